// Made by scripts/web-types from the Python structs. Do not edit.

export interface Live {
  kind: "live";
  bank: number;
  increment?: number;
}

export interface Correspondence {
  kind: "correspondence";
  days: number;
  holiday?: number;
}

export interface ToldMatch {
  id: string;
  game: string;
  rules: number;
  edition: string;
  digest: string;
  scenario: string;
  options: Record<string, string>;
  time: Live | Correspondence | null;
  commitment: string;
  contributions: Record<string, string>;
  is_set?: boolean;
}

export interface ToldSeat {
  name: string | null;
  bot: boolean;
}

export interface ToldClock {
  running: string | null;
  left: Record<string, number>;
  holiday: Record<string, number>;
}

export interface ToldStep {
  number: number;
  actor: string;
  word: string;
  events: unknown[];
  said?: string[];
}

export interface Prompt {
  question: string;
  rule: string;
  facts?: Record<string, string | number>;
}

export interface Result {
  winner: string | null;
  reason: string;
  rule: string;
}

export interface ToldForeseen {
  question: string;
  words: string[][];
}

export interface Answer {
  question: string;
  word: string;
  standing?: boolean;
}

export interface ToldSight {
  number: number;
  to_move: string;
  view: unknown;
  prompt: Prompt;
  legal: string[][];
  result: Result | null;
  draw_offered_by: string | null;
  draw_suggested: boolean;
  undo?: number | null;
  asked_back?: [string, number] | null;
  foreseen?: ToldForeseen[];
  answers?: Answer[];
}

export interface Update {
  told: "news";
  number: number;
  version: number;
  seat: string;
  match: ToldMatch;
  seats: Record<string, ToldSeat>;
  clock: ToldClock | null;
  steps: ToldStep[];
  sight: ToldSight | null;
  result: Result | null;
  asks?: string;
  rules_here?: boolean;
}

export interface ChatLine {
  told: "line";
  line: number;
  seat: string;
  name: string;
  text: string;
  at: number;
}

export interface Beat {
  told: "beat";
}

export interface Goodbye {
  told: "goodbye";
  code: string;
  text: string;
}

export interface Created {
  match: string;
  commitment: string;
  tickets: Record<string, string>;
}

export interface Trouble {
  code: string;
  text: string;
  rule?: string;
  tried?: string;
  position?: string;
  legal?: string[];
  number?: number | null;
}

export interface Done {
  match: string;
  number: number;
  done?: number;
  refused?: Trouble | null;
}

export interface AboutGame {
  battle: string;
  length: string;
  luck: string;
  information: string;
  credits: string;
  provenance: string;
}

export interface OfferedScenario {
  name: string;
  title: string;
  battle: string;
}

export interface OfferedBot {
  name: string;
  about: string;
}

export interface OfferedGame {
  name: string;
  title: string;
  about: AboutGame;
  rules: number;
  edition: string;
  digest: string;
  seats: string[];
  scenarios: OfferedScenario[];
  options: Record<string, string[]>;
  bots: OfferedBot[];
  lesson: boolean;
}

export interface NewMatch {
  game: string;
  scenario: string;
  options?: Record<string, string>;
  bots?: Record<string, string>;
  time?: Live | Correspondence | null;
  position?: unknown | null;
}

export interface Join {
  client: string;
  name: string;
  contribution: string;
}

export interface Act {
  client: string;
  answers: number;
  words: string[];
}

export interface Say {
  client: string;
  serial: number;
  text: string;
}

export interface Leave {
  client: string;
  answers: number;
  question: string;
  word: string | null;
  standing?: boolean;
}

export interface TakeHoliday {
  client: string;
  version: number;
  days: number;
}

export interface Moment {
  step: ToldStep | null;
  sight: ToldSight;
}

export interface TaughtRemark {
  text: string;
  tries?: string | null;
}

export interface TaughtStep {
  remarks: TaughtRemark[];
  wanted: string | null;
  step: ToldStep | null;
  sight: ToldSight;
  asks: string;
}

export interface TaughtLesson {
  match: ToldMatch;
  seat: string;
  seats: Record<string, ToldSeat>;
  title: string;
  not_now: string;
  steps: TaughtStep[];
}

export interface Tried {
  legal?: boolean;
}

export interface Summand {
  name: string;
  amount: number;
}

export interface Bar {
  label: string;
  chance: number;
  harm?: Record<string, number>;
  sums?: Record<string, Summand[]>;
}

export interface Chart {
  about: string;
  bars: Bar[];
}

export interface Forecast {
  charts: Chart[];
  assumes?: string[];
}

export interface Recollection {
  thing: string;
  places: Record<string, number>;
}

export interface UnitView {
  tag: string;
  power: number;
  exhausted: boolean;
}

export interface HandView {
  count: number;
  cards: string[] | null;
  face_down: string | null;
  shown: string[];
  peeked: string[];
}

export interface SpecialsView {
  count: number;
  cards: string[] | null;
  laid_aside: string[] | null;
  laid_aside_count: number;
}

export interface FightView {
  kind: string;
  side: string;
  origin: string;
  target: string;
  joined: string[];
  step: number;
  karr: boolean;
  ready: string[];
  helped: string[];
  stopped: boolean;
}

export interface HitView {
  zone: string;
  damage: number;
  spread: number | null;
}

export interface NavasView {
  seat: string;
  advanced: boolean;
  memory: boolean;
  memory_aid: boolean;
  round_limit: number;
  round: number;
  turn: number;
  first: string | null;
  question: string;
  asked: string;
  offered: string | null;
  points: number;
  combats: number;
  shots: number;
  acted: boolean;
  zones: Record<string, UnitView[]>;
  fallen: string[];
  deck: number;
  deck_order: string[] | null;
  discard: number;
  discard_top: string | null;
  discard_order: string[] | null;
  active: string | null;
  initiative: Record<string, string | null>;
  face_down: string[];
  shield: string | null;
  returned: string | null;
  hands: Record<string, HandView>;
  specials: Record<string, SpecialsView>;
  used: string[];
  fight: FightView | null;
  hits: HitView[];
  winner: string | null;
  reason: string | null;
}

export interface NavasSpecialDealt {
  event: "special-dealt";
  side: string;
  card: string | null;
}

export interface NavasSpecialLaidAside {
  event: "special-laid-aside";
  side: string;
  card: string | null;
}

export interface NavasCardDealt {
  event: "card-dealt";
  side: string;
  card: string | null;
}

export interface NavasRoundBegan {
  event: "round-began";
  round: number;
}

export interface NavasInitiativeChosen {
  event: "initiative-chosen";
  side: string;
  card: string | null;
}

export interface NavasInitiativeRevealed {
  event: "initiative-revealed";
  muslim: string;
  christian: string;
  first: string;
}

export interface NavasCardPlayed {
  event: "card-played";
  side: string;
  card: string;
  points: number;
}

export interface NavasMoved {
  event: "moved";
  side: string;
  origin: string;
  target: string;
  units: string[];
}

export interface NavasRallied {
  event: "rallied";
  side: string;
  zone: string;
  units: string[];
}

export interface NavasSwitched {
  event: "switched";
  side: string;
  shielded: boolean;
}

export interface NavasArrowsLoosed {
  event: "arrows-loosed";
  side: string;
  origin: string;
  target: string;
  unit: string;
  damage: number;
}

export interface NavasAttackDeclared {
  event: "attack-declared";
  side: string;
  kind: string;
  origin: string;
  target: string;
  units: string[];
}

export interface NavasKarrAnswered {
  event: "karr-answered";
  yes: boolean;
}

export interface NavasCardPassed {
  event: "card-passed";
  side: string;
}

export interface NavasSpecialUsed {
  event: "special-used";
  side: string;
  card: string;
}

export interface NavasAttackCancelled {
  event: "attack-cancelled";
  side: string;
  origin: string;
}

export interface NavasDeckTurned {
  event: "deck-turned";
  cards: number;
}

export interface NavasTerm {
  name: string;
  amount: number;
}

export interface NavasFought {
  event: "fought";
  side: string;
  kind: string;
  origin: string;
  target: string;
  card: string;
  attack: NavasTerm[];
  defence: NavasTerm[];
  attack_total: number;
  defence_total: number;
}

export interface NavasLoss {
  unit: string;
  damage: number;
  fell: boolean;
}

export interface NavasSuffered {
  event: "suffered";
  side: string;
  zone: string;
  damage: number;
  losses: NavasLoss[];
}

export interface NavasAdvanced {
  event: "advanced";
  side: string;
  origins: string[];
  targets: string[];
}

export interface NavasStayed {
  event: "stayed";
  side: string;
}

export interface NavasCardSeen {
  event: "card-seen";
  card: string | null;
}

export interface NavasCardExchanged {
  event: "card-exchanged";
  given: string;
  taken: string | null;
}

export interface NavasTurnEnded {
  event: "turn-ended";
  side: string;
  card: string;
}

export interface NavasCardsReturned {
  event: "cards-returned";
  muslim: string | null;
  christian: string;
}

export interface NavasGameEnded {
  event: "game-ended";
  winner: string | null;
  reason: string;
  rule: string;
}

export type NavasEvent = NavasSpecialDealt | NavasSpecialLaidAside | NavasCardDealt | NavasRoundBegan | NavasInitiativeChosen | NavasInitiativeRevealed | NavasCardPlayed | NavasMoved | NavasRallied | NavasSwitched | NavasArrowsLoosed | NavasAttackDeclared | NavasKarrAnswered | NavasCardPassed | NavasSpecialUsed | NavasAttackCancelled | NavasDeckTurned | NavasFought | NavasSuffered | NavasAdvanced | NavasStayed | NavasCardSeen | NavasCardExchanged | NavasTurnEnded | NavasCardsReturned | NavasGameEnded;

export interface BannerView {
  tag: string;
  side: string;
  lances: number;
  full: number;
  place: string;
  ordered: boolean;
  status: string;
  committed: boolean;
  surcharge: number;
}

export interface PoolView {
  available: number;
  spent: number;
  box: number;
  track: number;
  boxed_lances: number;
  leader_ordered: boolean;
  leader_spent: string[];
  passed: boolean;
}

export interface DeedView {
  banner: string;
  action: string;
  target: string | null;
  reactor: string | null;
  reaction: string | null;
  red: number;
  green: number;
  rolled: string[];
}

export interface SaladinView {
  scenario: string;
  seat: string;
  turn: number;
  question: string;
  asked: string;
  initiative: string | null;
  banners: BannerView[];
  pools: Record<string, PoolView>;
  garrison: number;
  garrison_orders: number;
  shield: string | null;
  fire: boolean;
  fed: boolean;
  horns: boolean;
  deed: DeedView | null;
  winner: string | null;
  reason: string | null;
}

export interface SaladinTurnBegan {
  event: "turn-began";
  turn: number;
}

export interface SaladinChaos {
  event: "chaos";
  crusaders: number;
  ayyubids: number;
}

export interface SaladinInitiativeHeld {
  event: "initiative-held";
  side: string;
}

export interface SaladinInitiativeSeized {
  event: "initiative-seized";
  side: string;
  leader: string;
}

export interface SaladinBegan {
  event: "began";
  side: string;
}

export interface SaladinBannerOrdered {
  event: "banner-ordered";
  side: string;
  banner: string;
  action: string;
  target: string | null;
  cost: number;
}

export interface SaladinReacted {
  event: "reacted";
  side: string;
  banner: string;
  action: string;
  against: string;
  cost: number;
}

export interface SaladinEndured {
  event: "endured";
  side: string;
}

export interface SaladinDieRolled {
  event: "die-rolled";
  colour: string;
  face: string;
}

export interface SaladinStruck {
  event: "struck";
  side: string;
  where: string;
  lances: number;
  orders: number;
  left: number;
}

export interface SaladinTrackFilled {
  event: "track-filled";
  side: string;
}

export interface SaladinStatusChanged {
  event: "status-changed";
  banner: string;
  status: string;
}

export interface SaladinBannerLost {
  event: "banner-lost";
  side: string;
  banner: string;
  given: boolean;
}

export interface SaladinSetAside {
  event: "set-aside";
  side: string;
  banner: string;
}

export interface SaladinOrdersSpent {
  event: "orders-spent";
  side: string;
  orders: number;
}

export interface SaladinOrdersBoxed {
  event: "orders-boxed";
  side: string;
  orders: number;
}

export interface SaladinOrdersRegained {
  event: "orders-regained";
  side: string;
  orders: number;
}

export interface SaladinLanceMoved {
  event: "lance-moved";
  side: string;
  giver: string;
  receiver: string;
}

export interface SaladinLancesBoxed {
  event: "lances-boxed";
  side: string;
  banner: string;
  lances: number;
}

export interface SaladinShieldWall {
  event: "shield-wall";
  banner: string;
}

export interface SaladinFire {
  event: "fire";
  burning: boolean;
}

export interface SaladinLeaderActed {
  event: "leader-acted";
  side: string;
  leader: string;
  action: string;
  banner: string | null;
}

export interface SaladinMovedToHorns {
  event: "moved-to-horns";
  banner: string;
}

export interface SaladinPassed {
  event: "passed";
  side: string;
}

export interface SaladinRedeployed {
  event: "redeployed";
  turn: number;
}

export interface SaladinGameEnded {
  event: "game-ended";
  winner: string | null;
  reason: string;
  rule: string;
}

export type SaladinEvent = SaladinTurnBegan | SaladinChaos | SaladinInitiativeHeld | SaladinInitiativeSeized | SaladinBegan | SaladinBannerOrdered | SaladinReacted | SaladinEndured | SaladinDieRolled | SaladinStruck | SaladinTrackFilled | SaladinStatusChanged | SaladinBannerLost | SaladinSetAside | SaladinOrdersSpent | SaladinOrdersBoxed | SaladinOrdersRegained | SaladinLanceMoved | SaladinLancesBoxed | SaladinShieldWall | SaladinFire | SaladinLeaderActed | SaladinMovedToHorns | SaladinPassed | SaladinRedeployed | SaladinGameEnded;


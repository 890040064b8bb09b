/** What part of the sheet is seen: moved and scaled as a whole, so that nothing is laid out or painted while it moves. */
import { HEIGHT, type Point, WIDTH } from "./hexes";

const [CLOSEST, SETTLED_AFTER, EDGE] = [3.2, 160, 20];

export class Camera {
  width = $state(0);
  height = $state(0);
  x = $state(0);
  y = $state(0);
  scale = $state(0);
  moving = $state(false);
  /** The scale for which it was last painted. */
  painted = $state(0);
  /** While it moves, the painted layers are only pushed about; after a zoom they are painted anew for a moment, as sharp as can be. */
  sharp = $state(false);
  /** Whether it goes to its place in a short while instead of at once. */
  gliding = $state(false);

  #fitted = true;
  /** What it looks at until it is moved; nothing if that is the whole sheet. */
  #framed: readonly Point[];
  /** Whether nobody has moved it since it came to those. */
  #came = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(framed: readonly Point[] = []) {
    this.#framed = framed;
  }

  get least(): number {
    return Math.min(this.width / WIDTH, this.height / HEIGHT);
  }

  /** What is seen stays where it is: on a phone the view grows and shrinks below. */
  resize(width: number, height: number): void {
    [this.width, this.height] = [width, height];
    if (this.#framed.length) this.#frame(this.#framed);
    else if (this.#fitted) this.fit();
    else this.#shift(0, 0);
  }

  fit(): void {
    this.#put(this.least, 0, 0);
  }

  get isFitted(): boolean {
    return this.scale <= this.least * 1.02;
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /** Where a point of the view lies on the sheet. */
  toSheet({ x, y }: Point): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  toView({ x, y }: Point): Point {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y };
  }

  pan(right: number, below: number): void {
    this.#put(this.scale, this.x + right, this.y + below);
  }

  /** Zoom so that the point of the view stays where it is. */
  zoom(by: number, around = this.middle): void {
    this.show(this.toSheet(around), this.scale * by, around);
  }

  get middle(): Point {
    return { x: this.width / 2, y: this.height / 2 };
  }

  /** Put a point of the sheet there. */
  show({ x, y }: Point, wanted = this.scale, at = this.middle): void {
    const scale = Math.min(CLOSEST, Math.max(this.least, wanted));
    this.#put(scale, at.x - x * scale, at.y - y * scale);
  }

  /** Come as near as can be with all these points in view, until it is moved. */
  frame(points: readonly Point[]): void {
    this.gliding = this.width > 0;
    this.#framed = points;
    if (this.gliding && points.length) this.#frame(points);
  }

  /** From now on keep the scale, whatever room there is. */
  stay(): void {
    this.#framed = [];
  }

  /** See the whole sheet again, unless it has been moved. */
  unframe(): void {
    if (this.#came) this.glide(() => this.fit());
  }

  #frame(points: readonly Point[]): void {
    const [left, right] = ends(points.map(({ x }) => x));
    const [top, foot] = ends(points.map(({ y }) => y));
    this.show({ x: (left + right) / 2, y: (top + foot) / 2 }, Math.min(this.width / (right - left), this.height / (foot - top)));
    this.#framed = points;
    this.#came = true;
  }

  /** Go no farther than needed to see a point with some room around it. */
  reveal(point: Point): void {
    const [{ x, y }, room] = [this.toView(point), Math.min(90, this.width / 4, this.height / 4)];
    const right = x < room ? room - x : Math.min(0, this.width - room - x);
    const below = y < room ? room - y : Math.min(0, this.height - room - y);
    if (right || below) this.glide(() => this.#shift(right, below));
  }

  /** Reveal a point of which little is seen or nothing. */
  find(point: Point): void {
    const { x, y } = this.toView(point);
    const isIn = (at: number, room: number) => at >= EDGE && at <= room - EDGE;
    if (!isIn(x, this.width) || !isIn(y, this.height)) this.reveal(point);
  }

  /** Pan, although nobody has moved it. */
  #shift(right: number, below: number): void {
    const came = this.#came;
    this.pan(right, below);
    this.#came = came;
  }

  /** Do this in a short while instead of at once. */
  glide(change: () => void): void {
    this.gliding = true;
    change();
  }

  #put(scale: number, x: number, y: number): void {
    this.#framed = [];
    this.#came = false;
    this.#fitted = scale <= this.least * 1.001;
    this.scale = Math.max(scale, this.least);
    this.x = held(x, this.width, WIDTH * this.scale, 0.5);
    this.y = held(y, this.height, HEIGHT * this.scale, 0);
    this.painted ||= this.scale;
    this.moving = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), this.gliding ? 260 : SETTLED_AFTER);
  }

  #settle(): void {
    [this.moving, this.gliding] = [false, false];
    if (this.painted === this.scale) return;
    [this.painted, this.sharp] = [this.scale, true];
    requestAnimationFrame(() => requestAnimationFrame(() => (this.sharp = false)));
  }
}

function ends(numbers: readonly number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** The sheet never leaves the view; a small one leaves this part of the room before it. */
function held(at: number, room: number, size: number, part: number): number {
  return size <= room ? (room - size) * part : Math.min(0, Math.max(room - size, at));
}

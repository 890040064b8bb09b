# The lesson of Las Navas in English.

title = Las Navas: your first battle
not-now = That is allowed, and in a battle of your own you may do it. Just now the lesson goes on with what glows.

welcome = Welcome to Las Navas de Tolosa, 16 July 1212. You lead the Christians, at the bottom of the page. The caliph al-Nasir sits in the red tent at the top, zone B1: if he falls, you have won.
field = Each square is a zone and holds up to three units of one side: yours are the shields, theirs the stars. The dots or strokes on a unit are its power: two while it is whole, one when it is hurt. One more blow, and it is gone.
bid = Every round begins with a secret bid for the first turn. The upper number of a card is theirs, the lower one yours; the higher bid begins, and if both are equal, you do. Bid 1-6.
play = Six against six: you begin. Now play a card for its action points. 3-3 gives you three, and while it lies there the coat of arms on it, Castile's, helps your middle column.
charge = A charge costs three points. Lead everybody in B4 against the Volunteers in B3. A card is drawn for every fight, so you are shown the odds first: each card it may be, and what it would do.
charged = The card was 3-4. Your 4, and 6 for power, 5 for the charge and 1 for the coat of arms, make 16; they had 8. The lower side takes the difference as damage: B3 is swept clean, and your column moves up. Now they answer.
damage = Their archers have hit A4 for two. Who takes it is up to you: spare the Knights, and let the Militia and the Crossbowmen lose one each. Then play 2-5.
column = Five points! But first try something that cannot be done: send the Aragonese in A6 across to the empty zone B6. The table will tell you why not, and the number beside its answer opens the rule.
rally = Asking costs nothing: what the rules forbid simply does not happen. Now rally, for one point: a hurt unit is whole again, but too tired to fight this turn. Rally the Militia.
undo = On second thoughts, the Crossbowmen would be better: they can shoot again next turn. Take it back, with the button or the key u: that is free as long as nothing new has come to light. Then rally the Crossbowmen.
arrows = Archers hit a zone exactly two away. Yours cost one point, do one damage and never miss. Let the Archers in B4 shoot at B2.
odds = Three points are left: charge again, from B3 at B2. Look at the odds: whatever card comes, they bleed and you do not. One card of the three sweeps the zone clean, and only because of your arrows.
karr = B2 is yours! But where there are riders, they may answer a charge with karr wa-l-farr, turn and strike back, and so the caliph's own zone hit you for four. Keep Lopez de Haro whole, for a charge needs a rider, and let the two others fall.
round = They attacked C4 and were thrown back: the lower sum takes the damage, whoever attacked. A new round begins, and 1-6, the card you bid, is in your hand again. Bid 2-5, then play 1-6 for six points.
move = A move costs one point, for as many units as you like from one zone to the next. Bring the Military Orders and Rada from B3 up to Haro in B2. Then let the Archers who stayed behind shoot at the tent.
caliph = This is the moment. The caliph's camp adds two to their defence, and Castile's coat of arms one to your attack. Three cards of four are good enough: charge B1!
won = Al-Nasir has fallen, and the battle is won! It can also end otherwise: whoever holds twice the zones of the enemy wins, and so do the Muslims if no Christian is left in their half and you hold four zones or fewer. The log tells again all that happened, and the Rule button opens the rule of the moment.

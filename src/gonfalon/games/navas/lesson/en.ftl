# The lesson of Las Navas in English.

title = Las Navas: your first battle
not-now = That's legal, but not what this step is about. Choose something that glows.

welcome = Welcome to Las Navas de Tolosa, 16 July 1212. You lead the Christians, at the bottom of the board. The caliph al-Nasir sits in the red tent at the top, zone B1. If he falls, you win.
field = Each square is a zone that holds up to three units of one side. Your units are the shields; theirs are the stars. The dots or strokes on a unit show its power: two at full strength, one when hurt. One more hit removes it.
bid = Every round starts with a secret bid for the first turn. The top number on a card is theirs, and the bottom one is yours. The higher bid goes first; on a tie, you do. Bid 1-6.
play = You both bid six, so you go first. Now play a card for action points: 3-3 gives you three. While it is active, its coat of arms, Castile's, helps your middle column.
charge = A charge costs three points. Charge the Volunteers in B3 with everybody in B4. Every fight draws a card, so you see the odds first: each card that may come up, and what it would do.
charged = The card was 3-4. Your 4, plus 6 for power, 5 for the charge and 1 for the coat of arms, makes 16; they had 8. The side with the lower total takes the difference as damage: B3 is wiped out, and your column moves up. Now it's their turn.
damage = Their archers hit A4 for 2 damage. You decide who takes it. Spare the Knights: give 1 each to the Militia and the Crossbowmen. Then play 2-5.
column = Five points! But first, try something illegal: send the Aragonese in A6 across to empty B6. The game tells you why you can't do that, and the number next to the answer opens the rule.
rally = Trying costs nothing: an illegal action is simply refused. Now rally the Militia, for one point. A hurt unit returns to full strength, but can't fight this turn.
undo = On second thoughts, the Crossbowmen are the better choice: they can shoot again next turn. Undo, with the button or the u key. Undo is free until something new is revealed. Then rally the Crossbowmen.
arrows = Archers hit a zone exactly two zones away. Yours cost one point, do 1 damage and never miss. Shoot at B2 with the Archers in B4.
odds = You have three points left. Charge again, from B3 to B2. Look at the odds: whichever card comes up, they lose power and you don't. One of the three cards wipes out the zone, but only because your archers hit it first.
karr = B2 is yours! But cavalry can answer a charge with karr wa-l-farr: pretend to flee, turn, and strike back. The units in the caliph's own zone struck back and did 4 damage. Keep Lopez de Haro at full strength, because a charge needs cavalry, and let the other two fall.
round = They attacked C4 and were thrown back: the side with the lower total takes the damage, even if it attacked. A new round begins, and 1-6, the card you bid, is back in your hand. Bid 2-5, then play 1-6 for six points.
move = A move costs one point for any number of units from one zone to the next. Bring the Military Orders and Rada from B3 up to Haro in B2. Then shoot at the tent with the Archers who stayed behind.
caliph = This is the moment. The caliph's camp adds 2 to their defence, and Castile's coat of arms adds 1 to your attack. Three of the four cards win: charge B1!
won = Al-Nasir has fallen, and you win! There are other ways. A side that holds twice the enemy's zones wins. The Muslims win if no Christian is left in their half and you hold four zones or fewer. The log shows everything that happened, and the Rule button explains the current rule.

# The lesson of Las Navas in English.

title = Las Navas: your first battle
not-now = That's legal, but this step is about something else. Choose something that glows.

welcome = Welcome to Las Navas de Tolosa, 16 July 1212. You lead the Christians, at the bottom of the board. The caliph al-Nasir sits in the red tent at the top, zone B1. If he falls, you win.
field = Each square is a zone that holds up to three units of one side. Your units are the shields, and the enemy's are the stars. The dots or strokes on a unit show its power: two at full strength, one when hurt. Another hit removes a hurt unit.
bid = Every round starts with a secret bid for the first turn. The top number on a card is the Muslims', and the bottom number is yours. The side with the higher bid goes first; if the bids are equal, you go first. Bid 1-6.
play = Both bids were six, so you go first. Now play a card for action points: card 3-3 gives you three. While this card is active, its coat of arms, Castile's, helps your middle column.
charge = A charge costs three points. Charge the Volunteers in B3 with everybody in B4. A card is drawn for every fight, so you see the odds first: each card that may come up, and what it would do.
charged = The card drawn was 3-4. Your total was 16: 4 from the card, 6 for power, 5 for the charge and 1 for the coat of arms. The Muslims had 8. The side with the lower total takes the difference as damage, so B3 is wiped out, and your column moves up. Now it's the Muslims' turn.
damage = The Muslims' archers hit A4 for 2 damage. You decide which of your units take it. Spare the Knights: give 1 each to the Militia and the Crossbowmen. Then play 2-5.
column = Five points! But first, try something illegal: send the Aragonese in A6 across to B6, which is empty. The game tells you why you can't do that, and the number next to the message opens the rule.
rally = It costs nothing to try: the game simply refuses an illegal action. Now rally the Militia for one point. A hurt unit that rallies returns to full strength, but can't fight this turn.
undo = On second thoughts, rally the Crossbowmen instead, because they can shoot again next turn. First undo the Militia's rally with the button or the u key. Undo is free until something new is revealed. Then rally the Crossbowmen.
arrows = Archers can shoot at a zone exactly two zones away. A shot by your archers costs one point, does 1 damage and never misses. Shoot at B2 with the Archers in B4.
odds = You have three points left. Charge again, from B3 to B2. Look at the odds: whichever card comes up, the enemy loses power and you don't. One of the three cards that may come up wipes out the zone, but only because your archers hit it first.
karr = B2 is yours! But cavalry can answer a charge with karr wa-l-farr: pretend to flee, turn, and strike back. The units in the caliph's own zone struck back and did 4 damage. Keep Lopez de Haro at full strength, because a charge needs cavalry, and let the other two units fall.
round = The Muslims attacked C4 and were thrown back: the side with the lower total takes the damage, even if it attacked. Now a new round begins, and 1-6, the card you bid, is back in your hand. Bid 2-5, then play 1-6 for six points.
move = One point moves any number of units from one zone to the next. Move the Military Orders and Rada from B3 up to Haro in B2. Then shoot at the tent with the Archers who stayed behind.
caliph = This is the moment. The caliph's camp adds 2 to the Muslims' defence, and Castile's coat of arms adds 1 to your attack. You win with three of the four cards that may come up: charge B1!
won = Al-Nasir has fallen, and you win! There are other ways to win. A side that holds twice the enemy's zones wins. The Muslims win if no Christian is left in their half and you hold four zones or fewer. The log shows everything that happened, and the Rule button explains the current rule.

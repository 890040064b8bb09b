# The lesson of Arsuf in English.

title = Arsuf: your first battle
not-now = That's legal, but this step is about something else. Choose something that glows.

welcome = Welcome to the road to Arsuf, 7 September 1191. You lead Richard's Crusaders, at the bottom, with the sea behind them. Saladin's Ayyubids harry your column from above. Nothing is hidden in this battle.
lines = Each card is a Banner, a body of troops. The lances in front of it are its strength. A Banner without lances is lost, and the enemy keeps its card. A dotted line joins Banners that face each other, such as Richard and Ala Afdal, or Naplouse and Sulayman.
orders = The seals are your Orders, and everything depends on them. Most actions cost Orders. Spent Orders come back at the end of the turn. Only Orders in the box are lost for good, and a side loses when its last Order goes there.
begin = You have eleven Orders, and the Ayyubids have twelve. The side with fewer Orders decides who goes first. Choose to go first.
loose = The sides take turns, one card at a time. Order Henry II to loose his arrows at Ala Afdal. This costs one Order and rolls one red die. Red dice hit the Ayyubids, and green dice hit you. You see the odds before you roll.
losses = The Ayyubids lose one lance. It goes to their Losses Track. Remember that lance: the sixth lance on the track costs them an Order. Henry's card has faded: it is Ordered, so it has acted this turn. Now it's the Ayyubids' turn.
reach = A card lists the targets it can reach. Try to order Lusignan to loose arrows at Ala Afdal. The game tells you why he can't, and the number next to the message opens the rule.
charge = It costs nothing to try. Now use your best weapon, the charge. It costs two Orders and rolls three red dice, but only one green die. Charge Sulayman with Naplouse.
reaction = Not so fast! Sulayman isn't Ordered yet, so he can react. He evades: your charge is cancelled, your Orders are spent, and only one die is rolled against each side.
again = Since then, Sulayman has harassed you, so he is now Ordered and can't evade. Naplouse is Ordered too, but the Ordered side of his card still lists Charge. Charge again!
sixth = Your charge killed five lances. Henry's arrows killed the first, so that makes six: one of the Ayyubids' Orders goes into the box. Naplouse and Sulayman are now Committed, locked in close combat. Each can strike only the other until Naplouse falls back.
rally = Saladin risked his own lances to make you spend an Order. Your Leader, Richard, acts for free: have him rally a lost lance, and it returns to Naplouse.
richard = Ala Afdal and Saladin could have answered a charge by Richard, but both are Ordered now. That's the whole art: make the enemy act first. Charge Ala Afdal with Richard!
town = Two Ayyubid lances hold the town of Arsuf. Kill both, and you gain a twelfth Order. Try it with Lusignan: this costs one Order and rolls one die.
hold = You can't pass until all your cards are Ordered. Bourgogne and Sablé can Hold, which costs one Order and does nothing. Without an Order, they would have to charge out of control, and that rolls one red die against two green ones.
pass = All your cards are Ordered, and the Ayyubids have passed. Pass too, and the turn is over.
chaos = All cards are ready again, and spent Orders return. But from the second turn on, each turn begins with Chaos: each side puts one Order into the box, plus one for each Banner the enemy has taken. So the battle is short. Break the enemy's Banners, kill lances in sixes, and make sure that you still have an Order when the enemy has none. The log shows everything that happened, and the Rule button explains the current rule.

# The lesson of Arsuf in English.

title = Arsuf: your first battle
not-now = That is allowed, and in a battle of your own you may do it. Just now the lesson goes on with what glows.

welcome = Welcome to the road to Arsuf, 7 September 1191. You lead Richard's Crusaders, at the bottom, with the sea behind them; Saladin's Ayyubids hang on to your column from above. Nothing is hidden in this battle.
lines = Each card is a Banner, a body of troops, and the lances before it are its strength. A Banner without lances is lost, and the enemy keeps its card. A dotted line joins those who face each other: Richard and Ala Afdal, Naplouse and Sulayman.
orders = The seals are your Orders, and they are everything. Most actions cost some; what you spend comes back at the end of the turn. Only what goes into the box is lost for good, and whoever puts the last one there has lost the battle.
begin = You have eleven Orders and they have twelve. Whoever has fewer decides who begins. Begin.
loose = The sides take turns, one card at a time. Let Henry II loose his arrows at Ala Afdal: that costs one Order and rolls one red die. Red dice hit the Ayyubids, green ones hit you; the odds are shown before you roll.
losses = One lance. It goes to their Losses Track: remember it, for the sixth lance there will cost them an Order. Henry's card has faded: it is Ordered, which means that it has acted this turn. Now they act.
reach = A card names those whom it can reach. Try to let Lusignan loose at Ala Afdal: the table will tell you why not, and the number beside its answer opens the rule.
charge = Asking costs nothing. Now for your best weapon, the charge: two Orders, three red dice and only one green. Let Naplouse charge Sulayman.
reaction = Not so fast! Sulayman is not Ordered yet, so he may react. He evades: your charge is gone, your Orders are spent, and each of you takes only one die.
again = But then Sulayman harassed you, and now he is Ordered: he cannot evade any more. Naplouse is Ordered too, but a charge is one of the actions that his card allows again. Charge!
sixth = Five lances, and with Henry's one that makes six: one of their Orders goes into the box. Naplouse and Sulayman are Committed now, locked in close fight, and each can only strike at the other until Naplouse falls back.
rally = Saladin risked his own lances to make you spend an Order. Your Leader pays nothing for what he does: let Richard rally, and a fallen lance goes back to Naplouse.
richard = Ala Afdal and Saladin could have answered a charge of Richard's, but both are Ordered now. That is the whole art of it: make them act first. Charge Ala Afdal!
town = Two Ayyubid lances hold the town of Arsuf. If you kill both you gain a twelfth Order. Lusignan can try, for one Order and one die.
hold = Nobody may pass before all their cards are Ordered. Bourgogne and Sablé can Hold: it costs one Order and does nothing. With no Order left they would have to charge out of control, one red die against two green.
pass = All your cards are Ordered, and they have passed. Pass as well, and the turn is over.
chaos = All cards are fresh again, and spent Orders come home. But every turn from the second on begins with Chaos: each side puts an Order into the box, and one more for each Banner that the enemy has taken. So the battle is short: break their Banners, fell lances by the six, and still have an Order when they have none. The log tells again all that happened, and the Rule button opens the rule of the moment.

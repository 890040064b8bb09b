# The wording for trying a rule, in English.

title = Try a rule
not-now = That's legal too. To see this rule at work, choose something that glows.
n5-2 = You lead the Muslims, with five points. Move everybody from A2 diagonally to B3, which is empty. This costs one point, like a move in any other direction.
n5-3 = You lead the Christians, with three points. B3 is empty and lies in the Muslim area. Move everybody in B4 forward to B3: this costs two points instead of one.
n6-2 = You lead the Christians. The archers in B4 can shoot at any enemy zone at distance 2. Shoot at B2: this costs one point and does 1 damage, and no card is drawn.
n6-4 = You lead the Christians. Charge straight ahead with everybody in B4, at the Volunteers in B3. A charge costs three points and adds 5 to your total. If B3 is wiped out, your column advances.
n8-1 = You lead the Muslims. The knights in B3 are charging B2, where your cavalry stands. Say yes to karr wa-l-farr, and see who strikes back.
done = That was the rule. The log shows what happened. Go back to the rules when you're ready.

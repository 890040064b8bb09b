# The wording for trying a rule, in English.

title = Try a rule
not-now = That's legal too. To see this rule at work, choose something that glows.
n5-2 = You lead the Muslims, with five points. Move everybody from A2 diagonally to empty B3. It costs one point, like a move in any other direction.
n5-3 = You lead the Christians, with three points. B3 is empty and lies in the Muslim area. Move everybody in B4 forward into it: this costs two points instead of one.
n6-2 = The archers in B4 reach every enemy zone at distance 2. Shoot at B2: one point, 1 damage, and no card is drawn.
n6-4 = Charge the Volunteers in B3, straight ahead, with everybody in B4. A charge costs three points and adds 5 to your total. If B3 is wiped out, the column rides in.
n8-1 = You lead the Muslims. The knights in B3 are charging B2, where your cavalry stands: say yes to karr wa-l-farr, and see who strikes back.
done = That was the rule. The log shows what happened. Go back to the rules when you're ready.

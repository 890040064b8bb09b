# What is said where a rule is tried, in English.

title = Try a rule
not-now = That is allowed too. To see this rule at work, choose what glows.
n5-2 = You lead the Muslims, with five points. Take everybody from A2 across the corner to the empty zone B3: one point, as in any of the eight directions.
n5-3 = You lead the Christians, with three points. B3 is empty and lies in the Muslim area: take everybody in B4 forward into it. That costs two points instead of one.
n6-2 = The archers in B4 reach every enemy zone at distance 2. Let them shoot at B2: one point, one damage, no card is drawn.
n6-4 = Lead everybody in B4 in a charge at the Volunteers in B3, straight ahead. It costs three points and adds 5 to your total; if B3 is swept clean, the column rides in.
n8-1 = You lead the Muslims. The knights in B3 charge at B2, where your cavalry stands: say yes to karr wa-l-farr, and see who strikes back.
done = That was the rule. Look at the log for what happened, and go back to the book when you like.

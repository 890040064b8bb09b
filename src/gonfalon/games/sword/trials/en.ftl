# What is said where a rule is tried, in English.

title = Try a rule
not-now = That is allowed too. To see this rule at work, choose what glows.
h4-7 = These men-at-arms of Pedro's are Tired. Instead of moving, let them rest: if nobody disturbs them, they are Fresh at the end of the turn.
h5-1 = Choose the pikes, send them to 0411, and let them face N. Hexes in their front cost 1 point each, those in their rear twice as much.
h6-1 = The crossbows have not left their hex and have an enemy ahead in 0509: let them fire.
h7-1 = The pikes have an enemy in their front, in 0410. Declare a melee, then end your declarations, and it is fought.
h8-2 = The knights are Fresh and have a free run. Declare a charge at 0509, then end your declarations, and see them ride.
done = That was the rule. Look at the log for what happened, and go back to the book when you like.

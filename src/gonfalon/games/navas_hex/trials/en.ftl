# The wording for trying a rule, in English.

title = Try a rule
not-now = That's legal too. To see this rule at work, choose something that glows.
h4-7 = Pedro's men-at-arms are Tired. Rest them instead of moving: if nobody disturbs them, they are Fresh at the end of the turn.
h5-1 = Choose the pikes, move them to 0411, and face them north. Each hex to the front costs 1 point, and each hex to the rear costs 2.
h6-1 = The crossbows haven't left their hex and have an enemy ahead of them, in 0509. Fire at this enemy.
h7-1 = The pikes have an enemy in front of them, in 0410. Declare a melee, then end your declarations, and the melee is fought.
h8-2 = The knights are Fresh and have a clear path. Declare a charge at 0509, then end your declarations and watch the charge.
done = That was the rule. The log shows what happened. Go back to the rules when you're ready.

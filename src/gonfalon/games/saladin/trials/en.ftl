# The wording for trying a rule, in English.

title = Try a rule
not-now = That's legal too. To see this rule at work, choose something that glows.
s2-2 = You lead the Ayyubids. The Crusaders have fewer Orders and therefore the initiative, but Saladin can seize it. Turn Saladin's card, then choose to go first.
s3-1 = You lead the Crusaders. Activate Henry II and order him to loose his arrows at Ala Afdal. You pay one Order, roll one red die, and turn Henry's card.
s3-3 = You lead the Crusaders. Charge Ala Afdal with Richard. Richard's lances move to the Committed places. Ala Afdal, who follows Richard, doesn't move and becomes Committed too.
s3-4 = You lead the Ayyubids. Naplouse is charging Sulayman. Sulayman is Deployed, so let him evade. The charge is cancelled, and only the dice for the Evade are rolled.
s3-9 = One of your lances is on the Losses Track, and Naplouse has an empty place. Have your Leader rally this lance, so that it goes to Naplouse.
done = That was the rule. The log shows what happened. Go back to the rules when you're ready.

# What is said where a rule is tried, in English.

title = Try a rule
not-now = That is allowed too. To see this rule at work, choose what glows.
s2-2 = You lead the Ayyubids. The Crusaders have fewer Orders and so the initiative, but Saladin can seize it: turn his card, then say that you begin.
s3-1 = You lead the Crusaders. Activate Henry II: let him loose at Ala Afdal. You pay one Order, one red die is rolled, and his card is turned.
s3-3 = Charge with Richard at Ala Afdal. His lances change over to the Committed places; Ala Afdal, his follower, does not move and is Committed too.
s3-4 = You lead the Ayyubids. Naplouse charges at Sulayman, who is Deployed: let him evade. The charge is cancelled, and only the dice of the Evade are rolled.
s3-9 = A lance of yours lies on the Losses Track, and Naplouse has an empty place. Let your Leader rally it.
done = That was the rule. Look at the log for what happened, and go back to the book when you like.

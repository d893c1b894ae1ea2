import { hint, skip } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { AND_HOUR } from "../shared/farewells.ts"

/** Words that only look like a moment. */
export const lookalikes: readonly Phrase[] = [
  [
    `(?<!(?:can|could|may) (?:i|we) |(?:like|want|need|hop(?:e|ing)) to )(?:see|c|talk to|speak) (?:you|ya|u) (?:tomorrow(?!${AND_HOUR})|later|soon|then|around)`,
    skip,
  ],
  [
    "good (?:morning|afternoon|evening|night|day)|^(?:morning|afternoon|evening)(?= ?(?:[,!.;]|all|guys))",
    skip,
  ],
  [
    "(?:happy|merry|have a (?:good|nice|great|lovely)) (?:christmas|new year|easter|[a-z]+day|weekend|evening|day|afternoon|morning)",
    skip,
  ],
  ["(?:one|a|just a|1) (?:sec|second|minute|moment)|second thoughts?", skip],
  [
    "why not|if not|not (?:only|sure|bad|long|too|that|yet|really|much)|or not|no (?:prob(?:s|lems?)?|worr(?:ies|y)|rush|hurry|bother|fuss|stress|pressure|drama|joke|doubt|questions asked)|whether or not",
    skip,
  ],
  [
    "(?:half an|an|one|two|three|[1-6]|1\\.5) (?:hours?|hrs?)(?: and a half)?(?: (?:session|massage|lesson|appointment|long|slot))?",
    skip,
  ],
  [
    "(?:shift|schedule|rota|roster|hours|plans?|meeting|work)(?: s| has| have| got| was| were| just)* (?:changed|moved|swapped)",
    skip,
  ],
  [
    "every ?day|(?:dark|light|long)(?:er)? (?:evenings|nights|mornings)|new year,? new [a-z]+|(?:as|like|than) the (?:first|second|third)(?= ?(?:$|[,;.?!]))|all day|all night|day off|open day",
    skip,
  ],
  [
    "(?:night|evening|morning) (?:repair|creams?|serum|glory|masks?|light|gowns?|stand|guard|dress|oil|moisturi[sz]er|shifts?|owl|sickness)",
    skip,
  ],
  // The dish, not the day it is eaten.
  [
    "(?:do|serve|sell|how much(?: is| s)?|price of)(?: the| a| your)? sunday roasts?(?! (?:at|on|for|around|\\d))",
    skip,
  ],
  ["at the end of the day,? (?:it s|its|it is|what (?:matters|counts)|that s|you re the)", skip],
  ["(?:afternoon|noon) tea", hint("afternoon")],
  ["(?:lunch|midday|noon) menu", hint("midday")],
  ["(?:night|evening) menu", hint("night")],
  [
    "an? \\d{1,2}/(?:5|10)|no\\.? ?\\d{1,3}(?= (?:on|in) (?:the|ur|your) (?:list|queue|line|waitlist|waiting))",
    skip,
  ],
  ["the (?:morning|afternoon|evening|night) was|thank god it s friday|tgif", skip],
  // The verb and the star.
  ["(?:i|we|they|he|she|you) sat (?:at (?:the|a|our|your)|the|around)(?! \\d)", skip],
  [
    "(?:the|in|of) sun(?! \\d)|sun ?(?:damage\\w*|burn\\w*|spots?|protection|creams?|screen|block|exposure|rash|beds?|tan\\w*|loungers?|lotion|" +
      "kissed|rooms?|roofs?|shades?|hats?|glasses|visors?|allergy|stroke|salutations?|terrace|deck)|sat ?navs?|" +
      "wed(?:ding)? (?:dress\\w*|gowns?|suits?|hair)",
    skip,
  ],
  // "I m 5:11": feet and inches.
  ["(?:i m|im|i am|he s|she s|height(?: is)?) [4-6]:\\d\\d(?! ?(?:am|pm))", skip],
]

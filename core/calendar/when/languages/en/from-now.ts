import * as say from "../../grammar/found-meanings.ts"
import { elapse, firmAsk } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { IN } from "./terms.ts"

/** "Ninety minutes and I'm at yours". */
const AND_THERE =
  ",? (?:and|n|&|then) (?:i|we)(?: ?m| am| ?re| are| ?ll be| will be)? (?:at yours|there|with (?:you|u)|here|outside|done|free|ready|home|back)"

/** Time from now. */
export const fromNow: readonly Phrase[] = [
  [
    [`${IN} {n} ?(?:hours?|hrs?|h)(?: time)?`, "{n} ?(?:hours?|hrs?) from now"],
    say.minutesAhead(60),
  ],
  [
    [
      `${IN} (?:an|a|one) (?:hour|hr)(?: s time)?`,
      "(?:an|one) hour from now",
      "(?:an|one) hour s time",
    ],
    elapse(60),
  ],
  [
    [
      `${IN} (?:{n}|an) ?(?:hours?|hrs?|h) ?(?:and )?(?:a )?{mins}`,
      "(?:{n}|an) (?:hours?|hrs?) and (?:a )?{mins} from now",
      `${IN} {n} and (?:a )?{mins} (?:hours?|hrs?)`,
    ],
    say.hoursAndMinutesAhead,
  ],
  ["in {n}[.,]5 ?(?:hours|hrs?|h)", say.minutesAhead(60, 30)],
  [[`${IN} (?:a )?half (?:an |a )?(?:hour|hr)(?: s time)?`, "half an hour from now"], elapse(30)],
  [["in (?:a )?quarter of an hour"], elapse(15)],
  [["in (?:three|3) quarters of an hour", "in 3/4 of an hour"], elapse(45)],
  [
    [
      `${IN} {n} ?(?:mins?|minutes?|m)(?: time)?`,
      "{n} ?(?:mins?|minutes?) from now",
      "(?:gimme|give (?:me|us)) {n} ?(?:mins?|minutes?)(?= (?:and|n) )",
      `{n} ?(?:mins?|minutes?)${AND_THERE}`,
    ],
    say.minutesAhead(1),
  ],
  [`{n} ?(?:hours?|hrs?)${AND_THERE}`, say.minutesAhead(60)],
  [`(?:an|one) hour${AND_THERE}`, elapse(60)],
  [`half an hour${AND_THERE}`, elapse(30)],
  [
    "(?:in )?(?:a few|a couple(?: of)?|some|several) (?:days|hours|hrs|weeks|minutes|mins|months)(?: time| from now)?",
    firmAsk("vague"),
  ],
]

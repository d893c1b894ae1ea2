import { askTime } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

/** What somebody does before or after coming: at what hour that is, only they know. */

const FAMILY =
  "(?:the|my|our) (?:kids?|children|little one|baby|bub|toddler|boys?|girls?|son|daughter|twins|" +
  "husband|hubby|wife|partner|missus|mum|mom|dad|sister|brother|friend|mate|cousin|nan|gran)"
const WHO = `(?:i|we|he|she|they|${FAMILY})`
const IS = "(?: ?m| am| ?re| are| s| is| ?ve| have| has)?(?: all| both| just| finally)?"
const DOES =
  "(?:finish(?:es|ed)?|done|off|through|knock(?:s|ed)? off|clock(?:s|ed)? (?:off|out)|gets? (?:off|out|back|home|in|up)|" +
  "got (?:off|out|back|home)|home|back|start(?:s|ed)?|leave|head|set off|wake(?:s|n)? up|drop(?:ped)? (?:the|my|off|him|her|them)|" +
  "pick(?:ed)? (?:the|my|up|him|her|them)|in bed|asleep|down|at (?:school|nursery|kindy|daycare|work)|naps?|eaten|had (?:breakfast|lunch|tea|dinner))"
/** "Before I leave on Saturday" tells a day, "once I finish at four" an hour. */
const NO_DAY =
  "(?! (?:(?:here|there|home|work|school|town)(?: |$))?(?:on |this |next |last |at |about |around |the \\d|\\d|{weekday}|tomorrow|today))"
/** Where, or with what. */
const REST =
  "(?: (?:work|school|uni|of (?:work|school|the [a-z]+)|to (?:work|the [a-z]+|bed)|my shift|(?:the |my )?kids off|from work))?"

export const doings: readonly Phrase[] = [
  [
    "(?:after|before) (?:the )?(?:school run|(?:school )?(?:drop|pick) ?(?:off|up))|once (?:the )?school run(?: s| is) (?:done|over)|" +
      "after (?:work|school|class|classes|the gym|gym|uni|college|my shift|church|mass|training|the meeting|practice|nursery|daycare|kindy|tea(?! at)|" +
      "swimming|football|footy|soccer|yoga|pilates)|" +
      "when i (?:finish|get off)(?: work)?|once i(?: m| am)? (?:done|finish)(?: work)?|before (?:work|school|lunch|dinner)|on my lunch break",
    askTime,
  ],
  [`(?:when|once|after|before|as soon as) ${WHO}${IS} ${DOES}${NO_DAY}${REST}`, askTime],
  // "Monday 8.30, before I start at ten".
  [
    `(?:before|after) (?:${WHO}${IS} (?:[a-z]+ ){1,3}?|(?:my|our|the|his|her) (?:[a-z]+ (?:at |ends at )?)?|(?:work|school|class) at )(?:at )?{time}`,
    askTime,
  ],
  // "Need to be out by 11", "the film is at 8"; unlike "I need to pick up my cake at 5".
  [
    `(?:need|have|got|gotta|ve got|must)(?: to)? (?:be (?:out|back|home|done|finished|away|gone|off)|leave(?! (?:it|him|her|them|the|my|our)(?![a-z]))|head|run|(?:pick up|collect|fetch|drop off|pick|drop|get) (?:him|her|them|${FAMILY})|` +
      "catch (?:a|my|the|our))(?: (?!for |on |this |next |{weekday})[a-z]+){0,4}? (?:by|at|before|for|from) {time}",
    askTime,
  ],
  [
    "(?:the |our |my )?(?:film|movie|show|game|match|kick ?off|gig|concert|play|panto|ceremony|parking|ticket|meter|babysitter|sitter|nanny|curfew)" +
      "(?:(?: is| s)(?: on)?| starts?| begins?| kicks off| ends?| finishe?s| runs out| expires| comes)(?: at| by)? {time}",
    askTime,
  ],
  [
    "(?:the |our |my )?(?:ceremony|kick ?off|reception|doors|curtain up)(?: is| s| starts?| open)?(?: at)? {time}",
    askTime,
  ],
  ["(?:closing(?: time)?|you (?:guys )?(?:close|shut))(?: is| s)?(?: at)? {time}", askTime],
  [
    "(?:i|we)(?: ve)?(?: have| got| have got) an? {time} (?:call|meeting|class|lesson|train|flight|bus|shift|start|finish)",
    askTime,
  ],
  [
    "(?:(?:school|nursery) (?:drop|run|pick ?up)(?: off)?(?: is| s)?|(?:nursery|daycare|kindy|creche) (?:closes?|shuts?|finishe?s|ends?|starts?))(?: at)? {time}",
    askTime,
  ],
  // "My sister's having hers done at 2".
  [
    `${WHO}(?:(?: is| s| are)? having (?:hers|his|theirs)(?: done)?|(?: is| s| are)(?: already)? in(?: with (?:you|u))?) (?:at|for) {time}`,
    askTime,
  ],
  // "Could I come after that?"
  ["(?:before|after) (?:that|then)(?= ?(?:$|[,.;?!]))", askTime],
]

import { PEOPLE } from "./people.ts"

const WILL = "(?:'ll| will|'s going to| is going to|'re going to| are going to)"

/** "I've let the team know", "Someone will get back to you". */
export const en: readonly string[] = [
  // Somebody has been told.
  `(?:i|we)(?:'ve| have)(?: just| already)? (?:let|told|informed|notified|alerted|passed|forwarded|asked|flagged|escalated|contacted|shared|sent) .{0,60}${PEOPLE}`,
  "(?:i|we)(?:'ve| have)(?: just| already)? (?:told|asked|informed|notified|messaged) (?:her|him|them) ",
  "(?:i|we)(?:'ve| have)(?: just| already)? (?:flagged|escalated|forwarded) (?:it|this|that|your \\S+) ",
  `${PEOPLE} (?:has|have|is|are) (?:already |now )?(?:been )?(?:informed|told|notified|aware|alerted|on it) `,
  // Somebody is told, or asked.
  `(?:(?:i|we)(?:'ll| will|'m going to| am going to)|let me)(?: just)? (?:let|tell|inform|notify|alert|pass|forward|ask|check with|check this with|check that with|transfer|connect|escalate|hand|put you|get) .{0,60}${PEOPLE}`,
  `(?:i'm|i am|we're|we are) (?:checking|asking|checking this|checking that) (?:with )?.{0,30}${PEOPLE}`,
  "(?:i'm|i am|we're|we are)(?: just)? (?:letting|asking|telling|informing|notifying|messaging) (?!you |u |about )",
  "(?:i|we)(?:'ve| have|'ll| will) (?:\\S+ )?pass(?:ed)? (?:it|this|that|your \\S+) on ",
  "(?:i|we)(?:'ll| will)(?: just)? (?:find out|ask (?!you|for|that)|speak (?:to|with)|talk to|double check with|check with|confirm with) ?(?!the calendar|you)",
  "(?:i|we)(?:'ll| will) (?:have|get) (?:the |our |my |a )?\\S+ (?:to )?(?:call|contact|text|ring|phone|message|email|look) ",
  "(?:i'll|i will|we'll) make sure \\S+ (?:\\S+ )?(?:sees?|gets?|hears?|knows?|calls?) ",
  // Somebody will write, or call.
  `(?:${PEOPLE}|we)(?: .{0,40})?(?: will|'ll)(?: \\S+)? (?:get back to|reply|contact|call|reach out|be in touch|respond|follow up|write to|get in touch|help you shortly|take over) `,
  `\\S+?${WILL}(?: \\S+)? (?:(?:call|ring|phone|text|message|email|contact|ping)(?: \\S+)? (?:you|u)|(?:call|ring|phone|text|message) (?:you )?back|get back to (?:you|u)|be in touch|get in touch|reach out to you) `,
  "(?:i|we)(?:'ll| will) (?:get back to you|let you know|keep you (?:posted|updated|informed)|update you|be in touch|come back to you) ",
  "(?:she|he|they)(?:'ll| will) (?:text|call|ring|write to|message|contact|reply|answer|get back|be in touch|let you know) ",
  "you(?:'ll| will) (?:hear (?:back )?from|get an? (?:answer|reply|call|message) from) (?!the (?:site|website|system)|this )",
  "expect an? (?:call|message|reply|answer|e-?mail) ",
]

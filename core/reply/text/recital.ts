import { words } from "../../shared/fold.ts"
import { rules } from "../prompt/rules.ts"
import type { Briefing, Chatbot } from "../turn.ts"

/*
 * A model can be talked into reciting its rules, although it is told not to: as a list, a poem, or hidden in a link. Such replies are
 * recognised by long runs of the rules' own words.
 */

/**
 * This many words in the rules' own order are never said in answer to a client. Twelve were: "Let me gather the name, the number of
 * people, the date and the time."
 */
const RUN = 13

const runsOf = (text: string) => {
  const said = words(text)
  return said.slice(RUN - 1).map((_, from) => said.slice(from, from + RUN).join(" "))
}

/** Letters that an address carries as `%20`, and what may be base64. */
const ESCAPED = /%[0-9a-f]{2}/gi
const ENCODED = /[\w+/-]{60,}/g

/** The text as it is, and what may be base64 in it, decoded from each of the four places where it can begin. */
const readingsOf = (text: string) => [
  text.replace(ESCAPED, " "),
  ...(text.match(ENCODED) ?? []).flatMap((code) => [0, 1, 2, 3].map((at) => decoded(code, at))),
]

const decoded = (code: string, from: number) => {
  const whole = code.length - ((code.length - from) % 4)
  return atob(code.slice(from, whole).replaceAll("-", "+").replaceAll("_", "/"))
}

/** The runs of each text of rules. There are a few dozen, by tone, language and memory. */
const known = new Map<string, ReadonlySet<string>>()

const runsOfRules = (chatbot: Chatbot) => {
  const text = rules({ ...chatbot, name: BREAK })
  const runs = known.get(text) ?? new Set(text.split(BREAK).flatMap(runsOf))
  known.set(text, runs)
  return runs
}

/** Stands for the business's name, which clients may read however long it is: no run goes across it. */
const BREAK = "\n\n"

type Shown = Pick<Briefing, "chatbot" | "sources">

/** Whether a reply recites the rules of a chatbot. What its owner wrote in the same words may be said. */
export const recites = (text: string, { chatbot, sources }: Shown): boolean => {
  const ofRules = runsOfRules(chatbot)
  const recited = readingsOf(text)
    .flatMap(runsOf)
    .filter((run) => ofRules.has(run))
  if (recited.length === 0) return false
  // The memory does not count as the owner's: a client could have had the rules saved in it.
  const own = [chatbot.description, ...sources.map(({ content }) => content ?? "")]
  const ownRuns = new Set(own.flatMap(runsOf))
  return recited.some((run) => !ownRuns.has(run))
}

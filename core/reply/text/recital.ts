import { words } from "../../shared/fold.ts"
import { rules } from "../prompt/rules.ts"
import type { Briefing, Chatbot } from "../turn.ts"

/*
 * Models that are talked into it recite what they were told, though they are told not to: as a list, a poem, an address to press.
 */

/**
 * So many words in the rules' own order are said by nobody who answers a client. Twelve are: "Let me gather the name, the number
 * of people, the date and the time."
 */
const RUN = 13

const runsOf = (text: string) => {
  const said = words(text)
  return said.slice(RUN - 1).map((_, from) => said.slice(from, from + RUN).join(" "))
}

/** Letters that an address carries as `%20`, and what may be base64. */
const ESCAPED = /%[0-9a-f]{2}/gi
const ENCODED = /[\w+/-]{60,}/g

/** As it reads, and as base64 reads from each of the places where it may begin. */
const readingsOf = (text: string) => [
  text.replace(ESCAPED, " "),
  ...(text.match(ENCODED) ?? []).flatMap((code) => [0, 1, 2, 3].map((at) => decoded(code, at))),
]

const decoded = (code: string, from: number) => {
  const whole = code.length - ((code.length - from) % 4)
  return atob(code.slice(from, whole).replaceAll("-", "+").replaceAll("_", "/"))
}

/** Tone, language and memory make a few dozen texts of rules. */
const known = new Map<string, ReadonlySet<string>>()

const runsOfRules = (chatbot: Chatbot) => {
  const text = rules({ ...chatbot, name: BREAK })
  const runs = known.get(text) ?? new Set(text.split(BREAK).flatMap(runsOf))
  known.set(text, runs)
  return runs
}

/** In the place of the name, which is its clients' to read, however long it is. */
const BREAK = "\n\n"

type Told = Pick<Briefing, "chatbot" | "sources">

/** Whether a reply recites the rules of a chatbot. What its owner wrote in the same words is there to be told. */
export const recites = (text: string, { chatbot, sources }: Told): boolean => {
  const told = runsOfRules(chatbot)
  const recited = readingsOf(text)
    .flatMap(runsOf)
    .filter((run) => told.has(run))
  if (recited.length === 0) return false
  // Not the memory: a client could have had the rules saved in it.
  const own = [chatbot.description, ...sources.map(({ content }) => content ?? "")]
  const ownRuns = new Set(own.flatMap(runsOf))
  return recited.some((run) => !ownRuns.has(run))
}

import { words } from "../../shared/fold.ts"
import { rules } from "../prompt/rules.ts"
import type { Briefing, Chatbot } from "../turn.ts"
import { recitesSections } from "./sections.ts"

/*
 * A model can be talked into reciting its rules, although it is told not to: as a list, a poem, or hidden in a link. Such replies are
 * recognised by long runs of the rules' own words.
 */

/**
 * This many words in the rules' own order are never said in answer to a client. Twelve were: "Let me gather the name, the number of
 * people, the date and the time."
 */
const RUN = 13
/** Shorter runs are a recital only together: as the beginnings of a poem's lines, or as a list in brief. */
const PIECE = 7
const PIECES = 4

const runsOf = (text: string, length: number) => {
  const said = words(text)
  return said.slice(length - 1).map((_, from) => said.slice(from, from + length).join(" "))
}

/** Letters that an address carries as `%20`; what may be base64, in one line or several; what may be hexadecimal. */
const ESCAPED = /%[0-9a-f]{2}/gi
const ENCODED = /[\w+/-]{40,}(?:\s{1,2}[\w+/-]{8,})*/g
const HEXADECIMAL = /(?:[0-9a-f]{2}[\s:]?){60,}/gi

/** The text as it is, and what may be encoded in it; base64 is decoded from each of the four places where it can begin. */
const readingsOf = (text: string) => [
  text.replace(ESCAPED, " "),
  ...(text.match(ENCODED) ?? []).flatMap((code) => [0, 1, 2, 3].map((at) => decoded(code, at))),
  ...(text.match(HEXADECIMAL) ?? []).map((code) =>
    code
      .replace(/[\s:]/g, "")
      .replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16))),
  ),
]

const decoded = (written: string, from: number) => {
  const code = written.replace(/\s/g, "")
  const whole = code.length - ((code.length - from) % 4)
  return atob(code.slice(from, whole).replaceAll("-", "+").replaceAll("_", "/"))
}

type Runs = Readonly<Record<"runs" | "pieces", ReadonlySet<string>>>

/** The runs of some texts, none across the end of one. */
const allRunsOf = (texts: readonly string[]): Runs => ({
  runs: new Set(texts.flatMap((text) => runsOf(text, RUN))),
  pieces: new Set(texts.flatMap((text) => runsOf(text, PIECE))),
})

/** Those of each text of rules. There are a few dozen, by tone, language and memory. */
const known = new Map<string, Runs>()

const runsOfRules = (chatbot: Chatbot) => {
  const text = rules({ ...chatbot, name: BREAK })
  const runs = known.get(text) ?? allRunsOf(text.split(BREAK))
  known.set(text, runs)
  return runs
}

/** Stands for the business's name, which clients may read however long it is: no run goes across it. */
const BREAK = "\n\n"

/** The pieces of a reading that are in the rules and do not overlap. */
const piecesIn = (reading: string, { pieces }: Runs): readonly string[] => {
  let free = 0
  return runsOf(reading, PIECE).filter((piece, at) => {
    if (at < free || !pieces.has(piece)) return false
    free = at + PIECE
    return true
  })
}

type Shown = Pick<Briefing, "chatbot" | "sources">

/** Whether a reply recites the rules of a chatbot. What its owner wrote in the same words may be said. */
export const recites = (text: string, { chatbot, sources }: Shown): boolean => {
  if (recitesSections(text)) return true
  const ofRules = runsOfRules(chatbot)
  const recited = readingsOf(text).map((reading) => ({
    runs: runsOf(reading, RUN).filter((run) => ofRules.runs.has(run)),
    pieces: piecesIn(reading, ofRules),
  }))
  if (recited.every(({ runs, pieces }) => runs.length === 0 && pieces.length < PIECES)) return false
  // The memory does not count as the owner's: a client could have had the rules saved in it.
  const own = allRunsOf([chatbot.description, ...sources.map(({ content }) => content ?? "")])
  return recited.some(
    ({ runs, pieces }) =>
      runs.some((run) => !own.runs.has(run)) ||
      pieces.filter((piece) => !own.pieces.has(piece)).length >= PIECES,
  )
}

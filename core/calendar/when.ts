import { keepingLast } from "../shared/keeping-last.ts"
import type { Language } from "../shared/language.ts"
import type { Answer } from "./when/answer/outcome.ts"
import { answer } from "./when/answer.ts"
import { answerEach, answersIn, type Each } from "./when/answer-each.ts"
import { endedByEmoji } from "./when/choose/affairs.ts"
import { type Chosen, choose } from "./when/choose.ts"
import { grammars } from "./when/languages.ts"
import { languageOf } from "./when/locale.ts"
import { normalise } from "./when/normalise.ts"
import { bestOf, readInEach } from "./when/read.ts"
import type { Hours } from "./when/resolve/times.ts"
import { localOf } from "./zoned.ts"

/*
 * How a phrase becomes a moment, each step a file, a folder of parts, or both:
 *
 *   normalise   "Mañana no, el VIERENS a las 5" -> "manana no, el viernes a las 5": one spelling, typing errors put right
 *   languages   what people say, as patterns, in five languages; grammar makes something that can read of them
 *   read        the pieces that the best fitting language finds: tomorrow, "not", Friday, five o'clock
 *   choose      which of them are meant: what is refused, corrected or said on the side goes
 *   resolve     looks them up, for the steps around it: the date of a day in the calendar, the half of the day of an hour
 *   answer      the moment, day or range that they make together, or the question that has to be asked first; answer-each for all
 *               that a statement names
 *
 * `pieces` says what words can mean, `locale` what a time zone tells of its people's habits. A wrong time costs more than a
 * needless question: whatever may mean two things is asked. (chrono-node 2.10.3, the usual library, gets 68 of the 265 phrases
 * of tests/corpora right and names a wrong time for 65: it guesses the half of the day and never asks.)
 */

export type When = Answer

/** A text that names more than this is no request for one moment. */
const MOST_PIECES = 100

type Context = {
  readonly now: string
  readonly zone: string
  readonly language?: Language | undefined
  readonly hours?: Hours | undefined
}

/**
 * The moment, day or range that a message names, or the question that has to be asked first; null
 * when it names none. `hours` are the opening hours of the day named, local.
 */
export const understandWhen = (text: string, context: Context): When | null => {
  const said = readIn(text, context)
  return said && answer(said.chosen, said.situation)
}

/**
 * All that a statement names, one by one, by the clock it is said by: "on Thursday at ten and at four" are two. It is read
 * once, which takes long, for each `day` that a time without one may be of.
 */
export const understandEach = (text: string, context: Context) => {
  const said = readIn(text, context)
  const answersOn = (day: string | undefined): readonly Each[] => {
    if (said === null) return []
    const { pieces, folded, grammar, chosen } = said
    const situation = { ...said.situation, day }
    const whole = answerEach(chosen, situation)
    if (whole === null) return []
    const several = "ask" in whole && whole.ask === "several" && pieces.length <= MOST_PIECES
    return several ? answersIn(pieces, folded, grammar, situation) : [whole]
  }
  // Most times name their day, and are then the same beside each of a client's many appointments.
  const dayless = answersOn(undefined)
  const dependsOnDay = dayless.some((each) => "ask" in each && each.ask === "no_day")
  return (day?: string): readonly Each[] =>
    day !== undefined && dependsOnDay ? answersOn(day) : dayless
}

/** So many texts are kept as they were read: a turn asks a dozen times over what its statements name, 130 in the longest replies. */
const READINGS = 200

const readKept = keepingLast((folded: string) => readInEach(folded, grammars()), READINGS)

const readIn = (text: string, { now, zone, language: given, hours }: Context) => {
  const read = (said: string) => {
    const folded = normalise(said)
    return { folded, best: bestOf(readKept(folded), { given, ofZone: languageOf(zone) }) }
  }
  const atFirst = read(text)
  const parted = atFirst.best ? endedByEmoji(text, atFirst.best.grammar.code) : text
  const { folded, best } = parted === text ? atFirst : read(parted)
  if (!best || best.pieces.length === 0) return null
  const { local } = localOf(now, zone)
  const language = best.grammar.code
  const today = local.slice(0, 10)
  const situation = { today, hour: Number(local.slice(11, 13)), zone, language, now, hours }
  const { pieces, grammar } = best
  const chosen: Chosen =
    pieces.length > MOST_PIECES
      ? { pieces, ask: "several" }
      : choose(pieces, folded, grammar, situation)
  return { pieces, folded, grammar, chosen, situation }
}

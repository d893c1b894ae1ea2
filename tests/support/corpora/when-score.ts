import type { When } from "../../../core/calendar/when.ts"
import type { Language } from "../../../core/shared/language.ts"

type Expected = {
  readonly local?: string
  readonly instant?: string
  readonly date?: string
  readonly range?: readonly [string | null, string | null]
  readonly part?: string
  readonly ask?: string
  /** Names no moment. */
  readonly none?: true
}

export type Phrase = {
  readonly id: string
  readonly lang: Language
  readonly text: string
  readonly now: string
  readonly zone: string
  readonly hours?: [string, string][]
  readonly class: string
  readonly outcome: string
  readonly expected: Expected
  readonly also?: readonly Expected[]
}

const HOUR_MS = 3_600_000

/** Times compare within an hour, dates exactly. */
const near = (a: string | null, b: string | null) => {
  if (a === null || b === null) return a === b
  if (!a.includes("T") || !b.includes("T")) return a === b
  return Math.abs(Date.parse(`${a}Z`) - Date.parse(`${b}Z`)) <= HOUR_MS
}

const matches = (answer: When | null, expected: Expected) => {
  if (!answer) return expected.none === true
  if ("ask" in answer) return expected.ask !== undefined
  if ("local" in answer) {
    return answer.local === expected.local && answer.instant === expected.instant
  }
  if ("date" in answer) return answer.date === expected.date
  if (!expected.range) return false
  const [a, b] = answer.range
  const [c, d] = expected.range
  const samePart = expected.part !== undefined && answer.part === expected.part
  const sameDay = (a ?? b)?.slice(0, 10) === (c ?? d)?.slice(0, 10)
  return (near(a, c) && near(b, d)) || (samePart && sameDay && Boolean(a?.includes("T")))
}

/** Right by the corpus's rules: its expectation, or another answer that counts as right. */
export const isRight = (answer: When | null, { expected, also = [] }: Phrase) =>
  [expected, ...also].some((each) => matches(answer, each))

/** A moment named although it is wrong or should have been asked for. */
export const isSilentlyWrong = (answer: When | null, phrase: Phrase) =>
  answer !== null && "instant" in answer && !isRight(answer, phrase)

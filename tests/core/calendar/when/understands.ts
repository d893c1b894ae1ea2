import { describe, expect, test } from "bun:test"
import { understandWhen, type When } from "../../../../core/calendar/when.ts"

/** Where and when a client writes. */
type Moment = {
  readonly where: string
  readonly zone: string
  readonly now: string
  readonly hours?: [string, string][]
}

export const MADRID: Moment = {
  where: "a Wednesday morning in Madrid",
  zone: "Europe/Madrid",
  now: "2026-03-11T09:15:00Z",
}
export const JUNE: Moment = {
  where: "a Wednesday in June",
  zone: "Europe/Madrid",
  now: "2026-06-10T08:00:00Z",
}

const brief = (answer: When | null) => {
  if (!answer) return "nothing"
  if ("ask" in answer) return `ask ${answer.ask}`
  if ("local" in answer) return answer.fold ? `${answer.local} first` : answer.local
  if ("date" in answer) return answer.date
  const [from, to] = answer.range
  return [from ?? "", to ?? ""].join("..") + (answer.part ? ` ${answer.part}` : "")
}

type Case = readonly [text: string, understood: string]

/** Tests what is understood of each of these texts. */
export const understands = ({ where, ...context }: Moment, what: string, cases: readonly Case[]) =>
  describe(`said on ${where}, ${what}`, () => {
    for (const [text, understood] of cases) {
      test(`"${text}" is ${understood}`, () => {
        expect(brief(understandWhen(text, context))).toBe(understood)
      })
    }
  })

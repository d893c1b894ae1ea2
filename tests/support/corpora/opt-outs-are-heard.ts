import { describe, expect, test } from "bun:test"
import { optOut } from "../../../core/conversations/opt-out.ts"
import { shareRight } from "./phrases.ts"

export type OptOutPhrase = {
  readonly id: string
  readonly text: string
  readonly expected: {
    readonly opt_out: boolean
    readonly certainty: "keyword" | "phrase" | null
  }
}

/** Tests how many of the opt-outs in some phrases are recognised, and how many other phrases are taken for one. */
export const optOutsAreHeard = (whose: string, phrases: readonly OptOutPhrase[]) =>
  describe(`a client who wants no more messages, in ${whose} phrases`, () => {
    const leaving = phrases.filter(({ expected }) => expected.opt_out)
    const staying = phrases.filter(({ expected }) => !expected.opt_out)

    test("is heard, by keyword or in clear words", () => {
      const heard = shareRight(`opt-outs, ${whose}`, leaving, ({ text, expected }) => {
        const found = optOut(text)
        return found.optOut && found.certainty === expected.certainty
      })
      expect(heard).toBeGreaterThanOrEqual(0.98)
    })

    test("is not seen in words that only look so", () => {
      const left = shareRight(`no opt-outs, ${whose}`, staying, ({ text }) => !optOut(text).optOut)
      expect(left).toBeGreaterThanOrEqual(0.99)
    })
  })

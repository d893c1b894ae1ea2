import { clean, isBlank } from "../../../core/shared/characters.ts"
import { TEXT_CHARACTERS } from "../../../core/whatsapp/lengths.ts"

/** A script for the simulator (contract.md 9): one client message a line. */
export type ScriptLine =
  | { readonly kind: "say"; readonly text: string }
  /** The last reply must match. */
  | { readonly kind: "expect"; readonly pattern: RegExp; readonly line: number }
  | { readonly kind: "wait"; readonly seconds: number }

/** `# ` comment, `? regex` expectation, `@wait s`, anything else is said. Throws with the line's number. */
export const parseScript = (text: string): readonly ScriptLine[] =>
  clean(text)
    .split(/\r?\n/)
    .flatMap((raw, index): ScriptLine[] => {
      const line = raw.trim()
      if (isBlank(line) || line === "#" || line.startsWith("# ")) return []
      if (line.startsWith("? ")) {
        try {
          return [{ kind: "expect", pattern: new RegExp(line.slice(2), "iu"), line: index + 1 }]
        } catch {
          throw new Error(`line ${index + 1}: not a regular expression: ${line.slice(2)}`)
        }
      }
      const wait = /^@wait\s+(\d+(?:\.\d+)?)$/.exec(line)
      if (wait) return [{ kind: "wait", seconds: Number(wait[1]) }]
      if (line.startsWith("@")) throw new Error(`line ${index + 1}: unknown command ${line}`)
      if (line.length > TEXT_CHARACTERS) {
        throw new Error(`line ${index + 1}: more than ${TEXT_CHARACTERS} characters`)
      }
      return [{ kind: "say", text: line }]
    })

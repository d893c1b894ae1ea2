import { z } from "zod/mini"
import { composed, isBlank } from "./characters.ts"

/** Not blank. Characters that show nothing, such as a zero-width space, do not count. */
export const shown = (sentence?: string) => z.refine<string>((text) => !isBlank(text), sentence)

/** A text as people send it: cleaned, trimmed, of `min` to `max` characters (contract.md 1.1, 1.5). */
export const text = (min: number, max: number) =>
  z
    .string()
    .check(z.overwrite(composed), z.trim(), z.minLength(min), z.maxLength(max))
    .check(...(min > 0 ? [shown()] : []))

/** A string, and the sentence for one that is missing or of another type; other faults bring their own. */
export const typed = (sentence: string) =>
  z.string({ error: ({ code }) => (code === "invalid_type" ? sentence : undefined) })

/** A text that must be there, and what is said when it is not. */
export const required = (max: number, sentence: string) =>
  typed(sentence).check(
    z.overwrite(composed),
    z.trim(),
    z.minLength(1, sentence),
    shown(sentence),
    z.maxLength(max),
  )

/** The same on one line: breaks become spaces, so that nothing of it can pass for a header. */
export const requiredLine = (max: number, sentence: string) =>
  typed(sentence).check(
    z.overwrite((text) => composed(text).replace(/\s+/g, " ")),
    z.trim(),
    z.minLength(1, sentence),
    shown(sentence),
    z.maxLength(max),
  )

/** An id that becomes a part of a provider's URL. Dots alone would lead out of that part, however they are written. */
export const foreignId = (max: number) => text(1, max).check(z.regex(/[^.]/))

/** ISO 8601, UTC, as every answer has it (contract.md 1.2). */
export const Instant = z.iso.datetime()

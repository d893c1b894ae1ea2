import { z } from "zod"
import { clean, isBlank } from "../../core/shared/characters.ts"
import { isObject } from "../providers/parsed-json.ts"

/*
 * Readers of JSON from outside. Each answers undefined for what is missing or of the wrong type, so that a bad value does not spoil
 * the others. Texts are cleaned of what PostgreSQL cannot store.
 */

/** The longest id: Meta's are far shorter, and an index of PostgreSQL takes no more than 2,704 bytes. */
const ID_LENGTH = 512

export type Json = Record<string, unknown>
export const object = (value: unknown): Json | undefined => (isObject(value) ? value : undefined)
export const list = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.map(object).filter((each) => each !== undefined) : []
export const string = (value: unknown): string | undefined =>
  typeof value === "string" ? clean(value) : undefined
/** A text that is not blank. */
export const filled = (value: unknown): string | undefined => {
  const read = string(value)
  return read === undefined || isBlank(read) ? undefined : read
}
/** A number, also one that is written as a text. */
export const numberOf = (value: unknown): number | undefined => {
  const read = typeof value === "number" ? value : Number(filled(value) ?? Number.NaN)
  return Number.isFinite(read) ? read : undefined
}
/** An id that fits into an index; some are written as numbers. */
export const idOf = (value: unknown): string | undefined => {
  const read = Number.isSafeInteger(value) ? String(value) : filled(value)
  return read !== undefined && read.length <= ID_LENGTH ? read : undefined
}
/** A telephone number; Meta writes some with a plus sign, others are as somebody dialled them. */
export const phoneOf = (value: unknown): string | undefined => {
  const read = idOf(value)?.replace(/[+\s().-]/g, "")
  return read && /^\d+$/.test(read) ? read : undefined
}
/** A boolean, also one that is written as a text. */
export const YesOrNo = z.union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })])

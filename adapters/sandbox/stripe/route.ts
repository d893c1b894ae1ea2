import { missing } from "./errors.ts"
import type { Form } from "./form.ts"

type Call = { readonly id: string; readonly form: Form }
export type Route = readonly [method: string, path: RegExp, act: (call: Call) => unknown]

export const found = <T>(
  value: T | null | undefined,
  kind: string,
  id: string,
  param: string,
): T => {
  if (value === undefined || value === null) throw missing(kind, id, param)
  return value
}

/** A filter that was not given lets everything pass. */
export const same = (wanted: unknown, value: string | null) =>
  wanted === undefined || wanted === value

/** Newest first, as Stripe lists. */
export const listed = <T>(url: string, data: readonly T[]) => ({
  object: "list",
  url,
  has_more: false,
  data: data.toReversed(),
})

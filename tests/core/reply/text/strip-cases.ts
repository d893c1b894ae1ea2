import { expect, test } from "bun:test"
import { stripReply } from "../../../../core/reply/text/strip.ts"

/** What stands in place of a calendar command: without a calendar, and with one. */
export const OFF = "No hay ninguna conexión de calendario activa."
export const ON = "El formato de comando de calendario no es compatible."

type Cases = readonly (readonly [what: string, written: string, left: string])[]

export const holds = (cases: Cases) =>
  test.each(cases)("%s", (_, text, left) => {
    expect(stripReply(text, { hasCalendar: false })).toBe(left)
  })

/** Tags of a namespace, put together here: some who read this would take them for their own. */
export const tagged = (space: string, name: string, inner: string) =>
  `<${space}:${name}>${inner}</${space}:${name}>`

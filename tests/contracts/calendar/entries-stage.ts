import * as Effect from "effect/Effect"
import { entryIdOf, propertiesOf } from "../../../core/calendar/entry.ts"
import type { Access, EntryDraft } from "../../../core/calendar/ports.ts"

/* A calendar of one day's appointments, and the access to it. */

export const BOT = "00000000-0000-4000-8000-0000000000b1"
export const ANA = "00000000-0000-4000-8000-0000000000a1"
export const ZONE = "Europe/Madrid"

export const by = (token: string, calendar = token): Access => ({ token, calendar })

export const run = Effect.runPromise

const at = (hour: number) => new Date(`2026-11-24T${String(hour).padStart(2, "0")}:00:00.000Z`)
export const hours = (from: number, to: number) => ({ start: at(from), end: at(to) })

export const draft = (n: number, from: number, to: number, client = ANA): EntryDraft => ({
  id: entryIdOf(`${n}`.padEnd(64, "0")),
  summary: `Corte ${n}`,
  description: "Dos personas",
  location: "Calle Mayor 1",
  span: hours(from, to),
  zone: ZONE,
  properties: propertiesOf(BOT, client),
})

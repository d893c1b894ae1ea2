import { expect, test } from "bun:test"
import { warmUpDates } from "../../../core/calendar/warm-up.ts"
import { understandWhen } from "../../../core/calendar/when.ts"

/** A busy machine takes minutes, as it is asked between all pieces. */
const PATIENCE_MS = 300_000

test(
  "whoever asks while a process gets ready is understood, and it gets ready all the same",
  async () => {
    const now = new Date("2026-11-22T10:00:00Z")
    const asked: unknown[] = []
    await warmUpDates(now, async () => {
      asked.push(
        understandWhen("mañana a las 17:00", { now: now.toISOString(), zone: "Europe/Madrid" }),
      )
    })
    expect(asked.length).toBeGreaterThan(50)
    for (const when of asked) expect(when).toMatchObject({ local: "2026-11-23T17:00" })
  },
  PATIENCE_MS,
)

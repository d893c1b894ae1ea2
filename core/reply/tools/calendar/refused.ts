import * as Effect from "effect/Effect"
import { Taken } from "../../../calendar/change/taken.ts"
import type { Fault } from "../../../calendar/moments.ts"
import { offerInstead } from "../../../calendar/offer-instead.ts"
import { cannotLook, type Refused, Unsettled } from "../../../calendar/work-in-calendar.ts"
import { say } from "../../../shared/catalogue.ts"
import { NOTICES } from "../../notices.ts"
import { Handover } from "../../ports.ts"
import { failed } from "../../tool.ts"
import { type ClientCalendar, wrong } from "./client-calendar.ts"

const { message: UNAVAILABLE } = say("calendar_failed")
const OWN = "At that time the client has an appointment already."

/** Adds to the refusal of a taken time other times near it that are free. `late`: its time is past by now. */
export const withAlternatives = ({ bot, client, now }: ClientCalendar, late: Fault | null) =>
  Effect.fnUntraced(function* (refusal: Refused) {
    if (!(refusal instanceof Taken)) return yield* Effect.fail(refusal)
    if (late !== null) return wrong(late.fault)
    const taken = { ok: false, error: "unavailable", message: refusal.message } as const
    // If the free times cannot be read, the refusal stands without them.
    const instead = yield* offerInstead(bot, client.id, refusal, now).pipe(
      Effect.catch(() => Effect.succeed(null)),
    )
    if (refusal.inDoubt && !instead?.own.length) return failed("try_later", UNAVAILABLE)
    if (instead === null) return taken
    const { own, free } = instead
    return { ...taken, ...(own.length > 0 ? { message: OWN, own } : {}), alternatives: free }
  })

/** Notifies the owner if it is not known whether Google stored a change: somebody has to look. */
export const notifyIfUnsettled = ({ held, client }: ClientCalendar, repeated: boolean) =>
  Effect.fnUntraced(function* (refusal: Refused) {
    const handover = yield* Handover
    if (refusal instanceof Unsettled || (repeated && cannotLook(refusal))) {
      yield* handover.notify(held, NOTICES.unsettled(client.name), { evenIfFull: true })
    }
    return yield* Effect.fail(refusal)
  })

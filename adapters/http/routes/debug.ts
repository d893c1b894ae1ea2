import { readUser } from "../../../core/accounts/read-user.ts"
import type { Caller } from "../../../core/accounts/session.ts"
import { mayDebug } from "../../../core/billing/operators/access.ts"
import { forceReset } from "../../../core/billing/operators/force-reset.ts"
import { shiftPeriod } from "../../../core/billing/operators/shift-period.ts"
import { simulateReset } from "../../../core/billing/operators/simulate-reset.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import type { Handler, RouteParts } from "../bind.ts"
import { debug } from "../contract/debug.ts"
import { HOUR_S, type Rate } from "../limits/rate.ts"
import { refusalOf } from "../refuse.ts"

type Options = RouteParts & {
  readonly production: boolean
}

const RATE: Rate = { by: "owner", name: "debug", most: 10, seconds: HOUR_S }

/** The operators' tools (contract.md 2.10). */
export const debugRoutes = ({ bind, run, production }: Options) => {
  const admit = async (caller: Caller, target: OwnerId) => {
    const user = await run(readUser(caller.owner))
    if (!mayDebug(user, target, production)) throw refusalOf("operators_only")
  }

  const forcing: Handler<typeof debug.forceReset> = async ({ caller, body }) => {
    await admit(caller, body.userIdToReset)
    return run(forceReset(caller.owner, body.userIdToReset, body.force))
  }
  const shifting: Handler<typeof debug.shiftPeriod> = async ({ caller, body }) => {
    await admit(caller, body.userId)
    return run(shiftPeriod(caller.owner, body.userId, body.daysAgo))
  }
  const simulating: Handler<typeof debug.simulateReset> = async ({ caller, body }) => {
    await admit(caller, body.userId)
    return run(simulateReset(caller.owner, body.userId))
  }
  bind(debug.forceReset, forcing, RATE)
  bind(debug.shiftPeriod, shifting, RATE)
  bind(debug.simulateReset, simulating, RATE)
}

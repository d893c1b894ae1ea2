import { readUser } from "../../../core/accounts/read-user.ts"
import type { Caller } from "../../../core/accounts/session.ts"
import { mayDebug } from "../../../core/debug/access.ts"
import { forceReset } from "../../../core/debug/force-reset.ts"
import { shiftPeriod } from "../../../core/debug/shift-period.ts"
import { simulateReset } from "../../../core/debug/simulate-reset.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import type { RouteParts } from "../bind.ts"
import { debug } from "../contract/debug.ts"
import { refusalOf } from "../refuse.ts"

type Options = RouteParts & {
  readonly production: boolean
}

/** The operators' tools (contract.md 2.10). */
export const debugRoutes = ({ bind, run, production }: Options) => {
  const admit = async (caller: Caller, target: OwnerId) => {
    const user = await run(readUser(caller.owner))
    if (!mayDebug(user, target, production)) throw refusalOf("operators_only")
  }

  bind(debug.forceReset, async ({ caller, body }) => {
    await admit(caller, body.userIdToReset)
    return run(forceReset(caller.owner, body.userIdToReset, body.force))
  })
  bind(debug.shiftPeriod, async ({ caller, body }) => {
    await admit(caller, body.userId)
    return run(shiftPeriod(caller.owner, body.userId, body.daysAgo))
  })
  bind(debug.simulateReset, async ({ caller, body }) => {
    await admit(caller, body.userId)
    return run(simulateReset(caller.owner, body.userId))
  })
}

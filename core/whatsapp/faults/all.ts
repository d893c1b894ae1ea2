import type { Fault } from "./fault.ts"
import type { FaultName } from "./names.ts"
import { LINE_FAULTS } from "./of-lines.ts"
import { REPLY_FAULTS } from "./of-replies.ts"

/** Every cause by its name: what it is, what to do about it. */
export const FAULTS: Readonly<Record<FaultName, Fault>> = { ...LINE_FAULTS, ...REPLY_FAULTS }

/** The text of the notification about a fault: notifications are in Spanish (spec section 1). */
export const faultNotice = (name: FaultName): string =>
  `${FAULTS[name].what.es} ${FAULTS[name].todo.es}`

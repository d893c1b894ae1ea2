import type { Fault } from "./fault.ts"
import type { FaultName } from "./names.ts"
import { LINE_FAULTS } from "./of-lines.ts"
import { REPLY_FAULTS } from "./of-replies.ts"

/** Every cause by its name: what it is, what to do about it. */
export const FAULTS: Readonly<Record<FaultName, Fault>> = { ...LINE_FAULTS, ...REPLY_FAULTS }

/** A fault as a notification says it: notifications are in Spanish (spec section 1). */
export const told = (name: FaultName): string => `${FAULTS[name].what.es} ${FAULTS[name].todo.es}`

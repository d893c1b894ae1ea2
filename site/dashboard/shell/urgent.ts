import type { FaultName } from "../../../core/whatsapp/faults/names.ts"

/** A bot without a number has its checklist; a mild word about the number can wait for its screen. */
const MILD: ReadonlySet<FaultName> = new Set(["not_connected", "quality_medium"])

/** What is wrong with a line is said on every screen. */
export const isUrgent = (fault: FaultName) => !MILD.has(fault)

import type { FaultName } from "../../../core/whatsapp/faults/names.ts"

/** Not urgent: without a number there is the checklist, and a medium rating is shown on the WhatsApp screen. */
const MILD: ReadonlySet<FaultName> = new Set(["not_connected", "quality_medium"])

/** Whether a fault is shown above every screen. */
export const isUrgent = (fault: FaultName) => !MILD.has(fault)

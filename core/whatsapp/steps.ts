import type { Connection } from "./connection.ts"

/** What is done after a number is linked, in this order. */
export const STEPS = ["subscribe", "register"] as const
export type Step = (typeof STEPS)[number]

const NAMES: Record<Step, string> = {
  subscribe: "Receiving messages (webhook subscription)",
  register: "Registering the number",
}

/** The connection's error message, when a step failed. */
export const stepFault = (step: Step, words: string): string => `${NAMES[step]}: ${words}`

/** The step that a partial connection waits for, and which is tried again alone; null: none failed. */
export const failingStep = ({
  lastErrorMessage,
}: Pick<Connection, "lastErrorMessage">): Step | null =>
  STEPS.find((step) => lastErrorMessage?.startsWith(`${NAMES[step]}: `)) ?? null

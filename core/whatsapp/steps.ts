import type { Connection } from "./connection.ts"

/** The steps after a number is linked, in this order. A number that Meta does not find has to be connected again. */
export const STEPS = ["subscribe", "find", "register"] as const
export type Step = (typeof STEPS)[number]

const NAMES: Record<Step, string> = {
  subscribe: "Receiving messages (webhook subscription)",
  find: "Finding the number",
  register: "Registering the number",
}

/** The connection's error message, when a step failed. */
export const stepFailure = (step: Step, words: string): string => `${NAMES[step]}: ${words}`

/** The step of a partial connection that failed and is tried again, and why it failed; null: none did. */
export const failingStep = ({
  lastErrorMessage,
}: Pick<Connection, "lastErrorMessage">): {
  readonly step: Step
  readonly words: string
} | null => {
  const step = STEPS.find((step) => lastErrorMessage?.startsWith(stepFailure(step, "")))
  return step && lastErrorMessage !== null
    ? { step, words: lastErrorMessage.slice(stepFailure(step, "").length) }
    : null
}

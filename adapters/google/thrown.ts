import { z } from "zod"

/** An error of Google's client. Only these keys are read: others are getters that throw once the body has been read. */
const Thrown = z.object({
  response: z.object({ status: z.number(), data: z.unknown() }).optional(),
})

/** Stands in the log in place of a status when there was no answer. */
export const NO_ANSWER = "no answer"

/** What Google answered where its client threw an error. Status 0: it did not answer. */
export const answerOf = (error: unknown): { readonly status: number; readonly data?: unknown } =>
  Thrown.safeParse(error).data?.response ?? { status: 0 }

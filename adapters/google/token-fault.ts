import { z } from "zod"
import { answerOf, NO_ANSWER } from "./thrown.ts"

const Refused = z.object({ error: z.string() })

/** Why Google's token endpoint gave no token. `status` 0: it did not answer. `named`: OAuth's code for the error, else "". */
export const tokenFault = (error: unknown) => {
  const { status, data } = answerOf(error)
  const named = Refused.safeParse(data).data?.error.slice(0, 60) ?? ""
  return { status, named, detail: `token ${status || NO_ANSWER} ${named}`.trim() }
}

import { z } from "zod/mini"
import { ChatbotId } from "../shared/ids.ts"

/** What goes to Meta's dialog and back through the browser (contract.md 2.6). */
const State = z.object({ chatbotid: ChatbotId, nonce: z.string().check(z.minLength(1)) })
export type State = z.infer<typeof State>

export const stateText = ({ chatbotid, nonce }: State): string =>
  JSON.stringify({ chatbotid, nonce })

/** Null: it is not one of ours. */
export const readState = (text: string): State | null => {
  try {
    return State.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

import type { SandboxLine } from "../sandbox/options.ts"
import type { Store } from "./store/transaction.ts"

/** The lines that the sandbox chats over: all of them, or one chatbot's (db/functions/sandbox.sql). */
export const sandboxLines = (store: Store, chatbotId: string | null) =>
  store.call<SandboxLine>("select * from sandbox_lines($1)", [chatbotId])

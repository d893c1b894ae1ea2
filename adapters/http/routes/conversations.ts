import type { WhichClients } from "../../../core/conversations/ports.ts"
import {
  listClients,
  listMessages,
  listPausedConversations,
} from "../../../core/conversations/read-conversations.ts"
import { resumeConversation } from "../../../core/conversations/resume-conversation.ts"
import type { RouteParts } from "../bind.ts"
import { conversations } from "../contract/conversations.ts"
import { DONE } from "../contract/route.ts"

/** What bots and clients say to each other (contract.md 2.3). */
export const conversationRoutes = ({ bind, run }: RouteParts) => {
  bind(conversations.pausedConversations, ({ caller, params, query }) =>
    run(listPausedConversations(caller.owner, params.id, query)),
  )
  bind(conversations.resumeConversation, async ({ caller, params, body }) => ({
    ...DONE,
    ...(await run(resumeConversation(caller.owner, params.chatbotId, body.conversationId))),
  }))
  bind(conversations.messages, ({ caller, params, query: { clientid, ...page } }) =>
    run(listMessages(caller.owner, params.id, clientid ?? null, page)),
  )
  bind(
    conversations.clients,
    ({ caller, params, query: { optedOut, simulated, after, ...page } }) => {
      const only = { which: whichClients(optedOut, simulated), after: after ?? null }
      return run(listClients(caller.owner, params.id, page, only))
    },
  )
}

const whichClients = (
  optedOut: "true" | undefined,
  simulated: "true" | "false" | undefined,
): WhichClients => {
  if (simulated === "true") return "played"
  if (optedOut === "true") return "opted-out"
  return simulated === "false" ? "real" : "all"
}

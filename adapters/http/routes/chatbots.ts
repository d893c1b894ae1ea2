import { changeChatbot } from "../../../core/chatbots/change-chatbot.ts"
import { createChatbot } from "../../../core/chatbots/create-chatbot.ts"
import { listChatbots } from "../../../core/chatbots/list-chatbots.ts"
import { pauseChatbot } from "../../../core/chatbots/pause-chatbot.ts"
import { readChatbot } from "../../../core/chatbots/read-chatbot.ts"
import { removeChatbot } from "../../../core/chatbots/remove-chatbot.ts"
import { setPauseSecret } from "../../../core/chatbots/set-pause-secret.ts"
import type { RouteParts } from "../bind.ts"
import { chatbots } from "../contract/chatbots.ts"
import { configuration } from "../contract/configuration.ts"
import { DONE } from "../contract/route.ts"

/** Bots, and what their owners ask of them (contract.md 2.3). */
export const chatbotRoutes = ({ bind, run }: RouteParts) => {
  bind(chatbots.list, ({ caller, query }) => run(listChatbots(caller.owner, query)))
  bind(chatbots.read, ({ caller, params }) => run(readChatbot(caller.owner, params.id)))
  bind(configuration.create, ({ caller, body }) => run(createChatbot(caller.owner, body)))
  bind(configuration.change, ({ caller, params, body }) =>
    run(changeChatbot(caller.owner, params.id, body)),
  )
  bind(chatbots.remove, async ({ caller, params }) => {
    await run(removeChatbot(caller.owner, params.id))
    return DONE
  })
  bind(configuration.setPauseSecret, async ({ caller, params, body }) => ({
    ...DONE,
    ...(await run(setPauseSecret(caller.owner, params.id, body.secret))),
  }))
  bind(chatbots.pause, async ({ caller, params }) => ({
    ...DONE,
    ...(await run(pauseChatbot(caller.owner, params.id, { paused: true }))),
  }))
  bind(chatbots.resume, async ({ caller, params }) => ({
    ...DONE,
    ...(await run(pauseChatbot(caller.owner, params.id, { paused: false }))),
  }))
}

import type { Route } from "../../adapters/http/contract/route.ts"
import { whatsapp } from "../../adapters/http/contract/whatsapp.ts"
import { CATALOGUE, type Code } from "../../core/shared/catalogue.ts"
import type { World } from "./matrix-stage.ts"

/** What a call of a route is made of, and its status if the caller owns everything that it names. */
type Case = {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: Record<string, unknown>
  /** Only if it is not the route's own. */
  readonly status?: number
}

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const FACEBOOK_TOKEN = "EAAmatrixmatrixmatrixmatrix"

const id = ({ chatbot }: World) => ({ params: { id: chatbot } })
const inQuery = ({ chatbot }: World) => ({ query: { chatbotId: chatbot } })
const nothing = (): Case => ({})

/** A call of each route, by its name in ROUTES. A route without one fails the test. */
export const CASES: Readonly<Record<string, (world: World) => Case>> = {
  "accounts.signUp": () => ({ body: { email: "new@example.com", password: "secret-1" } }),
  "accounts.resendConfirmation": () => ({ body: { email: "new@example.com" } }),
  "accounts.exchange": () => ({ body: { code: "no such code" }, status: 400 }),
  "accounts.signIn": () => ({ body: { email: "no@example.com", password: "x" }, status: 401 }),
  "sessions.refresh": () => ({ status: 401 }),
  "sessions.session": nothing,
  "sessions.signOut": () => ({ body: {} }),
  "sessions.setCookie": ({ owner }) => ({ body: { token: owner.token } }),
  "sessions.clearCookie": nothing,
  "sessions.csrfToken": nothing,
  "accounts.googleLogin": nothing,
  "accounts.googleCallback": nothing,
  "accounts.resetPassword": () => ({ body: { email: "no@example.com" } }),
  "accounts.updatePassword": () => ({
    body: { password: "secret-2", confirmation: "secret-2", token: "no such token" },
    status: 400,
  }),
  "accounts.deleteAccount": nothing,
  "accounts.ticket": () => ({ body: { purpose: "calendar" } }),
  "billing.plans": nothing,
  "billing.subscription": nothing,
  "billing.usage": nothing,
  "billing.overview": nothing,
  "billing.checkout": ({ owner, plan }) => ({
    body: { userId: owner.id, planId: plan, isYearly: false },
  }),
  "billing.portal": () => ({ status: 409 }),
  "calendar.status": inQuery,
  "calendar.connect": inQuery,
  "calendar.callback": nothing,
  "calendar.disconnect": ({ connection }) => ({ query: { connectionId: connection } }),
  "calendar.updateSettings": ({ chatbot }) => ({
    body: { chatbotId: chatbot, allowModifyAnyEvent: true },
  }),
  "calendar.createEvent": ({ chatbot }) => ({
    body: { chatbotId: chatbot, eventDetails: { summary: "Corte", start_time: soon(9) } },
  }),
  "calendar.updateEvent": ({ chatbot, event }) => ({
    body: {
      ...{ chatbotId: chatbot, eventId: event },
      eventDetails: { summary: "Corte largo", start_time: soon(8) },
    },
  }),
  "calendar.cancelEvent": ({ chatbot, event }) => ({
    body: { chatbotId: chatbot, eventId: event },
  }),
  "calendar.listEvents": ({ chatbot, client, connection }) => ({
    query: { chatbotId: chatbot, clientId: client, connectionId: connection },
  }),
  "chatbots.list": nothing,
  "chatbots.read": id,
  "configuration.create": () => ({ body: { name: "Segundo" }, status: 409 }),
  "configuration.change": (world) => ({ ...id(world), body: { name: "Bar Pepe" } }),
  "chatbots.remove": id,
  "configuration.setPauseSecret": (world) => ({ ...id(world), body: { secret: "hasta luego" } }),
  "chatbots.pause": id,
  "chatbots.resume": id,
  "conversations.pausedConversations": id,
  "conversations.resumeConversation": ({ chatbot, conversation }) => ({
    params: { chatbotId: chatbot },
    body: { conversationId: conversation },
  }),
  "conversations.messages": (world) => ({ ...id(world), query: { clientid: world.client } }),
  "conversations.clients": id,
  "contact.send": () => ({ body: { name: "Ana", subject: "Hola", message: "Una pregunta" } }),
  "debug.forceReset": ({ owner }) => ({ body: { userIdToReset: owner.id, force: true } }),
  "debug.shiftPeriod": ({ owner }) => ({ body: { userId: owner.id, daysAgo: 35 }, status: 404 }),
  "debug.simulateReset": ({ owner }) => ({ body: { userId: owner.id } }),
  "events.stream": ({ chatbot }) => ({ query: { chatbotid: chatbot } }),
  "health.gate": () => ({ body: { password: "x" }, status: 401 }),
  "health.config": nothing,
  "health.alive": nothing,
  "health.ready": nothing,
  "health.health": nothing,
  "health.diagnostics": nothing,
  "health.metrics": nothing,
  "health.openapi": nothing,
  "knowledge.list": id,
  "knowledge.add": (world) => ({
    ...id(world),
    body: { type: "text", content: "Abrimos a las 9" },
  }),
  "knowledge.change": ({ chatbot, source }) => ({
    params: { id: chatbot, sourceId: source },
    body: { content: "Abrimos a las 10" },
  }),
  "knowledge.remove": ({ chatbot, source }) => ({ params: { id: chatbot, sourceId: source } }),
  "memory.read": id,
  "memory.write": (world) => ({ ...id(world), body: { globalmemory: "0001[Hola]" } }),
  "memory.addFragment": (world) => ({ ...id(world), body: { content: "Cierra en agosto" } }),
  "memory.changeFragment": ({ chatbot, fragment }) => ({
    params: { id: chatbot, fragmentId: fragment },
    body: { content: "Cierra en julio" },
  }),
  "memory.removeFragment": ({ chatbot, fragment }) => ({
    params: { id: chatbot, fragmentId: fragment },
  }),
  "memory.history": id,
  "memory.undo": ({ chatbot, history }) => ({ params: { id: chatbot, hid: history } }),
  "memory.addNotification": (world) => ({ ...id(world), body: { entry: "<notify:Llama a Ana>" } }),
  "memory.removeNotification": ({ chatbot, notification }) => ({
    params: { id: chatbot, nid: notification },
  }),
  "simulation.send": ({ chatbot }) => ({ body: { chatbotId: chatbot, message: "Hola" } }),
  "simulation.logs": inQuery,
  "simulation.remove": ({ chatbot }) => ({ body: { chatbotId: chatbot } }),
  "webhooks.verifyWhatsapp": () => ({ status: 403 }),
  "webhooks.whatsapp": () => ({ body: {}, status: 401 }),
  "webhooks.stripe": () => ({ body: {}, status: 400 }),
  "webhooks.dataDeletion": () => ({ body: {}, status: 400 }),
  "webhooks.deauthorise": () => ({ body: {}, status: 400 }),
  "whatsapp.status": ({ chatbot }) => ({ query: { chatbotid: chatbot } }),
  "whatsapp.statuses": nothing,
  "whatsapp.processToken": ({ chatbot }) => ({
    body: { chatbotid: chatbot, accesstoken: FACEBOOK_TOKEN },
  }),
  "whatsapp.facebookCallback": ({ chatbot }) => ({
    body: { chatbotid: chatbot, code: "no such code", redirectUri: "" },
    status: 502,
  }),
  "whatsapp.connectByHand": ({ chatbot }) => ({
    body: {
      ...{ chatbotid: chatbot, phonenumberid: "1", businessaccountid: "2" },
      accesstoken: FACEBOOK_TOKEN,
    },
    status: 502,
  }),
  "whatsapp.chooseNumber": ({ chatbot }) => ({
    body: { chatbotid: chatbot, phonenumberid: "1" },
    status: 400,
  }),
  "whatsapp.connectUrl": ({ chatbot }) => ({ query: { chatbotid: chatbot } }),
  "whatsapp.disconnect": ({ chatbot }) => ({ query: { chatbotid: chatbot } }),
  "whatsapp.deleteFacebookData": nothing,
}

export type Part = "params" | "query" | "body"
export type IdField = { readonly part: Part; readonly field: string; readonly kind: Kind }
export type Kind = (typeof KINDS)[keyof typeof KINDS]

/** What the fields stand for that name something. Null: something of Meta's, not of ours. */
export const KINDS = {
  id: "chatbot",
  chatbotId: "chatbot",
  chatbotid: "chatbot",
  sourceId: "source",
  fragmentId: "fragment",
  hid: "history",
  nid: "notification",
  clientid: "client",
  clientId: "client",
  conversationId: "conversation",
  connectionId: "connection",
  eventId: "event",
  userId: "user",
  userIdToReset: "user",
  planId: "plan",
  phonenumberid: null,
  businessaccountid: null,
} as const

const UUID = "00000000-0000-4000-8000-000000000000"
const BAD = "not-an-id"

/** An id that nobody has, and a text that is no such id. */
export const absent = (kind: Kind) =>
  kind === "fragment" ? "0999" : kind === "notification" ? "0123456789abcdef" : UUID
export const malformed = (kind: Kind) => (kind === "event" ? "" : BAD)

export type Expected =
  | { readonly status: number; readonly code: Code; readonly error: string }
  | { readonly status: 200; readonly success: true }
const say = (code: Code, error: string = CATALOGUE[code].sentence): Expected => ({
  ...{ status: CATALOGUE[code].status, code, error },
})

const CONNECT_CALLS: readonly Route[] = [
  whatsapp.processToken,
  whatsapp.facebookCallback,
  whatsapp.connectByHand,
  whatsapp.chooseNumber,
  whatsapp.connectUrl,
  whatsapp.disconnect,
  whatsapp.deleteFacebookData,
]

export const signedOut = (line: Route): Expected => {
  const words = CATALOGUE.not_signed_in
  if (line.path.startsWith("/api/payments/")) return say("not_signed_in", words.payments)
  if (CONNECT_CALLS.includes(line)) return say("not_signed_in", words.whatsapp)
  return say("not_signed_in", line.who === "owner-with-csrf-token" ? words.token : words.sentence)
}

/** The same refusal for what is somebody else's and for what does not exist (contract.md 1.1, 1.7). */
export const notYours = (line: Route, { kind }: IdField, value: string): Expected => {
  const onDebug = line.path.startsWith("/api/debug/")
  const cancels = line.path.endsWith("/cancel-event")
  switch (kind) {
    case "chatbot": {
      const words = CATALOGUE.chatbot_not_found
      return say(
        "chatbot_not_found",
        CONNECT_CALLS.includes(line) ? words.whatsapp : words.sentence,
      )
    }
    case "fragment":
      return say("fragment_not_found", CATALOGUE.fragment_not_found.sentence.replace("{id}", value))
    case "notification":
      return say("notification_not_found")
    case "event":
      // Succeeds, too, if Google says that the event is gone.
      return cancels ? { status: 200, success: true } : say("event_not_found")
    case "client":
      return say(cancels ? "event_not_found" : "not_found")
    case "user":
      return say(onDebug ? "operators_only" : "not_your_account")
    case "plan":
      return say("plan_invalid")
    default:
      return say("not_found")
  }
}

export const noId = (line: Route, { field, kind }: IdField): Expected => {
  const { sentence, status_query } = CATALOGUE.invalid_chatbot_id
  switch (kind) {
    case "chatbot":
      return say(
        "invalid_chatbot_id",
        line.path.endsWith("/connection-status") ? status_query : sentence.replace("{id}", BAD),
      )
    case "plan":
      return say("plan_invalid")
    default:
      return field === "userId" && line.path.startsWith("/api/payments/")
        ? say("not_your_account")
        : say("invalid_field", CATALOGUE.invalid_field.sentence.replace("{field}", field))
  }
}

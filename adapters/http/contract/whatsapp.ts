import { z } from "zod/mini"
import { Message } from "../../../core/conversations/message.ts"
import { FIELD_REFUSALS } from "../../../core/shared/field-refusals.ts"
import { ChatbotId } from "../../../core/shared/ids.ts"
import { foreignId, Instant, required, text } from "../../../core/shared/text.ts"
import { CONNECTION_STATES, Connection, LineNumber } from "../../../core/whatsapp/connection.ts"
import { FAULT_NAMES } from "../../../core/whatsapp/faults/names.ts"
import { Health } from "../../../core/whatsapp/health.ts"
import { META_ID_CHARACTERS, PHONE_CHARACTERS } from "../../../core/whatsapp/lengths.ts"
import { Done, listOf, route, Told } from "./route.ts"

const query = z.object({ chatbotid: ChatbotId })
const MetaId = foreignId(META_ID_CHARACTERS)
/** Its least length is checked later, after the chatbot's owner (core/whatsapp/examine-token.ts). */
const AccessToken = z
  .string({ error: FIELD_REFUSALS.facebook_token.sentence })
  .check(z.trim(), z.maxLength(4096, FIELD_REFUSALS.facebook_token.sentence))

const Connected = z.object({
  success: z.literal(true),
  state: z.enum(["connected", "partial"]),
  message: z.string(),
  connection: Connection,
  numbers: z.array(LineNumber),
})

/** The line a chatbot speaks through (contract.md 2.6). */
export const whatsapp = {
  status: route({
    method: "GET",
    path: "/api/whatsapp/connection-status",
    who: "owner",
    wording: "line-status",
    query,
    response: z.object({
      state: z.enum(CONNECTION_STATES),
      connected: z.boolean(),
      connection: z.nullable(Connection),
      numbers: z.array(LineNumber),
      recent: z.object({ last24h: z.int(), last7d: z.int(), latest: z.array(Message) }),
      undelivered: z.int(),
      /** The one thing that is wrong with the line; null: nothing. */
      fault: z.nullable(z.enum(FAULT_NAMES)),
      /** Replies of the last seven days that did not arrive, by cause, with the clients they were for: a hundred at most, or others, too. */
      failures: z.array(
        z.object({
          fault: z.enum(FAULT_NAMES),
          count: z.int(),
          latest: Instant,
          clients: z.array(z.object({ name: z.string(), phonenumber: z.nullable(z.string()) })),
          others: z.boolean(),
        }),
      ),
      health: z.nullable(Health),
    }),
  }),
  /** All lines of the owner in one call, however many chatbots there are. */
  statuses: route({
    method: "GET",
    path: "/api/whatsapp/connection-statuses",
    who: "owner",
    response: listOf(
      z.object({
        chatbotid: ChatbotId,
        fault: z.nullable(z.enum(FAULT_NAMES)),
        connection: z.nullable(Connection),
      }),
    ),
  }),
  processToken: route({
    method: "POST",
    path: "/api/whatsapp/process-token",
    who: "owner",
    wording: "connecting",
    body: z.object({ accesstoken: AccessToken, chatbotid: ChatbotId }),
    response: Connected,
  }),
  facebookCallback: route({
    method: "POST",
    path: "/api/whatsapp/facebook-callback",
    who: "owner",
    wording: "connecting",
    body: z.object({
      code: required(2048, FIELD_REFUSALS.facebook_code.sentence),
      chatbotid: ChatbotId,
      /** Where the code came to: "" in Meta's popup, else PUBLIC_URL/dashboard/whatsapp-callback. */
      redirectUri: text(0, 2048),
      state: z.optional(
        z
          .string({ error: FIELD_REFUSALS.facebook_state.sentence })
          .check(z.maxLength(2048, FIELD_REFUSALS.facebook_state.sentence)),
      ),
    }),
    response: Connected,
  }),
  connectByHand: route({
    method: "POST",
    path: "/api/whatsapp/connection",
    who: "owner",
    wording: "connecting",
    body: z.object({
      chatbotid: ChatbotId,
      phonenumberid: MetaId,
      businessaccountid: MetaId,
      accesstoken: AccessToken,
      assignednumber: z.optional(text(0, PHONE_CHARACTERS)),
    }),
    response: Connected,
  }),
  chooseNumber: route({
    method: "PATCH",
    path: "/api/whatsapp/connection",
    who: "owner",
    wording: "connecting",
    body: z.object({ chatbotid: ChatbotId, phonenumberid: MetaId }),
    response: Connected,
  }),
  connectUrl: route({
    method: "GET",
    path: "/api/whatsapp/connect-url",
    who: "owner",
    wording: "connecting",
    query,
    response: z.object({ url: z.string(), state: z.string() }),
  }),
  disconnect: route({
    method: "DELETE",
    path: "/api/whatsapp/connection",
    who: "owner",
    wording: "connecting",
    query,
    response: z.extend(Done, { message: z.string() }),
  }),
  deleteFacebookData: route({
    method: "POST",
    path: "/api/whatsapp/delete-facebook-data",
    who: "owner",
    wording: "connecting",
    response: Told,
  }),
}

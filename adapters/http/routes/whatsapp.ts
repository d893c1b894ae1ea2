import { invalidField } from "../../../core/shared/refusals.ts"
import { beginConnecting } from "../../../core/whatsapp/begin-connecting.ts"
import { chooseNumber } from "../../../core/whatsapp/choose-number.ts"
import { connectManually } from "../../../core/whatsapp/connect-manually.ts"
import { connectWithCode } from "../../../core/whatsapp/connect-with-code.ts"
import { connectWithToken } from "../../../core/whatsapp/connect-with-token.ts"
import { deleteFacebookData, disconnect } from "../../../core/whatsapp/leave-meta.ts"
import { readLineStatus, readLineStatuses } from "../../../core/whatsapp/read-line-status.ts"
import type { RouteParts } from "../bind.ts"
import { DONE } from "../contract/route.ts"
import { whatsapp } from "../contract/whatsapp.ts"

/** A code works only with the redirect address of its dialog: "" for a popup, else our callback page. */
const checkedRedirect = (redirectUri: string, publicUrl: string) => {
  if (redirectUri === "" || redirectUri === `${publicUrl}/dashboard/whatsapp-callback`) {
    return redirectUri
  }
  throw invalidField("redirectUri")
}

type Options = RouteParts & { readonly publicUrl: string }

/** The line a chatbot speaks through (contract.md 2.6). */
export const whatsappRoutes = ({ bind, run, publicUrl }: Options) => {
  bind(whatsapp.status, ({ caller, query }) => run(readLineStatus(caller.owner, query.chatbotid)))
  bind(whatsapp.statuses, async ({ caller }) => {
    const items = await run(readLineStatuses(caller.owner))
    return { items, total: items.length }
  })
  bind(whatsapp.processToken, ({ caller, body }) =>
    run(connectWithToken(caller.owner, body.chatbotid, body.accesstoken)),
  )
  bind(whatsapp.facebookCallback, ({ caller, body: { code, chatbotid, redirectUri, state } }) =>
    run(
      connectWithCode(caller, {
        code,
        chatbot: chatbotid,
        redirectUri: checkedRedirect(redirectUri, publicUrl),
        state: state ?? null,
      }),
    ),
  )
  bind(whatsapp.connectByHand, ({ caller, body: { chatbotid, assignednumber, ...ids } }) =>
    run(
      connectManually(caller.owner, chatbotid, { ...ids, assignednumber: assignednumber || null }),
    ),
  )
  bind(whatsapp.chooseNumber, ({ caller, body }) =>
    run(chooseNumber(caller.owner, body.chatbotid, body.phonenumberid)),
  )
  bind(whatsapp.connectUrl, ({ caller, query }) => run(beginConnecting(caller, query.chatbotid)))
  bind(whatsapp.disconnect, async ({ caller, query }) => {
    await run(disconnect(caller.owner, query.chatbotid))
    return { ...DONE, message: "WhatsApp disconnected successfully" }
  })
  bind(whatsapp.deleteFacebookData, async ({ caller }) => {
    await run(deleteFacebookData(caller.owner))
    return { message: "Facebook data deleted successfully." }
  })
}

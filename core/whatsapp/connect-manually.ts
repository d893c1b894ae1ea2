import { Effect } from "effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { invalidField } from "../shared/refusals.ts"
import { orRefuse } from "./ask-meta.ts"
import { PLACEHOLDER } from "./connection.ts"
import { establish } from "./establish.ts"
import { lastingToken } from "./examine-token.ts"
import { findOwnLine } from "./find-own-line.ts"
import { expiryOf } from "./grant.ts"
import { Business } from "./ports.ts"

type Typed = {
  readonly phonenumberid: string
  readonly businessaccountid: string
  readonly accesstoken: string
  readonly assignednumber: string | null
}

/** Connects a chatbot with ids and a token that the owner typed. The ids count only once Meta has confirmed them. */
export const connectManually = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  { phonenumberid, businessaccountid, accesstoken, assignednumber }: Typed,
) {
  const business = yield* Business

  const line = yield* findOwnLine(owner, chatbot)
  const { token, grant } = yield* lastingToken(accesstoken)
  const ids = { phonenumberid, businessaccountid }
  for (const field of ["phonenumberid", "businessaccountid"] as const) {
    if (ids[field] === PLACEHOLDER) {
      return yield* invalidField(field)
    }
  }
  const number = yield* orRefuse(business.readNumber(token, phonenumberid, businessaccountid))
  const { display, verifiedName } = number
  return yield* establish({
    owner,
    chatbot,
    line,
    number,
    numbers: [{ ...ids, display, verifiedName }],
    assignednumber,
    tokenExpiresAt: expiryOf(grant, null),
    metaUser: grant.user,
  })
})

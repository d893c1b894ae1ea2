import { Effect } from "effect"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Invalid } from "../shared/refusals.ts"
import { orRefuse } from "./ask-meta.ts"
import { establish } from "./establish.ts"
import { lastingToken } from "./examine-token.ts"
import { expiryOf } from "./grant.ts"
import { Business, type LineKeys } from "./ports.ts"

/** Examines the token, finds its numbers and connects one: the one connected before, else the first that is free. */
export const connectFound = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  line: LineKeys | null,
  given: { readonly token: string; readonly exchangedUntil: Date | null },
) {
  const business = yield* Business

  const { token, grant } = yield* lastingToken(given.token)
  const found = yield* orRefuse(business.findNumbers(token, grant.accounts))
  if (found.length === 0) return yield* new Invalid(say("no_number"))
  const before = found.filter(({ phonenumberid }) => phonenumberid === line?.phonenumberid)
  return yield* establish({
    owner,
    chatbot,
    line,
    candidates: [...before, ...found.filter((number) => !before.includes(number))],
    numbers: found.map(({ phonenumberid, businessaccountid, display, verifiedName }) => ({
      phonenumberid,
      businessaccountid,
      display,
      verifiedName,
    })),
    assignednumber: null,
    tokenExpiresAt: expiryOf(grant, given.exchangedUntil),
    metaUser: grant.user,
  })
})

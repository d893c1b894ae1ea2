import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Invalid } from "../shared/refusals.ts"
import { orRefuse } from "./ask-meta.ts"
import { establish } from "./establish.ts"
import { lastingToken } from "./examine-token.ts"
import { lineIfThere } from "./find-own-line.ts"
import { expiryOf } from "./grant.ts"
import type { LineKeys } from "./line-keys.ts"
import { Business, Connections, type FoundNumber } from "./ports.ts"

/**
 * Examines the token, finds its numbers and connects one: the one connected before, else the first that none of the owner's other
 * chatbots has. If another owner's has that one, it is refused as taken.
 */
export const connectFound = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  line: LineKeys | null,
  given: { readonly token: string; readonly exchangedUntil: Date | null },
) {
  const business = yield* Business

  const { token, grant } = yield* lastingToken(given.token)
  const found = yield* orRefuse(business.findNumbers(token, grant.accounts))
  const [first] = found
  if (!first) return yield* new Invalid(say("no_number"))
  const others = (yield* linesBeside(owner, chatbot)).map((each) => numberOf(each, found))
  const number =
    (line && numberOf(line, found)) ?? found.find((each) => !others.includes(each)) ?? first
  return yield* establish({
    owner,
    chatbot,
    number,
    numbers: found.map(
      ({ phonenumberid, businessaccountid, businessid, display, verifiedName }) => ({
        phonenumberid,
        businessaccountid,
        businessid,
        display,
        verifiedName,
      }),
    ),
    assignednumber: null,
    tokenExpiresAt: expiryOf(grant, given.exchangedUntil),
    metaUser: grant.user,
  })
})

/** The lines of the owner's other chatbots. */
const linesBeside = Effect.fnUntraced(function* (owner: OwnerId, chatbot: ChatbotId) {
  const connections = yield* Connections

  const others = (yield* connections.ofOwner(owner)).filter((each) => each !== chatbot)
  const lines = yield* Effect.all(others.map((each) => lineIfThere(owner, each)))
  return lines.filter((each) => each !== null)
})

/** A line's number among those that were found. Moved to another account, the same number has another id there. */
const numberOf = ({ phonenumberid, numbers }: LineKeys, found: readonly FoundNumber[]) => {
  const known = numbers.find((each) => each.phonenumberid === phonenumberid)
  const number = digits(known?.display ?? "")
  return (
    found.find((each) => each.phonenumberid === phonenumberid) ??
    found.find(({ display }) => number !== "" && digits(display) === number)
  )
}

const digits = (display: string) => display.replace(/\D/g, "")

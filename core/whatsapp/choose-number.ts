import { Effect } from "effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { invalidField } from "../shared/refusals.ts"
import { orRefuse } from "./ask-meta.ts"
import type { ListedNumber } from "./connection.ts"
import { connectedReply, establish } from "./establish.ts"
import { examineToken } from "./examine-token.ts"
import { findOwnLine } from "./find-own-line.ts"
import { expiryOf, type Grant } from "./grant.ts"
import { Business } from "./ports.ts"
import { finishSetUp } from "./set-up.ts"

/**
 * Connects another of the numbers that were found. For the number that is connected already, only the missing steps are tried
 * again, unless its connection has ended.
 */
export const chooseNumber = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  phonenumberid: string,
) {
  const business = yield* Business

  const line = yield* findOwnLine(owner, chatbot)
  const chosen = line?.numbers.find((number) => number.phonenumberid === phonenumberid)
  if (!line || !chosen) {
    return yield* invalidField("phonenumberid")
  }
  const token = line.token ?? ""
  const grant = yield* examineToken(token)
  if (phonenumberid === line.phonenumberid) {
    const connection = yield* orRefuse(finishSetUp(line))
    if (connection && connection.status === null) return connectedReply(connection, line)
  }
  const number = yield* orRefuse(
    business.readNumber(token, phonenumberid, chosen.businessaccountid),
  )
  return yield* establish({
    owner,
    chatbot,
    line,
    number: { ...number, businessid: yield* portfolioOf(chosen, token, grant) },
    numbers: line.numbers,
    assignednumber: null,
    tokenExpiresAt: expiryOf(grant, line.tokenExpiresAt),
    metaUser: grant.user,
  })
})

/**
 * The portfolio of a number that was found, which Meta names only in its lists; null: it is not known. Earlier versions did not
 * store it: the lists are read again. Nothing fails with them, as the number itself has been read.
 */
const portfolioOf = Effect.fnUntraced(function* (
  { phonenumberid, businessid }: ListedNumber,
  token: string,
  { accounts }: Grant,
) {
  const business = yield* Business

  if (businessid !== undefined) return businessid
  const found = yield* business
    .findNumbers(token, accounts)
    .pipe(Effect.catchTag("BusinessFailed", () => Effect.succeed([])))
  return found.find((each) => each.phonenumberid === phonenumberid)?.businessid ?? null
})

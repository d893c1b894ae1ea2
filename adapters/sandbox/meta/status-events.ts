import type { MetaAccounts } from "./accounts.ts"
import { type SentMessage, type StatusDetail, statusValue } from "./payloads.ts"
import type { Change } from "./webhook.ts"

/** A status follows the answer of the send, as it usually does. */
const STATUS_AFTER_MS = 30
const STATUS_RETRIES_MS = [500, 2000, 8000]

type Parts = {
  readonly post: (change: Change) => Promise<number>
  readonly accounts: MetaAccounts
  /** What a client is called; "" if that is not known. */
  readonly nameOf: (client: string) => string
}

/** What Meta posts of the messages that it was sent. */
export const statusEvents = ({ post, accounts, nameOf }: Parts) => {
  const report = (message: SentMessage, status: string, more: StatusDetail = {}) => {
    message.status = status
    return post({
      field: "messages",
      account: accounts.accountOfNumber(message.phonenumberid),
      value: statusValue(message, { status, name: nameOf(message.to), ...more }),
    })
  }

  /** Posts a status again and again until it is answered with 200, as Meta does. */
  const insist = async (message: SentMessage, status: string) => {
    for (const wait of STATUS_RETRIES_MS) {
      if ((await report(message, status)) === 200) return
      await later(wait)
    }
    await report(message, status)
  }

  return {
    report,
    /** Posts that a message was sent, and then that it was delivered. */
    follow: async (message: SentMessage) => {
      await later(STATUS_AFTER_MS)
      await insist(message, "sent")
      await insist(message, "delivered")
    },
  }
}

const later = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref()
  })

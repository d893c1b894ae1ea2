import type { ChatbotId } from "../../../core/shared/ids.ts"
import {
  type Connection,
  type ListedNumber,
  PLACEHOLDER,
  TOKEN_EXPIRED,
} from "../../../core/whatsapp/connection.ts"
import type { Health, Quality } from "../../../core/whatsapp/health.ts"
import type { LineKeys } from "../../../core/whatsapp/line-keys.ts"
import { placeOfLine } from "../../secrets/places.ts"
import { openOrNull, type Vault } from "../../secrets/vault.ts"
import type { Query } from "../store/transaction.ts"

/** A row of whatsappConnections. */
export type LineRow = Omit<
  Connection,
  "createdat" | "updatedat" | "lastErrorTime" | "tokenExpiresAt" | "status"
> & {
  readonly status: string | null
  readonly createdat: Date
  readonly updatedat: Date
  readonly lastErrorTime: Date | null
  readonly tokenExpiresAt: Date | null
  readonly accesstoken: string
  readonly pin: string | null
  readonly numbers: readonly ListedNumber[]
  readonly quality: Quality | null
  readonly messaginglimit: number | null
  readonly sharedwithapp: boolean
  readonly aipricedat: Date | null
  readonly letterdueat: Date | null
}

export const readRow = async (query: Query, chatbot: ChatbotId) => {
  const [row] = await query<LineRow>(`select * from "whatsappConnections" where chatbotid = $1`, [
    chatbot,
  ])
  return row ?? null
}

/** The part that the owner may see: no token, no secret. */
export const connectionOf = (row: LineRow): Connection => ({
  chatbotid: row.chatbotid,
  businessid: row.businessid,
  assignednumber: row.assignednumber,
  phonenumberid: row.phonenumberid,
  businessaccountid: row.businessaccountid,
  verified: row.verified,
  status: row.status === TOKEN_EXPIRED ? TOKEN_EXPIRED : null,
  createdat: row.createdat.toISOString(),
  updatedat: row.updatedat.toISOString(),
  webhookConfigured: row.webhookConfigured,
  lastErrorMessage: row.lastErrorMessage,
  lastErrorTime: row.lastErrorTime?.toISOString() ?? null,
  tokenExpiresAt: row.tokenExpiresAt?.toISOString() ?? null,
})

export const healthOf = (row: LineRow): Health => ({
  quality: row.quality ?? "UNKNOWN",
  limit: row.messaginglimit,
  sharedWithApp: row.sharedwithapp,
  aiPriced: row.aipricedat !== null,
})

export const hasToken = ({ accesstoken }: Pick<LineRow, "accesstoken">): boolean =>
  accesstoken !== PLACEHOLDER

export const keysOf = (vault: Vault, row: LineRow): LineKeys => ({
  chatbot: row.chatbotid,
  phonenumberid: row.phonenumberid,
  businessaccountid: row.businessaccountid,
  token: hasToken(row)
    ? openOrNull(vault, row.accesstoken, placeOfLine(row.chatbotid, "accesstoken"))
    : null,
  sealed: row.accesstoken,
  pin: (row.pin && openOrNull(vault, row.pin, placeOfLine(row.chatbotid, "pin"))) || "",
  numbers: row.numbers,
  webhookConfigured: row.webhookConfigured,
  tokenExpiresAt: row.tokenExpiresAt,
  sharedWithApp: row.sharedwithapp,
})

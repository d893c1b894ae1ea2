import { z } from "zod"
import type { NumberStatus } from "../meta/accounts.ts"
import { seconds } from "../meta/payloads.ts"
import type { SandboxWorld } from "../sandbox.ts"
import { control, controls, listed, Refused, success } from "./control.ts"

const Addressee = z.object({ to: z.string().optional() })
const Switch = z.object({ on: z.boolean() })
const OfChatbot = z.object({ chatbotid: z.string() })
/** Epoch seconds, as Meta has them, or an ISO time. */
const Timestamp = z.union([
  z.union([z.string().regex(/^\d+$/), z.int().min(0)]).transform(String),
  z.iso.datetime({ offset: true }).transform((iso) => seconds(new Date(iso))),
])
const Inbound = z
  .object({
    chatbotid: z.string().optional(),
    phonenumberid: z.string().optional(),
    from: z.string().optional(),
    text: z.string().optional(),
    message: z.record(z.string(), z.unknown()).optional(),
    name: z.string().optional(),
    userId: z.string().optional(),
    id: z.string().optional(),
    timestamp: Timestamp.optional(),
    copies: z.int().min(1).max(50).optional(),
  })
  .refine((said) => said.chatbotid !== undefined || said.phonenumberid !== undefined, {
    message: "chatbotid or phonenumberid is needed",
  })
  .refine((said) => said.text !== undefined || said.message, {
    message: "text or message is needed",
  })
  .refine((said) => said.from !== undefined || said.userId !== undefined || said.message, {
    message: "from is needed",
  })
const Status = z.object({
  id: z.string(),
  status: z.string(),
  errorCode: z.int().optional(),
  category: z.string().optional(),
})
const Notice = z.object({
  chatbotid: z.string(),
  field: z.string(),
  value: z.record(z.string(), z.unknown()),
  timestamp: Timestamp.optional(),
})
const TokenEnd = z.object({ token: z.string(), expiresAt: z.iso.datetime({ offset: true }) })
const NumberChange = z.object({
  chatbotid: z.string(),
  quality_rating: z.string().optional(),
  is_on_biz_app: z.boolean().optional(),
  throughput: z.object({ level: z.string() }).optional(),
  whatsapp_business_manager_messaging_limit: z.string().optional(),
})
const Echo = z.object({ chatbotid: z.string(), to: z.string(), text: z.string() })

/** What clients, WhatsApp and the owner's telephone do. */
export const whatsappControls = ({ options, meta: { phones, accounts } }: SandboxWorld) => {
  const lineOf = async (chatbotid: string) => {
    const line = await options.findLine(chatbotid)
    if (!line) throw new Refused(404, "This chatbot has no WhatsApp number.")
    return { number: line.phonenumberid, account: line.businessaccountid ?? undefined }
  }
  return controls()
    .get(
      "/whatsapp/messages",
      control(Addressee, ({ to }) => {
        // A plus sign that was not encoded in the address arrives as a space.
        const sent = phones.sent(to?.replace(/^ /, "+"))
        return listed(sent.map(({ ours: _, ...message }) => message))
      }),
    )
    .post(
      "/whatsapp/inbound",
      control(Inbound, async ({ chatbotid = "", phonenumberid, ...said }) => {
        const line = phonenumberid ? { number: phonenumberid } : await lineOf(chatbotid)
        return await phones.receive({ ...said, ...line })
      }),
    )
    .post(
      "/whatsapp/status",
      control(Status, async ({ id, status, ...more }) => ({
        answers: [await phones.report(id, status, more)],
      })),
    )
    .post(
      "/whatsapp/echo",
      control(Echo, async ({ chatbotid, to, text }) => {
        const { number, account } = await lineOf(chatbotid)
        return { answers: [await phones.echo(number, account, to, text)] }
      }),
    )
    .post(
      "/whatsapp/notice",
      control(Notice, async ({ chatbotid, field, value, timestamp = seconds(new Date()) }) => {
        const { number, account } = await lineOf(chatbotid)
        const news = { field, value, time: Number(timestamp) }
        return { answers: [await phones.notice(number, account, news)] }
      }),
    )
    .post(
      "/meta/number",
      control(NumberChange, async ({ chatbotid, ...change }) => {
        accounts.setNumberStatus((await lineOf(chatbotid)).number, change as Partial<NumberStatus>)
        return success
      }),
    )
    .post(
      "/whatsapp/statuses",
      control(Switch, ({ on }) => {
        phones.switchStatuses(on)
        return success
      }),
    )
    .post(
      "/meta/token",
      control(TokenEnd, ({ token, expiresAt }) => {
        accounts.shorten(token, Math.floor(Date.parse(expiresAt) / 1000))
        return success
      }),
    )
    .post(
      "/meta/revoke",
      control(OfChatbot, async ({ chatbotid }) => {
        accounts.revokeNumber((await lineOf(chatbotid)).number)
        return success
      }),
    )
}

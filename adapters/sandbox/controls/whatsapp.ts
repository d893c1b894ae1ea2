import { z } from "zod"
import type { SandboxWorld } from "../sandbox.ts"
import { controlGroup, Refused, raw, read, success } from "./read.ts"

const OfChatbot = z.object({ chatbotid: z.string() })
const Timestamp = z.union([z.string().regex(/^\d+$/), z.int().min(0)]).transform(String)
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
  .refine((said) => said.from !== undefined || said.userId !== undefined || said.message, {
    message: "from is needed",
  })
const Status = z.object({ id: z.string(), status: z.string(), errorCode: z.int().optional() })
const Echo = z.object({ chatbotid: z.string(), to: z.string(), text: z.string() })

/** What clients, WhatsApp and the owner's telephone do. */
export const whatsappControls = ({ options, meta: { phones, accounts } }: SandboxWorld) => {
  const lineOf = async (chatbotid: string) => {
    const line = await options.findLine(chatbotid)
    if (!line) throw new Refused(404, "This chatbot has no WhatsApp number.")
    return { number: line.phonenumberid, account: line.businessaccountid ?? undefined }
  }
  return controlGroup()
    .get("/whatsapp/messages", async ({ request }) => {
      const { to } = await read(request, z.object({ to: z.string().optional() }))
      // A plus sign that nobody encoded has become a space.
      const items = phones.sent(to?.replace(/^ /, "+"))
      return { items: items.map(({ ours: _, ...message }) => message) }
    })
    .post(
      "/whatsapp/inbound",
      async ({ request }) => {
        const { chatbotid = "", phonenumberid, ...said } = await read(request, Inbound)
        const line = phonenumberid ? { number: phonenumberid } : await lineOf(chatbotid)
        return await phones.receive({ ...said, ...line })
      },
      raw,
    )
    .post(
      "/whatsapp/status",
      async ({ request }) => {
        const { id, status, errorCode } = await read(request, Status)
        return { answers: [await phones.report(id, status, errorCode)] }
      },
      raw,
    )
    .post(
      "/whatsapp/echo",
      async ({ request }) => {
        const { chatbotid, to, text } = await read(request, Echo)
        const { number, account } = await lineOf(chatbotid)
        return { answers: [await phones.echo(number, account, to, text)] }
      },
      raw,
    )
    .post(
      "/whatsapp/statuses",
      async ({ request }) => {
        phones.switchStatuses((await read(request, z.object({ on: z.boolean() }))).on)
        return success
      },
      raw,
    )
    .post(
      "/meta/revoke",
      async ({ request }) => {
        const { chatbotid } = await read(request, OfChatbot)
        accounts.revokeNumber((await lineOf(chatbotid)).number)
        return success
      },
      raw,
    )
}

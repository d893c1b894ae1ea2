import { Elysia } from "elysia"
import { z } from "zod"
import { FailureRule } from "./failures.ts"
import { JOB_NAMES, PROVIDERS } from "./options.ts"
import { answer } from "./player.ts"
import type { SandboxWorld } from "./sandbox.ts"

/*
 * The controls under /sandbox/api (contract.md section 7): for tests, and for whoever wants to see how the product bears an
 * outside world that misbehaves.
 */

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Reads the JSON body, or the query of a GET, into a shape. */
const read = async <T>(request: Request, shape: z.ZodType<T>): Promise<T> => {
  const text = request.method === "GET" ? "" : await request.text()
  let given: unknown = Object.fromEntries(new URL(request.url).searchParams)
  try {
    if (text.trim() !== "") given = JSON.parse(text)
  } catch {
    throw new Refused(400, "The body is not JSON.")
  }
  const parsed = shape.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new Refused(400, `${issue?.path.join(".") || "body"}: ${issue?.message}`)
}

const raw = { parse: "none" } as const

export const controls = (world: SandboxWorld) => {
  const { options, records, failures, mail, meta, llm } = world

  const lineOf = async (chatbotid: string) => {
    const line = await options.findLine(chatbotid)
    if (!line) throw new Refused(404, "This chatbot has no WhatsApp number.")
    return line
  }

  return new Elysia({ prefix: "/sandbox/api" })
    .onError(({ error }) => {
      if (error instanceof Refused) {
        return answer(error.status, { error: error.message, code: "invalid_request" })
      }
    })
    .get("/mail", async ({ request }) => {
      const { to } = await read(request, z.object({ to: z.string().optional() }))
      return { items: mail.list(to) }
    })
    .delete("/mail", () => {
      mail.clear()
      return { success: true }
    })
    .get("/whatsapp/messages", async ({ request }) => {
      const { to } = await read(request, z.object({ to: z.string().optional() }))
      const items = meta.phones.sent(to?.replace(/^ /, "+"))
      return { items: items.map(({ ours: _, ...message }) => message) }
    })
    .post(
      "/whatsapp/inbound",
      async ({ request }) => {
        const { chatbotid, phonenumberid, ...said } = await read(request, Inbound)
        if (phonenumberid !== undefined) {
          return await meta.phones.receive({ ...said, number: phonenumberid })
        }
        const line = await lineOf(chatbotid ?? "")
        return await meta.phones.receive({
          ...said,
          number: line.phonenumberid,
          ...(line.businessaccountid ? { account: line.businessaccountid } : {}),
        })
      },
      raw,
    )
    .post(
      "/whatsapp/status",
      async ({ request }) => {
        const { id, status, errorCode } = await read(request, Status)
        return { answers: [await meta.phones.report(id, status, errorCode)] }
      },
      raw,
    )
    .post(
      "/whatsapp/echo",
      async ({ request }) => {
        const { chatbotid, to, text } = await read(request, Echo)
        const { phonenumberid, businessaccountid } = await lineOf(chatbotid)
        const account = businessaccountid ?? undefined
        return { answers: [await meta.phones.echo(phonenumberid, account, to, text)] }
      },
      raw,
    )
    .post(
      "/whatsapp/statuses",
      async ({ request }) => {
        const { on } = await read(request, z.object({ on: z.boolean() }))
        meta.phones.switchStatuses(on)
        return { success: true }
      },
      raw,
    )
    .post(
      "/meta/revoke",
      async ({ request }) => {
        const { chatbotid } = await read(request, OfChatbot)
        meta.accounts.revokeNumber((await lineOf(chatbotid)).phonenumberid)
        return { success: true }
      },
      raw,
    )
    .post(
      "/llm/script",
      async ({ request }) => {
        const { answers } = await read(request, z.object({ answers: z.array(ScriptedAnswer) }))
        return { queued: llm.script(answers) }
      },
      raw,
    )
    .get("/requests", async ({ request }) => {
      const { provider } = await read(request, z.object({ provider: z.enum(PROVIDERS).optional() }))
      return { items: records.of(provider) }
    })
    .get("/failures", () => ({ items: failures.list() }))
    .post(
      "/failures",
      async ({ request }) => ({ id: failures.add(await read(request, FailureRule)) }),
      raw,
    )
    .delete(
      "/failures",
      async ({ request }) => {
        failures.remove((await read(request, z.object({ id: z.string().optional() }))).id)
        return { success: true }
      },
      raw,
    )
    .post(
      "/jobs/:name/run",
      async ({ request, params }) => {
        const name = JOB_NAMES.find((each) => each === params.name)
        if (!name) throw new Refused(404, `Jobs: ${JOB_NAMES.join(", ")}`)
        const { now } = await read(
          request,
          z.object({ now: z.iso.datetime({ offset: true }).optional() }),
        )
        return { report: await options.runJob(name, now === undefined ? undefined : new Date(now)) }
      },
      raw,
    )
    .post(
      "/reset",
      async ({ request }) => {
        const wanted = await read(request, Reset)
        const chosen = Object.values(wanted).includes(true)
        const does = (what: keyof Reset) =>
          chosen ? wanted[what] === true : wanted[what] !== false
        if (does("records")) {
          records.clear()
          mail.clear()
          meta.phones.clear()
        }
        if (does("scripts")) llm.forgetScript()
        if (does("failures")) failures.remove()
        if (does("limits")) await options.resetLimits()
        return { success: true }
      },
      raw,
    )
}

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
const ScriptedAnswer = z.object({
  content: z.unknown().optional(),
  tool_calls: z.array(z.object({ name: z.string(), arguments: z.unknown() })).optional(),
  finish_reason: z.string().nullable().optional(),
  status: z.int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
})
const Reset = z.object({
  records: z.boolean().optional(),
  scripts: z.boolean().optional(),
  failures: z.boolean().optional(),
  limits: z.boolean().optional(),
})
type Reset = z.infer<typeof Reset>

import { completion } from "./completion.ts"
import { META_SECRET } from "./meta-posts.ts"

/** A message that the product sent through WhatsApp. */
export type Send = {
  readonly at: number
  readonly line: string
  readonly to: string
  readonly text: string
  readonly ours: string
  readonly wamid: string
}

type Options = {
  /** Milliseconds until the model answers. */
  readonly modelDelay?: number
  /** The model's answer to the new messages that it was shown. */
  readonly say?: (newMessages: readonly string[]) => string | Promise<string>
  /** The model calls this tool first, once it has not been answered yet. */
  readonly toolFirst?: { readonly name: string; readonly arguments: string }
  /** Called for each send, before it is answered: a webhook of its status may be posted from here. */
  readonly onSend?: (send: Send) => void
}

/** The two providers that a reply needs, over real HTTP and as fast as possible: for the benchmarks and the reliability tests. */
export const startProviders = ({ modelDelay = 0, say, toolFirst, onSend }: Options = {}) => {
  const sends: Send[] = []
  let modelCalls = 0
  let serial = 0
  const reply = say ?? ((words) => `ok: ${words.join(" | ")}`)
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 60,
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      // Reads, such as of a line's health, are answered without content.
      if (request.method === "GET") return Response.json({})
      const body = (await request.json()) as Record<string, unknown>
      if (pathname === "/llm/chat/completions") {
        modelCalls++
        if (modelDelay > 0) await Bun.sleep(modelDelay)
        const messages = body.messages as { role: string; content: string }[]
        const words = newMessages(messages)
        if (toolFirst && !messages.some(({ role }) => role === "tool")) {
          return completion({
            content: null,
            tool_calls: [{ id: "call_1", type: "function", function: toolFirst }],
          })
        }
        return completion({ content: await reply(words) })
      }
      if (body.status === "read") return Response.json({ success: true })
      const send: Send = {
        at: performance.now(),
        line: pathname.split("/")[3] ?? "",
        to: String(body.to ?? body.recipient),
        text: (body.text as { body: string }).body,
        ours: String(body.biz_opaque_callback_data),
        wamid: `wamid.out.${serial++}`,
      }
      sends.push(send)
      onSend?.(send)
      return Response.json({
        messaging_product: "whatsapp",
        contacts: [{ input: send.to, wa_id: send.to }],
        messages: [{ id: send.wamid }],
      })
    },
  })
  const origin = `http://127.0.0.1:${server.port}`
  return {
    sends,
    modelCalls: () => modelCalls,
    /** The environment that makes a Recado talk to these. */
    env: {
      META_APP_ID: "1",
      META_APP_SECRET: META_SECRET,
      META_GRAPH_URL: `${origin}/meta`,
      META_VERIFY_TOKEN: "verify-token",
      LLM_API_KEY: "key",
      LLM_BASE_URL: `${origin}/llm`,
    },
    stop: () => server.stop(true),
  }
}

/** The lines of `# New messages`, unquoted (core/reply/prompt.ts). */
const newMessages = (messages: readonly { content: string }[]) => {
  const user = messages[1]?.content ?? ""
  const fresh = user.slice(user.indexOf("# New messages"))
  return [...fresh.matchAll(/^client: (".*")$/gm)].map(
    ([, json]) => JSON.parse(json ?? '""') as string,
  )
}

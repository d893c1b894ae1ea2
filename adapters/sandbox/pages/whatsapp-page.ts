import { Elysia } from "elysia"
import { choice, hidden, html, page, seeOther } from "../html.ts"
import type { SandboxWorld } from "../sandbox.ts"

/** A number that is kept for fiction, and so nobody's. */
const CLIENT = "12025550123"
const SHOWN = 100

type Form = Readonly<Record<string, string | undefined>>
type Entry = {
  readonly at: string
  readonly text: string
  readonly mine: boolean
  readonly mark: string
}

/** /sandbox/whatsapp: writes to a chatbot as one of its clients, and shows the answers. */
export const whatsappPage = ({ options, meta }: SandboxWorld) =>
  new Elysia()
    .get("/sandbox/whatsapp", async ({ query }) => {
      const lines = await options.listLines()
      const line = lines.find(({ chatbotid }) => chatbotid === query.chatbotid) ?? lines[0]
      const from = digitsOf(query.from)
      if (!line) {
        return page({
          title: "WhatsApp",
          main: html`<p>No chatbot has a WhatsApp number yet. Connect one under <a href="/dashboard/whatsapp">WhatsApp</a> in the dashboard.</p>`,
        })
      }
      const chat = meta.phones.chat(line.phonenumberid, from)
      return page({
        title: "WhatsApp",
        scripts: ["chat.js"],
        main: html`<form class="card" method="get">
<div class="columns">
<label>Chatbot<select name="chatbotid">${lines.map((each) => choice(each.chatbotid, each.name, each === line))}</select></label>
<label>I write from<input name="from" inputmode="tel" value="+${from}"></label>
<label>My name<input name="name" value="${query.name}"></label>
</div><button class="quiet">Open chat</button></form>
<ol id="chat" class="chat" aria-live="polite">${entries(chat).map(
          ({ text, mine, mark }) =>
            html`<li class="${mine && "mine"}">${text} <span class="muted">${mark}</span></li>`,
        )}${chat.isTyping && html`<li class="typing">typing…</li>`}</ol>
<form method="post" class="card">
${hidden({ chatbotid: line.chatbotid, from, name: query.name ?? "" })}
<label>Message<input name="text" maxlength="4096" required autocomplete="off" autofocus></label>
<button>Send</button></form>`,
      })
    })
    .post(
      "/sandbox/whatsapp",
      async ({ request }) => {
        const form: Form = Object.fromEntries(new URLSearchParams(await request.text()))
        const { chatbotid = "", name = "", text = "" } = form
        const from = digitsOf(form.from)
        const line = await options.findLine(chatbotid)
        if (line && text.trim() !== "") {
          await meta.phones.receive({
            number: line.phonenumberid,
            account: line.businessaccountid ?? undefined,
            from,
            name,
            text,
          })
        }
        const back = new URLSearchParams({ chatbotid, from: `+${from}`, name })
        return seeOther(`/sandbox/whatsapp?${back}`)
      },
      { parse: "none" },
    )

const digitsOf = (typed = "") => typed.replace(/\D/g, "") || CLIENT

const MARKS: Readonly<Record<string, string>> = { accepted: "🕓", sent: "✓", delivered: "✓✓" }

const entries = (chat: ReturnType<SandboxWorld["meta"]["phones"]["chat"]>): readonly Entry[] =>
  [
    ...chat.in.map(({ at, text, read }) => ({ at, text, mine: true, mark: read ? "✓✓" : "✓" })),
    ...chat.out.map(({ at, body, status }) => ({
      at,
      text: body,
      mine: false,
      mark: MARKS[status] ?? status,
    })),
  ]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-SHOWN)

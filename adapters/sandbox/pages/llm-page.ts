import { Elysia } from "elysia"
import { html, page, seeOther } from "../html.ts"
import type { SandboxWorld } from "../sandbox.ts"

const SHOWN = 10

/** /sandbox/llm: what the model was asked, and a form for what it says next. */
export const llmPage = ({ records, llm }: SandboxWorld) =>
  new Elysia()
    .get("/sandbox/llm", () => {
      const asked = records
        .of("llm")
        .filter(({ path }) => path.endsWith("/chat/completions"))
        .slice(-SHOWN)
        .reverse()
      const waiting = llm.waiting()
      return page({
        title: "Model",
        main: html`<form class="card" method="post">
<label>Say this next<textarea name="content" rows="3" required></textarea></label>
<button>Script it</button>
<p class="muted">${waiting.length} scripted answers wait. Without one, the model quotes what it knows, and books when a date and time such as 2026-11-24 10:30 stands in the message.</p>
</form>
<h2>Latest prompts</h2>
${asked.length === 0 && html`<p class="muted">None yet.</p>`}
${asked.map(
  ({ at, body }) =>
    html`<details class="card"><summary><time>${at}</time></summary><pre>${pretty(body)}</pre></details>`,
)}`,
      })
    })
    .post(
      "/sandbox/llm",
      async ({ request }) => {
        const content = new URLSearchParams(await request.text()).get("content") ?? ""
        if (content.trim() !== "") llm.script([{ content }])
        return seeOther("/sandbox/llm")
      },
      { parse: "none" },
    )

/** The messages of a request, with their line breaks. */
const pretty = (body: unknown): string => {
  const { messages } = (body ?? {}) as { messages?: unknown }
  if (!Array.isArray(messages)) return JSON.stringify(body, null, 2)
  return messages
    .map(({ role, content, tool_calls }) => {
      const said = typeof content === "string" ? content : JSON.stringify(tool_calls ?? content)
      return `[${role}]\n${said}`
    })
    .join("\n\n")
}

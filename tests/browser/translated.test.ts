import type { Page } from "playwright"
import { expect, onStage, PHONE, settled } from "../support/browser.ts"

const walk = onStage()

/** Does to a page what Chrome's translator does: puts two <font> in the place of each text, also of one that comes later. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const texts = (node: Node): readonly Text[] =>
      node instanceof Text ? [node] : [...node.childNodes].flatMap(texts)
    const put = (text: Text) => {
      const parent = text.parentElement
      if (!parent || !/\p{L}/u.test(text.data)) return
      if (parent.closest("font, script, style, textarea, [translate=no]")) return
      const [outer, inner] = [document.createElement("font"), document.createElement("font")]
      inner.append(`«${text.data.trim()}»`)
      outer.append(inner)
      parent.insertBefore(outer, text)
      parent.removeChild(text)
    }
    const look = (nodes: Iterable<Node>) => {
      for (const node of nodes) for (const text of texts(node)) put(text)
    }
    addEventListener("load", () => {
      look([document.body])
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) look(addedNodes)
      }).observe(document.body, { childList: true, subtree: true })
    })
  })

const broken = (page: Page) => page.getByText("This screen has stopped working.")

walk(
  "An owner in São Paulo whose browser translates the page reads what the bot does now, and not what it did before",
  async ({ page, own, stage }) => {
    await translate(page)
    const { chatbotId, connectNumber } = await own({ name: "Oficina Ruiz" })
    await connectNumber()
    const main = page.getByRole("main")
    await page.goto("/dashboard/settings")
    for (const [button, after] of [
      ["«Pause chatbot»", "«Resume chatbot»"],
      ["«Resume chatbot»", "«Pause chatbot»"],
    ] as const) {
      await main.getByRole("button", { name: button }).click()
      await page.getByRole("dialog").getByRole("button", { name: button }).click()
      await main.getByRole("button", { name: after }).waitFor()
    }
    await main.getByRole("button", { name: "«Show»" }).first().click()
    await main.getByRole("button", { name: "«Hide»" }).first().waitFor()

    await page.goto("/dashboard/whatsapp")
    await main.getByText("«No messages in the last 7 days»").waitFor()
    const inbound = { chatbotid: chatbotId, from: "5511987654321", text: "Oi!" }
    await stage.sandbox("POST", "/whatsapp/inbound", inbound)
    await main.getByText("«last message").waitFor()
    await expect(main.getByText("No messages in the last 7 days")).toHaveCount(0)
  },
  { viewport: PHONE, locale: "pt-BR" },
)

walk(
  "What an owner types while the browser translates the page is shown on the phone beside it, also between WhatsApp's marks",
  async ({ page, own }) => {
    await translate(page)
    await own()
    await page.goto("/dashboard/create-chatbot")
    const phone = page.getByRole("log", { name: "Conversation" })
    await page.getByRole("switch", { name: "Welcome message" }).check()
    for (const welcome of ["Bem-vindo à oficina!", "Bem-vindo à *oficina*, amigo!", "Olá!"]) {
      await page.getByLabel("What the bot says first").fill(welcome)
      await phone
        .getByText(welcome.match(/amigo/) ? "oficina" : welcome)
        .last()
        .waitFor()
      await expect(broken(page)).toHaveCount(0)
    }
    await expect(phone.getByText("oficina")).toHaveCount(0)
  },
  { locale: "pt-BR" },
)

walk(
  "A browser that translates the page breaks no screen of the dashboard while it is read, left and entered",
  async ({ page, own }) => {
    await translate(page)
    const { connectNumber } = await own({ name: "Oficina Ruiz" })
    await connectNumber()
    await page.goto("/dashboard")
    const side = page.getByTestId("sidebar")
    for (const screen of [
      "Chatbot",
      "Memory",
      "WhatsApp",
      "Training",
      "Calendar",
      "Settings",
      "Overview",
    ]) {
      await side.getByRole("link", { name: `«${screen}»` }).click()
      await settled(page)
      await expect(broken(page)).toHaveCount(0)
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    }
    await side.getByRole("button", { name: "«Español»" }).click()
    await side.getByRole("button", { name: "«English»" }).waitFor()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Hola, Oficina Ruiz")
  },
  { locale: "pt-BR" },
)

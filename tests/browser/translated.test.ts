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
  "While the browser translates the page the preview goes on showing the words that customers get",
  async ({ page, own }) => {
    await translate(page)
    await own()
    await page.goto("/dashboard/create-chatbot")
    const phone = page.getByRole("log", { name: "Conversation" })
    await phone.getByText("«Today»").waitFor()
    await page.getByRole("switch", { name: "Welcome message" }).check()
    await page.getByLabel("What the bot says first").fill("Bem-vindo à *oficina*, amigo!")
    await expect(phone).toContainText("Bem-vindo à oficina, amigo!")
    await page.getByLabel("What the bot says first").fill("Olá!")
    await expect(phone).toContainText("Olá!")
    await expect(phone).not.toContainText("«Olá")
    await expect(broken(page)).toHaveCount(0)
  },
  { locale: "pt-BR" },
)

walk(
  "A text that the browser has translated can be taken away, and something be put before it",
  async ({ page }) => {
    await translate(page)
    await page.goto("/")
    await page.getByRole("heading", { level: 1, name: /^«/ }).waitFor()
    // As React does it, which keeps the texts that it has made.
    await page.evaluate(async () => {
      const place = document.createElement("h2")
      const texts = ["kept", "gone"].map((word) => document.createTextNode(word))
      place.append(...texts)
      document.body.append(place)
      const translated = () => place.textContent === "«kept»«gone»"
      while (!translated()) await new Promise((next) => setTimeout(next, 10))
      const [kept, gone] = texts as [Text, Text]
      place.removeChild(gone)
      place.insertBefore(document.createElement("hr"), kept)
    })
    await expect(page.locator("h2", { has: page.locator("hr") })).toHaveText("«kept»")
    await expect(page.locator("h2 > hr:first-child")).toHaveCount(1)
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

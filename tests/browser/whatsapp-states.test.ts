import jsQR from "jsqr"
import type { Locator, Page } from "playwright"
import { expect, onStage, type Walk } from "../support/browser.ts"

const walk = onStage()

/** A hundred characters are the most that a name may have. */
const LONG_NAME =
  "Peluquería y Centro de Estética Integral María del Carmen, corte, color y recogidos en Valencia"

/** A sheet of 105 × 148 mm in CSS pixels: the smallest poster. */
const A6 = { width: 397, height: 559 }

const connected = async ({ own }: Walk) => {
  const owner = await own({ name: "Peluquería Marisol" })
  await owner.connectNumber()
  return owner
}

const stateOf = (page: Page, name: string) =>
  page.locator(`[data-testid=wa-state][data-state=${name}]`)

type State = readonly [state: string, word: string, primary: string | null, change: string | null]

const STATES: readonly State[] = [
  ["connected", "Connected", "Open chat", null],
  [
    "partial",
    "Partly connected",
    "Try again",
    // Due later than any journey lasts, because the server would mend it by itself.
    `update "whatsappConnections" set "webhookConfigured" = false, "lastErrorMessage" = 'Receiving messages (webhook subscription): refused',
       checkedat = now() + interval '1 hour' where chatbotid = $1`,
  ],
  [
    "failed",
    "Failed",
    "Reconnect",
    `update "whatsappConnections" set status = 'TOKEN_EXPIRED' where chatbotid = $1`,
  ],
  [
    "disconnected",
    "Disconnected",
    "Connect WhatsApp",
    `with l as (delete from whatsapp_lines where chatbotid = $1) delete from "whatsappConnections" where chatbotid = $1`,
  ],
]

for (const [state, word, primary, change] of STATES)
  walk(`A line that is ${state} says so in a word and offers one thing to do`, async (journey) => {
    const { page, stage } = journey
    const { chatbotId } = await connected(journey)
    // Messages of a minute ago do not make a connection where there is none.
    await stage.sandbox("POST", "/whatsapp/inbound", {
      chatbotid: chatbotId,
      from: "34600111222",
      text: "Hola",
    })
    if (change) await stage.database.owner.query(change, [chatbotId])
    await page.goto("/dashboard/whatsapp")
    const pill = stateOf(page, state)
    await pill.getByText(word, { exact: true }).waitFor()
    await expect(pill.locator(".pill")).toHaveAttribute("data-dot")
    const main = page.getByRole("main")
    const primaries = main.locator(".button-primary").filter({ visible: true })
    await expect(primaries).toHaveText([primary ?? ""])
  })

/** What a scanner reads from the QR code. */
const scan = async (page: Page, drawn: Locator) => {
  const picture = (await drawn.screenshot()).toString("base64")
  const { pixels, width, height } = await page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const brush = canvas.getContext("2d")
    brush?.drawImage(bitmap, 0, 0)
    const data = brush?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    return { pixels: [...data], width: bitmap.width, height: bitmap.height }
  }, picture)
  // Four modules of about five pixels are quiet: this is in the middle of them.
  const above = (10 * width + Math.floor(width / 2)) * 4
  const quiet = pixels.slice(above, above + 3)
  return { text: jsQR(new Uint8ClampedArray(pixels), width, height)?.data ?? "", quiet }
}

walk(
  "The screen names the number as Meta has it; the code opens a chat with it and a ready text, also in the dark; the poster prints alone on one sheet",
  async (journey) => {
    const { page, stage } = journey
    const { chatbotId, call } = await connected(journey)
    const { rows } = await stage.database.owner.query(
      // As an owner writes it who connects by hand: nobody abroad reaches it so.
      `update "whatsappConnections" set assignednumber = '600 12 34 56' where chatbotid = $1
       returning numbers->0->>'display' as number`,
      [chatbotId],
    )
    const { number } = rows[0]
    const digits = String(number).replace(/\D/g, "")
    await page.emulateMedia({ colorScheme: "dark" })
    await page.goto("/dashboard/whatsapp")
    const code = page.getByRole("img", { name: "QR code that opens a chat with your bot" }).first()
    await code.waitFor()
    await page.getByRole("heading", { level: 2, name: String(number), exact: true }).waitFor()
    const { text, quiet } = await scan(page, code)
    const link = new URL(text)
    expect(link.origin + link.pathname).toBe(`https://wa.me/${digits}`)
    const ready = link.searchParams.get("text") ?? ""
    expect(ready.length).toBeGreaterThan(0)
    expect(ready.length).toBeLessThanOrEqual(140)
    expect(ready).toBe("Hola, quería preguntar una cosa")
    expect(quiet).toEqual([255, 255, 255])
    await expect(page.getByRole("link", { name: "Open chat" })).toHaveAttribute("href", text)

    // It says "Copied" only if it was.
    for (const takes of [false, true]) {
      await page.evaluate((ok) => {
        const writeText = (copied: string) => {
          Object.assign(window, { copied })
          return ok ? Promise.resolve() : Promise.reject(new Error("refused"))
        }
        Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } })
        Object.assign(window, { copied: "" })
      }, takes)
      await page.getByRole("button", { name: "Copy link" }).click()
      await expect.poll(() => page.evaluate(() => "copied" in window && window.copied)).toBe(text)
      await page.getByRole("button", { name: takes ? "Copied" : "Copy link" }).waitFor()
    }

    await page.evaluate(() =>
      Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
    )
    await page.getByRole("button", { name: "Print poster" }).click()
    await expect.poll(() => page.evaluate(() => "printed" in window)).toBe(true)

    await page.emulateMedia({ media: "print" })
    await page.setViewportSize(A6)
    const poster = page.locator(".poster")
    await expect(poster).toContainText("Peluquería Marisol")
    await expect(poster).toContainText(number)
    await expect(poster).toBeVisible()
    await expect.poll(async () => (await scan(page, poster.getByRole("img"))).text).toBe(text)
    const others = page.locator("main h1, main h2, main button, .sidebar a").first()
    await expect(others).toBeHidden()
    await call("PATCH", `/api/chatbots/${chatbotId}`, { name: LONG_NAME })
    await page.reload()
    await expect(poster).toContainText(LONG_NAME)
    await expect.poll(async () => (await scan(page, poster.getByRole("img"))).text).toBe(text)
    for (const format of ["A6", "A4"]) {
      const paper = (await page.pdf({ format })).toString("latin1")
      expect([format, paper.match(/\/Type \/Page\b/g)?.length]).toEqual([format, 1])
    }
  },
)

walk(
  "The code begins the chat, and the poster speaks, in the language that the bot was given",
  async (journey) => {
    const { page } = journey
    const { chatbotId, call } = await connected(journey)
    await call("PATCH", `/api/chatbots/${chatbotId}`, { language: "french" })
    await page.goto("/dashboard/whatsapp")
    const open = page.getByRole("link", { name: "Open chat" })
    await open.waitFor()
    const link = new URL((await open.getAttribute("href")) ?? "")
    expect(link.searchParams.get("text")).toBe("Bonjour, j'ai une question")
    const poster = page.locator(".poster[lang=fr]")
    await expect(poster).toContainText("Écrivez-nous sur WhatsApp")
  },
)

import type { Page, Request } from "playwright"
import { expect, fetchedAhead, hold, onStage, type Walk } from "../support/browser.ts"
import { atNoon } from "../support/noon-zone.ts"
import { startProxy } from "../support/proxy.ts"

const walk = onStage()

const MESSAGES = 10
const WRITING_EVERY_MS = 400

const connected = async ({ own }: Walk) => {
  const owner = await own({
    name: "Marisol",
    timezone: atNoon(),
    knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
  })
  await owner.connectNumber()
  return owner
}

type Asked = { readonly asked: readonly { readonly url: string; readonly at: number }[] }

const customerWrites = ({ stage }: Walk, chatbotid: string, text = "¿Cuánto cuesta el corte?") =>
  stage.sandbox("POST", "/whatsapp/inbound", { chatbotid, from: "34600111222", name: "Ana", text })

walk(
  "A message, a notice and a test move the counter, the badge and the phone by themselves",
  async (journey) => {
    const { page } = journey
    const { chatbotId, call } = await connected(journey)
    const streaming = page.waitForResponse("**/api/events*")
    await page.clock.install()
    await page.goto("/dashboard")
    await page.locator("[data-testid=usage-bar][aria-valuenow='0']").waitFor()
    await streaming
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const from = Date.now()
    await customerWrites(journey, chatbotId)
    await page.locator("[data-testid=usage-bar][aria-valuenow='1']").waitFor()
    console.log(`  from the customer's message to the owner's counter: ${Date.now() - from} ms`)
    // Sooner than the overview is read again after any other event, by the page's clock.
    let passed = 0
    const sent = async () => {
      await page.clock.runFor(50)
      passed += 50
      return page.getByText("Your bot sent 1 message today.").isVisible()
    }
    await expect.poll(sent, { intervals: [250] }).toBe(true)
    expect(passed).toBeLessThan(9_000)
    await page.clock.resume()

    await call("POST", `/api/chatbots/${chatbotId}/notifications`, {
      entry: "<notify:Llama a Ana>",
    })
    const sidebar = page.getByTestId("sidebar")
    const memory = sidebar.getByRole("link", { name: "Memory", exact: true })
    await expect(memory).toHaveAccessibleDescription("1 new notification")
    await page.getByText("Llama a Ana").waitFor()

    await sidebar.getByRole("link", { name: "Training" }).click()
    const phone = page.getByRole("log", { name: "Conversation" })
    await phone.waitFor()
    await call("POST", "/api/whatsapp/send-simulated", {
      chatbotId,
      message: "¿Cuánto cuesta el corte?",
    })
    await phone.getByText("El corte cuesta dieciocho euros.").waitFor()
    await expect.poll(() => page.evaluate(() => "sameDocument" in window)).toBe(true)
  },
)

walk("Who wants no more messages appears on the open screen", async (journey) => {
  const { page } = journey
  const { chatbotId } = await connected(journey)
  const streaming = page.waitForResponse("**/api/events*")
  await page.goto("/dashboard/whatsapp")
  const clients = page.getByTestId("wa-clients")
  await clients.getByText("Nobody has asked for silence.").waitFor()
  await streaming
  await customerWrites(journey, chatbotId, "STOP")
  await clients.getByText("1 customer wants no more messages.").waitFor()
  await clients.getByText("Ana · +34600111222").waitFor()
})

walk(
  "While customers write all the time a screen with the phone reads it every two seconds, not with each message",
  async (journey) => {
    const { page } = journey
    const { chatbotId } = await connected(journey)
    // By the page's clock and as it asks, as both the request and word of it may be under way for long.
    await page.addInitScript(() => {
      const { fetch } = window
      const asked: { readonly url: string; readonly at: number }[] = []
      const stamped = (...call: Parameters<typeof fetch>) => {
        const [what] = call
        asked.push({ url: what instanceof Request ? what.url : `${what}`, at: performance.now() })
        return fetch(...call)
      }
      Object.assign(window, { asked, fetch: stamped })
    })
    const streaming = page.waitForResponse("**/api/events*")
    await page.goto("/dashboard/training")
    await streaming
    await fetchedAhead(page)
    const from = await page.evaluate(() => performance.now())
    const read = async () => {
      const asked = await page.evaluate(() => (window as unknown as Asked).asked)
      const phone = `/api/chatbots/${chatbotId}/clients`
      return asked.filter(({ url, at }) => at > from && url.includes(phone)).map(({ at }) => at)
    }
    for (let at = 0; at < MESSAGES; at++) {
      await customerWrites(journey, chatbotId, `¿Cuánto cuestan ${at} cortes?`)
      await Bun.sleep(WRITING_EVERY_MS)
    }
    await expect.poll(async () => (await read()).length).toBeGreaterThan(1)
    const began = await read()
    const apart = began.slice(1).map((at, index) => at - (began[index] ?? 0))
    expect(Math.min(...apart)).toBeGreaterThan(1_500)
  },
)

walk(
  "A stream that is cut is said after five seconds, comes back by itself, and nothing was missed",
  async (journey) => {
    const { page, stage } = journey
    const { chatbotId } = await connected(journey)
    const wire = await startProxy(stage.url)
    try {
      const near = new URL(wire.url)
      near.hostname = "localhost"
      const streaming = page.waitForResponse("**/api/events*")
      await page.goto(new URL("/dashboard", near).href)
      await page.locator("[data-testid=usage-bar][aria-valuenow='0']").waitFor()
      await streaming
      const from = Date.now()
      wire.cut(true)
      const notice = page.getByRole("status").filter({ hasText: "Reconnecting…" })
      await notice.waitFor()
      expect(Date.now() - from).toBeGreaterThan(4_500)
      await customerWrites(journey, chatbotId)
      wire.cut(false)
      await notice.waitFor({ state: "detached" })
      await page.locator("[data-testid=usage-bar][aria-valuenow='1']").waitFor()
    } finally {
      wire.stop()
    }
  },
)

walk(
  "Of what happens while the stream is refused nothing is missed once it is open",
  async (journey) => {
    const { page } = journey
    const { chatbotId, call } = await connected(journey)
    // As a proxy answers while the server behind it is brought up to date.
    await page.route("**/api/events*", (route) => route.fulfill({ status: 503 }))
    const refused = page.waitForResponse("**/api/events*")
    await page.goto("/dashboard")
    await page.locator("[data-testid=usage-bar][aria-valuenow='0']").waitFor()
    await refused
    await customerWrites(journey, chatbotId)
    await expect.poll(() => call("GET", "/api/usage")).toMatchObject({ messagesUsed: 1 })
    await page.unroute("**/api/events*")
    await page.locator("[data-testid=usage-bar][aria-valuenow='1']").waitFor()
  },
)

walk(
  "Of what happens between what a page reads first and its first stream nothing is missed",
  async (journey) => {
    const { page } = journey
    const { chatbotId, call } = await connected(journey)
    const open = await hold(page, "**/api/events*")
    await page.goto("/dashboard")
    await page.locator("[data-testid=usage-bar][aria-valuenow='0']").waitFor()
    await customerWrites(journey, chatbotId)
    await expect.poll(() => call("GET", "/api/usage")).toMatchObject({ messagesUsed: 1 })
    open()
    await page.locator("[data-testid=usage-bar][aria-valuenow='1']").waitFor()
  },
)

walk("Once the network is back nobody waits for the stream: it opens at once", async (journey) => {
  const { page } = journey
  await connected(journey)
  await page.clock.install()
  await page.route("**/api/events*", (route) => route.fulfill({ status: 503 }))
  const refused = page.waitForResponse("**/api/events*")
  await page.goto("/dashboard")
  await refused
  await page.clock.pauseAt(Date.now() + 120_000)
  const notice = page.getByRole("status").filter({ hasText: "Reconnecting…" })
  const later = async () => {
    await page.clock.runFor(1_000)
    return notice.isVisible()
  }
  await expect.poll(later).toBe(true)
  await page.unroute("**/api/events*")
  // The clock stands still: no timer asks again.
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await notice.waitFor({ state: "detached" })
})

/** Brings a page to the front, or puts another before it. */
const show = (page: Page, shown: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
  }, !shown)

walk(
  "A tab that nobody looks at leaves its connection to the others, and misses nothing",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    const streams: string[] = []
    const heard = (what: string) => (request: Request) => {
      if (request.url().includes("/api/events")) streams.push(what)
    }
    page.on("request", heard("opened"))
    page.on("requestfailed", heard("closed"))
    page.on("requestfinished", heard("closed"))
    await page.goto("/dashboard/memory")
    await expect.poll(() => streams).toEqual(["opened"])
    await show(page, false)
    await expect.poll(() => streams).toEqual(["opened", "closed"])
    await call("POST", `/api/chatbots/${chatbotId}/memory/fragments`, { content: "Cerramos" })
    await show(page, true)
    await page.getByTestId("fragment").getByText("Cerramos").waitFor()
    expect(streams).toEqual(["opened", "closed", "opened"])
  },
)

walk(
  "A page that its owner leaves gives its connection back, also where the browser keeps the page for the Back key",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    const streams: string[] = []
    page.on("request", (request) => {
      if (request.url().includes("/api/events")) streams.push("opened")
    })
    page.on("requestfailed", (request) => {
      if (request.url().includes("/api/events")) streams.push("closed")
    })
    await page.goto("/dashboard/memory")
    await expect.poll(() => streams).toEqual(["opened"])
    // What a browser says to a page that it keeps: no timer of the page runs from here on.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
    )
    await expect.poll(() => streams).toEqual(["opened", "closed"])
  },
)

walk(
  "A page that a phone froze while nobody looked at it opens its stream anew: the old one may be dead without a word",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.clock.install()
    let opened = 0
    page.on("request", (request) => {
      if (request.url().includes("/api/events")) opened++
    })
    await page.goto("/dashboard/memory")
    await expect.poll(() => opened).toBe(1)
    await show(page, false)
    // Ten minutes in which no timer ran.
    await page.clock.setSystemTime(Date.now() + 600_000)
    await show(page, true)
    await expect.poll(() => opened).toBe(2)
  },
)

walk(
  "Where the bot would keep silent the phone stays silent too, and beside it stands why",
  async (journey) => {
    const { page, stage } = journey
    const { chatbotId } = await connected(journey)
    const pause = (paused: boolean) =>
      stage.database.owner.query("update chatbots set is_paused = $2 where id = $1", [
        chatbotId,
        paused,
      ])
    await pause(true)
    await page.goto("/dashboard/chatbots")
    const write = async (text: string) => {
      await page.getByPlaceholder("Write a message…").fill(text)
      await page.keyboard.press("Enter")
    }
    await write("Hola")
    await page
      .getByText("No reply goes out: the chatbot is paused. Resume it in Settings.")
      .waitFor()
    await expect(page.getByText("[stopped")).toHaveCount(0)
    await pause(false)
    await write("BAJA")
    await page.getByText("No recibirás más mensajes. Escribe ALTA para volver.").waitFor()
    await expect(page.getByText("No reply goes out")).toHaveCount(0)
    await write("¿Abrís hoy?")
    await page.getByText("No reply goes out: this customer wants no more messages.").waitFor()
    await write("STOP")
    await page
      .getByText("No reply goes out: the message was your pause secret, or a second STOP.")
      .waitFor()
  },
)

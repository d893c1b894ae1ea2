import type { Page, Route } from "playwright"
import { dashboard, SCREENS } from "../../site/lib/routes.ts"
import { expect, fetchedAhead, onStage, PHONE, settled, withoutNews } from "../support/browser.ts"

const walk = onStage()

const TOO_MANY = "Too many requests. Please try again later."
const GOES_ON = "That was a lot at once. The rest comes by itself within a minute."
const KNOWLEDGE = "**/api/chatbots/*/knowledge"

const refuse = (seconds: number) => (route: Route) =>
  route.fulfill({
    status: 429,
    headers: { "Retry-After": String(seconds) },
    json: { error: TOO_MANY, code: "rate_limited", id: "a-request", retryAfter: seconds },
  })

const calm = (page: Page) => page.getByRole("status").filter({ hasText: GOES_ON })
const alerts = (page: Page) => page.getByRole("main").getByRole("alert")

walk(
  "A screen that was asked for too often comes by itself once the server's time is over, and until then one calm line says so",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await withoutNews(page)
    await page.clock.install()
    let asked = 0
    let refusedAt = 0
    await page.route(KNOWLEDGE, (route) => {
      asked++
      if (asked > 1) return route.continue()
      refusedAt = Date.now()
      return refuse(60)(route)
    })
    await page.goto("/dashboard/training")
    await calm(page).waitFor()
    // Not sooner, as the clock cannot go back on a machine that is slow until here.
    await page.clock.pauseAt(refusedAt + 40_000)
    await expect(alerts(page)).toHaveCount(0)
    await page.clock.runFor(15_000)
    await expect(calm(page)).toBeVisible()
    expect(asked).toBe(1)
    await page.clock.resume()
    await page.clock.fastForward(30_000)
    await page.getByText("of 12,000 tokens").waitFor()
    await expect(calm(page)).toHaveCount(0)
    await expect(alerts(page)).toHaveCount(0)
    expect(asked).toBe(2)
  },
)

walk(
  "An owner who would have to wait for longer than a minute is told at once",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await withoutNews(page)
    await page.route(KNOWLEDGE, refuse(61))
    await page.goto("/dashboard/training")
    const alert = alerts(page).filter({ hasText: "Error loading knowledge sources." })
    await alert.waitFor()
    await expect(calm(page)).toHaveCount(0)
    await settled(page)
    await fetchedAhead(page)
    await page.unroute(KNOWLEDGE)
    await alert.getByRole("button", { name: "Try again" }).click()
    await alert.waitFor({ state: "detached" })
  },
)

walk("A read that is refused again and again is told in the end", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await withoutNews(page)
  await page.route(KNOWLEDGE, refuse(1))
  await page.goto("/dashboard/training")
  await alerts(page).filter({ hasText: "Error loading knowledge sources." }).waitFor()
  await expect(calm(page)).toHaveCount(0)
})

walk(
  "Of a read that nobody waits for any more, or that was only made ahead, no line says that it will come",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await withoutNews(page)
    await page.route(KNOWLEDGE, refuse(50))
    const ahead = page.waitForResponse(KNOWLEDGE)
    await page.goto("/dashboard/chatbots")
    await ahead
    await fetchedAhead(page)
    await expect(calm(page)).toHaveCount(0)
    const sidebar = page.getByTestId("sidebar")
    await sidebar.getByRole("link", { name: "Training" }).click()
    await calm(page).waitFor()
    await sidebar.getByRole("link", { name: "Calendar" }).click()
    await page.getByRole("heading", { level: 1, name: "Calendar" }).waitFor()
    // Before its time is over, in fifty seconds.
    await expect(calm(page)).toHaveCount(0, { timeout: 30_000 })
  },
)

walk("What is saved too often says so at once, and stays typed", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await page.goto("/dashboard/training")
  await page.getByText("Nothing yet.").waitFor()
  await page.route(KNOWLEDGE, (route) =>
    route.request().method() === "POST" ? refuse(30)(route) : route.continue(),
  )
  await page.getByLabel("Content").fill("Abrimos a las nueve.")
  await page.getByRole("button", { name: "Add source" }).click()
  await page.getByText(TOO_MANY).waitFor()
  await expect(page.getByLabel("Content")).toHaveValue("Abrimos a las nueve.")
  await expect(calm(page)).toHaveCount(0)
})

/** More than an owner's 120 calls of a minute (contract.md 1.6), even where the next minute begins among them. */
const TOO_MANY_CALLS = 241

/** How long a page may take to ask for something, so that it does so in the same minute. */
const ASKS_WITHIN_S = 40

/** Uses up an owner's calls of a minute of which enough is left. */
const useUpCalls = async (call: (method: string, path: string) => Promise<unknown>) => {
  for (let left = 0; left < ASKS_WITHIN_S; ) {
    await Bun.sleep(left * 1000)
    const used = await Promise.allSettled(
      Array.from({ length: TOO_MANY_CALLS }, () => call("GET", "/api/usage")),
    )
    const refused = used.map((one) => (one.status === "rejected" ? String(one.reason) : ""))
    const waits = refused.flatMap((words) => /"retryAfter":(\d+)/.exec(words)?.[1] ?? [])
    expect(waits.length).toBeGreaterThan(0)
    left = Math.min(...waits.map(Number))
  }
}

walk(
  "An owner whose calls of the minute are used up sees the screen in the next one, without doing anything",
  async ({ page, own }) => {
    const { call } = await own({ name: "Marisol" })
    await useUpCalls(call)
    await page.goto("/dashboard")
    await calm(page).waitFor()
    await page.getByText("left this month").waitFor()
    await expect(calm(page)).toHaveCount(0)
    await expect(alerts(page)).toHaveCount(0)
  },
)

const RELOADS = 20

walk(
  "An owner who loads twenty pages within a minute sees every screen",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    const from = Date.now()
    const open = SCREENS.filter((screen) => screen !== "edit-chatbot")
    for (let at = 0; at < RELOADS; at++) {
      await page.goto(dashboard(open[at % open.length]))
      await page.getByRole("heading", { level: 1 }).waitFor()
      await settled(page)
      await fetchedAhead(page)
      await expect(alerts(page).filter({ hasText: /Too many|Error|Failed/ })).toHaveCount(0)
    }
    console.log(`  ${RELOADS} pages in ${Date.now() - from} ms`)
  },
  { viewport: PHONE },
)

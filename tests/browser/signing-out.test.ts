import type { Page } from "playwright"
import { expect, hold, onStage, settled, signIn } from "../support/browser.ts"

const walk = onStage()

const signOut = async (page: Page) => {
  await page.getByTestId("sidebar").getByRole("button", { name: "Sign Out" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Sign Out" }).click()
}

walk(
  "Of two tabs one signs out: the other is led to the login at once, and what was typed is still there",
  async ({ page, own }) => {
    const { email } = await own({ name: "Marisol" })
    await page.goto("/dashboard/training")
    const content = page.getByLabel("Content")
    await content.fill("El corte cuesta dieciocho euros.")

    const other = await page.context().newPage()
    await other.goto("/dashboard/settings")
    await signOut(other)
    await other.waitForURL((url) => url.pathname === "/")

    await expect(page).toHaveURL(/\/login\?next=/)
    await signIn(page, email)
    await page.waitForURL("**/dashboard/training")
    await content.waitFor()
    await expect(content).toHaveValue("El corte cuesta dieciocho euros.")
    await page.getByRole("button", { name: "Add source" }).click()
    await page.getByRole("heading", { name: "1 source", exact: true }).waitFor()
  },
)

walk(
  "An owner without a chatbot is led to the login, too, where another tab signs out",
  async ({ page, own }) => {
    await own()
    await page.goto("/dashboard/settings")
    await settled(page)
    const other = await page.context().newPage()
    await other.goto("/dashboard/settings")
    await signOut(other)
    await other.waitForURL((url) => url.pathname === "/")
    await expect(page).toHaveURL(/\/login\?next=/)
  },
)

/** Signs somebody in, in another tab, once the session has ended: before the first tab has noticed that. */
const signInElsewhere = async (page: Page, email: string) => {
  const context = page.context()
  await page.route("**/api/**", async (route) => {
    const cookies = await context.cookies()
    const isSomebodyIn = cookies.some(({ httpOnly, path }) => httpOnly && path === "/")
    await (isSomebodyIn ? route.continue() : route.abort())
  })
  await context.clearCookies()
  const other = await context.newPage()
  await other.goto("/login")
  await signIn(other, email)
  return other
}

walk(
  "Where somebody else has signed in since, in another tab, nothing of the owner before is shown or can be deleted",
  async ({ page, own, visit }) => {
    const { email } = await own({ name: "Marisol" })
    const somebody = await visit()
    const { email: theirs } = await somebody.own({ name: "Candela" })
    await page.goto("/dashboard/training")
    await page.getByTestId("sidebar").getByText("Marisol").waitFor()
    await page.getByLabel("Content").fill("El corte cuesta dieciocho euros.")
    const other = await signInElsewhere(page, theirs)
    await other.waitForURL(/\/dashboard/)
    await page.getByTestId("sidebar").getByText("Candela").waitFor()
    await expect(page.getByText("Marisol")).toHaveCount(0)
    await expect(page.getByLabel("Content")).toHaveValue("")
    await page.goto("/dashboard/settings")
    await page.getByRole("button", { name: "Delete account" }).click()
    const question = page.getByRole("dialog")
    await question.getByLabel(`Type ${theirs} to confirm`).waitFor()
    await expect(question.getByText(email)).toHaveCount(0)
  },
)

for (const [whose, bot] of [
  ["a shop", { name: "Marisol" }],
  ["an owner without a chatbot", undefined],
] as const)
  walk(
    `Who has no chatbot and signs in, in another tab, is not shown what ${whose} was typing`,
    async ({ page, own, visit }) => {
      await own(bot)
      const { email: theirs } = await (await visit()).own()
      await page.goto("/dashboard/simulation")
      const box = page.getByRole("textbox", { name: "Mensaje" })
      await box.fill("La clave de la alarma es 2580.")
      await settled(page)
      await page.evaluate(() => Object.assign(window, { sameLoad: true }))
      const other = await signInElsewhere(page, theirs)
      await other.waitForURL(/\/dashboard/)
      await expect
        .poll(() => page.evaluate(() => "sameLoad" in window).catch(() => true))
        .toBe(false)
      await expect(box).toHaveValue("")
    },
  )

walk(
  "Somebody else's sign-in empties the other tabs, though the server does not give its cookie",
  async ({ page, own, visit }) => {
    await own({ name: "Marisol" })
    const { email: theirs } = await (await visit()).own({ name: "Candela" })
    await page.goto("/dashboard/training")
    await page.getByTestId("sidebar").getByText("Marisol").waitFor()
    await page.context().route("**/api/auth/set-cookie", (route) => route.abort())
    await signInElsewhere(page, theirs)
    await expect(page).toHaveURL(/\/login\?next=/)
  },
)

walk(
  "Signed in again in another tab, the owner keeps what is being typed in this one",
  async ({ page, own }) => {
    const { email } = await own({ name: "Marisol" })
    await page.goto("/dashboard/training")
    const content = page.getByLabel("Content")
    await content.fill("El corte cuesta dieciocho euros.")
    await page.evaluate(() => Object.assign(window, { sameLoad: true }))
    const other = await signInElsewhere(page, email)
    await other.waitForURL(/\/dashboard/)
    await page.getByRole("button", { name: "Add source" }).click()
    await page.getByRole("heading", { name: "1 source", exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => "sameLoad" in window)).toBe(true)
  },
)

walk(
  "After signing out nothing that was begun here waits for whoever opens the wizard next",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/chatbots")
    const begun = [
      "pendingChatbot",
      "pendingChatbotBegun",
      "pendingPurchase",
      "pendingPurchaseBegun",
    ]
    await page.evaluate((keys) => {
      for (const key of keys) localStorage.setItem(key, JSON.stringify({ name: "Marisol" }))
    }, begun)
    await signOut(page)
    await page.waitForURL((url) => url.pathname === "/")
    const kept = await page.evaluate(() => Object.keys(localStorage))
    expect(kept.filter((key) => begun.includes(key))).toEqual([])
  },
)

walk(
  "What an owner was typing of a new chatbot when the session ended waits for them, not for somebody else",
  async ({ page, own, visit }) => {
    const { email: somebody } = await (await visit()).own()
    const { email } = await own()
    const name = page.getByLabel("Chatbot name")
    const signInAs = async (who: string) => {
      await page.context().clearCookies()
      await page.goto("/login?next=/dashboard/create-chatbot")
      await signIn(page, who)
      await page.waitForURL("**/dashboard/create-chatbot")
      await name.waitFor()
    }
    await page.goto("/dashboard/create-chatbot")
    await settled(page)
    await name.fill("Clínica Vega")
    await signInAs(email)
    await expect(name).toHaveValue("Clínica Vega")
    await signInAs(somebody)
    await expect(name).toHaveValue("")
    // Typed before the page knows whose it is.
    await page.evaluate(() => sessionStorage.removeItem("owner"))
    await name.fill("Taller Ruiz")
    await signInAs(email)
    await expect(name).toHaveValue("Taller Ruiz")
    await signInAs(somebody)
    await expect(name).toHaveValue("")
  },
)

walk(
  "After signing out no conversation that was tried is left on the device",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    await call("POST", "/api/whatsapp/send-simulated", { chatbotId, message: "Hola", wait: true })
    await page.goto("/dashboard/simulation")
    const stored = () => page.evaluate(() => JSON.stringify(localStorage))
    await expect.poll(stored).toContain("Hola")
    await page.goto("/dashboard/settings")
    await page.getByLabel("Theme").selectOption("dark")
    await signOut(page)
    await page.waitForURL((url) => url.pathname === "/")
    const left = await stored()
    expect(left).not.toContain(chatbotId)
    expect(left).toContain("dark")
  },
)

walk(
  "A conversation that is answered while its owner signs out does not come back to the device",
  async ({ page, own }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    const { promise: told, resolve: tell } = Promise.withResolvers<void>()
    await page.route("**/send-simulated", async (route) => {
      const response = await route.fetch()
      await told
      await route.fulfill({ response })
    })
    await page.goto("/dashboard/chatbots")
    const asked = page.waitForRequest("**/send-simulated")
    const wall = page.getByRole("log", { name: "Conversation" })
    await wall.getByRole("button", { name: "Quiero reservar" }).click()
    await asked
    const start = /^[^?#]+:\d+\/$/
    const arrive = await hold(page, start)
    const leaving = page.waitForRequest(start)
    await signOut(page)
    await leaving
    const answered = page.waitForResponse("**/send-simulated")
    tell()
    await answered
    // Long enough for the answer to be kept.
    await Bun.sleep(500)
    arrive()
    await page.waitForURL((url) => url.pathname === "/")
    const stored = () => page.evaluate(() => JSON.stringify(localStorage))
    await expect.poll(stored).not.toContain(chatbotId)
  },
)

walk("After signing out the Back key shows nothing private", async ({ page, own }) => {
  await own({ name: "Floristería Candela" })
  await page.goto("/dashboard/chatbots")
  await page.getByTestId("chatbot-card").waitFor()
  await signOut(page)
  await page.waitForURL((url) => url.pathname === "/")
  await page.goBack()
  await page.waitForURL("**/login?next=*")
  await expect.poll(() => page.content()).not.toContain("Floristería Candela")
})

walk(
  "Whoever signs out comes to the start page, also when something was still being asked for",
  async ({ page, own }) => {
    await own({ name: "Floristería Candela" })
    const asked = "**/api/whatsapp/connection-status*"
    const answer = await hold(page, asked)
    const finish = await hold(page, "**/api/auth/clear-cookie")
    const asking = page.waitForRequest(asked)
    await page.goto("/dashboard/chatbots")
    await asking
    await page.getByTestId("sidebar").getByRole("button", { name: "Sign Out" }).click()
    const ended = page.waitForResponse("**/api/auth/sign-out")
    const refused = page.waitForResponse(asked)
    // The live events may ask for it as well, as soon as the session has ended.
    const over = page.waitForResponse("**/api/auth/refresh")
    await page.getByRole("dialog").getByRole("button", { name: "Sign Out" }).click()
    await ended
    answer()
    await Promise.all([refused, over])
    // Long enough for a wrong move to the login page to show.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)))
    finish()
    await page.waitForURL((url) => url.pathname === "/")
  },
)

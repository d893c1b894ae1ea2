import { expect, hold, onStage, PHONE } from "../support/browser.ts"
import { pass, runUntil } from "../support/page-clock.ts"

const walk = onStage()

walk(
  "The card says what is missing, shows three of five sources by their beginnings, and leads to each connection",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({
      name: "Marisol",
      knowledgeSources: ["uno", "dos", "tres", "cuatro", "x".repeat(31)].map((content) => ({
        type: "text",
        content,
      })),
    })
    await stage.database.owner.query(
      `update "knowledgeSources" set content = '' where chatbotid = $1 and content = 'cuatro'`,
      [chatbotId],
    )
    await page.goto("/dashboard/chatbots")
    const card = page.getByTestId("chatbot-card")
    await card.getByText("No description provided").waitFor()
    const sources = card.locator("section", { hasText: "Knowledge sources" })
    await expect(sources.getByRole("listitem")).toHaveText(["x".repeat(30), "Text source", "tres"])
    const all = sources.getByRole("link", { name: "View All (5)" })
    await expect(all).toHaveAttribute("href", `/dashboard/training?chatbotid=${chatbotId}`)
    for (const [name, screen] of [
      ["WhatsApp", "whatsapp-setup"],
      ["Calendar", "calendar"],
    ] as const) {
      const row = card.getByRole("link", { name: new RegExp(`^${name}`) })
      await expect(row).toContainText("Not connected")
      await expect(row).toHaveAttribute("href", `/dashboard/${screen}?chatbotid=${chatbotId}`)
    }
  },
)

walk("A connected card says so", async ({ page, own }) => {
  const { connectNumber, connectCalendar } = await own({ name: "Marisol" })
  await connectNumber()
  await page.goto("/dashboard/chatbots")
  const row = (name: RegExp) => page.getByTestId("chatbot-card").getByRole("link", { name })
  await row(/^WhatsApp/)
    .getByText("Connected", { exact: true })
    .waitFor()
  await row(/^Calendar/)
    .getByText("Not connected", { exact: true })
    .waitFor()

  await connectCalendar()
  await page.goto("/dashboard/chatbots")
  await row(/^Calendar/)
    .getByText("Connected", { exact: true })
    .waitFor()
  await page.getByTestId("chatbot-card").getByRole("button", { name: "Delete" }).click()
  await page.getByRole("dialog").getByText("no new bot will know whose they are").waitFor()
})

walk(
  "Deleting asks first with the focus on the safe answer, says when it failed, and then leaves nothing",
  async ({ page, own }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await page.goto("/dashboard/chatbots")
    const remove = page.getByTestId("chatbot-card").getByRole("button", { name: "Delete" })
    const question = page.getByRole("dialog", {
      name: "Are you sure you want to delete this chatbot?",
    })
    await remove.click()
    await question.waitFor()
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused()
    await page.keyboard.press("Escape")
    await question.waitFor({ state: "detached" })

    await page.route(`**/api/chatbots/${chatbotId}`, (route) =>
      route.fulfill({ status: 500, body: "broken" }),
    )
    await remove.click()
    await question.getByRole("button", { name: "Delete" }).click()
    await page.getByText("Error deleting chatbot. Please try again.").waitFor()
    await page.unroute(`**/api/chatbots/${chatbotId}`)
    await remove.click()
    await question.getByRole("button", { name: "Delete" }).click()
    await page.getByText("You have no chatbot yet.").waitFor()
    await page.getByRole("link", { name: "Create new chatbot" }).click()
    await page.waitForURL("**/dashboard/create-chatbot")
  },
)

walk(
  "An owner who is signed out reads that the list needs a login, with the way to it",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    const over = { status: 401, json: { error: "You must log in.", code: "not_signed_in" } }
    await page.route("**/api/chatbots", (route) => route.fulfill(over))
    await page.route("**/api/auth/refresh", (route) => route.fulfill(over))
    // The login page is held back, to read what this page says until it comes.
    await page.route("**/login*", (route) => route.fulfill({ status: 204 }))
    await page.goto("/dashboard/chatbots")
    await page.getByText("You must log in to view your chatbots.").waitFor()
    const login = page.getByRole("alert").getByRole("link", { name: "Login" })
    await expect(login).toHaveAttribute("href", "/login")
  },
)

walk(
  "Editing wants a name, asks before changes are lost, saves, and goes back after a moment",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol", welcomemessage: "¡Hola!" })
    // What is said before the page goes back stays until there is something to go back to.
    const come = await hold(page, /\/chatbots\.[^/]+\.js$/)
    await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
    const name = page.getByLabel("Chatbot name")
    const save = page.getByRole("button", { name: "Save changes" })
    await name.fill("   ")
    await save.click()
    await page.getByText("Chatbot name is required").waitFor()
    await expect(name).toBeFocused()

    await name.fill("Marisol y Ana")
    const side = page.getByTestId("sidebar")
    const question = page.getByRole("dialog", { name: "Leave without saving?" })
    await side.getByRole("link", { name: "Training" }).click()
    await question.getByRole("button", { name: "Stay" }).click()
    await question.waitFor({ state: "detached" })
    await expect(name).toHaveValue("Marisol y Ana")

    // Beside the phone the form takes the larger share.
    const TABLET = { width: 1024, height: 768 }
    await page.setViewportSize(TABLET)
    const form = page.locator("form.card")
    await expect.poll(async () => (await form.boundingBox())?.width).toBeGreaterThan(400)

    // On a phone the button and its result are always in sight, without scrolling.
    await page.setViewportSize(PHONE)
    await page.evaluate(() => scrollTo(0, 0))
    const press = () => save.dispatchEvent("click")
    await page.route(`**/api/chatbots/${chatbotId}`, (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 500, body: "broken" })
        : route.continue(),
    )
    await press()
    const failed = page.getByText("Error updating chatbot: HTTP error! status: 500")
    await expect(failed).toBeInViewport({ ratio: 1 })
    await page.unroute(`**/api/chatbots/${chatbotId}`)
    // Screen readers tell what comes into a place that was there before.
    await expect(save.locator("..").getByRole("status")).toHaveText("")
    await press()
    const saved = page.getByText("Saved. Your customers see it from the next message on.")
    await expect(saved).toBeInViewport({ ratio: 1 })
    come()
    await page.waitForURL("**/dashboard/chatbots")
    await page.getByTestId("chatbot-card").getByText("Marisol y Ana").waitFor()
    await expect(question).toHaveCount(0)
    const kept = await call<object>("GET", `/api/chatbots/${chatbotId}`)
    expect(JSON.stringify(kept)).toContain('"name":"Marisol y Ana"')
  },
)

walk(
  "An owner who goes elsewhere right after saving stays there, also while the way there is slow",
  async ({ page, own }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    const come = await hold(page, /\/settings\.[^/]+\.js$/)
    await page.clock.install()
    await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
    const name = page.getByLabel("Chatbot name")
    await name.fill("Otro nombre")
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole("button", { name: "Save changes" }).click()
    const saved = page.getByText("Saved. Your customers see it from the next message on.")
    await runUntil(page, () => saved.isVisible())
    await pass(page, 1_400)
    await expect(page).toHaveURL(`/dashboard/edit-chatbot/${chatbotId}`)
    await page.getByTestId("sidebar").getByRole("link", { name: "Settings" }).click()
    await expect(page).toHaveURL("/dashboard/settings")
    await pass(page, 2_000)
    await expect(name).toHaveValue("Otro nombre")
    await page.clock.resume()
    come()
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor()
    await expect(page).toHaveURL("/dashboard/settings")
  },
)

for (const [typed, name] of [
  ["typed", "Marisol, Ana y Eva"],
  ["typed back", "Marisol"],
] as const)
  walk(
    `What is ${typed} while a chatbot is being saved stays, and is saved with the next press`,
    async ({ page, own }) => {
      const { chatbotId, call } = await own({ name: "Marisol" })
      await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
      const field = page.getByLabel("Chatbot name")
      await field.fill("Marisol y Ana")
      const answer = await hold(page, new RegExp(`/api/chatbots/${chatbotId}$`))
      await page.getByRole("button", { name: "Save changes" }).click()
      await page.getByRole("button", { name: "Saving" }).waitFor()
      await field.fill(name)
      answer()
      const save = page.getByRole("button", { name: "Save changes" })
      await expect(save).toBeEnabled()
      await expect(field).toHaveValue(name)
      await page.getByTestId("sidebar").getByRole("link", { name: "Training" }).click()
      const question = page.getByRole("dialog", { name: "Leave without saving?" })
      await question.getByRole("button", { name: "Stay" }).click()
      await save.click()
      await page.waitForURL("**/dashboard/chatbots")
      const kept = await call<object>("GET", `/api/chatbots/${chatbotId}`)
      expect(JSON.stringify(kept)).toContain(`"name":"${name}"`)
    },
  )

walk("Leaving anyway loses the changes and nothing else", async ({ page, own }) => {
  const { chatbotId } = await own({ name: "Marisol" })
  await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
  await page.getByLabel("Chatbot name").fill("Otro nombre")
  await page.getByTestId("sidebar").getByRole("link", { name: "Overview" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click()
  await page.getByRole("heading", { name: "Hello, Marisol" }).waitFor()
})

walk("A malformed id of a chatbot is named as such", async ({ page, own }) => {
  await own({ name: "Marisol" })
  for (const [id, said] of [
    ["100%25", "100%"],
    ["x", "x"],
  ]) {
    await page.goto(`/dashboard/edit-chatbot/${id}`)
    await page.getByText(`The chatbot ID '${said}' does not have a valid UUID format.`).waitFor()
  }
  await page.getByRole("link", { name: "Back to your chatbots" }).click()
  await page.waitForURL("**/dashboard/chatbots")
})

import type { Locator, Page } from "playwright"
import { expect, fetchedAhead, hold, onStage, PASSWORD, PHONE } from "../support/browser.ts"
import { told } from "../support/passing.ts"

const walk = onStage()

const MOST_TABS = 90

/** What is wrong with the place of the focus: without a ring, outside the window, or under something else. */
const focusFault = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    // A heading that is given the focus after a move says so to screen readers only.
    if (focused.tabIndex < 0) return null
    const name = focused.outerHTML.slice(0, 120)
    const { outlineStyle, outlineWidth } = getComputedStyle(focused)
    if (!focused.matches(":focus-visible")) return `no focus ring: ${name}`
    if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 1) return `no outline: ${name}`
    const box = focused.getClientRects()[0]
    if (!box) return `no place: ${name}`
    // A tall field is seen when its beginning is.
    const x = Math.min(innerWidth - 1, Math.max(0, box.left + box.width / 2))
    const y = box.top + Math.min(box.height / 2, 30)
    if (y < 0 || y > innerHeight) return `outside the window: ${name}`
    const top = document.elementFromPoint(x, y)
    return top && (focused.contains(top) || top.contains(focused))
      ? null
      : `under ${top?.outerHTML.slice(0, 80)}: ${name}`
  })

/** Presses Tab until it is there; at each stop the focus must be seen. */
const tabTo = async (page: Page, target: Locator) => {
  await target.first().waitFor()
  for (let press = 0; press < MOST_TABS; press++) {
    await page.keyboard.press("Tab")
    // The page may scroll smoothly to what has the focus.
    await expect.poll(() => focusFault(page)).toBeNull()
    if (await target.first().evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`not within ${MOST_TABS} presses of Tab: ${target}`)
}

for (const [size, viewport] of [
  ["a desk", undefined],
  ["a phone", PHONE],
] as const)
  walk(
    `On ${size}: from signing up to signing out with the keyboard alone, the focus always in sight`,
    async ({ page, stage }) => {
      const key = (name: string) => page.keyboard.press(name)
      const type = (text: string) => page.keyboard.type(text)
      const press = async (target: Locator) => {
        // Some buttons do nothing before it is known for whom.
        await expect(target.first()).toBeEnabled()
        await tabTo(page, target)
        await key("Enter")
      }
      const button = (name: string) => page.getByRole("button", { name, exact: true })
      const email = `keys-${crypto.randomUUID()}@example.com`

      await page.goto("/signup")
      await tabTo(page, page.getByLabel("E-mail"))
      await type(email)
      await tabTo(page, page.getByLabel(/^Password/))
      await type(PASSWORD)
      await key("Enter")
      await page.getByText("Check your email for the confirmation link.").waitFor()
      await page.goto(await stage.mailedLink(email))
      await page.waitForURL("**/dashboard/chatbots")

      await press(page.getByRole("main").getByRole("link", { name: "Create new chatbot" }))
      await tabTo(page, page.getByLabel("Chatbot name"))
      await type("Peluquería Marisol")
      await tabTo(page, page.getByLabel("Tone"))
      await key("ArrowDown")
      await tabTo(page, page.getByRole("combobox", { name: "Time zone" }))
      await type("bog")
      await key("Enter")
      await press(button("Next"))
      await tabTo(page, page.getByLabel("Content"))
      await type("El corte cuesta dieciocho euros.")
      await press(button("Add source"))
      await page.getByText("1 source").waitFor()
      await press(button("Next"))
      await press(button("Create Chatbot"))
      await page.waitForURL("**/dashboard/chatbots")
      await page.getByTestId("chatbot-card").waitFor()

      const go = async (name: string) => {
        if (viewport) await press(page.getByRole("button", { name: "More" }))
        await press(
          page.getByTestId("sidebar").filter({ visible: true }).getByRole("link", { name }),
        )
      }
      await go("Training")
      await page.getByRole("heading", { name: "Training & Knowledge Base" }).waitFor()
      await tabTo(page, page.getByLabel("Content"))
      await type("Cerramos los domingos.")
      await press(button("Add source"))
      await page.getByRole("heading", { name: "2 sources", exact: true }).waitFor()

      await go("Overview")
      await press(page.getByRole("main").getByRole("button", { name: "Test", exact: true }))
      const chat = page.getByRole("dialog")
      await tabTo(page, chat.getByRole("textbox"))
      await type("¿Cuánto cuesta el corte?")
      await key("Enter")
      await chat.getByText("El corte cuesta dieciocho euros.").waitFor()
      await key("Escape")
      await chat.waitFor({ state: "detached" })

      await press(page.getByRole("main").getByRole("link", { name: "Connect", exact: true }))
      await press(button("Continue with Facebook"))
      await page.waitForURL("**/sandbox/meta/**")
      await page.getByRole("button", { name: "Allow" }).focus()
      await key("Enter")
      await told(page, "Connected")
      await page.waitForURL((url) => url.pathname === "/dashboard")

      await go("Settings")
      await press(button("Pause chatbot"))
      const question = page.getByRole("dialog")
      await tabTo(page, question.getByRole("button", { name: "Pause chatbot" }))
      await key("Enter")
      await page.getByText("Messages arrive and are kept").waitFor()

      if (viewport) await press(page.getByRole("button", { name: "More" }))
      await press(
        page
          .getByTestId("sidebar")
          .filter({ visible: true })
          .getByRole("button", { name: "Sign Out" }),
      )
      const leave = page.getByRole("dialog", { name: "Are you sure you want to sign out?" })
      await tabTo(page, leave.getByRole("button", { name: "Sign Out" }))
      await key("Enter")
      await page.waitForURL((url) => url.pathname === "/")
    },
    viewport && { viewport },
  )

walk(
  "An owner who presses a button by keyboard keeps the focus on it while it works and when it has, or in its row where it goes",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    for (const content of ["Cerramos los lunes", "Cerramos los martes"])
      await call("POST", `/api/chatbots/${chatbotId}/memory/fragments`, { content })
    const main = page.getByRole("main")

    await page.goto("/dashboard/training")
    await main.getByLabel("Content").fill("El corte cuesta dieciocho euros.")
    const add = main.getByRole("button", { name: /^Add/ })
    const answer = await hold(page, "**/knowledge", "POST")
    await add.press("Enter")
    await expect(add).toHaveAttribute("aria-busy", "true")
    await expect(add).toBeFocused()
    answer()
    await main.getByRole("heading", { name: "1 source", exact: true }).waitFor()
    await expect(add).toBeFocused()

    await page.goto("/dashboard/memory")
    await fetchedAhead(page)
    const row = main.getByRole("listitem").filter({ hasText: "You added 0002" })
    await row.getByRole("button").press("Enter")
    await expect(main.getByRole("button", { name: "Edit 0002" })).toHaveCount(0)
    // Undoing is a change as well, which is listed above it and can be undone.
    await main.getByRole("listitem").filter({ hasText: "You removed 0002" }).waitFor()
    await expect(row.getByRole("button")).toHaveCount(0)
    await expect(main.locator("li:focus")).toContainText("Cerramos los martes")
  },
)

walk("A drawn page that comes to life leaves the focus where it was", async ({ page }) => {
  const { promise: fetched, resolve: come } = Promise.withResolvers<void>()
  await page.route(/\/account-card\.[^/]+\.js$/, async (route) => {
    await fetched
    await route.continue()
  })
  await page.goto("/login")
  const google = page.getByRole("main").getByRole("link", { name: "Continue with Google" })
  await google.focus()
  come()
  await page.locator("[data-island=account][data-live=yes]").waitFor()
  await expect(google).toBeFocused()
})

walk(
  "Who takes away what has the focus goes on in the screen, and not at the top of the page",
  async ({ page, own }) => {
    await own({
      name: "Marisol",
      knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
    })
    const screen = page.getByRole("main").getByRole("heading", { level: 1 })
    await page.goto("/dashboard/training")
    await fetchedAhead(page)
    await page.getByRole("button", { name: /^Delete: El corte/ }).press("Enter")
    await page.getByRole("button", { name: "Undo" }).press("Enter")
    await page.getByRole("button", { name: /^Delete: El corte/ }).waitFor()
    await expect(screen).toBeFocused()

    await page.goto("/dashboard/chatbots")
    await fetchedAhead(page)
    await page.getByRole("button", { name: "Delete" }).press("Enter")
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter")
    await page.getByRole("main").getByRole("link", { name: "Create new chatbot" }).waitFor()
    await expect(screen).toBeFocused()
  },
)

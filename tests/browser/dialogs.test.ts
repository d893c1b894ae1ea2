import type { Locator, Page } from "playwright"
import { axeFaults } from "../support/axe.ts"
import { DESK, expect, hold, onStage, PHONE, type Walk } from "../support/browser.ts"
import { buildFirst, describeBot } from "./wizard-stage.ts"

const walk = onStage()

type Opening = {
  readonly what: string
  readonly at: string
  /** The bot of the owner who opens it; without one they have an account only. */
  readonly who: "stranger" | "newcomer" | "owner"
  readonly opener: (page: Page) => Locator
  /** Clicks from the page to where the opener is. */
  readonly before?: (page: Page) => Promise<void>
  readonly phone?: true
}

const main = (page: Page) => page.getByRole("main")
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole("button", { name })

const OPENINGS: readonly Opening[] = [
  {
    what: "signing in",
    at: "/",
    who: "stranger",
    opener: (page) => page.getByTestId("top-bar").getByRole("button", { name: "Login" }),
  },
  { what: "signing up", at: "/", who: "stranger", opener: button("Start Now!") },
  {
    what: "the contact form",
    at: "/pricing",
    who: "stranger",
    opener: (page) => page.getByRole("contentinfo").getByRole("button", { name: "Contact Us" }),
  },
  { what: "the wizard", at: "/", who: "newcomer", opener: button("Start Now!") },
  { what: "deleting a chatbot", at: "/dashboard/chatbots", who: "owner", opener: button("Delete") },
  {
    what: "leaving without saving",
    at: "/dashboard/edit-chatbot/{id}",
    who: "owner",
    before: (page) => page.getByLabel("Chatbot name").fill("Otro"),
    opener: (page) => page.getByTestId("sidebar").getByRole("link", { name: "Training" }),
  },
  {
    what: "editing a source",
    at: "/dashboard/training",
    who: "owner",
    opener: button(/^Edit: El corte/),
  },
  { what: "editing a note", at: "/dashboard/memory", who: "owner", opener: button("Edit 0001") },
  {
    what: "disconnecting WhatsApp",
    at: "/dashboard/whatsapp",
    who: "owner",
    opener: button("Disconnect"),
  },
  { what: "pausing", at: "/dashboard/settings", who: "owner", opener: button("Pause chatbot") },
  {
    what: "deleting the account",
    at: "/dashboard/settings",
    who: "owner",
    opener: button("Delete account"),
  },
  {
    what: "deleting the simulated conversation",
    at: "/dashboard/simulation",
    who: "owner",
    opener: button("Borrar conversación"),
  },
  {
    what: "signing out",
    at: "/dashboard",
    who: "owner",
    opener: (page) => page.getByTestId("sidebar").getByRole("button", { name: "Sign Out" }),
  },
  { what: "trying the bot", at: "/dashboard", who: "owner", opener: button("Try the bot") },
  {
    what: "the drawer of a phone",
    at: "/dashboard",
    who: "owner",
    phone: true,
    opener: (page) => page.getByRole("button", { name: "More" }),
  },
  {
    what: "the preview on a phone",
    at: "/dashboard/training",
    who: "owner",
    phone: true,
    opener: button("Preview"),
  },
]

const enter = async ({ page, own }: Walk, { at, who, before }: Opening) => {
  let id = ""
  if (who === "newcomer") await own()
  if (who === "owner") {
    const { chatbotId, call, connectNumber } = await own({
      name: "Marisol",
      knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
    })
    id = chatbotId
    await call("POST", `/api/chatbots/${id}/memory/fragments`, { content: "Cerramos el 24" })
    await connectNumber()
  }
  await page.goto(at.replace("{id}", id))
  await before?.(page)
}

for (const opening of OPENINGS)
  walk(
    `The dialog of ${opening.what}: no fault for assistive technology, the focus goes in, stays, and comes back with Esc`,
    async (journey) => {
      const { page } = journey
      await enter(journey, opening)
      const opener = opening.opener(page)
      const dialog = page.getByRole("dialog")
      await opener.waitFor()
      // What deletes the account, or a conversation, does nothing before its owner, or chatbot, is known.
      await expect(opener).not.toHaveAttribute("aria-disabled", "true")
      await expect(opener).toBeEnabled()
      await opener.focus()
      await page.keyboard.press("Enter")
      await dialog.waitFor()
      const focused = page.locator("dialog:focus-within")
      await expect(focused).toHaveCount(1)

      const faults: string[] = []
      const sizes = opening.phone ? [PHONE] : [DESK, PHONE]
      for (const theme of ["light", "dark"] as const)
        for (const size of sizes) {
          await page.emulateMedia({ colorScheme: theme })
          await page.setViewportSize(size)
          const seen = await axeFaults(page)
          faults.push(...seen.map((fault) => `${theme} ${size.width} ${fault}`))
        }
      expect(faults).toEqual([])
      await page.setViewportSize(opening.phone ? PHONE : DESK)

      // Tab goes round inside the dialog, never to the page behind it, which does not scroll.
      for (let press = 0; press < 25; press++) {
        await page.keyboard.press("Tab")
        await expect(page.locator("body :focus:not(dialog, dialog *)")).toHaveCount(0)
      }
      await expect(page.locator("html")).toHaveCSS("overflow", "hidden")

      await dialog.locator("button, a, input, textarea").first().focus()
      await expect(focused).toHaveCount(1)
      await page.keyboard.press("Escape")
      await dialog.waitFor({ state: "detached" })
      await expect(opener).toBeFocused()
    },
    { reducedMotion: "reduce", ...(opening.phone && { viewport: PHONE }) },
  )

walk(
  "Of two dialogs Esc closes the upper one, and gives the focus back inside the lower",
  async ({ page }) => {
    const wizard = await buildFirst(page)
    await describeBot(wizard)
    await wizard.getByRole("button", { name: "Next" }).click()
    const finish = wizard.getByRole("button", { name: "Finish" })
    await finish.press("Enter")
    const account = page.getByRole("dialog", { name: "Create an account" })
    await account.waitFor()
    await page.keyboard.press("Escape")
    await account.waitFor({ state: "detached" })
    await expect(wizard).toBeVisible()
    await expect(finish).toBeFocused()
    await page.keyboard.press("Escape")
    await wizard.waitFor({ state: "detached" })
  },
)

walk(
  "A question over the drawer closes alone",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard")
    await page.getByRole("button", { name: "More" }).click()
    const drawer = page.getByRole("dialog", { name: "Main navigation" })
    await drawer.getByRole("button", { name: "Sign Out" }).click()
    const question = page.getByRole("dialog", { name: "Are you sure you want to sign out?" })
    await question.waitFor()
    await page.keyboard.press("Escape")
    await question.waitFor({ state: "detached" })
    await expect(drawer).toBeVisible()
    await page.keyboard.press("Escape")
    await drawer.waitFor({ state: "detached" })
  },
  { viewport: PHONE },
)

walk(
  "A step back shows the screen before, and no drawer over it",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard")
    await page.getByRole("link", { name: "Training" }).click()
    await page.waitForURL("**/dashboard/training*")
    await page.getByRole("button", { name: "More" }).click()
    const drawer = page.getByRole("dialog", { name: "Main navigation" })
    await drawer.waitFor()
    await page.evaluate(() => history.back())
    await page.waitForURL((url) => url.pathname === "/dashboard")
    await drawer.waitFor({ state: "detached" })
  },
  { viewport: PHONE },
)

walk(
  "A question whose yes is under way stays until it is known what became of it",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.clock.install()
    await page.goto("/dashboard/chatbots")
    await page.getByTestId("chatbot-card").getByRole("button", { name: "Delete" }).click()
    const question = page.getByRole("dialog")
    const cancel = question.getByRole("button", { name: "Cancel" })
    const answer = await hold(page, "**/api/chatbots/*", "DELETE")
    await question.getByRole("button", { name: "Delete" }).click()
    await expect(cancel).toHaveAttribute("aria-disabled", "true")
    await page.keyboard.press("Escape")
    await cancel.click({ force: true })
    await expect(question).toBeVisible()
    // Screen readers tell what changes in a place that was there before.
    const patience = question.getByRole("status")
    await expect(patience).toHaveText("")
    await page.clock.fastForward(11_000)
    await expect(patience).toHaveText("This takes longer than usual. It is still under way.")
    answer()
    await question.waitFor({ state: "detached" })
    await page.getByText("You have no chatbot yet.").waitFor()
  },
)

walk(
  "A dialog whose code could not be fetched can be opened again after the browser has closed it by itself",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.route("**/_astro/preview-sheet*.js", (route) => route.abort())
    await page.goto("/dashboard/training")
    const open = page.getByRole("main").getByRole("button", { name: "Preview" })
    await open.click()
    const dialog = page.getByRole("dialog", { name: "Failed to load data." })
    await dialog.waitFor()
    // As at an Esc that it does not let a page prevent.
    await dialog.evaluate((element) => (element as HTMLDialogElement).close())
    await expect(page.locator("dialog")).toHaveCount(0)
    await open.click()
    await dialog.waitFor()
  },
  { viewport: PHONE },
)

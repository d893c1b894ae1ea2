import type { Page } from "playwright"
import { expect, fetchedAhead, hold, onStage, PHONE } from "../support/browser.ts"
import { toLastStep } from "./wizard-stage.ts"

const walk = onStage()

/** Time limits end when the journey says so, without waiting. */
const withPatience = async (page: Page) => {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => {
      const late = new AbortController()
      addEventListener("late", () => late.abort(new DOMException("late", "TimeoutError")))
      return late.signal
    }
  })
  return () => page.evaluate(() => void dispatchEvent(new Event("late")))
}

walk(
  "A call that is never answered is given up, gives back what was typed, and can be made again",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    const late = await withPatience(page)
    await page.goto("/dashboard/memory")
    const note = page.getByLabel("Add something to remember")
    await note.fill("El 24 cerramos.")
    await page.route("**/memory/fragments", () => {})
    const asked = page.waitForRequest("**/memory/fragments")
    const save = page.getByRole("button", { name: "Save", exact: true })
    await save.click()
    await asked
    await expect(save).toHaveAttribute("aria-busy", "true")
    await late()
    await page.getByText("Recado did not answer.").waitFor()
    await expect(note).toHaveValue("El 24 cerramos.")
    await page.unroute("**/memory/fragments")
    await save.click()
    await page.getByTestId("fragment").getByText("El 24 cerramos.").waitFor()
  },
)

walk("A chatbot whose creation is never answered can be created again", async ({ page, own }) => {
  await own()
  const late = await withPatience(page)
  await toLastStep(page)
  await page.route("**/api/chatbots", (route) =>
    route.request().method() === "POST" ? undefined : route.continue(),
  )
  const asked = page.waitForRequest((one) => one.method() === "POST")
  const create = page.getByRole("button", { name: "Create Chatbot" })
  await create.click()
  await asked
  await late()
  await page.getByText("Error creating chatbot. Please try again.").waitFor()
  await page.unroute("**/api/chatbots")
  await create.click()
  await page.waitForURL("**/dashboard/chatbots")
})

walk("While nobody says who is looking, a visitor can begin all the same", async ({ page }) => {
  const late = await withPatience(page)
  await page.route("**/api/auth/session", () => {})
  const asked = page.waitForRequest("**/api/auth/session")
  await page.goto("/")
  await asked
  await late()
  await page.getByRole("main").getByRole("button", { name: "Start Now!" }).click()
  await page.getByRole("dialog", { name: "Create an account" }).waitFor()
})

walk(
  "Signing out that the server does not hear says so, and can be tried again",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard")
    await page.getByTestId("sidebar").getByRole("button", { name: "Sign Out" }).click()
    const question = page.getByRole("dialog")
    const leave = question.getByRole("button", { name: "Sign Out" })
    await leave.waitFor()
    await page.context().setOffline(true)
    await leave.click()
    await question.getByRole("alert").getByText("Recado did not answer.").waitFor()
    await page.context().setOffline(false)
    await leave.click()
    await page.waitForURL((url) => url.pathname === "/")
    await page.goto("/dashboard")
    await expect(page).toHaveURL(/\/login\?next=/)
  },
)

walk(
  "An owner who reads Spanish is told in Spanish that there is no connection",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.addInitScript(() => localStorage.setItem("language", "es"))
    await page.goto("/dashboard")
    await fetchedAhead(page)
    await page.context().setOffline(true)
    await page.getByTestId("sidebar").getByRole("link", { name: "Memoria" }).click()
    const note = page.getByLabel("Añade algo que recordar")
    await note.fill("El 24 cerramos.")
    await note.press("Enter")
    await page.getByText("Recado no ha contestado.").first().waitFor()
  },
)

for (const [what, path, chunk, name, then] of [
  ["A dialog", "/", "**/start.*.js", "Start Now!", "Create an account"],
  ["A plan", "/pricing", "**/pricing.*.js", "Choose Pro", "Sign in to your account"],
] as const)
  walk(`${what} asked for before it is there turns on its button until it is`, async ({ page }) => {
    const letGo = await hold(page, chunk)
    await page.goto(path)
    const button = page.getByRole("button", { name })
    await button.click()
    await expect(button).toHaveAttribute("aria-busy", "true")
    const ring = () => button.evaluate((one) => getComputedStyle(one, "::before").animationName)
    await expect.poll(ring).toMatch(/turn/)
    letGo()
    await page.getByRole("dialog", { name: then }).waitFor()
    await page.keyboard.press("Escape")
    await expect(button).not.toHaveAttribute("aria-busy")
  })

for (const [where, window] of [
  ["beside the screens", {}],
  ["below them", { viewport: PHONE }],
] as const)
  walk(
    `A screen asked for before it is there turns on its entry ${where} until it is`,
    async ({ page, own }) => {
      await own({ name: "Marisol" })
      const letGo = await hold(page, "**/_astro/training.*.js")
      await page.goto("/dashboard")
      const entry = page.getByRole("navigation").getByRole("link", { name: "Training" })
      await entry.click()
      await expect(entry).toHaveAttribute("aria-busy", "true")
      const ring = () => entry.evaluate((one) => getComputedStyle(one, "::before").animationName)
      await expect.poll(ring).toMatch(/turn/)
      await expect(page.locator("nav [aria-busy]").filter({ visible: true })).toHaveCount(1)
      letGo()
      await page.getByRole("heading", { level: 1, name: "Training" }).waitFor()
      await expect(entry).not.toHaveAttribute("aria-busy")
    },
    window,
  )

walk(
  "A screen asked for in the drawer turns on what opens it",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    const letGo = await hold(page, "**/_astro/calendar.*.js")
    await page.goto("/dashboard")
    const more = page.getByRole("button", { name: "More" })
    await more.click()
    await page.getByRole("dialog").getByRole("link", { name: "Calendar" }).click()
    await expect(more).toHaveAttribute("aria-busy", "true")
    letGo()
    await page.getByRole("heading", { level: 1, name: "Calendar" }).waitFor()
    await expect(more).not.toHaveAttribute("aria-busy")
  },
  { viewport: PHONE },
)

walk(
  "A page whose scripts or style do not come at first is whole once they can",
  async (journey) => {
    const { page, own } = journey
    await own({ name: "Marisol" })
    const refuseOnce = (file: string) =>
      page.route(`**/_astro/${file}`, (route) => route.abort(), { times: 1 })
    for (const script of ["page.*.js", "overview.*.js", "dashboard.astro*.js"]) {
      await refuseOnce(script)
      const refused = page.waitForEvent("requestfailed")
      await page.goto("/dashboard")
      await refused
      await page.getByText("left this month").waitFor()
    }
    for (const file of ["page.*.js", "public.astro*.js", "base.*.css"]) {
      await refuseOnce(file)
      const refused = page.waitForEvent("requestfailed")
      await page.goto("/")
      await refused
      await page.getByRole("button", { name: "See Chatbot" }).waitFor()
      await expect(page.getByTestId("top-bar")).toHaveCSS("height", "64px")
    }
  },
)

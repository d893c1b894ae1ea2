import { expect, hold, onStage } from "../support/browser.ts"
import { pass, runUntil } from "../support/page-clock.ts"
import { told } from "../support/passing.ts"

const walk = onStage()

walk(
  "While the landing page asks who is looking its button says Loading and cannot be pressed",
  async ({ page }) => {
    const go = await hold(page, "**/api/auth/session")
    await page.goto("/")
    const loading = page.getByRole("button", { name: "Loading..." })
    await expect(loading).toBeDisabled()
    // Another font would give another width.
    await page.evaluate(() => document.fonts.ready)
    const width = (await loading.boundingBox())?.width
    go()
    const start = page.getByRole("button", { name: "Start Now!" })
    await start.waitFor()
    await expect.poll(async () => (await start.boundingBox())?.width).toBe(width)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([
      "Set up your WhatsApp AI chatbot and try it for free!",
    ])
    for (const name of ["Easy Setup", "AI-Powered", "Custom Knowledge Base"])
      await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(1)
  },
)

walk(
  "The contact dialog says what is missing, sends, closes three seconds later, and opens empty the next time",
  async ({ page }) => {
    await page.clock.install()
    await page.goto("/")
    await page.getByRole("contentinfo").getByRole("button", { name: "Contact Us" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel(/^Name/).fill("Ana")
    await dialog.getByRole("button", { name: "Send message" }).click()
    await dialog.getByText("Please fill in all required fields (Name, Subject, Message).").waitFor()
    const marked = dialog.locator("[aria-invalid=true]")
    await expect(marked).toHaveCount(2)
    await expect(dialog.getByLabel(/^Subject/)).toBeFocused()
    await expect(dialog.getByLabel(/^Name/)).toHaveValue("Ana")
    // Both at once, as a program that fills in forms does it.
    await dialog.evaluate((form) => {
      for (const [name, text] of [
        ["subject", "Una pregunta"],
        ["message", "¿Hay factura?"],
      ] as const) {
        const field = form.querySelector<HTMLInputElement>(`[name=${name}]`)
        if (field) field.value = text
        field?.dispatchEvent(new Event("input", { bubbles: true }))
      }
    })
    await expect(marked).toHaveCount(0)

    await page.route("**/api/contact/", (route) => route.abort())
    await dialog.getByRole("button", { name: "Send message" }).click()
    await dialog.getByText("Failed to send message. Please try again later.").waitFor()
    await expect(dialog.getByLabel(/^Message/)).toHaveValue("¿Hay factura?")
    await page.unroute("**/api/contact/")
    // Screen readers tell what comes into a place that was there before.
    await expect(dialog.getByRole("status")).toHaveText("")
    await page.clock.pauseAt(Date.now() + 60_000)
    await dialog.getByRole("button", { name: "Send message" }).click()
    const sent = dialog.getByText(
      "Your message has been sent successfully! We will get back to you soon.",
    )
    await runUntil(page, () => sent.isVisible())
    await pass(page, 2_500)
    await expect(sent).toBeVisible()
    await pass(page, 500)
    await dialog.waitFor({ state: "detached" })
    await page.clock.resume()
    await page.getByRole("contentinfo").getByRole("button", { name: "Contact Us" }).click()
    await expect(dialog.getByLabel(/^Name/)).toHaveValue("")
    await expect(page).toHaveURL("/")
  },
)

walk(
  "Unknown addresses are pages with status 404, and every dashboard address loads directly",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    for (const path of ["/nothing-here", "/dashboard/nothing-here"]) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await page.getByRole("heading", { level: 1 }).waitFor()
    }
    await page.goto("/setup")
    await page.waitForURL((url) => url.pathname === "/dashboard")
    await page.goto("/auth/callback")
    await page.waitForURL("**/dashboard/chatbots")
    // From an empty page: one of ours would go to the login by itself when its session is gone.
    await page.goto("about:blank")
    await page.context().clearCookies()
    await page.goto("/auth/callback")
    await told(page, "Authentication failed. Please try again.")
    await page.waitForURL("**/login")
    await page.goto("/login?error=google_failed")
    await page.getByText("Failed to sign in with Google. Please try again.").waitFor()
  },
)

walk("Every bar is dressed as its page asks", async ({ page, own }) => {
  const dressed: Record<string, string> = {
    "/": "gradient",
    "/documentation": "gradient",
    "/virtual-receptionist": "gradient",
    "/pricing": "gradient",
    "/login": "gradient",
    "/signup": "plain",
    "/contact": "plain",
    "/privacy-policy": "plain",
  }
  await page.clock.setFixedTime("2031-06-01T12:00:00Z")
  for (const [path, style] of Object.entries(dressed)) {
    await page.goto(path)
    const bar = page.getByTestId("top-bar")
    await expect(bar, path).toHaveAttribute("data-style", style)
    await expect(bar).toHaveCSS("background-image", style === "plain" ? "none" : /gradient/)
    await expect(bar).toHaveCSS("box-shadow", style === "plain" ? /px/ : "none")
    await expect(page.getByRole("contentinfo")).toContainText("© 2031")
  }
  await page.clock.setSystemTime(Date.now())
  await own()
  for (const path of ["/dashboard", "/setup"]) {
    await page.goto(path)
    await page.waitForURL("**/dashboard**")
    const bar = page.getByTestId("top-bar")
    await expect(bar, path).toHaveAttribute("data-style", "dashboard")
    await expect(bar).toHaveCSS("background-image", "none")
    await expect(bar).toHaveCSS("border-bottom-width", "1px")
  }
})

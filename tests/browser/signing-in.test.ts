import type { Page } from "playwright"
import { expect, hold, onStage, PASSWORD, settled, signIn } from "../support/browser.ts"
import { pass, runUntil } from "../support/page-clock.ts"

const walk = onStage()

walk(
  "An owner signs in with the password and lands on the page first asked for",
  async ({ page, own }) => {
    const { email } = await own({ name: "Marisol" })
    const go = await hold(page, /_astro\/(?!head).*\.js/)
    await page.goto("/dashboard/training", { waitUntil: "commit" })
    await page.getByRole("main").getByText("Loading...").waitFor()
    await page.context().clearCookies()
    // The page is left before its scripts have loaded: nothing of it may lead elsewhere any more.
    await page.goto("/signup", { waitUntil: "commit" })
    go()
    await page.waitForLoadState()
    await page.getByLabel("E-mail").fill(email)
    await page.getByLabel(/^Password/).fill(PASSWORD)
    await page.getByRole("button", { name: "Create account" }).click()
    await page.getByRole("alert").getByText("An account with this email already exists").waitFor()

    await page.goto("/dashboard/training")
    await page.waitForURL("**/login?next=*")
    await expect(page.getByLabel("E-mail")).toHaveAttribute("autocomplete", "email")
    const password = page.getByLabel(/^Password/)
    await expect(password).toHaveAttribute("autocomplete", "current-password")
    await signIn(page, email, "not this one")
    await page.getByRole("alert").getByText("Invalid login credentials").waitFor()
    // Green by the specification's rule, but without a tick.
    await page.getByTestId("feedback").locator(".lucide-circle-alert").waitFor()
    await expect(page.getByLabel("E-mail")).toHaveValue(email)
    await signIn(page, email)
    await page.waitForURL("**/dashboard/training")
    await page.goto("/login")
    await page.waitForURL("**/dashboard")
  },
)

walk(
  "Whoever signs in before the page's scripts have come is signed in once they are there",
  async ({ page, own }) => {
    const { email } = await own({ name: "Marisol" })
    await page.context().clearCookies()
    const go = await hold(page, /_astro\/(?!head).*\.js/)
    await page.goto("/login?next=%2Fdashboard%2Ftraining", { waitUntil: "commit" })
    await page.getByLabel("E-mail").fill(email)
    await page.getByLabel(/^Password/).fill(PASSWORD)
    const button = page.getByRole("button", { name: "Sign in", exact: true })
    await button.click()
    go()
    await page.waitForURL("**/dashboard/training")
  },
)

walk("A press under which the card comes to life is a press all the same", async ({ page }) => {
  await page.goto("/login")
  const down = page.evaluate(
    () => new Promise((go) => addEventListener("pointerdown", () => go(null), { once: true })),
  )
  await page.route("**/account-card*", async (route) => {
    await down
    await route.continue()
  })
  // A finger rests on the button until the card has come.
  await page.getByRole("button", { name: "Forgot your password?" }).click({ delay: 1500 })
  await page.getByText("Please enter your email address to reset your password.").waitFor()
})

walk(
  "A forgotten password: the sentence without an address, the letter, the new password",
  async ({ page, own, stage }) => {
    const { email } = await own()
    await page.context().clearCookies()
    await page.goto("/login")
    await page.getByRole("button", { name: "Forgot your password?" }).click()
    await page.getByText("Please enter your email address to reset your password.").waitFor()
    await expect(page.getByTestId("feedback")).toHaveAttribute("role", "alert")
    await expect(page.getByTestId("feedback")).toHaveCSS("color", "rgb(155, 31, 29)")
    await page.getByLabel("E-mail").fill(email)
    await page.getByRole("button", { name: "Forgot your password?" }).click()
    await page
      .getByText("If an account with that email exists, a password reset link has been sent.")
      .waitFor()
    await expect(page.getByTestId("feedback")).toHaveCSS("color", "rgb(17, 96, 49)")
    await expect(page.getByTestId("feedback")).toHaveAttribute("role", "status")

    await page.clock.install()
    await page.goto(await stage.mailedLink(email, "/update-password"))
    await page.getByText("Please enter your new password below.").waitFor()
    await expect(page).toHaveURL("/update-password")
    // As a phone does with a page that was left for another app.
    await page.reload()
    await page.getByText("Please enter your new password below.").waitFor()
    await page.getByLabel(/^New password/).fill("short")
    await page.getByLabel("Repeat the new password").fill("short")
    await page.getByRole("button", { name: "Update password" }).click()
    await page.getByText("Password must be at least 6 characters long.").waitFor()
    await page.getByLabel(/^New password/).fill("a new long one")
    await page.getByLabel("Repeat the new password").fill("another long one")
    await page.getByRole("button", { name: "Update password" }).click()
    await page.getByText("Passwords do not match.").waitFor()
    await page.getByLabel("Repeat the new password").fill("a new long one")
    // Screen readers tell what comes into a place that was there before.
    await expect(page.getByRole("main").getByRole("status")).toHaveText("")
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole("button", { name: "Update password" }).click()
    const updated = page.getByText(
      "Your password has been updated successfully. You can now log in with your new password.",
    )
    await runUntil(page, () => updated.isVisible())
    // The token is used up: whoever comes back to this page neither sees nor sends it.
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
    await pass(page, 2_900)
    await expect(page).toHaveURL("/update-password")
    await pass(page, 200)
    await page.waitForURL("**/login")
  },
)

walk(
  "A link of a letter that is worth nothing any more is no dead end: the way to another stands below",
  async ({ page }) => {
    await page.goto("/update-password#type=recovery&token=used")
    await page.getByLabel(/^New password/).fill("a new long on")
    await page.getByLabel("Repeat the new password").fill("a new long one")
    await page.getByRole("button", { name: "Update password" }).click()
    const marked = page.locator("[aria-invalid=true]")
    await expect(marked).toHaveAttribute("name", "confirmation")
    await page.getByLabel(/^New password/).fill("a new long one")
    await page.getByRole("button", { name: "Update password" }).click()
    await page.getByRole("alert").getByText("The link may have expired").waitFor()
    // Of the two passwords none is wrong any more.
    await expect(marked).toHaveCount(0)
    await page.getByRole("main").getByRole("link", { name: "ask for another link" }).click()
    await page.getByRole("button", { name: "Forgot your password?" }).waitFor()
  },
)

walk(
  "A login that is pressed twice, and cannot be fetched at first, opens once as soon as it can",
  async ({ page }) => {
    const chunk = "**/sign-in-dialog.*.js"
    await page.route(chunk, (route) => route.abort())
    await page.goto("/pricing")
    const login = page.getByTestId("top-bar").getByRole("button", { name: "Login" })
    await login.click()
    await login.click()
    await page.unroute(chunk)
    const forgot = page.getByRole("dialog").getByRole("button", { name: "Forgot your password?" })
    await page.getByRole("dialog", { name: "Sign in to your account" }).waitFor()
    await expect(forgot).toHaveCount(1)
    await page.getByRole("dialog").getByRole("button", { name: "Create an account" }).click()
    const signUp = page.getByRole("dialog", { name: "Create an account" })
    await expect(signUp.getByLabel(/^Password/)).toHaveAttribute("autocomplete", "new-password")
    await expect(forgot).toHaveCount(0)
    await signUp.getByRole("button", { name: "Sign in to your account" }).click()
    await expect(forgot).toHaveCount(1)
    await page.keyboard.press("Escape")
    await page.getByRole("dialog").waitFor({ state: "detached" })
  },
)

/** What the browser says to a page that it keeps for the Back key, and when it shows the page again. */
const said = (page: Page, event: "pagehide" | "pageshow") =>
  page.evaluate((name) => {
    window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
  }, event)

for (const [who, button, after] of [
  ["signs in", "See Chatbot", async () => {}],
  ["signs in and out again", "Start Now!", (page: Page) => page.context().clearCookies()],
] as const)
  walk(
    `Whoever ${who} and comes back by Back to the page that the browser kept finds it as it is for them now, without the password`,
    async ({ page, own }) => {
      const { email } = await own({ name: "Bar La Esquina" })
      await page.context().clearCookies()
      await page.goto("/")
      await page.getByRole("button", { name: "Login" }).click()
      // The page stays as it was left, as in the browser's memory of pages.
      await page.route("**/dashboard", (route) => route.fulfill({ status: 204 }))
      const left = page.waitForRequest("**/dashboard")
      await signIn(page, email)
      await left
      await said(page, "pagehide")
      await after(page)
      await said(page, "pageshow")
      await page.getByRole("button", { name: button }).waitFor()
      await expect(page.getByLabel("Password")).toHaveCount(0)
    },
  )

walk(
  "A form that was left while it was being sent can be sent when Back brings its page from the browser's memory",
  async ({ page, own }) => {
    const { email } = await own()
    await page.context().clearCookies()
    await page.goto("/login")
    await hold(page, "**/api/auth/sign-in", "POST")
    await signIn(page, email)
    const button = page.getByRole("button", { name: "Sign in", exact: true })
    await expect(button).toBeDisabled()
    await said(page, "pageshow")
    await expect(button).toBeEnabled()
  },
)

walk(
  "A way back that fails leads to the login after three seconds, and not before",
  async ({ page }) => {
    const go = await hold(page, "**/api/auth/session")
    await page.clock.install()
    await page.goto("/auth/callback?code=used")
    await page.getByRole("heading", { name: "Completing authentication..." }).waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    go()
    await page.getByRole("heading", { name: "Authentication Error" }).waitFor()
    await page.getByText("Authentication failed. Please try again.").waitFor()
    await pass(page, 2900)
    await expect(page).toHaveURL("/auth/callback?code=used")
    await pass(page, 200)
    await page.waitForURL("**/login")
  },
)

walk(
  "Who opens the older of two confirmation letters reads at the login that a newer one replaced it, and once only",
  async ({ page, stage }) => {
    const account = { email: `two-${crypto.randomUUID()}@example.com`, password: PASSWORD }
    const signUp = async () => {
      const answer = await page.request.post("/api/auth/sign-up", { data: account })
      if (!answer.ok()) throw new Error(await answer.text())
    }
    await page.goto("/login")
    await signUp()
    const older = await stage.mailedLink(account.email)
    await signUp()
    await page.goto(older)
    await page.waitForURL("**/login")
    const why = page.getByText("a newer e-mail replaced it")
    await why.waitFor()
    await signIn(page, account.email)
    await page.getByRole("button", { name: "Send the e-mail again" }).waitFor()
    await page.reload()
    await page.getByLabel("E-mail").waitFor()
    await settled(page)
    await expect(why).toHaveCount(0)
  },
)

walk("Back from the dashboard does not lead to signing in again", async ({ page, own }) => {
  const { email } = await own({ name: "Marisol" })
  await page.context().clearCookies()
  await page.goto("/pricing")
  await page.goto("/login")
  await signIn(page, email)
  await page.waitForURL("**/dashboard")
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.goBack()
  await page.waitForURL("**/pricing")
})

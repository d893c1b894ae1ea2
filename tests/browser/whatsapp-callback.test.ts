import { expect, hold, onStage, type Walk } from "../support/browser.ts"
import { pass, runUntil } from "../support/page-clock.ts"

const walk = onStage()

/** To Meta's dialog, and back with as many numbers as the owner has there. */
const allow = async ({ page }: Walk, numbers: "one" | "none") => {
  await page.goto("/dashboard/whatsapp-setup")
  await page.getByRole("button", { name: "Continue with Facebook" }).click()
  await page.getByLabel("Phone numbers on this account").selectOption({ label: numbers })
  await page.getByRole("button", { name: "Allow" }).click()
}

walk(
  "A number that is linked but silent says so, and leads to its screen after five seconds",
  async (window) => {
    const { page, own, stage } = window
    await own({ name: "Marisol" })
    await stage.sandbox("POST", "/failures", {
      // The line is tried again by itself, too.
      ...{ provider: "meta", path: "subscribed_apps", method: "POST", times: 1_000 },
      ...{ mode: "status", status: 500, body: { error: { code: 2, message: "down" } } },
    })
    const go = await hold(page, "**/api/whatsapp/facebook-callback")
    await page.clock.install()
    await allow(window, "one")
    await page.getByText("Connecting your WhatsApp number...").waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    go()
    const told = page.getByText(/^WhatsApp was linked, but its webhook could not be configured\./)
    await runUntil(page, () => told.isVisible())
    await pass(page, 4_800)
    await expect(told).toBeVisible()
    await page.clock.resume()
    await page.waitForURL((url) => url.pathname === "/dashboard/whatsapp")
    await page.getByTestId("wa-fault").waitFor()
    await stage.sandbox("DELETE", "/failures")
  },
  { alone: true },
)

for (const [outcome, state] of [
  ["succeeded", "connected"],
  ["failed", "disconnected"],
] as const)
  walk(
    `A page that is loaded again while its number is being linked shows the line, whose linking has ${outcome}`,
    async (window) => {
      const { page, own } = window
      const { chatbotId } = await own({ name: "Marisol" })
      await page.clock.install()
      const { promise: heard, resolve: hear } = Promise.withResolvers<void>()
      await page.route("**/api/whatsapp/facebook-callback", async (route) => {
        // Of an answer the page never hears.
        if (outcome === "succeeded") await route.fetch()
        hear()
      })
      await allow(window, "one")
      await page.getByText("Connecting your WhatsApp number...").waitFor()
      await heard
      await page.reload()
      await page.waitForURL(`/dashboard/whatsapp?chatbotid=${chatbotId}`)
      const line = page.getByTestId("wa-state")
      await line.waitFor()
      await page.clock.runFor(3_000)
      await expect(line).toHaveAttribute("data-state", state)
    },
  )

walk(
  "Who says no at Facebook and loads the page again can try again for the same chatbot",
  async ({ page, own }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await page.goto("/dashboard/whatsapp-setup")
    await page.getByRole("button", { name: "Continue with Facebook" }).click()
    await page.getByText("Deny").first().click()
    const again = page.getByRole("link", { name: "Try again" })
    const way = `/dashboard/whatsapp-setup?chatbotid=${chatbotId}`
    await expect(again).toHaveAttribute("href", way)
    await page.reload()
    await expect(again).toHaveAttribute("href", way)
  },
)

walk(
  "An account without a number is told what it needs, with the possible causes, also when the page is loaded again",
  async (window) => {
    const { page, own } = window
    await own({ name: "Marisol" })
    await allow(window, "none")
    for (const again of [false, true]) {
      if (again) await page.reload()
      await page
        .getByText(/^No WhatsApp Business account with assigned phone numbers was found\./)
        .waitFor()
      for (const cause of [
        "no pages",
        "missing permissions",
        "up to 24 hours for changes to update",
      ]) {
        await page.getByRole("listitem").filter({ hasText: cause }).waitFor()
      }
    }
    await page.getByRole("link", { name: "Return to Dashboard" }).waitFor()
  },
)

walk(
  "After connecting the state is asked for again three seconds later; until then it is connecting",
  async (journey) => {
    const { page } = journey
    const { chatbotId } = await journey.own({ name: "Marisol" })
    await page.clock.install()
    await page.goto(`/dashboard/whatsapp-setup?chatbotid=${chatbotId}`)
    // Meta needs a moment: the state is still the old one.
    const { url } = journey.stage
    await page.getByRole("button", { name: "Continue with Facebook" }).waitFor()
    await page.locator("summary", { hasText: "Connect by hand" }).click()
    const old = await (
      await page
        .context()
        .request.get(`${url}/api/whatsapp/connection-status?chatbotid=${chatbotId}`)
    ).text()
    let asked = 0
    await page.route("**/api/whatsapp/connection-status*", (route) => {
      asked++
      return route.fulfill({ body: old, contentType: "application/json" })
    })
    await page.getByRole("button", { name: "Connect", exact: true }).click()
    const marked = page.locator("[aria-invalid=true]")
    await expect(marked).toHaveCount(2)
    await expect(page.getByLabel("Phone number ID")).toBeFocused()
    await page.getByLabel("Phone number ID").fill("123456789012345")
    await page.getByLabel("WhatsApp Business account ID").fill("223456789012345")
    await expect(marked).toHaveCount(0)
    const token = page.getByLabel(/^Access token/)
    await token.fill("too short")
    await page.getByRole("button", { name: "Connect", exact: true }).click()
    await page
      .getByText("The Facebook access token is not valid. Please try logging in again.")
      .waitFor()
    await expect(token).toBeFocused()
    await token.fill("long enough to be a token of Meta")
    await page.clock.pauseAt(Date.now() + 60_000)
    const answered = page.waitForResponse((answer) =>
      answer.url().endsWith("/api/whatsapp/connection"),
    )
    await page.getByRole("button", { name: "Connect", exact: true }).click()
    await answered
    const connecting = page
      .locator("[data-testid=wa-state][data-state=connecting]")
      .getByText("Connecting", { exact: true })
    await runUntil(page, async () => asked > 0 && (await connecting.isVisible()))
    await pass(page, 2000)
    await expect(connecting).toBeVisible()
    await expect(page.getByTestId("wa-fault")).toHaveCount(0)
    const offered = page.getByRole("main").locator(".button").filter({ visible: true })
    await expect(offered).toHaveText(["Check again"])
    await page.unroute("**/api/whatsapp/connection-status*")
    const again = page.waitForResponse("**/api/whatsapp/connection-status*")
    await pass(page, 1000)
    await again
    await page.clock.resume()
    await page.locator("[data-testid=wa-state][data-state=connected]").waitFor()
  },
)

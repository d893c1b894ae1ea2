import { expect } from "bun:test"
import { onStage, type Walk } from "../support/browser.ts"

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
      ...{ provider: "meta", path: "subscribed_apps", method: "POST", times: 1 },
      ...{ mode: "status", status: 500, body: { error: { code: 2, message: "down" } } },
    })
    await allow(window, "one")
    await page
      .getByText(/^WhatsApp was linked, but its webhook could not be configured\./)
      .waitFor()
    const told = Date.now()
    await page.waitForURL((url) => url.pathname === "/dashboard/whatsapp")
    expect(Date.now() - told).toBeGreaterThan(4_000)
    await page.getByTestId("wa-fault").waitFor()
  },
  { alone: true },
)

walk(
  "An account without a number is told what it needs, with the possible causes",
  async (window) => {
    const { page, own } = window
    await own({ name: "Marisol" })
    await allow(window, "none")
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
    await page.getByRole("link", { name: "Return to Dashboard" }).waitFor()
  },
)

walk("What was just connected by hand is looked at again three seconds later", async (window) => {
  const { page, own } = window
  const { chatbotId } = await own({ name: "Marisol" })
  await page.goto("/dashboard/whatsapp-setup")
  await page.getByText("Connect by hand").click()
  await page.getByLabel("Phone number ID").fill("100000000008801")
  await page.getByLabel("WhatsApp Business account ID").fill("200000000008801")
  await page.locator("input[name=accesstoken]").fill("too short")
  await page.getByRole("button", { name: "Connect", exact: true }).click()
  await page
    .getByText("The Facebook access token is not valid. Please try logging in again.")
    .waitFor()
  await page.locator("input[name=accesstoken]").fill(`EAA a token typed for ${chatbotId}`)
  await page.getByRole("button", { name: "Connect", exact: true }).click()
  await page.locator("[data-testid=wa-state][data-state=connected]").waitFor()
  const shown = Date.now()
  await page.waitForRequest(
    (request) => request.url().includes("/api/whatsapp/connection-status"),
    {
      timeout: 5_000,
    },
  )
  expect(Date.now() - shown).toBeLessThan(3_500)
})

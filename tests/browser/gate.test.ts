import type { Route } from "playwright"
import { expect, onStage } from "../support/browser.ts"

const walk = onStage({ DEVELOPMENT_PASSWORD: "abretesesamo" })

walk(
  "Behind the gate every address asks for the word; the right one opens it for good",
  async ({ page }) => {
    for (const path of ["/pricing", "/dashboard", "/"]) {
      await page.goto(path)
      await page.locator("#gate input").waitFor()
      await expect(page.locator("#gate")).toContainText("Recado")
      await expect(page.locator("body > :not(#gate)").filter({ visible: true })).toHaveCount(0)
    }
    // A new tab knows of the gate before the server has told it.
    const tab = await page.context().newPage()
    const { promise: asked, resolve: ask } = Promise.withResolvers<Route>()
    await tab.route("**/api/config", ask)
    await tab.goto("/")
    await expect(tab.locator("body > *").filter({ visible: true })).toHaveCount(0)
    // Also if the server cannot tell it now.
    await (await asked).abort()
    await tab.locator("#gate input").waitFor()
    await tab.close()
    await page.locator("#gate input").fill("sesamo")
    await page.locator("#gate form button[type=submit]").click()
    await page.getByText("Incorrect password. Please try again.").waitFor()
    await page.locator("#gate input").fill("abretesesamo")
    await page.locator("#gate form button[type=submit]").click()
    await page.getByRole("button", { name: "Start Now!" }).waitFor()
    await page.reload()
    await page.getByRole("button", { name: "Start Now!" }).waitFor()
    const stored = () => page.evaluate(() => JSON.stringify(localStorage))
    await expect.poll(stored).not.toContain("abretesesamo")
  },
)

walk("A browser that keeps nothing is told so, instead of the same question", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError")
      },
    }),
  )
  await page.goto("/")
  await page.locator("#gate input").fill("abretesesamo")
  await page.locator("#gate form button[type=submit]").click()
  await page.getByText("Allow its site data").waitFor()
})

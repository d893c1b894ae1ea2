import { expect, hold, onStage, PHONE } from "../support/browser.ts"
import { PUBLIC } from "./public-pages.ts"

const walk = onStage()

walk(
  "The menu, and a no to Spanish, that are pressed before the page's scripts have come take effect once they are there",
  async ({ page }) => {
    const go = await hold(page, /_astro\/(?!head).*\.js/)
    await page.goto("/pricing", { waitUntil: "commit" })
    const menu = page.getByTestId("top-bar").getByRole("button", { name: "Menu" })
    await page.getByRole("button", { name: "No, gracias" }).click()
    await menu.click()
    go()
    await expect(page.locator("#bar-menu").getByRole("button", { name: "Login" })).toBeVisible()
    await expect(menu).toHaveAttribute("aria-expanded", "true")
    await expect(menu).not.toHaveAttribute("aria-busy")
    await expect(page.getByText("Recado también habla español.")).toBeHidden()
  },
  { viewport: PHONE, locale: "es-ES" },
)

walk(
  "The menu that was pressed before the page's scripts came does not cover what its reader has gone on to",
  async ({ page }) => {
    const go = await hold(page, /_astro\/(?!head).*\.js/)
    await page.goto("/pricing", { waitUntil: "commit" })
    const menu = page.getByTestId("top-bar").getByRole("button", { name: "Menu" })
    await menu.click()
    await expect(menu).toHaveCSS("opacity", "0.6")
    await page.getByRole("combobox", { name: "Theme" }).focus()
    go()
    await expect(page.locator("html")).toHaveAttribute("data-hears", "yes")
    await expect(menu).not.toHaveAttribute("aria-busy")
    await expect(menu).toHaveAttribute("aria-expanded", "false")
    await menu.click()
    await expect(menu).toHaveAttribute("aria-expanded", "true")
  },
  { viewport: PHONE },
)

walk(
  "On a phone the menu opens, closes with Esc giving the focus back and when the focus goes on, and signing out asks",
  async ({ page, own }) => {
    await page.goto("/pricing")
    const menu = page.getByTestId("top-bar").getByRole("button", { name: "Menu" })
    const login = page.locator("#bar-menu").getByRole("button", { name: "Login" })
    await expect(menu).toHaveAttribute("aria-expanded", "false")
    await expect(login).toBeHidden()
    await menu.click()
    await expect(menu).toHaveAttribute("aria-expanded", "true")
    await login.focus()
    await page.keyboard.press("Escape")
    await expect(menu).toHaveAttribute("aria-expanded", "false")
    await expect(menu).toBeFocused()
    // Otherwise it would cover what has the focus.
    await menu.press("Enter")
    await expect(menu).toHaveAttribute("aria-expanded", "true")
    await page.getByRole("main").getByRole("radio", { name: "Monthly" }).focus()
    await expect(menu).toHaveAttribute("aria-expanded", "false")

    await own({ name: "Marisol" })
    await page.reload()
    await menu.click()
    await page.locator("#bar-menu").getByRole("button", { name: "Sign Out" }).click()
    const question = page.getByRole("dialog", { name: "Are you sure you want to sign out?" })
    await question.getByRole("button", { name: "Cancel" }).click()
    await question.waitFor({ state: "detached" })
    await expect(page).toHaveURL("/pricing")
    await menu.click()
    await page.locator("#bar-menu").getByRole("button", { name: "Sign Out" }).click()
    await question.getByRole("button", { name: "Sign Out" }).click()
    await page.waitForURL((url) => url.pathname === "/")
    await page.locator("html[data-session=out]").waitFor()
  },
  { viewport: PHONE },
)

walk(
  "On a phone a dialog opened from the menu gives the focus back to what opens the menu",
  async ({ page, own }) => {
    const menu = page.getByTestId("top-bar").getByRole("button", { name: "Menu" })
    const openAndLeave = async (entry: string) => {
      await menu.click()
      await page.locator("#bar-menu").getByRole("button", { name: entry }).click()
      await page.getByRole("dialog").waitFor()
      await page.keyboard.press("Escape")
      await page.getByRole("dialog").waitFor({ state: "detached" })
      await expect(menu).toBeFocused()
      await expect(menu).toHaveAttribute("aria-expanded", "false")
    }
    await page.goto("/pricing")
    await openAndLeave("Login")
    await own({ name: "Marisol" })
    await page.goto("/pricing")
    await openAndLeave("Sign Out")
  },
  { viewport: PHONE },
)

walk(
  "The bar offers Login to strangers and My Account to owners, with the same help in the same place everywhere",
  async ({ page, own }) => {
    const bar = page.getByTestId("top-bar")
    const login = bar.getByRole("button", { name: "Login" })
    const account = bar.getByRole("link", { name: "My Account" })
    const help = bar.getByRole("link", { name: "Documentation" })
    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).waitFor()
    await expect(login).toBeVisible()
    await expect(account).toBeHidden()
    const place = async () => (await help.boundingBox())?.x
    // Another font would move it.
    await page.evaluate(() => document.fonts.ready)
    const x = await place()
    for (const path of PUBLIC) {
      await page.goto(path)
      await expect(help).toBeVisible()
      await expect.poll(place, path).toBe(x)
      const contacts = page.getByRole("contentinfo").getByRole("button", { name: "Contact Us" })
      await expect(contacts).toHaveCount(1)
    }
    for (const name of ["Pricing", "Virtual Receptionist", "Privacy Policy", "Terms of Service"])
      await expect(page.getByRole("contentinfo")).toContainText(name)

    await own({ name: "Marisol" })
    await page.goto("/")
    await page.locator("html[data-session=in]").waitFor()
    await expect(login).toBeHidden()
    await expect(account).toBeVisible()
    await account.click()
    await page.waitForURL("**/dashboard/settings")
    await expect(page.getByRole("contentinfo")).toHaveCount(0)
    await expect(help).toBeVisible()
  },
)

import { expect } from "bun:test"
import { onStage, PASSWORD } from "../support/browser.ts"

const walk = onStage()

walk(
  "Prices: ordered, in euro, a tenth off by the year, Pro sells best and + asks for a call",
  async ({ page, stage }) => {
    await page.goto("/pricing")
    const plans = page.getByTestId("plan")
    await plans.nth(4).waitFor()
    const names = await plans.evaluateAll((all) => all.map((one) => one.getAttribute("data-plan")))
    const { rows } = await stage.database.owner.query(
      "select name, monthlyprice, yearlyprice from plans order by monthlyprice",
    )
    expect(new Set(names)).toEqual(new Set(rows.map(({ name }) => name)))
    expect(names.at(-1)).toBe("+")
    expect(await page.getByText("Best Seller").count()).toBe(1)
    const pro = page.locator("[data-plan=Pro]")
    await pro.getByText("Best Seller").waitFor()
    const monthly = page.getByRole("radio", { name: "Monthly" })
    await monthly.focus()
    await monthly.press("ArrowRight")
    const yearly = rows.find(({ name }) => name === "Pro").yearlyprice / 12
    const price = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" })
    await pro.getByText("billed yearly").waitFor()
    expect(await pro.innerText()).toContain(price.format(yearly).replace(/\.00$/, ""))
    await page.locator("[data-plan='+']").getByRole("button", { name: "Contact us" }).click()
    await page
      .getByRole("dialog")
      .getByLabel(/^Subject/)
      .waitFor()
  },
)

walk(
  "Who comes to the period with the keyboard stays there while the prices come to life",
  async ({ page }) => {
    await page.route(/pricing\.[^/]*\.js/, async (route) => {
      await Bun.sleep(1_000)
      await route.continue()
    })
    await page.goto("/pricing")
    await page.getByRole("radio", { name: "Monthly" }).focus()
    await page.locator("[data-island=pricing][data-live=yes]").waitFor()
    await page.keyboard.press("ArrowRight")
    await page.locator("[data-plan=Pro]").getByText("billed yearly").waitFor()
  },
)

walk("A visitor who chooses a plan signs in first, pays, and has it", async ({ page, own }) => {
  const { email } = await own({ name: "Marisol" })
  await page.context().clearCookies()
  await page.goto("/pricing")
  await page.locator("[data-plan=Pro]").getByRole("button", { name: "Choose Pro" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("E-mail").fill(email)
  await dialog.getByLabel(/^Password/).fill(PASSWORD)
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.waitForURL("**/sandbox/**")
  await page.getByText("Pay").last().click()
  await page.waitForURL("**/dashboard/**")
  await page.getByText("The plan Pro is active.").waitFor()
  await page.locator("[data-plan=Pro]").getByRole("button", { name: "Your plan" }).waitFor()
  await page.goto("/dashboard/settings")
  await page.getByText("You have the plan Pro.").waitFor()
})

walk(
  "Coming back from a checkout proves nothing: without the payment's own word the plan stays, and one reads what to do",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.clock.install()
    await page.goto("/dashboard/pricing?checkout=success&session_id=cs_made_up")
    await page.getByText("Your plan is being switched on").waitFor()
    await page.clock.fastForward(61_000)
    await page.getByText("You need not pay again").waitFor()
    expect(await page.getByText("is active.").count()).toBe(0)
    await page.locator("[data-plan=Tryout]").getByRole("button", { name: "Your plan" }).waitFor()
    await page.getByRole("button", { name: "Check again" }).click()
    await page.getByText("Your plan is being switched on").waitFor()
  },
)

walk(
  "A checkout that fails says why and leaves the plans where they are",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/pricing")
    await page.route("**/api/payments/create-checkout-session", (route) =>
      route.fulfill({ status: 500, json: { error: "Error creating checkout session" } }),
    )
    await page.getByRole("button", { name: "Choose Pro" }).click()
    await page.getByText("Error processing payment: Error creating checkout session").waitFor()
    expect(await page.getByTestId("plan").count()).toBe(5)
  },
)

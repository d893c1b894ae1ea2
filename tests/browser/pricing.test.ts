import { CATALOGUE } from "../../core/shared/catalogue.ts"
import { expect, hold, onStage, PHONE, signIn } from "../support/browser.ts"
import { pass } from "../support/page-clock.ts"
import { hasBuilt } from "./wizard-stage.ts"

const walk = onStage()

walk(
  "Prices: ordered, in euro, a tenth off by the year, Pro sells best and + asks for a call",
  async ({ page, stage }) => {
    await page.goto("/pricing")
    const plans = page.getByTestId("plan")
    const { rows } = await stage.database.owner.query(
      "select name, monthlyprice, yearlyprice from plans order by monthlyprice",
    )
    const names = () => plans.evaluateAll((all) => all.map((one) => one.getAttribute("data-plan")))
    await expect.poll(names).toEqual(rows.map(({ name }) => name))
    await expect(page.getByRole("button", { name: "Contact us", exact: true })).toHaveCount(1)
    await expect(plans.getByRole("button", { name: /^Choose/ })).toHaveCount(3)
    await expect(page.getByText("Best Seller")).toHaveCount(1)
    const pro = page.locator("[data-plan=Pro]")
    await pro.getByText("Best Seller").waitFor()
    const monthly = page.getByRole("radio", { name: "Monthly" })
    await monthly.focus()
    await monthly.press("ArrowRight")
    const yearly = rows.find(({ name }) => name === "Pro").yearlyprice
    const price = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" })
    await pro.getByText(`€${yearly} billed yearly`).waitFor()
    await expect(pro).toContainText(price.format(yearly / 12).replace(/\.00$/, ""))
    await page.locator("[data-plan='+']").getByRole("button", { name: "Contact us" }).click()
    await page
      .getByRole("dialog")
      .getByLabel(/^Subject/)
      .waitFor()
  },
)

walk(
  "A price that was changed since the page was made is read by a visitor who touches nothing",
  async ({ page }) => {
    await page.route("**/api/plans", async (route) => {
      const list = await (await route.fetch()).json()
      const pro = list.items.find(({ name }: { name: string }) => name === "Pro")
      Object.assign(pro, { monthlyprice: 60, limits: { ...pro.limits, messagesPerMonth: 4000 } })
      await route.fulfill({ json: list })
    })
    await page.goto("/pricing")
    const pro = page.locator("[data-plan=Pro]")
    await pro.getByText("€60", { exact: true }).waitFor()
    await pro.getByText("4,000 messages").waitFor()
  },
)

walk(
  "A plan that is sold in another currency is not priced in euro: its buyer would pay another sum than they read",
  async ({ page }) => {
    await page.route("**/api/plans", async (route) => {
      const list = await (await route.fetch()).json()
      for (const plan of list.items) plan.currency = "usd"
      await route.fulfill({ json: list })
    })
    await page.goto("/pricing")
    const pro = page.locator("[data-plan=Pro]")
    await page.getByText("Annual -10%").click()
    await pro.getByText("US$540 billed yearly").waitFor()
    await page.getByText("Monthly", { exact: true }).click()
    await pro.getByText("US$50", { exact: true }).waitFor()
  },
)

walk(
  "A visitor who comes to the period with the keyboard stays there while the prices come to life",
  async ({ page }) => {
    const go = await hold(page, /pricing\.[^/]*\.js/)
    await page.goto("/pricing")
    await page.getByRole("radio", { name: "Monthly" }).focus()
    go()
    await page.locator("[data-island=pricing][data-live=yes]").waitFor()
    await page.keyboard.press("ArrowRight")
    await page.locator("[data-plan=Pro]").getByText("billed yearly").waitFor()
  },
)

walk(
  "What is pressed while the prices come to life counts in its order: the period, then the plan",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    const go = await hold(page, /pricing\.[^/]*\.js/)
    await page.goto("/pricing")
    await page.getByText("Annual -10%").click()
    const pro = page.locator("[data-plan=Pro]").getByRole("button", { name: "Choose Pro" })
    for (const _ of [1, 2]) await pro.click()
    const asked = page.waitForRequest("**/api/payments/create-checkout-session")
    go()
    const { isYearly } = (await asked).postDataJSON()
    expect(isYearly).toBe(true)
    await page.waitForURL("**/sandbox/**")
  },
)

walk("A visitor who chooses a plan signs in first, pays, and has it", async ({ page, own }) => {
  const { email } = await own({ name: "Marisol" })
  await page.context().clearCookies()
  await page.goto("/pricing")
  await page.getByText("Annual -10%").click()
  await page.locator("[data-plan=Pro]").getByRole("button", { name: "Choose Pro" }).click()
  await page.getByText("Your purchase goes on as soon as you are signed in.").waitFor()
  await signIn(page, email)
  await page.waitForURL("**/sandbox/**")
  await page.getByText("Pay").last().click()
  await page.waitForURL("**/dashboard/**")
  await page.getByText("The plan Pro is active.").waitFor()
  const pro = page.locator("[data-plan=Pro]")
  await pro.getByText("billed yearly").waitFor()
  await pro.getByRole("button", { name: "Your plan" }).waitFor()
  await page.goto("/dashboard/settings")
  await page.getByText("You have the plan Pro.").waitFor()
})

walk(
  "Whoever comes to a plan with the keyboard stays there when the server's list takes the place of the drawn one",
  async ({ page }) => {
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    await page.route("**/api/plans", async (route) => {
      const list = await (await route.fetch()).json()
      for (const plan of list.items) plan.description = "As the server has it."
      await asked
      await route.fulfill({ json: list })
    })
    await page.goto("/pricing")
    const pro = page.locator("[data-plan=Pro]")
    await pro.getByRole("button", { name: "Choose Pro" }).focus()
    await page.locator("[data-island=pricing][data-live=yes]").waitFor()
    answer()
    await pro.getByText("As the server has it.").waitFor()
    await expect(pro.getByRole("button", { name: "Choose Pro" })).toBeFocused()
  },
)

walk(
  "A plan whose sign-in is closed is not bought by signing in later; one whose letter is awaited is",
  async ({ page, own }) => {
    const { email } = await own({ name: "Marisol" })
    await page.context().clearCookies()
    await page.goto("/pricing")
    const choose = page.locator("[data-plan=Pro]").getByRole("button", { name: "Choose Pro" })
    const dialog = page.getByRole("dialog")
    const waits = () => page.evaluate(() => localStorage.getItem("pendingPurchase"))
    await choose.click()
    await dialog.getByLabel("E-mail").fill(email)
    await dialog.getByRole("button", { name: "Forgot your password?" }).click()
    await dialog.getByText("a password reset link has been sent").waitFor()
    await dialog.getByRole("button", { name: "Close" }).click()
    await dialog.waitFor({ state: "detached" })
    await expect
      .poll(async () => Object.keys(JSON.parse((await waits()) ?? "{}")))
      .toEqual(["planId", "isYearly", "redirectTo"])

    await choose.click()
    await dialog.waitFor()
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "detached" })
    await expect.poll(waits).toBeNull()
    await page.goto("/login")
    await signIn(page, email)
    await page.getByRole("heading", { name: "Hello, Marisol" }).waitFor()
  },
)

walk(
  "A visitor who built a bot and chose a plan before signing in gets the bot, and then the checkout",
  async ({ page, own }) => {
    const { email } = await own()
    await page.context().clearCookies()
    await page.goto("/pricing")
    await hasBuilt(page)
    await page.locator("[data-plan=Pro]").getByRole("button", { name: "Choose Pro" }).click()
    await signIn(page, email)
    await page.waitForURL("**/sandbox/stripe/checkout/**")
    await page.goto("/dashboard")
    await page.getByRole("heading", { name: "Hello, Bar La Esquina" }).waitFor()
  },
)

walk(
  "An owner who pays by the month can move to paying by the year, and the period one looked at stays",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/pricing")
    const pro = page.locator("[data-plan=Pro]")
    await page.getByText("Annual -10%").click()
    await pro.getByRole("button", { name: "Choose Pro" }).click()
    await page.waitForURL("**/sandbox/**")
    await page.getByText("Cancel").last().click()
    await page.waitForURL("**/dashboard/pricing**")
    await pro.getByText("billed yearly").waitFor()
    await page.getByText("Monthly").click()
    await pro.getByRole("button", { name: "Choose Pro" }).click()
    await page.waitForURL("**/sandbox/**")
    await page.getByText("Pay").last().click()
    await page.getByText("The plan Pro is active.").waitFor()
    await pro.getByRole("button", { name: "Your plan" }).waitFor()
    await expect(pro.getByRole("button")).toBeDisabled()

    await page.getByText("Annual -10%").click()
    await pro.getByRole("button", { name: "Pay by the year" }).click()
    await page.waitForURL("**/sandbox/stripe/portal/**")
  },
)

walk(
  "Settings say when a plan renews while it is paid, that a payment failed, and no date once it is over",
  async ({ page, own, stage }) => {
    const { call } = await own({ name: "Marisol" })
    await page.goto("/dashboard/pricing")
    await page.locator("[data-plan=Pro]").getByRole("button", { name: "Choose Pro" }).click()
    await page.waitForURL("**/sandbox/**")
    await page.getByText("Pay").last().click()
    await page.getByText("The plan Pro is active.").waitFor()
    const { user } = await call<{ user: { id: string } }>("GET", "/api/auth/session")
    const plan = page.locator("#plan")
    await page.goto("/dashboard/settings")
    await plan.getByText(/You have the plan Pro\. It renews automatically on/).waitFor()

    await stage.sandbox("POST", "/stripe/event", {
      type: "invoice.payment_failed",
      userId: user.id,
    })
    await page.reload()
    await plan.getByText("A payment failed").waitFor()
    await expect(plan).not.toContainText(/renews|ends on/)

    await stage.sandbox("POST", "/stripe/event", {
      type: "customer.subscription.deleted",
      userId: user.id,
    })
    await page.reload()
    await plan.getByText("You have the plan Tryout.").waitFor()
    await expect(plan).not.toContainText(/renews|ends on|failed/)
  },
)

walk(
  "A purchase that fails right after signing in says why; a link cannot put other words there",
  async ({ page, own }) => {
    const { email } = await own({ name: "Marisol" })
    await page.context().clearCookies()
    await page.route("**/api/payments/create-checkout-session", (route) =>
      route.fulfill({ status: 502, json: { error: "Error creating checkout session" } }),
    )
    await page.goto("/pricing")
    await page.locator("[data-plan=Pro]").getByRole("button", { name: "Choose Pro" }).click()
    await signIn(page, email)
    await page.waitForURL("**/dashboard/pricing")
    await page.getByText("Error processing payment: Error creating checkout session").waitFor()

    await page.goto("/dashboard/pricing?fault=Call%20our%20bank")
    await page.getByTestId("plan").nth(4).waitFor()
    await expect(page.getByText("Call our bank")).toHaveCount(0)
  },
)

walk(
  "What became of a checkout is said once: neither Back nor another visit thanks again, or says that nothing was charged after paying",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/pricing")
    const choose = async (plan: string, leave: string) => {
      await page.getByRole("button", { name: `Choose ${plan}` }).click()
      await page.waitForURL("**/sandbox/**")
      await page.getByText(leave).last().click()
      await page.waitForURL("**/dashboard/pricing**")
    }
    await choose("Basic", "Cancel")
    await page.getByText("Nothing was charged. Your plan is as before.").waitFor()
    await choose("Basic", "Pay")
    await page.getByText("The plan Basic is active.").waitFor()

    // To the checkout that is over, and to where it had been left for the first time.
    await page.goBack()
    await page.waitForURL("**/sandbox/**")
    await page.goBack()
    const yours = page.locator("[data-plan=Basic]").getByRole("button", { name: "Your plan" })
    await yours.waitFor()
    await expect(page.getByText("Nothing was charged.")).toHaveCount(0)

    await page.goForward()
    await page.waitForURL("**/sandbox/**")
    await page.goForward()
    await yours.waitFor()
    // Another plan was only looked at.
    await page.getByRole("button", { name: "Choose Pro" }).click()
    await page.waitForURL("**/sandbox/stripe/portal/**")
    await page.goBack()
    await yours.waitFor()
    await expect(page.getByText("Your plan is being switched on")).toHaveCount(0)
  },
)

walk(
  "Coming back from a checkout proves nothing: without the payment's own word the plan stays, and one reads what to do",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.clock.install()
    await page.goto("/dashboard/pricing?checkout=success&session_id=cs_made_up")
    await page.getByText("Your plan is being switched on").waitFor()
    await page.locator("[data-plan=Tryout]").getByRole("button", { name: "Your plan" }).waitFor()
    // Also while the page asks by itself, the button can be pressed.
    const go = await hold(page, "**/api/subscription")
    await pass(page, 61_000)
    await page.getByText("You need not pay again").waitFor()
    await expect(page.getByText("is active.")).toHaveCount(0)
    await page.getByRole("button", { name: "Check again" }).click()
    await page.getByText("Your plan is being switched on").waitFor()
    go()
  },
)

walk(
  "A checkout that fails says why and leaves the plans where they are",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/pricing")
    const answers = [{ json: { error: "This plan cannot be bought." } }, { body: "broken" }]
    await page.route("**/api/payments/create-checkout-session", (route) =>
      route.fulfill({ status: 500, ...answers.shift() }),
    )
    for (const why of ["This plan cannot be bought.", "Error creating checkout session"]) {
      await page.getByRole("button", { name: "Choose Pro" }).click()
      await page.getByText(`Error processing payment: ${why}`).waitFor()
    }
    await expect(page.getByTestId("plan")).toHaveCount(5)
  },
)

walk(
  "A checkout that does not begin because the last payment is still under way is no error",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/pricing")
    const { pending } = CATALOGUE.checkout_failed
    await page.route("**/api/payments/create-checkout-session", (route) =>
      route.fulfill({ status: 409, json: { error: pending } }),
    )
    await page.getByRole("button", { name: "Choose Pro" }).click()
    await page.getByText(pending, { exact: true }).waitFor()
  },
)

walk(
  "A visitor with a bot that waits reads so wherever an account is asked for",
  async ({ page }) => {
    await page.goto("/pricing")
    await hasBuilt(page)
    const told = page.getByText("Your chatbot is created as soon as you are signed in.")
    await page.getByRole("button", { name: "Start free" }).click()
    await told.waitFor()
    // Also before anything is touched.
    await page.goto("/login")
    await told.waitFor()
  },
)

walk("What was begun two days ago goes on with nobody who signs in now", async ({ page, own }) => {
  const { email } = await own()
  await page.context().clearCookies()
  await page.goto("/login")
  await page.evaluate(() => {
    const longAgo = { at: Date.now() - 49 * 3_600_000, mailed: true }
    const draft = { name: "Bar La Esquina", description: "Un bar.", finished: true }
    const purchase = { planId: crypto.randomUUID(), isYearly: false, redirectTo: "/dashboard" }
    const keep = (key: string, value: object) => localStorage.setItem(key, JSON.stringify(value))
    keep("pendingChatbot", draft)
    keep("pendingChatbotBegun", longAgo)
    keep("pendingPurchase", purchase)
    keep("pendingPurchaseBegun", longAgo)
  })
  await page.reload()
  await page.locator("[data-island][data-live=yes]").waitFor()
  await expect(page.getByText("as soon as you")).toHaveCount(0)
  await signIn(page, email)
  await page.getByRole("main").getByRole("heading", { name: "Hello", exact: true }).waitFor()
  await page.goto("/dashboard/create-chatbot")
  // What was typed is still there.
  await expect(page.getByLabel("Chatbot name")).toHaveValue("Bar La Esquina")
})

for (const [place, path] of [
  ["the price list", "/es/pricing"],
  ["the dashboard", "/dashboard/pricing"],
] as const)
  walk(
    `On a phone a checkout that fails is seen from the plan far below, in Spanish, in ${place}`,
    async ({ page, own }) => {
      await own({ name: "Marisol" })
      await page.addInitScript(() => localStorage.setItem("language", "es"))
      await page.route("**/api/payments/create-checkout-session", (route) =>
        route.fulfill({ status: 502, json: { error: "Error creating checkout session" } }),
      )
      await page.goto(path)
      await page.getByRole("button", { name: "Elegir Enterprise" }).click()
      const said = page.getByText("Error al procesar el pago: No se ha podido abrir el pago")
      await said.waitFor()
      await page.waitForFunction(() => {
        const { top, bottom } =
          document.querySelector("main [role=alert]")?.getBoundingClientRect() ?? new DOMRect()
        return top > 64 && bottom < innerHeight
      })
    },
    { viewport: PHONE },
  )

walk(
  "An owner who comes back from the checkout to the page the browser kept can choose again",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/pricing")
    // The page stays as it was left, as in the browser's memory of pages.
    await page.route("**/sandbox/stripe/checkout/**", (route) => route.fulfill({ status: 204 }))
    const left = page.waitForRequest("**/sandbox/stripe/checkout/**")
    await page.getByRole("button", { name: "Choose Pro" }).click()
    await left
    await page.locator("[data-plan=Pro] button[aria-busy=true]").waitFor()
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    )
    await page.locator("[data-plan=Pro] button:enabled").waitFor()
  },
)

const WAYS = [
  ["a payment", "/pricing", /^Choose Pro/, "**/sandbox/stripe/checkout/**"],
  [
    "a payment in the dashboard",
    "/dashboard/pricing",
    /^Choose Pro/,
    "**/sandbox/stripe/checkout/**",
  ],
  [
    "Facebook",
    "/dashboard/whatsapp-setup",
    /^(Continue with Facebook|Connecting)/,
    "**/sandbox/meta/**",
  ],
] as const

for (const [what, at, name, way] of WAYS)
  walk(
    `Whoever stops the browser on the way to ${what} can set out again`,
    async ({ page, own }) => {
      await own({ name: "Marisol" })
      await page.goto(at)
      // An answer without content leaves the browser where it is, as its Stop does.
      await page.route(way, (route) => route.fulfill({ status: 204 }))
      const choice = page.getByRole("main").getByRole("button", { name })
      const stayed = page.waitForResponse(way)
      await choice.click()
      await stayed
      await page.unroute(way)
      await choice.click()
      await page.waitForURL(way)
    },
  )

walk(
  "Beside the menu of a laptop a plan's number of messages stands in one line with its word",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/pricing")
    for (const plan of ["Basic", "Pro", "Enterprise"]) {
      const feature = page.locator(`[data-plan=${plan}] li`).first()
      await expect(feature).toContainText(/[\d,]+ messages/)
      const lines = () =>
        feature.evaluate((one) => {
          const { height } = one.getBoundingClientRect()
          return Math.round(height / Number.parseFloat(getComputedStyle(one).lineHeight))
        })
      await expect.poll(lines).toBe(2)
    }
  },
)

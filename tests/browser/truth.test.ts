import { expect, fetchedAhead, hold, onStage, settled, withoutNews } from "../support/browser.ts"
import type { Stage } from "../support/stage.ts"

const walk = onStage()

/** The chatbot's owner has the plan Pro, in this status of Stripe's. */
const subscribe = (stage: Stage, chatbotId: string, status: string) =>
  stage.database.owner.query(
    `insert into subscriptions (userid, status, "planId", "currentPeriodStart", "currentPeriodEnd")
     select c.userid, $2, p.id, now(), now() + interval '1 month' from chatbots c, plans p
     where p.name = 'Pro' and c.id = $1`,
    [chatbotId, status],
  )

walk(
  "Once no messages are left every screen says that the bot has stopped answering, and leads to the plans",
  async ({ page, own, stage }) => {
    const { chatbotId, connectNumber } = await own({ name: "Marisol" })
    await connectNumber()
    await stage.database.owner.query(
      `insert into "subscriptionUsage" (userid, "messagesUsed", last_reset_date)
       select userid, 100, now() from chatbots where id = $1`,
      [chatbotId],
    )
    await page.goto("/dashboard/training")
    const banner = page.getByTestId("line-banner")
    const silent = banner.getByText(
      /^No messages left: the bot has stopped answering until \d+ \w+ \d+\.$/,
    )
    await silent.waitFor()
    await expect(page.getByTestId("bot-state").first()).toHaveText("No messages left")
    const side = page.getByTestId("sidebar")
    for (const screen of ["WhatsApp", "Settings"]) {
      await side.getByRole("link", { name: screen }).click()
      await page.getByRole("heading", { name: screen, level: 1 }).waitFor()
      await silent.waitFor()
    }
    await banner.getByRole("link", { name: "See plans" }).click()
    await page.waitForURL("**/dashboard/pricing")
  },
)

walk(
  "The bot is called active only while its line works: not before it has a number, nor once its permission has ended",
  async ({ page, own, stage }) => {
    const { chatbotId, connectNumber } = await own({ name: "Marisol" })
    await page.goto("/dashboard/training")
    const state = page.getByTestId("bot-state").first()
    await expect(state).toHaveText("Not connected")

    await connectNumber()
    await page.reload()
    await expect(state).toHaveText("Bot active")

    await stage.database.owner.query(
      `update "whatsappConnections" set status = 'TOKEN_EXPIRED' where chatbotid = $1`,
      [chatbotId],
    )
    await page.reload()
    await expect(state).toHaveText("Has a problem")
  },
)

walk(
  "Before it is known who wants silence nothing is said of it, and when it cannot be known that is said",
  async ({ page, own }) => {
    const { connectNumber } = await own({ name: "Marisol" })
    await connectNumber()
    const go = await hold(page, "**/api/chatbots/*/clients*")
    await page.goto("/dashboard/whatsapp")
    const clients = page.getByTestId("wa-clients")
    await clients.getByRole("button", { name: "Download the list" }).waitFor()
    await expect(clients.getByText("Nobody has asked for silence.")).toHaveCount(0)
    go()
    await clients.getByText("Nobody has asked for silence.").waitFor()

    await withoutNews(page)
    await page.route("**/api/chatbots/*/clients*", (route) =>
      route.fulfill({ status: 500, body: "broken" }),
    )
    await page.reload()
    await clients.getByRole("alert").waitFor()
    await expect(clients.getByText("Nobody has asked for silence.")).toHaveCount(0)
    await page.unroute("**/api/chatbots/*/clients*")
    await clients.getByRole("button", { name: "Try again" }).click()
    await clients.getByText("Nobody has asked for silence.").waitFor()
  },
)

walk(
  "While the counter of messages is asked for again no number of messages is made up",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await withoutNews(page)
    await page.route("**/api/usage", (route) => route.fulfill({ status: 500, body: "broken" }))
    await page.goto("/dashboard")
    const again = page.getByRole("main").getByRole("button", { name: "Try again" })
    await again.waitFor()
    await settled(page)
    await fetchedAhead(page)
    await page.unroute("**/api/usage")
    const go = await hold(page, "**/api/usage")
    await again.click()
    await again.waitFor({ state: "detached" })
    await expect(page.getByText(/messages left/)).toHaveCount(0)
    go()
    await page.getByText("100 messages left this month.").waitFor()
  },
)

walk(
  "An owner who pays is offered the way back to the free plan as that, and not as a start",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await subscribe(stage, chatbotId, "active")
    await page.goto("/dashboard/pricing")
    const free = page.locator("[data-plan=Tryout]")
    await free.getByRole("button", { name: "Back to Tryout" }).waitFor()
    await expect(free.getByRole("button", { name: "Start free" })).toHaveCount(0)
  },
)

walk(
  "A renewal that is not paid is told on every screen, as long as the paid plan is off",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    const { owner } = stage.database
    await subscribe(stage, chatbotId, "past_due")
    await page.goto("/dashboard")
    const banner = page.getByTestId("line-banner")
    await banner.getByText("A payment failed, so the paid plan is off until it is made.").waitFor()
    await banner.getByRole("link", { name: "See the bills" }).click()
    await page.waitForURL("**/dashboard/settings#plan")
    await banner.waitFor()
    // What is to be done about it is in sight, also when it is asked for on the same screen.
    const pay = page.locator("#plan").getByRole("button", { name: "Pay the open bill" })
    await expect(pay).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(pay).not.toBeInViewport()
    await banner.getByRole("link", { name: "See the bills" }).click()
    await expect(pay).toBeInViewport()
    // As in a tab of its own.
    await page.goto("/dashboard")
    await page.goto("/dashboard/settings#plan")
    await expect(pay).toBeInViewport()

    await owner.query(
      `update subscriptions set status = 'active' where userid = (select userid from chatbots where id = $1)`,
      [chatbotId],
    )
    await page.reload()
    await page.locator("#plan").getByText("You have the plan Pro.").waitFor()
    await expect(banner).toHaveCount(0)
  },
)

walk(
  "On a day on which customers wrote and none was answered the greeting does not say that nobody wrote",
  async ({ page, own, stage }) => {
    const { chatbotId, connectNumber } = await own({ name: "Marisol" })
    await connectNumber()
    await stage.database.owner.query("update chatbots set is_paused = true where id = $1", [
      chatbotId,
    ])
    await stage.sandbox("POST", "/whatsapp/inbound", {
      ...{ chatbotid: chatbotId, from: "34600111941", name: "Ana", text: "Hola" },
    })
    await page.goto("/dashboard")
    await page.getByText("No messages sent yet today.").waitFor()
  },
)

walk("A provider is not said to work because its keys are set", async ({ page, own }) => {
  await own({ name: "Marisol" })
  const items = [
    { name: "Database", ok: true, detail: "answers" },
    { name: "Mail", ok: true, detail: "set up" },
  ]
  await page.route("**/api/diagnostics*", (route) =>
    route.fulfill({ json: { items, total: items.length } }),
  )
  await page.goto("/dashboard/diagnostics")
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name })
  await row("Database").getByText("Works", { exact: true }).waitFor()
  await row("Mail").getByText("Set up", { exact: true }).waitFor()
  await expect(row("Mail").getByText("Works")).toHaveCount(0)
})

import type { Locator } from "playwright"
import {
  expect,
  fetchedAhead,
  hold,
  onStage,
  settled,
  signIn,
  type Walk,
  withoutNews,
} from "../support/browser.ts"

const walk = onStage()

/** Uses messages up, as the worker counts them. */
const use = ({ stage }: Walk, chatbotId: string, messages: number) =>
  stage.database.owner.query(
    `insert into "subscriptionUsage" (userid, "messagesUsed", last_reset_date)
     select userid, $2, now() from chatbots where id = $1
     on conflict (userid) do update set "messagesUsed" = excluded."messagesUsed"`,
    [chatbotId, messages],
  )

const figureOn = (page: Walk["page"]) => (name: string) =>
  page.locator("dl > div", { hasText: name }).locator("dd")

walk(
  "After the first conversation no figure is made up: what is not known yet is a dash",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await stage.database.owner.query(
      `with client as (insert into clients (chatbotid, phonenumber) values ($1, '34600111222') returning chatbotid, id)
       insert into conversations (chatbotid, clientid) select chatbotid, id from client`,
      [chatbotId],
    )
    await page.goto("/dashboard")
    const figure = figureOn(page)
    await expect(figure("Total Conversations")).toHaveText("1")
    await expect(figure("Avg. Response Time")).toHaveText("–")
    await expect(figure("Success Rate")).toHaveText("–")
    await expect(page.getByTestId("example-badge")).toHaveCount(0)
  },
)

walk(
  "How many conversations are paused is said first, and leads to where they are resumed",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await page.goto("/dashboard")
    await page.getByText("left this month").waitFor()
    await stage.database.owner.query(
      `with c as (insert into clients (chatbotid, name, phonenumber)
         values ($1, 'Ana', '34600111941'), ($1, 'Luis', '34600111942') returning id)
       insert into conversations (chatbotid, clientid, pausedat, pausedby) select $1, id, now(), 'bot' from c`,
      [chatbotId],
    )
    await page.reload()
    await page.getByRole("link", { name: "2 conversations are paused" }).click()
    await page.getByRole("button", { name: "Resume the conversation with Ana" }).click()
    await page
      .getByRole("button", { name: "Resume the conversation with Ana" })
      .waitFor({ state: "detached" })
    const overview = page.getByTestId("sidebar").getByRole("link", { name: "Overview" })
    await overview.click()
    await page.getByRole("link", { name: "1 conversation is paused" }).click()
    await page.getByRole("button", { name: "Resume the conversation with Luis" }).click()
    await page.getByText("No conversation is paused.").waitFor()
    await overview.click()
    await page.getByText("left this month").waitFor()
    await expect(page.getByText(/conversations? (is|are) paused/)).toHaveCount(0)
    // What is paused while it is open is said, too.
    await stage.database.owner.query(
      `with held as (update conversations set pausedat = now(), pausedby = 'bot' where chatbotid = $1 returning id)
       select live_event($1, 'conversation.paused', jsonb_build_object('conversationId', id, 'by', 'bot')) from held`,
      [chatbotId],
    )
    await page.getByRole("link", { name: "2 conversations are paused" }).waitFor()
  },
)

walk(
  "A fresh account sees example figures, nothing to read, and a greeting",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    const go = await hold(page, "**/api/chatbots/*/memory")
    await page.goto("/dashboard")
    await page.getByText("Loading notifications...").waitFor()
    go()
    await page.getByText("No recent notifications to show.").waitFor()
    const figure = figureOn(page)
    await expect(figure("Total Conversations")).toHaveText("0")
    await expect(figure("Active Users")).toHaveText("0")
    await expect(figure("Avg. Response Time")).toHaveText("< 1m")
    await expect(figure("Success Rate")).toHaveText("98%")
    await page.getByTestId("example-badge").waitFor()
    // A note in a heading is set as notes are, not as headings: else its words run together.
    await expect(page.locator("h2 .pill").first()).toHaveCSS("letter-spacing", "normal")
    const width = (thing: Locator) => thing.evaluate((one) => one.getBoundingClientRect().width)
    const narrower = async () =>
      (await width(page.getByTestId("usage-bar"))) - (await width(page.locator("figure svg")))
    await expect.poll(narrower).toBe(0)
  },
)

walk(
  "The bar of messages is calm at 90 of 100 and red at 91, with what happens at the end",
  async (journey) => {
    const { page, own } = journey
    const { chatbotId } = await own({ name: "Marisol" })
    const bar = page.getByTestId("usage-bar")
    await use(journey, chatbotId, 90)
    await page.goto("/dashboard")
    await page.getByText("10 messages left this month.").waitFor()
    await expect(bar).toHaveAttribute("data-level", "normal")
    await expect(bar).toHaveAttribute("aria-valuetext", "90 of 100 messages")
    await use(journey, chatbotId, 91)
    await page.reload()
    await page.getByText("9 messages left. When they run out the bot stops answering.").waitFor()
    await expect(bar).toHaveAttribute("data-level", "red")
    await expect(bar).toHaveAttribute("aria-valuetext", "91 of 100 messages")
    await use(journey, chatbotId, 100)
    await page.reload()
    // The banner above the screen has the same words and the same link, as soon as it has been fetched.
    const card = page.locator("section", { has: bar })
    await card.getByText("No messages left: the bot has stopped answering").waitFor()
    await card.getByRole("link", { name: "See plans" }).click()
    await page.waitForURL("**/dashboard/pricing")
  },
)

walk(
  "Of nine notifications the five newest are shown, each with its time",
  async ({ page, own, stage }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    for (let at = 1; at <= 9; at++)
      await call("POST", `/api/chatbots/${chatbotId}/notifications`, {
        entry: `<notify:Aviso ${at}>`,
      })
    await stage.database.owner.query(
      `update memory set notifiedat = (select jsonb_object_agg(key, '2025-11-27T23:44:30.123456+00:00'::text)
       from jsonb_each_text(notifiedat)) where chatbot_id = $1`,
      [chatbotId],
    )
    await page.goto("/dashboard")
    const card = page.locator("section", { hasText: "Chatbot Notifications" })
    await card.getByText("Aviso 9").waitFor()
    // 23:44 in UTC is a quarter to one in the owner's Paris, of the next day.
    await expect(card.getByRole("listitem")).toHaveText(
      [9, 8, 7, 6, 5].map((at) => new RegExp(`^Aviso ${at}\\d+ days ago · 28 Nov 2025, 00:44$`)),
    )
    const full = card.getByText(
      "The list is full: only customers waiting for a person and appointments to check are still noted",
    )
    await expect(full).toHaveCount(0)
    await call("PATCH", `/api/chatbots/${chatbotId}`, { notification_limit: 9 })
    await page.reload()
    await full.waitFor()
    await card.getByRole("link", { name: "All notifications" }).click()
    await page.waitForURL("**/dashboard/memory")
  },
)

walk(
  "A notification is shown also by a page that is newer than the server, which does not tell its time yet",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    await call("POST", `/api/chatbots/${chatbotId}/notifications`, { entry: "<notify:Aviso>" })
    await page.route("**/api/chatbots/*/memory", async (route) => {
      const response = await route.fetch()
      const memory: { notifications: { id: string; text: string }[] } = await response.json()
      const notifications = memory.notifications.map(({ id, text }) => ({ id, text }))
      await route.fulfill({ response, json: { ...memory, notifications } })
    })
    await page.goto("/dashboard")
    const card = page.locator("section", { hasText: "Chatbot Notifications" })
    await expect(card.getByRole("listitem")).toHaveText(["Aviso"])
  },
)

walk(
  "Get your bot live: whatever is done first, the next thing missing is one tap away, and at the end the list is gone",
  async ({ page, own }) => {
    const nothing = await own()
    const list = page.locator("section", { hasText: "Get your bot live" })
    const asks = async (count: string, step: string) => {
      await list.getByText(count, { exact: true }).waitFor()
      await list.locator(".inset").getByText(step, { exact: true }).waitFor()
    }
    await page.goto("/dashboard")
    await asks("0 of 4", "Create chatbot")
    await expect(list.getByRole("list")).toHaveCount(0)
    await expect(list.getByRole("link", { name: "Create" })).toHaveAttribute(
      "href",
      "/dashboard/create-chatbot",
    )

    const { chatbot } = await nothing.call<{ chatbot: { id: string } }>("POST", "/api/chatbots", {
      name: "Marisol",
    })
    await nothing.connectNumber(chatbot.id)
    await page.reload()
    await asks("2 of 4", "Add knowledge")
    await expect(list.getByRole("listitem")).toHaveText(["Create chatbot", "Connect WhatsApp"])
    await expect(list.getByRole("img", { name: "Done:" })).toHaveCount(2)
    await list.getByRole("link", { name: "Add" }).click()
    await page.waitForURL("**/dashboard/training**")
    await page.getByLabel("Content").fill("El corte cuesta dieciocho euros.")
    await page.getByRole("button", { name: "Add source" }).click()
    await page.getByRole("heading", { name: "1 source", exact: true }).waitFor()

    await page.getByTestId("sidebar").getByRole("link", { name: "Overview" }).click()
    await asks("3 of 4", "Test it")
    await page.setViewportSize({ width: 1024, height: 768 })
    const asked = list.locator(".inset")
    await expect.poll(async () => (await asked.boundingBox())?.width).toBeGreaterThan(280)
    await list.getByRole("button", { name: "Test" }).click()
    const chat = page.getByRole("dialog")
    await chat.getByRole("textbox").fill("¿Cuánto cuesta el corte?")
    await chat.getByRole("textbox").press("Enter")
    await chat.getByText("El corte cuesta dieciocho euros.").waitFor()
    await page.keyboard.press("Escape")
    await list.waitFor({ state: "detached" })
    await page.reload()
    await page.getByRole("heading", { name: "Message usage" }).waitFor()
    await page.getByText("100 messages left this month.").waitFor()
    await expect(list).toHaveCount(0)

    // At sign-out the copy of the conversation leaves the device: the server still knows that the bot was tried.
    await page.getByTestId("sidebar").getByRole("button", { name: "Sign Out" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Sign Out" }).click()
    await page.waitForURL((url) => url.pathname === "/")
    await page.goto("/login")
    await signIn(page, nothing.email)
    await page.waitForURL("**/dashboard")
    await page.getByText("100 messages left this month.").waitFor()
    await expect(list).toHaveCount(0)
  },
)

walk(
  "When the chatbots cannot be read, it says so and says nothing of what depends on them",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.route("**/api/chatbots", (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto("/dashboard")
    const fault = page.getByRole("main").getByRole("alert")
    await fault.getByText("Failed to load data.").waitFor()
    await expect(page.getByText("No recent notifications to show.")).toHaveCount(0)
    await expect(page.getByText("Get your bot live")).toHaveCount(0)
    await settled(page)
    await fetchedAhead(page)
    await page.unroute("**/api/chatbots")
    await fault.getByRole("button", { name: "Try again" }).click()
    await page.getByText("No recent notifications to show.").waitFor()
    await page.getByText("Get your bot live").waitFor()
    await expect(fault).toHaveCount(0)
  },
)

walk(
  "When nothing can be read, it says so once, and one press asks for all of it again",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await withoutNews(page)
    const calls = /\/api\/(chatbots|overview|usage)$/
    await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto("/dashboard")
    const fault = page.getByRole("main").getByRole("alert")
    await fault.first().waitFor()
    await settled(page)
    await expect(fault).toHaveCount(1)
    await page.unroute(calls)
    await fault.getByRole("button", { name: "Try again" }).click()
    await page.getByText("Get your bot live").waitFor()
    await page.getByText("Total Conversations").waitFor()
    await page.getByText("100 messages left this month.").waitFor()
    await expect(fault).toHaveCount(0)
  },
)

walk("A screen reader hears once what the chart shows", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await page.goto("/dashboard")
  const figure = page.getByRole("figure", { name: "Messages sent in the last 14 days" })
  await expect(figure.getByRole("rowheader")).toHaveCount(14)
  await expect(figure.getByText("Messages sent in the last 14 days")).toHaveCount(1)
})

walk(
  "West of Greenwich the days of the last fortnight have the dates they were counted under",
  async ({ page, own }) => {
    await own({ name: "Clínica Vega", timezone: "America/Bogota" })
    const answered = page.waitForResponse("**/api/overview")
    await page.goto("/dashboard")
    const { days } = (await (await answered).json()) as { days: { date: string }[] }
    const dated = days.map(({ date }) => new RegExp(`^${Number(date.slice(-2))} `))
    await expect(page.getByRole("table").getByRole("rowheader")).toHaveText(dated)
  },
  { timezoneId: "America/Bogota" },
)

import {
  expect,
  hold,
  onStage,
  sendAsSessionEnds,
  type Walk,
  withoutNews,
} from "../support/browser.ts"
import { pass, runUntil } from "../support/page-clock.ts"

const walk = onStage()

/** An owner in Bogotá whose bot keeps a calendar. */
const withCalendar = async ({ page, own }: Walk) => {
  const owner = await own({ name: "Marisol", timezone: "America/Bogota" })
  await page.goto("/dashboard/calendar")
  await page.getByRole("link", { name: "Connect Google Calendar" }).click()
  await page.getByLabel("E-mail").fill(owner.email)
  await page.getByRole("button", { name: "Allow" }).click()
  await page.getByText("Google Calendar is connected.").waitFor()
  return owner
}

walk(
  "Who said no at Google, and then yes, reads nothing more of the no beside a connected calendar",
  async ({ page, own }) => {
    const { email } = await own({ name: "Marisol" })
    const no = page.getByText("You did not allow the access, so nothing has changed.")
    await page.goto("/dashboard/calendar")
    await page.getByRole("link", { name: "Connect Google Calendar" }).click()
    await page.getByRole("button", { name: "Deny" }).click()
    await no.waitFor()
    await page.getByRole("link", { name: "Connect Google Calendar" }).click()
    await page.getByLabel("E-mail").fill(email)
    await page.getByRole("button", { name: "Allow" }).click()
    await page.getByText("Google Calendar is connected.").waitFor()

    await page.goBack()
    await page.getByRole("button", { name: "Allow" }).waitFor()
    await page.goBack()
    await expect(page.getByTestId("calendar-state")).toHaveText("Connected")
    await expect(no).toHaveCount(0)
  },
)

walk(
  "Connecting shows the five next appointments in the bot's own zone; disconnecting is said for three seconds",
  async (journey) => {
    const { page, stage } = journey
    const { chatbotId } = await withCalendar(journey)
    const day = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
    for (let hour = 13; hour < 20; hour++)
      await stage.sandbox("POST", "/google/events", {
        chatbotid: chatbotId,
        summary: `Corte a las ${hour}`,
        start: { dateTime: `${day}T${hour}:00:00Z` },
        end: { dateTime: `${day}T${hour}:30:00Z` },
      })
    await page.clock.install()
    await page.goto("/dashboard/calendar")
    const upcoming = page.locator("section", { hasText: "Upcoming events" })
    const events = upcoming.getByRole("listitem").filter({ hasNot: page.getByRole("list") })
    await upcoming.getByText("Corte a las 13").waitFor()
    await expect(events).toHaveCount(5)
    // 13:00 UTC is 8:00 in Bogotá, whatever the owner's device says; so the screen says whose hours they are.
    await expect(events.first()).toContainText("08:00 – 08:30")
    await upcoming.getByText("Time zone: America/Bogota").waitFor()

    await page.getByRole("button", { name: "Disconnect" }).click()
    const question = page.getByRole("dialog", { name: "Disconnect Google Calendar?" })
    await page.clock.pauseAt(Date.now() + 60_000)
    await question.getByRole("button", { name: "Disconnect" }).click()
    const said = page
      .locator("main")
      .getByRole("status")
      .filter({ hasText: /disconnected/i })
    await runUntil(page, () => said.isVisible())
    await pass(page, 2300)
    await expect(said).toBeVisible()
    await pass(page, 1000)
    await said.waitFor({ state: "detached" })
    await page.getByRole("link", { name: "Connect Google Calendar" }).waitFor()
  },
)

walk(
  "An appointment that the bot makes for a customer appears on the open calendar screen",
  async (journey) => {
    const { page, stage } = journey
    const { chatbotId, connectNumber } = await withCalendar(journey)
    await connectNumber()
    const streaming = page.waitForResponse("**/api/events*")
    await page.goto("/dashboard/calendar")
    await page.getByText("Nothing in the next days.").waitFor()
    await streaming
    const day = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
    const book = {
      name: "create_calendar_event",
      arguments: {
        summary: "Corte, Ana",
        start_time: `${day}T10:00:00-05:00`,
        end_time: `${day}T10:30:00-05:00`,
      },
    }
    await stage.sandbox("POST", "/llm/script", {
      answers: [{ tool_calls: [book] }, { content: "Hecho, te espero." }],
    })
    await stage.sandbox("POST", "/whatsapp/inbound", {
      ...{ chatbotid: chatbotId, from: "34600111222", name: "Ana" },
      text: `Quiero cita para un corte mañana a las 10:00, soy Ana, una persona`,
    })
    await page.getByText("Corte, Ana").waitFor()
  },
  { alone: true },
)

walk(
  "A calendar connected anew in another tab shows its events at once where it was open before",
  async (journey) => {
    const { page, stage } = journey
    const { chatbotId, email } = await withCalendar(journey)
    const day = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
    const add = (summary: string) =>
      stage.sandbox("POST", "/google/events", {
        chatbotid: chatbotId,
        summary,
        start: { dateTime: `${day}T13:00:00Z` },
        end: { dateTime: `${day}T13:30:00Z` },
      })
    await add("Corte")
    await page.goto("/dashboard/calendar")
    await page.getByText("Corte").waitFor()
    await add("Mechas")
    const other = await page.context().newPage()
    await other.goto("/dashboard/calendar")
    await other.getByRole("button", { name: "Disconnect" }).click()
    await other.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click()
    await page.getByRole("link", { name: "Connect Google Calendar" }).waitFor()
    await other.getByRole("link", { name: "Connect Google Calendar" }).click()
    await other.getByLabel("E-mail").fill(email)
    await other.getByRole("button", { name: "Allow" }).click()
    await page.getByText("Mechas").waitFor()
  },
)

walk("A day off is shown as a whole day, and a holiday until its last day", async (journey) => {
  const { page, stage } = journey
  const { chatbotId } = await withCalendar(journey)
  const today = Date.now()
  const inDays = (days: number) =>
    new Date(today + days * 24 * 3_600_000).toISOString().slice(0, 10)
  for (const [summary, from, to] of [
    ["Fiesta local", 2, 3],
    ["Vacaciones", 5, 12],
  ] as const)
    await stage.sandbox("POST", "/google/events", {
      chatbotid: chatbotId,
      summary,
      start: { date: inDays(from) },
      end: { date: inDays(to) },
    })
  await page.goto("/dashboard/calendar")
  const events = page.locator("section", { hasText: "Upcoming events" }).getByRole("listitem")
  const dayOff = events.filter({ hasText: "Fiesta local" }).last()
  await dayOff.waitFor()
  const last = new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(inDays(11)))
  const shown = { useInnerText: true }
  await expect(dayOff).toHaveText("All day Fiesta local", shown)
  await expect(events.filter({ hasText: "Vacaciones" }).last()).toHaveText(
    `All day Vacaciones until ${last}`,
    shown,
  )
})

walk(
  "The switch moves at once, goes back when the server fails, and names a missing token",
  async (journey) => {
    const { page } = journey
    await withCalendar(journey)
    const toggle = page.getByRole("switch", { name: "Allow modifying any event" })
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    const path = "**/api/google-calendar/update-settings"
    await page.route(path, async (route) => {
      await held
      await route.fulfill({ status: 500, body: "broken" })
    })
    await expect(toggle).not.toBeChecked()
    await toggle.click()
    await page.getByRole("switch", { checked: true }).waitFor()
    go()
    await page.getByText("Error updating settings").waitFor()
    await expect(toggle).not.toBeChecked()
    await page.unroute(path)

    await page.context().clearCookies({ name: "csrf-token" })
    await page.route("**/api/auth/csrf-token", (route) => route.fulfill({ status: 500, body: "" }))
    await toggle.click()
    await page.getByText("Security error: Could not obtain CSRF token.").waitFor()
    await expect(toggle).not.toBeChecked()
    await page.unroute("**/api/auth/csrf-token")

    // With a token to be had, one is fetched by itself and the change is kept.
    const kept = page.waitForResponse(
      (answer) => answer.url().includes("update-settings") && answer.ok(),
    )
    await toggle.click()
    await kept
    await page.reload()
    await expect(toggle).toBeChecked()
  },
)

walk("Once disconnected, nothing says any more that it is connected", async (journey) => {
  const { page } = journey
  await withCalendar(journey)
  await page.getByRole("button", { name: "Disconnect" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click()
  await page.getByRole("link", { name: "Connect Google Calendar" }).waitFor()
  await expect(page.getByText("Google Calendar is connected.")).toHaveCount(0)
})

walk("Pressed once, the way to Google is opened once", async (journey) => {
  const opened: string[] = []
  journey.page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === "/api/google-calendar/connect") opened.push(request.method())
  })
  await withCalendar(journey)
  expect(opened).toEqual(["GET"])
})

walk("Without a Google of its own Recado says so where one connects", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await page.route("**/api/config", async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), google: false } })
  })
  await page.goto("/dashboard/calendar")
  await page.getByRole("link", { name: "Connect Google Calendar" }).click()
  await page.getByRole("main").getByText("Google is not configured.", { exact: true }).waitFor()
})

walk("What came of Google's page is said in a sentence", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await page.goto("/dashboard/calendar")
  await page.getByRole("link", { name: "Connect Google Calendar" }).click()
  await page.getByRole("button", { name: "Deny" }).click()
  await page.getByText("You did not allow the access, so nothing has changed.").waitFor()
})

walk("Connecting that cannot begin says why where it was pressed", async ({ page, own }) => {
  const { chatbotId, call } = await own({ name: "Marisol" })
  await withoutNews(page)
  await page.goto("/dashboard/calendar")
  const connect = page.getByRole("link", { name: "Connect Google Calendar" })
  await connect.waitFor()
  await call("DELETE", `/api/chatbots/${chatbotId}`)
  await connect.click()
  await page.getByRole("main").getByText("Chatbot not found", { exact: true }).waitFor()
  await expect(page).toHaveURL(/\/dashboard\/calendar/)
})

walk(
  "An owner who connects a calendar after the session has ended signs in first",
  async (journey) => {
    const { page, own } = journey
    await own({ name: "Marisol" })
    await withoutNews(page)
    await page.goto("/dashboard/calendar")
    const connect = page.getByRole("link", { name: "Connect Google Calendar" })
    await connect.waitFor()
    await sendAsSessionEnds(page, "**/api/chatbots/*", () => connect.click())
  },
)

walk("The way to Google turns until Google is there", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await page.goto("/dashboard/calendar")
  const letGo = await hold(page, "**/api/config")
  const connect = page.getByRole("link", { name: "Connect Google Calendar" })
  const asked = page.waitForRequest("**/api/config")
  await connect.click()
  await asked
  await expect(connect).toHaveAttribute("aria-busy", "true")
  letGo()
  await page.getByRole("button", { name: "Allow" }).waitFor()
})

walk("Whoever stops the browser on the way to Google can set out again", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await page.goto("/dashboard/calendar")
  const way = "**/api/google-calendar/connect?*"
  // An answer without content leaves the browser where it is, as its Stop does.
  await page.route(way, (route) => route.fulfill({ status: 204 }))
  const connect = page.getByRole("link", { name: "Connect Google Calendar" })
  const stayed = page.waitForResponse(way)
  await connect.click()
  await stayed
  await page.unroute(way)
  await connect.click()
  await page.getByRole("button", { name: "Allow" }).waitFor()
})

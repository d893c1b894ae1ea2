import type { Page } from "playwright"
import { expect, onStage, settled, withoutNews } from "../support/browser.ts"

const walk = onStage()

type Typing = {
  readonly screen: string
  /** What is asked for again, and cannot be had. */
  readonly call: string
  readonly words: string
  readonly before?: (page: Page) => Promise<void>
  readonly field: (page: Page) => ReturnType<Page["locator"]>
}

const TYPING: readonly Typing[] = [
  {
    screen: "/dashboard/training",
    call: "**/api/chatbots/*/knowledge",
    words: "Error loading knowledge sources",
    before: (page) => page.getByRole("button", { name: /^Edit: El corte/ }).click(),
    field: (page) => page.getByRole("dialog").getByLabel("Content"),
  },
  {
    screen: "/dashboard/memory",
    call: "**/api/chatbots/*/memory",
    words: "Failed to load data.",
    before: (page) => page.getByRole("button", { name: "Edit 0001" }).click(),
    field: (page) => page.getByRole("dialog").getByLabel("Text"),
  },
  {
    screen: "/dashboard/settings",
    call: "**/api/chatbots",
    words: "Something went wrong in Recado. Please try again.",
    field: (page) => page.getByLabel("Pause secret"),
  },
  {
    screen: "/dashboard/whatsapp-setup",
    call: "**/api/chatbots",
    words: "Error loading chatbot details",
    before: (page) => page.getByText("Connect by hand").click(),
    field: (page) => page.getByLabel("Phone number ID"),
  },
  {
    screen: "/dashboard/edit-chatbot/{id}",
    call: "**/api/chatbots/*",
    words: "Error loading chatbot: Something went wrong in Recado. Please try again.",
    field: (page) => page.getByLabel("Description"),
  },
]

/** Keeps a page from hearing news until the returned function is called: then everything is asked for anew. */
const deafTo = async (page: Page) => {
  // As a proxy answers while the server behind it is brought up to date.
  await page.route("**/api/events*", (route) => route.fulfill({ status: 503 }))
  const refused = page.waitForResponse("**/api/events*")
  return async () => {
    await refused
    // One stream says hello, after which all is read again. No other disturbs the test once that has happened.
    await page.route("**/api/events*", (route) => route.fulfill(HELLO), { times: 1 })
  }
}
const HELLO = { contentType: "text/event-stream", body: "event: hello\ndata: {}\n\n" }

const BROKEN = { status: 500, json: { error: "Internal error", code: "internal" } }

for (const { screen, call, words, before, field } of TYPING)
  walk(
    `${screen}: what cannot be brought up to date says so, and takes nothing of what is typed`,
    async ({ page, own }) => {
      const { chatbotId, call: ask } = await own({
        name: "Marisol",
        knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
      })
      await ask("POST", `/api/chatbots/${chatbotId}/memory/fragments`, { content: "Cerramos" })
      const hear = await deafTo(page)
      await page.goto(screen.replace("{id}", chatbotId))
      await settled(page)
      await before?.(page)
      await field(page).fill("Lo que se escribe")
      await page.route(call, (route) => route.fulfill(BROKEN))
      await hear()
      const alert = page.getByRole("alert", { includeHidden: true }).filter({ hasText: words })
      await alert.waitFor({ state: "attached" })
      await expect(field(page)).toHaveValue("Lo que se escribe")
    },
  )

type Kept = {
  readonly screen: string
  readonly call: string
  readonly words: string
  readonly shown: string
}

const KEPT: readonly Kept[] = [
  {
    screen: "/dashboard",
    call: "**/api/overview",
    words: "Failed to load data.",
    shown: "Total Conversations",
  },
  {
    screen: "/dashboard",
    call: "**/api/usage",
    words: "Failed to load data.",
    shown: "left this month",
  },
  {
    screen: "/dashboard",
    call: "**/api/chatbots/*/memory",
    words: "Failed to load data.",
    shown: "Llama a Ana",
  },
  {
    screen: "/dashboard/chatbots",
    call: "**/api/chatbots",
    words: "Error loading your chatbots",
    shown: "El corte cuesta dieciocho euro",
  },
  {
    screen: "/dashboard/whatsapp",
    call: "**/api/chatbots",
    words: "Connection query failed",
    shown: "Number linked",
  },
  {
    screen: "/dashboard/whatsapp",
    call: "**/api/whatsapp/connection-status?*",
    words: "Connection query failed",
    shown: "Number linked",
  },
  {
    screen: "/dashboard/whatsapp",
    call: "**/api/chatbots/*/clients?*",
    words: "Something went wrong in Recado. Please try again.",
    shown: "Nobody has asked for silence.",
  },
  {
    screen: "/dashboard/calendar",
    call: "**/api/google-calendar/connection-status*",
    words: "Error fetching calendar status",
    shown: "Allow modifying any event",
  },
  {
    screen: "/dashboard/calendar",
    call: "**/api/google-calendar/list-events*",
    words: "The calendar is not available right now.",
    shown: "Nothing in the next days.",
  },
  {
    screen: "/dashboard/simulation",
    call: "**/api/chatbots",
    words: "Error loading chatbots",
    shown: "Aún no hay mensajes.",
  },
  {
    screen: "/dashboard/diagnostics",
    call: "**/api/diagnostics",
    words: "Something went wrong in Recado. Please try again.",
    shown: "Database",
  },
]

for (const { screen, call, words, shown } of KEPT)
  walk(
    `${screen}: when ${call} cannot be read again it says so, above what it showed before`,
    async ({ page, own }) => {
      const {
        chatbotId,
        email,
        call: ask,
        connectNumber,
      } = await own({
        name: "Marisol",
        knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
      })
      await ask("POST", `/api/chatbots/${chatbotId}/notifications`, {
        entry: "<notify:Llama a Ana>",
      })
      await connectNumber()
      if (screen === "/dashboard/calendar") {
        await page.goto(screen)
        await page.getByRole("link", { name: "Connect Google Calendar" }).click()
        await page.getByLabel("E-mail").fill(email)
        await page.getByRole("button", { name: "Allow" }).click()
        await page.getByText("Google Calendar is connected.").waitFor()
      }
      const hear = await deafTo(page)
      await page.goto(screen)
      const kept = page.getByRole("main").getByText(shown).first()
      await kept.waitFor()
      await settled(page)
      await page.route(call, (route) => route.fulfill(BROKEN))
      await hear()
      const alert = page.getByRole("main").getByRole("alert").filter({ hasText: words })
      await alert.waitFor()
      await expect(kept).toBeVisible()
      await page.unroute(call)
      await alert.getByRole("button", { name: /^(Try again|Reintentar)$/ }).click()
      await alert.waitFor({ state: "detached" })
    },
  )

// "A failed log load empties the conversation" (spec section 8).
walk(
  "The log of the simulation that cannot be read again says so and is empty, until it can be read",
  async ({ page, own }) => {
    const { chatbotId, call: ask } = await own({ name: "Marisol" })
    const message = "¿Abrís mañana?"
    await ask("POST", "/api/whatsapp/send-simulated", { chatbotId, message, wait: true })
    const hear = await deafTo(page)
    await page.goto("/dashboard/simulation")
    const line = page.getByTestId("simulation-log").getByText(message).first()
    await line.waitFor()
    const logs = "**/api/whatsapp/get-simulation-logs*"
    await page.route(logs, (route) => route.fulfill(BROKEN))
    await hear()
    const alert = page.getByRole("alert").filter({ hasText: "No se ha podido cargar" })
    await alert.waitFor()
    await expect(page.getByTestId("simulation-log")).toHaveText("")
    await page.unroute(logs)
    await alert.getByRole("button", { name: "Reintentar" }).click()
    await line.waitFor()
    await expect(alert).toHaveCount(0)
  },
)

walk(
  "An owner who edits what was deleted in another tab is told so, and keeps the text",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({
      name: "Marisol",
      knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
    })
    await withoutNews(page)
    await page.goto("/dashboard/training")
    await page.getByRole("button", { name: /^Edit: El corte/ }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Content").fill("El corte cuesta veinte euros.")
    const knowledge = `/api/chatbots/${chatbotId}/knowledge`
    const { items } = await call<{ items: { id: string }[] }>("GET", knowledge)
    await call("DELETE", `${knowledge}/${items[0]?.id}`)
    await dialog.getByRole("button", { name: "Save" }).click()
    await dialog
      .getByText("Error updating knowledge source: it has been deleted meanwhile")
      .waitFor()
    await expect(dialog.getByLabel("Content")).toHaveValue("El corte cuesta veinte euros.")
    await page.getByText("Nothing yet.").waitFor()
  },
)

walk(
  "An owner who edits what was changed in another window is told so before that is replaced",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({
      name: "Marisol",
      knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
    })
    const memory = `/api/chatbots/${chatbotId}/memory`
    await call("POST", `${memory}/fragments`, { content: "Cerramos los lunes." })
    await withoutNews(page)
    const correct = async (edit: RegExp, told: RegExp, inTheOther: () => Promise<unknown>) => {
      await page.getByRole("button", { name: edit }).click()
      const dialog = page.getByRole("dialog")
      const box = dialog.getByRole("textbox")
      await box.fill("Lo mío.")
      await inTheOther()
      await dialog.getByRole("button", { name: "Save" }).click()
      await dialog.getByText(told).waitFor()
      await expect(box).toHaveValue("Lo mío.")
    }
    const replace = async () => {
      await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
      await expect(page.getByRole("dialog")).toHaveCount(0)
      await page.getByText("Lo mío.").first().waitFor()
    }

    await page.goto("/dashboard/training")
    const knowledge = `/api/chatbots/${chatbotId}/knowledge`
    const { items } = await call<{ items: { id: string; content: string }[] }>("GET", knowledge)
    await correct(/^Edit: El corte/, /changed in another window/, () =>
      call("PATCH", `${knowledge}/${items[0]?.id}`, { content: "El corte cuesta veinte euros." }),
    )
    const kept = await call<{ items: { content: string }[] }>("GET", knowledge)
    expect(kept.items[0]?.content).toBe("El corte cuesta veinte euros.")
    await replace()

    await page.goto("/dashboard/memory")
    await correct(/^Edit.*0001/, /changed meanwhile/, () =>
      call("PATCH", `${memory}/fragments/0001`, { content: "Cerramos los martes." }),
    )
    const { globalmemory } = await call<{ globalmemory: string }>("GET", memory)
    expect(globalmemory).toBe("0001[Cerramos los martes.]")
    await replace()
  },
)

walk("What is gone already is deleted when one deletes it", async ({ page, own }) => {
  const { chatbotId, call } = await own({
    name: "Marisol",
    knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
  })
  await withoutNews(page)
  await page.clock.install()
  await page.goto("/dashboard/training")
  const remove = page.getByRole("button", { name: /^Delete: El corte/ })
  await remove.waitFor()
  const { items } = await call<{ items: { id: string }[] }>(
    "GET",
    `/api/chatbots/${chatbotId}/knowledge`,
  )
  await call("DELETE", `/api/chatbots/${chatbotId}/knowledge/${items[0]?.id}`)
  const refused = page.waitForResponse((answer) => answer.status() === 404)
  await remove.click()
  await page.clock.runFor(6_000)
  await refused
  await page.getByText("Nothing yet.").waitFor()

  await page.goto("/dashboard/chatbots")
  const card = page.getByTestId("chatbot-card")
  await card.waitFor()
  await call("DELETE", `/api/chatbots/${chatbotId}`)
  await card.getByRole("button", { name: "Delete" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
  await page.getByText("You have no chatbot yet.").waitFor()
})

walk(
  "An owner who edits a chatbot that was changed in another window is told so before that is replaced",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol", description: "Antes" })
    const chatbot = `/api/chatbots/${chatbotId}`
    await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
    await page.getByLabel("Description").fill("Lo que se escribe aquí")
    await call("PATCH", chatbot, { description: "Lo de otra ventana", tone: "casual" })
    const save = page.getByRole("button", { name: "Save", exact: false })
    await save.click()
    const told = page.getByText(
      "This has been changed in another window meanwhile. Save again to replace that, too.",
    )
    await told.waitFor()
    type Kept = { description: string; tone: string }
    const before = await call<Kept>("GET", chatbot)
    expect(before.description).toBe("Lo de otra ventana")
    await save.click()
    await page.getByText("Saved. Your customers see it from the next message on.").waitFor()
    const { description, tone } = await call<Kept>("GET", chatbot)
    expect([description, tone]).toEqual(["Lo que se escribe aquí", "casual"])
  },
)

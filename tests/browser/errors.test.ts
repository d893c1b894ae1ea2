import { expect, fetchedAhead, hold, onStage, settled, withoutNews } from "../support/browser.ts"

const walk = onStage()

// The screen, the call that fails, and what it says.
const LOADS: readonly [screen: string, call: string, words: string][] = [
  ["/dashboard/chatbots", "**/api/chatbots", "Error loading your chatbots"],
  ["/dashboard/training", "**/api/chatbots", "Error loading chatbots. Please try again."],
  [
    "/dashboard/training",
    "**/api/chatbots/*/knowledge",
    "Error loading knowledge sources. Please try again.",
  ],
  ["/dashboard", "**/api/overview", "Failed to load data."],
  ["/dashboard", "**/api/usage", "Failed to load data."],
  ["/dashboard/memory", "**/api/chatbots/*/memory", "Failed to load data."],
  ["/pricing", "**/api/plans", "Error loading plans"],
  ["/dashboard/pricing", "**/api/plans", "Error loading plans"],
  ["/dashboard/pricing", "**/api/subscription", "Error loading plans"],
  [
    "/dashboard/calendar",
    "**/api/google-calendar/connection-status*",
    "Error fetching calendar status",
  ],
  ["/dashboard/calendar", "**/api/chatbots", "Error fetching calendar status"],
  ["/dashboard/memory", "**/api/chatbots", "Failed to load data."],
  ["/dashboard/simulation", "**/api/chatbots", "Error loading chatbots"],
  [
    "/dashboard/simulation",
    "**/api/whatsapp/get-simulation-logs*",
    "No se ha podido cargar la conversación.",
  ],
  ["/dashboard/create-chatbot", "**/api/usage", "Error checking account status. Please try again."],
  ["/dashboard/edit-chatbot/{id}", "**/api/chatbots/*", "Error loading chatbot: "],
  ["/dashboard/whatsapp-setup", "**/api/chatbots", "Error loading chatbot details"],
  ["/dashboard/whatsapp", "**/api/chatbots", "Connection query failed"],
  ["/dashboard/whatsapp", "**/api/whatsapp/connection-status*", "Connection query failed"],
]

for (const [screen, call, words] of LOADS)
  walk(
    `${screen}: when ${call} answers 500 it says '${words}', and trying again works`,
    async ({ page, own }) => {
      const { chatbotId } = await own({ name: "Marisol" })
      await withoutNews(page)
      await page.route(call, (route) => route.fulfill({ status: 500, body: "broken" }))
      await page.goto(screen.replace("{id}", chatbotId))
      const alert = page.getByRole("alert").filter({ hasText: words }).first()
      await alert.waitFor()
      await expect(page.getByText("…", { exact: true })).toHaveCount(0)
      await settled(page)
      await page.unroute(call)
      await alert.getByRole("button", { name: /^(Try again|Reintentar)$/ }).click()
      await alert.waitFor({ state: "detached" })
    },
  )

walk(
  "What could not be loaded says so until its reader tries again, whatever else is fetched",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await withoutNews(page)
    let asked = 0
    await page.route("**/api/chatbots/*/knowledge", (route) => {
      asked++
      return route.fulfill({ status: 500, body: "broken" })
    })
    const nextScreen = page.waitForResponse("**/api/whatsapp/connection-status*")
    await page.goto("/dashboard/training")
    await page.getByRole("alert").waitFor()
    await nextScreen
    await page.getByTestId("sidebar").getByRole("link", { name: "Training" }).hover()
    const fetched = page.waitForResponse("**/api/chatbots/*/paused-conversations")
    await page.getByTestId("sidebar").getByRole("link", { name: "Settings" }).hover()
    await fetched
    await page.getByRole("button", { name: "Try again" }).waitFor()
    expect(asked).toBe(1)
  },
)

walk(
  "A line that could not be read says so until its reader tries again, also once the banner above it comes",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await stage.database.owner.query(
      `insert into "subscriptionUsage" (userid, "messagesUsed", last_reset_date)
       select userid, 100, now() from chatbots where id = $1`,
      [chatbotId],
    )
    await withoutNews(page)
    let asked = 0
    await page.route("**/api/whatsapp/connection-status*", (route) => {
      asked++
      return route.fulfill({ status: 500, body: "broken" })
    })
    const come = await hold(page, "**/line-banner.*.js")
    await page.goto("/dashboard/whatsapp")
    const alert = page.getByRole("alert").filter({ hasText: "Connection query failed" })
    await alert.waitFor()
    come()
    await page.getByTestId("line-banner").waitFor()
    await expect(alert).toBeVisible()
    expect(asked).toBe(1)
  },
)

for (const call of ["**/api/usage", "**/api/chatbots", "**/api/auth/session"])
  walk(
    `When ${call} fails the overview is drawn without it, and does not ask over and over`,
    async ({ page, own }) => {
      await own({ name: "Marisol" })
      await withoutNews(page)
      let asked = 0
      await page.route(call, (route) => {
        asked++
        return route.fulfill({ status: 500, body: "broken" })
      })
      await page.goto("/dashboard")
      await page
        .getByRole("heading", { name: "Message usage" })
        .or(page.getByRole("alert"))
        .first()
        .waitFor()
      await settled(page)
      await fetchedAhead(page)
      expect(asked).toBeLessThanOrEqual(2)
    },
  )

for (const [what, screen, chunk, opener] of [
  ["The question before signing out", "/dashboard", "**/sign-out.*.js", "Sign Out"],
  ["The phone that shows the bot", "/dashboard", "**/preview-sheet.*.js", "Try the bot"],
] as const)
  walk(
    `${what} says so when it cannot be fetched, and opens when one tries again`,
    async ({ page, own }) => {
      await own({ name: "Marisol" })
      await page.route(chunk, (route) => route.abort())
      await page.clock.install()
      await page.goto(screen)
      await page.getByRole("button", { name: opener }).click()
      const alert = page.getByRole("dialog").getByRole("alert")
      await alert.getByText("Failed to load data.").waitFor()
      await page.keyboard.press("Escape")
      await alert.waitFor({ state: "detached" })
      // While the clock stands still, the page does not try again by itself.
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.getByRole("button", { name: opener }).click()
      await alert.waitFor()
      await page.unroute(chunk)
      await alert.getByRole("button", { name: "Try again" }).click()
      await alert.waitFor({ state: "detached" })
      await page.getByRole("dialog").waitFor()
    },
  )

for (const [why, online] of [
  ["without a network", false],
  ["because a newer version has replaced it", true],
] as const)
  walk(
    `A screen that cannot be fetched ${why} says so, the others work, and ${online ? "trying again brings it" : "it comes by itself"}`,
    async ({ page, own }) => {
      await own({ name: "Marisol" })
      await page.route("**/_astro/calendar*.js", (route) =>
        online ? route.fulfill({ status: 404 }) : route.abort(),
      )
      await page.goto("/dashboard")
      await fetchedAhead(page)
      await page.context().setOffline(!online)
      const side = page.getByTestId("sidebar")
      await side.getByRole("link", { name: "Calendar" }).click()
      const said = page.getByRole("alert").filter({ hasText: "Failed to load data." })
      await said.waitFor()
      await expect(page.getByText("stopped working")).toHaveCount(0)
      await side.getByRole("link", { name: "Settings" }).click()
      await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor()
      await side.getByRole("link", { name: "Calendar" }).click()
      await said.waitFor()
      // A reader of the screen hears where the link has led.
      await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeFocused()
      await page.context().setOffline(false)
      await page.unroute("**/_astro/calendar*.js")
      const there = page.getByText("With a calendar the bot knows when you are free, and books.")
      // Once there is a network it comes by itself, and so it may where a newer version has replaced it.
      if (online) await said.getByRole("button", { name: "Try again" }).or(there).click()
      await there.waitFor()
    },
  )

walk("A source that cannot be saved stays typed, and saving again works", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await page.goto("/dashboard/training")
  await page.getByText("Nothing yet.").waitFor()
  await page.route("**/api/chatbots/*/knowledge", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  )
  await page.getByLabel("Content").fill("Abrimos a las nueve.")
  await page.getByRole("button", { name: "Add source" }).click()
  await page.getByText("Error adding knowledge source").waitFor()
  await expect(page.getByLabel("Content")).toHaveValue("Abrimos a las nueve.")
  await page.unroute("**/api/chatbots/*/knowledge")
  await page.getByRole("button", { name: "Add source" }).click()
  await page.getByRole("heading", { name: "1 source", exact: true }).waitFor()
})

walk(
  "Without a network nothing waits in silence: what fails says so at once, in the owner's language",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.addInitScript(() => localStorage.setItem("language", "es"))
    await page.goto("/dashboard/memory")
    const note = page.getByLabel("Añade algo que recordar")
    await note.fill("El 24 cerramos.")
    await page.context().setOffline(true)
    const save = page.getByRole("button", { name: "Guardar", exact: true })
    await save.click()
    const said = page.getByText("Recado no ha contestado. Comprueba tu conexión a Internet")
    await said.waitFor()
    await page.context().setOffline(false)
    await save.click()
    await page.getByTestId("fragment").getByText("El 24 cerramos.").waitFor()
    await expect(said).toHaveCount(0)
  },
)

walk("A secret, a pause and a limit that the server refuses say so", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await page.goto("/dashboard/settings")
  const broken = { status: 500, body: "broken" }
  await page.route("**/settings/pause-secret", (route) => route.fulfill(broken))
  await page.route("**/api/chatbots/*/pause", (route) => route.fulfill(broken))
  await page.getByLabel("Pause secret").fill("luna llena")
  await page.getByRole("button", { name: "Save secret" }).click()
  await page.getByText("Failed to update pause secret. Please try again.").waitFor()
  await expect(page.getByLabel("Pause secret")).toHaveValue("luna llena")
  await page.getByRole("button", { name: "Pause chatbot" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Pause chatbot" }).click()
  await page.getByText("Failed to pause chatbot. Please try again.").waitFor()
})

walk(
  "When the database does not answer a yellow banner says so in Spanish and can be dismissed",
  async ({ page }) => {
    await page.route("**/api/health", (route) => route.fulfill({ status: 503, body: "{}" }))
    await page.goto("/")
    const banner = page.getByTestId("warning-banner")
    await banner
      .getByText(
        "No se pudo conectar con la base de datos. Por favor, verifica tu conexión a Internet y recarga la página.",
      )
      .waitFor()
    const link = banner.getByRole("link", { name: "Ejecutar diagnóstico del sistema →" })
    await expect(link).toHaveAttribute("href", "/dashboard/diagnostics")
    await expect(banner).toHaveCSS("background-color", "rgb(255, 242, 210)")
    await banner.getByRole("button").click()
    await banner.waitFor({ state: "hidden" })
  },
)

walk(
  "At the rate limit and during an outage the landing page still leads an owner to their chatbot, and a stranger to the start",
  async ({ page, own, visit }) => {
    const { page: strangers } = await visit()
    await own({ name: "Marisol" })
    for (const [call, status] of [
      ["chatbots", 429],
      ["chatbots", 503],
      ["auth/session", 503],
    ] as const) {
      for (const [visitor, label] of [
        [page, "See Chatbot"],
        [strangers, "Start Now!"],
      ] as const) {
        await visitor.route(`**/api/${call}`, (route) => route.fulfill({ status, body: "" }))
        await visitor.goto("/")
        await visitor.getByRole("button", { name: label }).waitFor()
        await visitor.unroute(`**/api/${call}`)
      }
    }
    await page.getByTestId("top-bar").getByRole("link", { name: "My Account" }).waitFor()
  },
)

walk(
  "A lesson that could not be taken back is taken back by trying again",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/memory")
    await page.getByLabel("Add something to remember").fill("Cerramos los lunes.")
    await page.getByLabel("Add something to remember").press("Enter")
    const undo = page.getByRole("button", { name: "Undo: Cerramos los lunes." })
    const call = "**/api/chatbots/*/memory/history/*/undo"
    await page.route(call, (route) => route.fulfill({ status: 500, body: "broken" }))
    await undo.click()
    const alert = page.getByRole("main").getByRole("alert")
    await alert.waitFor()
    await page.unroute(call)
    await alert.getByRole("button", { name: "Try again" }).click()
    await alert.waitFor({ state: "detached" })
    await expect(page.getByTestId("fragment")).toHaveCount(0)
  },
)

walk("A conversation that could not be read is not called empty", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await withoutNews(page)
  await page.route("**/api/whatsapp/get-simulation-logs*", (route) => route.abort())
  await page.goto("/dashboard/simulation")
  await page.getByText("No se ha podido cargar la conversación.").waitFor()
  await expect(page.getByTestId("simulation-log").getByText("Aún no hay mensajes.")).toHaveCount(0)
})

walk(
  "The wizard of the landing page says so when it cannot learn the plan's limits, and takes them from the next try",
  async ({ page, own }) => {
    await own()
    await page.route("**/api/usage", (route) => route.abort())
    await page.goto("/")
    await page.getByRole("main").getByRole("button", { name: "Start Now!" }).click()
    const wizard = page.getByRole("dialog", { name: "Create your chatbot" })
    const alert = wizard.getByRole("alert")
    await alert.getByText("Error checking account status. Please try again.").waitFor()
    await page.unroute("**/api/usage")
    await page.route("**/api/usage", async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), tokensLimit: 40_000 } })
    })
    await alert.getByRole("button", { name: "Try again" }).click()
    await alert.waitFor({ state: "detached" })
    await wizard.getByLabel("Chatbot name").fill("Taller Ruiz")
    await wizard.getByRole("button", { name: "Next" }).click()
    await wizard.getByText("0 of 40,000 tokens").waitFor()
  },
)

walk(
  "What could not be deleted from the memory says so at its list, not at the field for something new",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    const bot = `/api/chatbots/${chatbotId}`
    await call("POST", `${bot}/memory/fragments`, { content: "Cerramos los lunes." })
    await call("POST", `${bot}/notifications`, { entry: "<notify:Ana espera>" })
    await page.route(/\/(fragments|notifications)\/[^/]+$/, (route) =>
      route.request().method() === "DELETE" ? route.abort() : route.continue(),
    )
    await page.goto("/dashboard/memory")
    for (const [section, button, field] of [
      ["Global memory", "Delete 0001", "Add something to remember"],
      ["Notifications", "Delete: Ana espera", "Add a notification"],
    ] as const) {
      const card = page
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: section }) })
      await card.getByRole("button", { name: button }).click()
      await card.getByRole("alert").getByText("Recado did not answer.").waitFor()
      await expect(card.getByLabel(field)).not.toHaveAttribute("aria-invalid")
    }
  },
)

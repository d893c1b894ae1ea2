import { expect, hold, onStage, PASSWORD, signIn, type Walk } from "../support/browser.ts"
import { told } from "../support/passing.ts"
import { buildFirst, describeBot, hasBuilt } from "./wizard-stage.ts"

const walk = onStage()

/** Almost as long as something waits for its owner. */
const ALMOST_OVER_MS = 47 * 3_600_000

walk(
  "A bot built before signing up outlives a reload and is created once, with all that was typed",
  async ({ page, stage }) => {
    const wizard = await buildFirst(page)
    await wizard.getByRole("button", { name: "Next" }).click()
    const marked = wizard.locator("[aria-invalid=true]")
    await expect(marked).toHaveCount(2)
    await wizard.getByLabel("Chatbot name").fill("Taller Ruiz")
    await expect(marked).toHaveAttribute("name", "description")
    await wizard.getByRole("button", { name: "Next" }).click()
    await wizard.getByText("Please complete all required fields").waitFor()
    await wizard.getByLabel("Description").fill("Un taller de barrio.")
    await wizard.getByRole("switch", { name: "Welcome message" }).check()
    await wizard.getByLabel("What the bot says first").fill("¡Bienvenido al taller!")
    await wizard.getByLabel("Tone").selectOption("casual")
    await wizard.getByLabel("Language").selectOption("portuguese")
    const zone = wizard.getByRole("combobox", { name: "Time zone" })
    await zone.fill("BOG")
    await zone.press("Enter")
    await expect(zone).toHaveValue("America/Bogota")
    await zone.press("ArrowDown")
    await zone.press("Escape")
    await wizard.getByRole("button", { name: "Next" }).click()

    await wizard.getByRole("button", { name: "Custom text" }).click()
    await wizard.getByLabel("Content").fill(`Revisión: 60 €. ${"x".repeat(60)}`)
    await wizard.getByRole("button", { name: "Add source" }).click()
    await wizard.getByText(`Revisión: 60 €. ${"x".repeat(34)}…`).waitFor()
    await wizard.getByRole("button", { name: "Upload files" }).click()
    await wizard.getByLabel("Upload files").setInputFiles({
      name: "precios.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.alloc(1_468_006),
    })
    await wizard.getByText("PDF · 1.5 MB").waitFor()
    await wizard.getByRole("button", { name: "Website URL" }).click()
    await wizard.getByLabel("Website address").fill("not an address")
    await wizard.getByRole("button", { name: "Add source" }).click()
    await wizard.getByText("Please enter a valid URL").waitFor()
    // As people say addresses, and without pressing "Add source": it is added all the same.
    await wizard.getByLabel("Website address").fill("www.taller.example")
    await wizard.getByRole("button", { name: "Finish" }).click()
    const signUp = page.getByRole("dialog", { name: "Create an account" })
    await signUp.getByText("Your chatbot is created as soon as you are signed in.").waitFor()
    await signUp.getByRole("link", { name: "Terms of Service" }).waitFor()

    await page.reload()
    await page.getByRole("button", { name: "Start Now!" }).click()
    const account = page.getByRole("dialog", { name: "Create an account" })
    await account.getByLabel("E-mail").fill("ruiz@example.com")
    await account.getByLabel(/^Password/).fill(PASSWORD)
    await account.getByRole("button", { name: "Create account" }).click()
    await page.getByText("Check your email for the confirmation link.").waitFor()
    await page.goto(await stage.mailedLink("ruiz@example.com"))
    await page.waitForURL((url) => url.pathname === "/dashboard")
    await page.getByRole("heading", { name: "Hello, Taller Ruiz" }).waitFor()

    const { rows } = await stage.database.owner.query(
      `select c.name, c.description, c.welcomemessage as welcome, c.tone, c.language, c.timezone, array_agg(coalesce(k.url, k.content) order by k.url) as sources
       from chatbots c join users u on u.id = c.userid left join "knowledgeSources" k on k.chatbotid = c.id
       where u.email = 'ruiz@example.com' group by c.id`,
    )
    expect(rows).toEqual([
      {
        name: "Taller Ruiz",
        description: "Un taller de barrio.",
        welcome: "¡Bienvenido al taller!",
        tone: "casual",
        language: "portuguese",
        timezone: "America/Bogota",
        sources: ["https://www.taller.example", `Revisión: 60 €. ${"x".repeat(60)}`],
      },
    ])
    await expect.poll(() => page.evaluate(() => localStorage.getItem("pendingChatbot"))).toBeNull()

    await page.goto("/")
    await page.getByRole("button", { name: "See Chatbot" }).click()
    await page.waitForURL("**/dashboard/chatbots")
  },
)

walk(
  "A visitor who opens the confirmation link in another tab goes on in the first one, too, and has one bot",
  async ({ page, stage }) => {
    const left: string[] = []
    page.on("request", (request) => {
      if (request.isNavigationRequest()) left.push(new URL(request.url()).pathname)
    })
    const signUp = async (email: string) => {
      left.length = 0
      await page.getByLabel("E-mail").fill(email)
      await page.getByLabel(/^Password/).fill(PASSWORD)
      await page.getByRole("button", { name: "Create account" }).click()
      await page.getByText("Check your email for the confirmation link.").waitFor()
      const other = await page.context().newPage()
      await other.goto(await stage.mailedLink(email))
      return other
    }
    const wizard = await buildFirst(page)
    await describeBot(wizard, "Taller Soto")
    await wizard.getByRole("button", { name: "Next" }).click()
    await wizard.getByRole("button", { name: "Finish" }).click()
    const other = await signUp("soto@example.com")
    for (const tab of [other, page]) {
      await tab.waitForURL((url) => url.pathname === "/dashboard")
      await tab.getByRole("heading", { name: "Hello, Taller Soto" }).waitFor()
    }
    const { rows } = await stage.database.owner.query(
      "select c.name from chatbots c join users u on u.id = c.userid where u.email = 'soto@example.com'",
    )
    expect(rows).toEqual([{ name: "Taller Soto" }])
    expect(left).toEqual(["/dashboard"])
    await other.close()

    // A dashboard that still asks something would go to the login.
    await page.goto("about:blank")
    await page.context().clearCookies()
    await page.goto("/signup?next=%2Fdashboard%2Fcalendar")
    await signUp("vera@example.com")
    await page.waitForURL((url) => url.pathname === "/dashboard/calendar")
    expect(left).toEqual(["/dashboard/calendar"])
  },
)

walk(
  "A visitor who waits for the letter in two tabs goes on once in each of them",
  async ({ page, stage }) => {
    const tabs = [page, await page.context().newPage()]
    const left: string[] = []
    for (const [n, tab] of tabs.entries()) {
      await tab.goto("/signup?next=%2Fdashboard%2Fcalendar")
      await tab.getByLabel("E-mail").fill(`rosa${n}@example.com`)
      await tab.getByLabel(/^Password/).fill(PASSWORD)
      await tab.getByRole("button", { name: "Create account" }).click()
      await tab.getByText("Check your email for the confirmation link.").waitFor()
      tab.on("request", (request) => {
        if (request.isNavigationRequest()) left.push(`${n} ${new URL(request.url()).pathname}`)
      })
    }
    const link = await page.context().newPage()
    await link.goto(await stage.mailedLink("rosa1@example.com"))
    for (const tab of tabs) await tab.waitForURL((url) => url.pathname === "/dashboard/calendar")
    expect(left.sort()).toEqual(["0 /dashboard/calendar", "1 /dashboard/calendar"])
  },
)

walk(
  "A bot built before signing in that cannot be created says why, and keeps what was typed",
  async (first) => {
    const arrive = async ({ page }: Pick<Walk, "page">) => {
      await page.goto("/pricing")
      await hasBuilt(page)
      await page.goto("/auth/callback")
      await page.waitForURL("**/dashboard/create-chatbot")
    }
    await first.own({ name: "Taller Ruiz" })
    await arrive(first)
    await told(first.page, "You can only have one chatbot per account.")
    await first.page.waitForURL("**/dashboard/chatbots")

    const second = await first.visit()
    const { page } = second
    await second.own()
    await page.route("**/api/chatbots", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 409,
            json: { error: "Not today.", code: "token_limit", id: "r" },
          })
        : route.continue(),
    )
    await arrive(second)
    await page.getByText("Error creating chatbot: Not today.").waitFor()
    await expect(page.getByLabel("Chatbot name")).toHaveValue("Bar La Esquina")
    await page.reload()
    await page.getByLabel("Chatbot name").waitFor()
    await expect(page.getByText("Not today.")).toHaveCount(0)
  },
)

walk(
  "A bot built before signing in of which no answer tells that it was created is there, and nothing is said to have failed",
  async ({ page, own }) => {
    const { email } = await own()
    await page.context().clearCookies()
    await page.goto("/login")
    await hasBuilt(page)
    await page.route("**/api/chatbots", async (route) => {
      if (route.request().method() !== "POST") return route.continue()
      await route.fetch()
      await route.abort()
    })
    await signIn(page, email)
    await page.waitForURL((url) => url.pathname === "/dashboard")
    await page.getByRole("heading", { name: "Hello, Bar La Esquina" }).waitFor()
    const left = () => page.evaluate(() => localStorage.getItem("pendingChatbot"))
    await expect.poll(left).toBeNull()
  },
)

walk(
  "A bot built before signing in that can be read no more says so, and is begun anew",
  async (it) => {
    const { page } = it
    await it.own()
    for (const broken of [
      { sources: "x" },
      { sources: [{ kind: "text" }] },
      { name: 5 },
      { tone: "rude" },
    ]) {
      await page.goto("/pricing")
      await hasBuilt(page, broken)
      await page.goto("/auth/callback")
      await page.waitForURL("**/dashboard/create-chatbot")
      await page.getByText("Error with chatbot configuration. Please try again.").waitFor()
      await expect(page.getByLabel("Chatbot name")).toHaveValue("")
    }
  },
)

walk(
  "A bot whose sign-up is closed is not made for whoever signs in later",
  async ({ page, own }) => {
    const { email } = await own()
    await page.context().clearCookies()
    const wizard = await buildFirst(page)
    await describeBot(wizard, "Taller Vega")
    await wizard.getByRole("button", { name: "Next" }).click()
    await wizard.getByRole("button", { name: "Finish" }).click()
    const signUp = page.getByRole("dialog", { name: "Create an account" })
    await signUp.waitFor()
    await page.keyboard.press("Escape")
    await signUp.waitFor({ state: "detached" })
    await page.goto("/login")
    await signIn(page, email)
    await page.getByRole("heading", { name: "Hello", exact: true }).waitFor()
    await page.goto("/dashboard/create-chatbot")
    await expect(page.getByLabel("Chatbot name")).toHaveValue("Taller Vega")
  },
)

walk(
  "A bot whose letter is awaited is made by its link, however often its sign-up is closed",
  async ({ page, stage }) => {
    const wizard = await buildFirst(page)
    await describeBot(wizard, "Taller Vega")
    await wizard.getByRole("button", { name: "Next" }).click()
    const signUp = page.getByRole("dialog", { name: "Create an account" })
    const close = async () => {
      await page.keyboard.press("Escape")
      await signUp.waitFor({ state: "detached" })
    }
    await wizard.getByRole("button", { name: "Finish" }).click()
    await signUp.getByLabel("E-mail").fill("vega@example.com")
    await signUp.getByLabel(/^Password/).fill(PASSWORD)
    // Finish was pressed long before the letter was asked for.
    await page.evaluate((at) => {
      localStorage.setItem("pendingChatbotBegun", JSON.stringify({ at, mailed: false }))
    }, Date.now() - ALMOST_OVER_MS)
    const answer = await hold(page, "**/api/auth/sign-up")
    await signUp.getByRole("button", { name: "Create account" }).click()
    await close()
    answer()
    const link = await stage.mailedLink("vega@example.com")
    const begun = () => page.evaluate(() => localStorage.getItem("pendingChatbotBegun"))
    await expect.poll(begun).toContain('"mailed":true')
    expect(JSON.parse((await begun()) ?? "{}").at).toBeGreaterThan(Date.now() - 600_000)
    await wizard.getByRole("button", { name: "Finish" }).click()
    await signUp.waitFor()
    await close()
    await page.goto(link)
    await page.getByRole("heading", { name: "Hello, Taller Vega" }).waitFor()
  },
)

walk(
  "While what was begun before signing in goes on, nobody signs in again and begins it anew",
  async ({ page, own }) => {
    const { email } = await own()
    await page.context().clearCookies()
    await page.goto("/login")
    await hasBuilt(page)
    const go = await hold(page, "**/api/chatbots", "POST")
    const creating = page.waitForRequest("**/api/chatbots")
    await signIn(page, email)
    await creating
    const button = page.getByRole("button", { name: "Sign in", exact: true })
    await expect(button).toBeDisabled()
    go()
    await page.getByRole("heading", { name: "Hello, Bar La Esquina" }).waitFor()
  },
)

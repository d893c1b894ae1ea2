import type { Page } from "playwright"
import {
  expect,
  hold,
  onStage,
  PASSWORD,
  pass,
  runUntil,
  signIn,
  told,
  type Walk,
} from "../support/browser.ts"

/** Almost as long as something waits for its owner. */
const ALMOST_OVER_MS = 47 * 3_600_000

const walk = onStage()

walk(
  "A bot built before signing up outlives a reload and is created once, with all that was typed",
  async ({ page, stage }) => {
    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).click()
    await page.getByRole("button", { name: "Build it first" }).click()
    const wizard = page.getByRole("dialog", { name: "Create your chatbot" })
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
    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).click()
    await page.getByRole("button", { name: "Build it first" }).click()
    const wizard = page.getByRole("dialog", { name: "Create your chatbot" })
    await wizard.getByLabel("Chatbot name").fill("Taller Soto")
    await wizard.getByLabel("Description").fill("Un taller de barrio.")
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
    const draft = { name: "Bar La Esquina", description: "Un bar.", finished: true }
    const arrive = async ({ page }: Pick<Walk, "page">) => {
      await page.goto("/pricing")
      await page.evaluate(
        (kept) => localStorage.setItem("pendingChatbot", JSON.stringify(kept)),
        draft,
      )
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
      await page.evaluate((kept) => localStorage.setItem("pendingChatbot", JSON.stringify(kept)), {
        name: "Bar La Esquina",
        finished: true,
        ...broken,
      })
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
    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).click()
    await page.getByRole("button", { name: "Build it first" }).click()
    const wizard = page.getByRole("dialog", { name: "Create your chatbot" })
    await wizard.getByLabel("Chatbot name").fill("Taller Vega")
    await wizard.getByLabel("Description").fill("Un taller de barrio.")
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
    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).click()
    await page.getByRole("button", { name: "Build it first" }).click()
    const wizard = page.getByRole("dialog", { name: "Create your chatbot" })
    await wizard.getByLabel("Chatbot name").fill("Taller Vega")
    await wizard.getByLabel("Description").fill("Un taller de barrio.")
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
    await page.evaluate(() =>
      localStorage.setItem(
        "pendingChatbot",
        JSON.stringify({ name: "Bar La Esquina", description: "Un bar.", finished: true }),
      ),
    )
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

/** What the browser says to a page that it keeps for the Back key, and when it shows the page again. */
const said = (page: Page, event: "pagehide" | "pageshow") =>
  page.evaluate((name) => {
    window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
  }, event)

for (const [who, button, after] of [
  ["signs in", "See Chatbot", async () => {}],
  ["signs in and out again", "Start Now!", (page: Page) => page.context().clearCookies()],
] as const)
  walk(
    `Whoever ${who} and comes back by Back to the page that the browser kept finds it as it is for them now, without the password`,
    async ({ page, own }) => {
      const { email } = await own({ name: "Bar La Esquina" })
      await page.context().clearCookies()
      await page.goto("/")
      await page.getByRole("button", { name: "Login" }).click()
      // The page stays as it was left, as in the browser's memory of pages.
      await page.route("**/dashboard", (route) => route.fulfill({ status: 204 }))
      const left = page.waitForRequest("**/dashboard")
      await signIn(page, email)
      await left
      await said(page, "pagehide")
      await after(page)
      await said(page, "pageshow")
      await page.getByRole("button", { name: button }).waitFor()
      await expect(page.getByLabel("Password")).toHaveCount(0)
    },
  )

walk(
  "A form that was left while it was being sent can be sent when Back brings its page from the browser's memory",
  async ({ page, own }) => {
    const { email } = await own()
    await page.context().clearCookies()
    await page.goto("/login")
    await hold(page, "**/api/auth/sign-in", "POST")
    await signIn(page, email)
    const button = page.getByRole("button", { name: "Sign in", exact: true })
    await expect(button).toBeDisabled()
    await said(page, "pageshow")
    await expect(button).toBeEnabled()
  },
)

walk(
  "While the landing page asks who is looking its button says Loading and cannot be pressed",
  async ({ page }) => {
    const go = await hold(page, "**/api/auth/session")
    await page.goto("/")
    const loading = page.getByRole("button", { name: "Loading..." })
    await expect(loading).toBeDisabled()
    // Another font would give another width.
    await page.evaluate(() => document.fonts.ready)
    const width = (await loading.boundingBox())?.width
    go()
    const start = page.getByRole("button", { name: "Start Now!" })
    await start.waitFor()
    await expect.poll(async () => (await start.boundingBox())?.width).toBe(width)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([
      "Set up your WhatsApp AI chatbot and try it for free!",
    ])
    for (const name of ["Easy Setup", "AI-Powered", "Custom Knowledge Base"])
      await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(1)
  },
)

walk(
  "A login that is pressed twice, and cannot be fetched at first, opens once as soon as it can",
  async ({ page }) => {
    const chunk = "**/sign-in-dialog.*.js"
    await page.route(chunk, (route) => route.abort())
    await page.goto("/pricing")
    const login = page.getByTestId("top-bar").getByRole("button", { name: "Login" })
    await login.click()
    await login.click()
    await page.unroute(chunk)
    const forgot = page.getByRole("dialog").getByRole("button", { name: "Forgot your password?" })
    await page.getByRole("dialog", { name: "Sign in to your account" }).waitFor()
    await expect(forgot).toHaveCount(1)
    await page.getByRole("dialog").getByRole("button", { name: "Create an account" }).click()
    const signUp = page.getByRole("dialog", { name: "Create an account" })
    await expect(signUp.getByLabel(/^Password/)).toHaveAttribute("autocomplete", "new-password")
    await expect(forgot).toHaveCount(0)
    await signUp.getByRole("button", { name: "Sign in to your account" }).click()
    await expect(forgot).toHaveCount(1)
    await page.keyboard.press("Escape")
    await page.getByRole("dialog").waitFor({ state: "detached" })
  },
)

walk(
  "The contact dialog says what is missing, sends, closes three seconds later, and opens empty the next time",
  async ({ page }) => {
    await page.clock.install()
    await page.goto("/")
    await page.getByRole("contentinfo").getByRole("button", { name: "Contact Us" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel(/^Name/).fill("Ana")
    await dialog.getByRole("button", { name: "Send message" }).click()
    await dialog.getByText("Please fill in all required fields (Name, Subject, Message).").waitFor()
    const marked = dialog.locator("[aria-invalid=true]")
    await expect(marked).toHaveCount(2)
    await expect(dialog.getByLabel(/^Subject/)).toBeFocused()
    await expect(dialog.getByLabel(/^Name/)).toHaveValue("Ana")
    // Both at once, as a program that fills in forms does it.
    await dialog.evaluate((form) => {
      for (const [name, text] of [
        ["subject", "Una pregunta"],
        ["message", "¿Hay factura?"],
      ] as const) {
        const field = form.querySelector<HTMLInputElement>(`[name=${name}]`)
        if (field) field.value = text
        field?.dispatchEvent(new Event("input", { bubbles: true }))
      }
    })
    await expect(marked).toHaveCount(0)

    await page.route("**/api/contact/", (route) => route.abort())
    await dialog.getByRole("button", { name: "Send message" }).click()
    await dialog.getByText("Failed to send message. Please try again later.").waitFor()
    await expect(dialog.getByLabel(/^Message/)).toHaveValue("¿Hay factura?")
    await page.unroute("**/api/contact/")
    // Screen readers tell what comes into a place that was there before.
    await expect(dialog.getByRole("status")).toHaveText("")
    await page.clock.pauseAt(Date.now() + 60_000)
    await dialog.getByRole("button", { name: "Send message" }).click()
    const sent = dialog.getByText(
      "Your message has been sent successfully! We will get back to you soon.",
    )
    await runUntil(page, () => sent.isVisible())
    await pass(page, 2_500)
    await expect(sent).toBeVisible()
    await pass(page, 500)
    await dialog.waitFor({ state: "detached" })
    await page.clock.resume()
    await page.getByRole("contentinfo").getByRole("button", { name: "Contact Us" }).click()
    await expect(dialog.getByLabel(/^Name/)).toHaveValue("")
    await expect(page).toHaveURL("/")
  },
)

walk(
  "Unknown addresses are pages with status 404, and every dashboard address loads directly",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    for (const path of ["/nothing-here", "/dashboard/nothing-here"]) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await page.getByRole("heading", { level: 1 }).waitFor()
    }
    await page.goto("/setup")
    await page.waitForURL((url) => url.pathname === "/dashboard")
    await page.goto("/auth/callback")
    await page.waitForURL("**/dashboard/chatbots")
    // From an empty page: one of ours would go to the login by itself when its session is gone.
    await page.goto("about:blank")
    await page.context().clearCookies()
    await page.goto("/auth/callback")
    await told(page, "Authentication failed. Please try again.")
    await page.waitForURL("**/login")
    await page.goto("/login?error=google_failed")
    await page.getByText("Failed to sign in with Google. Please try again.").waitFor()
  },
)

walk("Every bar is dressed as its page asks", async ({ page, own }) => {
  const dressed: Record<string, string> = {
    "/": "gradient",
    "/documentation": "gradient",
    "/virtual-receptionist": "gradient",
    "/pricing": "gradient",
    "/login": "gradient",
    "/signup": "plain",
    "/contact": "plain",
    "/privacy-policy": "plain",
  }
  await page.clock.setFixedTime("2031-06-01T12:00:00Z")
  for (const [path, style] of Object.entries(dressed)) {
    await page.goto(path)
    const bar = page.getByTestId("top-bar")
    await expect(bar, path).toHaveAttribute("data-style", style)
    await expect(bar).toHaveCSS("background-image", style === "plain" ? "none" : /gradient/)
    await expect(bar).toHaveCSS("box-shadow", style === "plain" ? /px/ : "none")
    await expect(page.getByRole("contentinfo")).toContainText("© 2031")
  }
  await page.clock.setSystemTime(Date.now())
  await own()
  for (const path of ["/dashboard", "/setup"]) {
    await page.goto(path)
    await page.waitForURL("**/dashboard**")
    const bar = page.getByTestId("top-bar")
    await expect(bar, path).toHaveAttribute("data-style", "dashboard")
    await expect(bar).toHaveCSS("background-image", "none")
    await expect(bar).toHaveCSS("border-bottom-width", "1px")
  }
})

import {
  expect,
  fetchedAhead,
  hold,
  onStage,
  PASSWORD,
  PHONE,
  sendAsSessionEnds,
  settled,
  signIn,
} from "../support/browser.ts"
import { englishIn } from "./english.ts"

const walk = onStage()

walk(
  "Español: every public page has its Spanish twin, and the dashboard changes at once",
  async ({ page, own }) => {
    await page.goto("/pricing")
    await page.getByRole("link", { name: "Español" }).filter({ visible: true }).first().click()
    await page.waitForURL("**/es/pricing")
    await expect(page.locator("html")).toHaveAttribute("lang", "es")
    await page.getByRole("heading", { name: "Pagas por mensajes, no por usuarios" }).waitFor()

    await own({ name: "Marisol" })
    await page.evaluate(() => localStorage.removeItem("language"))
    await page.goto("/dashboard")
    const side = page.getByTestId("sidebar")
    await side.getByRole("button", { name: "Español" }).click()
    for (const name of ["Resumen", "Memoria", "Entrenamiento", "Calendario", "Ajustes"])
      await side.getByRole("link", { name }).waitFor()
    await page.getByRole("heading", { name: "Hola, Marisol" }).waitFor()
    await expect(page.locator("html")).toHaveAttribute("lang", "es")
    await page.reload()
    await page.getByRole("heading", { name: "Hola, Marisol" }).waitFor()
    await side.getByRole("button", { name: "English" }).click()
    await page.getByRole("heading", { name: "Hello, Marisol" }).waitFor()
  },
)

/** Words that a Spanish sentence can hardly do without. */
const SPANISH_WORDS = /[¿¡]|\b(el|la|los|las|que|para|con|una|hoy|te|soy|cliente|línea)\b/

walk(
  "English pages speak English to their end, whatever the shop in the example",
  async ({ page }) => {
    for (const path of [
      "",
      "login",
      "signup",
      "pricing",
      "documentation",
      "contact",
      "privacy-policy",
      "terms-of-service",
      "whatsapp-guide",
    ]) {
      await page.goto(`/${path}`)
      await page.getByRole("heading", { level: 1 }).waitFor()
      const spanish = async () => {
        const lines = (await page.locator("body").innerText()).split("\n")
        return lines.filter((line) => SPANISH_WORDS.test(line))
      }
      await expect.poll(spanish, path).toEqual([])
    }
    const hero = page.locator(".hero .phone")
    await page.goto("/")
    await hero.getByText("Hi! Do you have anything free on Friday afternoon?").waitFor()
    await page.goto("/es")
    await hero.getByText("Hola! ¿Tenéis hueco el viernes por la tarde?").waitFor()
  },
)

walk("What is said already changes its language with the page", async ({ page, own }) => {
  await own({ name: "Marisol" })
  const main = page.getByRole("main")
  const button = (name: string) => main.getByRole("button", { name, exact: true }).click()
  const switchTo = (language: string) =>
    page.getByTestId("sidebar").getByRole("button", { name: language }).click()
  const says = async (english: string, spanish: string) => {
    await page.getByText(english).waitFor()
    await switchTo("Español")
    await page.getByText(spanish).waitFor()
    await expect(page.getByText(english)).toHaveCount(0)
    await switchTo("English")
    await page.getByText(english).waitFor()
  }

  await page.goto("/dashboard/training")
  await button("Add source")
  await says("Please enter some text content", "Escribe algún texto")

  await page.goto("/dashboard/settings")
  await button("Change password")
  await says("Password must be at least 6 characters", "La contraseña debe tener al menos 6")

  await page.goto("/dashboard/whatsapp-setup")
  await page.getByText("Connect by hand").click()
  await button("Connect")
  await says("Please fill in both identifiers.", "Rellena los dos identificadores.")

  await page.goto("/dashboard/training")
  await page.route("**/knowledge", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 409,
          json: { error: "The data changed meanwhile. Please reload.", code: "stale", id: "r" },
        })
      : route.continue(),
  )
  await main.getByLabel("Content").fill("Hola")
  await button("Add source")
  await says("The data changed meanwhile. Please reload.", "Los datos han cambiado")

  await page.goto("/dashboard/whatsapp-callback")
  await says(
    "No authorization code received from Facebook.",
    "Facebook no ha enviado ningún código",
  )
})

const SPANISH = /\/spanish\.[^/]+\.js$/

walk(
  "A visitor who reads English does not carry Spanish; when it cannot be fetched, English stays until it can",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    const fetched: string[] = []
    page.on("request", (request) => fetched.push(request.url()))
    await page.goto("/dashboard")
    await fetchedAhead(page)
    expect(fetched.filter((address) => SPANISH.test(address))).toEqual([])

    await page.route(SPANISH, (route) => route.abort())
    const refused = page.waitForEvent("requestfailed", (request) => SPANISH.test(request.url()))
    const side = page.getByTestId("sidebar")
    await side.getByRole("button", { name: "Español" }).click()
    await refused
    await page.getByRole("heading", { name: "Hello, Marisol" }).waitFor()
    await page.unroute(SPANISH)
    await page.getByRole("heading", { name: "Hola, Marisol" }).waitFor()
    await expect(page.locator("html")).toHaveAttribute("lang", "es")
  },
)

walk("While the dashboard is fetched it already waits in Spanish", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await page.addInitScript(() => localStorage.setItem("language", "es"))
  await page.route(/\/overview\.[^/]+\.js$/, (route) => route.abort())
  await page.goto("/dashboard")
  await page.getByText("Cargando...").waitFor()
  await expect(page.getByText("Loading...")).toBeHidden()
})

const SCREENS = [
  "",
  "/chatbots",
  "/edit-chatbot/{id}",
  "/whatsapp",
  "/whatsapp-setup",
  "/training",
  "/memory",
  "/calendar",
  "/settings",
  "/pricing",
  "/diagnostics",
]
const PAGES = [
  "",
  "/login",
  "/signup",
  "/pricing",
  "/documentation",
  "/contact",
  "/privacy-policy",
  "/terms-of-service",
  "/whatsapp-guide",
]

/** Names that only programmers know: usageLimit, undefined, [object Object]. */
const KEY = /\b[a-z]+[A-Z][a-z]\w*\b|undefined|\[object|NaN/
const BRANDS = /WhatsApp|iPhone|LinkedIn|YouTube|eSIM/g

for (const [place, paths] of [
  ["public page", PAGES.map((path) => `/es${path}`)],
  ["screen of the dashboard", SCREENS.map((path) => `/dashboard${path}`)],
] as const)
  walk(
    `In Spanish no ${place} keeps an English word or shows the name of a key`,
    async ({ page, own }) => {
      const { chatbotId } = await own({
        name: "Peluquería Marisol",
        description: "Una peluquería de barrio.",
        knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
      })
      if (place === "public page") await page.context().clearCookies()
      await page.addInitScript(() => localStorage.setItem("language", "es"))
      const keys = async () =>
        (await page.locator("body").innerText())
          .split("\n")
          .filter((line) => KEY.test(line.replaceAll(BRANDS, "")))
      for (const path of paths) {
        await page.goto(path.replace("{id}", chatbotId))
        await page.getByRole("heading", { level: 1 }).first().waitFor()
        await settled(page)
        await expect.poll(() => englishIn(page), path).toEqual([])
        await expect.poll(keys, path).toEqual([])
      }
    },
  )

walk("Spanish counts well: two, one, none", async ({ page, own, stage }) => {
  const { chatbotId, call } = await own({ name: "Marisol" })
  await page.addInitScript(() => localStorage.setItem("language", "es"))
  for (const [used, words] of [
    [10, "Quedan 90 mensajes este mes."],
    [98, "Quedan 2 mensajes."],
    [99, "Queda 1 mensaje."],
    [100, "No quedan mensajes: el bot no contesta"],
  ] as const) {
    await stage.database.owner.query(
      `insert into "subscriptionUsage" (userid, "messagesUsed", last_reset_date)
       select userid, $2, now() from chatbots where id = $1
       on conflict (userid) do update set "messagesUsed" = excluded."messagesUsed"`,
      [chatbotId, used],
    )
    await page.goto("/dashboard")
    await page.getByText(words).waitFor()
  }
  for (const heading of ["1 fuente", "2 fuentes"]) {
    await call("POST", `/api/chatbots/${chatbotId}/knowledge`, {
      type: "text",
      content: `El corte cuesta ${heading}.`,
    })
    await page.goto("/dashboard/training")
    await page.getByRole("heading", { name: heading, exact: true }).waitFor()
  }
})

walk(
  "A Spanish browser is offered Spanish in one line, and may say no",
  async ({ page }) => {
    await page.goto("/pricing")
    const offer = page.getByText("Recado también habla español.")
    await offer.waitFor()
    await page.getByRole("button", { name: "No, gracias" }).click()
    await offer.waitFor({ state: "hidden" })
    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).waitFor()
    await expect(offer).toBeHidden()
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await page.getByRole("link", { name: "Ver en español" }).click()
    await page.waitForURL("**/es")
  },
  { locale: "es-ES" },
)

walk(
  "The offer of Spanish is there with the page, leads on before the page's scripts have come, and is remembered",
  async ({ page }) => {
    const go = await hold(page, /_astro\/(?!head\.)[^/]+\.js$/)
    await page.goto("/pricing", { waitUntil: "commit" })
    await page.getByRole("heading", { level: 1 }).waitFor()
    await expect(page.getByText("Recado también habla español.")).toBeVisible()
    await page.getByRole("link", { name: "Ver en español" }).click()
    await page.waitForURL("**/es/pricing", { waitUntil: "commit" })
    go()
    await page.goto("/404")
    await expect(page.locator("html")).toHaveAttribute("lang", "es")
  },
  { locale: "es-ES", viewport: PHONE },
)

walk(
  "The offer of Spanish pushes nothing down when the page's scripts come",
  async ({ page }) => {
    const go = await hold(page, /_astro\/(?!head\.)[^/]+\.js$/)
    await page.goto("/documentation", { waitUntil: "commit" })
    const heading = page.getByRole("heading", { level: 1 })
    await page.getByText("Recado también habla español.").waitFor()
    const before = await heading.boundingBox()
    go()
    await expect(page.locator("html")).toHaveAttribute("data-hears", "yes")
    await settled(page)
    await expect.poll(() => heading.boundingBox()).toEqual(before)
  },
  { locale: "es-ES", viewport: PHONE },
)

walk(
  "Spanish is offered only in an English page that is there in Spanish, too",
  async ({ stage }) => {
    const offers = async (path: string) =>
      (await (await fetch(stage.url + path)).text()).includes("Recado también habla español.")
    await expect.poll(() => offers("/pricing")).toBe(true)
    for (const path of ["/es/pricing", "/404"])
      await expect.poll(() => offers(path), path).toBe(false)
  },
)

walk(
  "A browser that forbids site data is offered Spanish, changes the theme and opens the sign-in all the same",
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Access is denied for this document.", "SecurityError")
          },
        })
    })
    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).waitFor()
    await page.getByRole("combobox", { name: "Theme" }).selectOption("dark")
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    await page.getByRole("link", { name: "Ver en español" }).click()
    await page.waitForURL("**/es")
    await page.getByRole("button", { name: "¡Empieza ya!" }).click()
    await page.getByRole("dialog", { name: "Crea una cuenta" }).getByLabel("Correo").waitFor()
  },
  { locale: "es-ES" },
)

walk(
  "Who signs up on a Spanish page is written to in Spanish, whatever the browser speaks",
  async ({ page, stage }) => {
    await page.goto("/es/signup")
    await page.getByLabel("Correo electrónico").fill("candela@example.com")
    await page.getByRole("textbox", { name: "Contraseña" }).fill(PASSWORD)
    await page.getByRole("button", { name: "Crear cuenta" }).click()
    await stage.mailedLink("candela@example.com")
    const letters = await stage.sandbox("GET", "/mail?to=candela@example.com")
    expect(letters).toMatchObject({ items: [{ subject: "Confirma tu correo" }] })
  },
)

walk(
  "An owner who signs in on a Spanish page reads the dashboard in Spanish",
  async ({ page, own }) => {
    const { email } = await own({ name: "Marisol" })
    await page.context().clearCookies()
    await page.goto("/es/login")
    await page.getByLabel("Correo electrónico").fill(email)
    await page.getByLabel(/^Contraseña/).fill(PASSWORD)
    await page.getByRole("main").getByRole("button", { name: "Entrar", exact: true }).click()
    await page.getByRole("heading", { name: "Hola, Marisol" }).waitFor()
  },
)

walk(
  "An address that leads nowhere says so in Spanish to whoever reads Spanish, and leads to Spanish pages",
  async ({ page }) => {
    await page.goto("/es/nada")
    await page.getByRole("heading", { level: 1, name: "Página no encontrada" }).waitFor()
    await expect(page.locator("html")).toHaveAttribute("lang", "es")
    await expect(page).toHaveTitle("Página no encontrada · Recado")
    await expect.poll(() => englishIn(page)).toEqual([])
    await page.getByRole("main").getByRole("link", { name: "Documentación" }).click()
    await page.waitForURL("**/es/documentation")
    await page.goto("/nothing")
    await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor()
    await page.evaluate(() => localStorage.setItem("language", "es"))
    await page.reload()
    await page.getByRole("heading", { level: 1, name: "Página no encontrada" }).waitFor()
  },
)

walk("The day of the legal pages is written as it is in Spain", async ({ page }) => {
  for (const path of ["/es/privacy-policy", "/es/terms-of-service"]) {
    await page.goto(path)
    await page.getByText("Última actualización: 13/03/2025").waitFor()
  }
})

walk(
  "Whose session ends in an internal tool signs in in the language they read, and goes on in it",
  async ({ page, own }) => {
    const { email } = await own({ name: "Marisol" })
    await page.goto("/dashboard/simulation")
    await page.getByTestId("simulation-log").getByText("Aún no hay mensajes.").waitFor()
    await page.getByRole("textbox", { name: "Mensaje" }).fill("Hola")
    await sendAsSessionEnds(page, "**/send-simulated", () =>
      page.getByRole("button", { name: "Enviar" }).click(),
    )
    await expect(page).toHaveURL(/\?next=%2Fdashboard%2Fsimulation&error=session_ended$/)
    await signIn(page, email)
    await page.getByTestId("sidebar").getByRole("link", { name: "Ajustes" }).click()
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor()
  },
)

import type { Page } from "playwright"
import { TIME_ZONES } from "../../core/shared/time-zones.ts"
import {
  expect,
  hold,
  onStage,
  PHONE,
  pass,
  runUntil,
  told,
  type Walk,
} from "../support/browser.ts"

const walk = onStage()

walk(
  "The zone picker shows its twenty zones, finds one in any case, and Escape closes the list but not the dialog, which creates in two steps",
  async ({ page, own }) => {
    await own()
    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).click()
    const dialog = page.getByRole("dialog", { name: "Create your chatbot" })
    const zone = dialog.getByRole("combobox", { name: "Time zone" })
    const listed = dialog.getByRole("listbox").getByRole("option")
    await zone.press("ArrowDown")
    await expect(listed).toHaveCount(TIME_ZONES.length)
    expect(TIME_ZONES.length).toBe(20)
    for (const [typed, found] of [
      ["mad", "Europe/Madrid"],
      ["BOG", "America/Bogota"],
      ["bogotá", "America/Bogota"],
      ["sao paulo", "America/Sao_Paulo"],
    ] as const) {
      await zone.fill(typed)
      await expect(listed).toContainText([found])
      // Also if the mouse rested on the list.
      await listed.hover()
      await page.mouse.move(1, 1)
      await zone.press("Enter")
      await expect(listed).toHaveCount(0)
      await expect(zone).toHaveValue(found)
    }
    for (const key of ["Enter", "Escape"]) {
      await zone.fill("nowhere")
      await dialog.getByText("No time zone matches.").waitFor()
      await zone.press(key)
      await expect(zone).toHaveValue("America/Sao_Paulo")
    }
    await expect(dialog).toBeVisible()
    // Opening the list and pressing Enter keeps the chosen zone.
    await zone.press("ArrowDown")
    await expect(listed).toHaveCount(TIME_ZONES.length)
    await zone.press("Enter")
    await expect(listed).toHaveCount(0)
    await expect(zone).toHaveValue("America/Sao_Paulo")

    await dialog.getByLabel("Chatbot name").fill("Taller Ruiz")
    const next = dialog.getByRole("button", { name: "Next" })
    await next.click()
    await dialog.getByText("Step 2 of 2 · Knowledge Sources").waitFor()
    await dialog.getByRole("button", { name: "Previous" }).click()
    await dialog.getByText("Step 1 of 2 · Basic Configuration").waitFor()
    await next.click()
    await dialog.getByRole("button", { name: "Create Chatbot" }).click()
    await told(page, "¡Chatbot creado con éxito!")
    await page.waitForURL("**/dashboard/chatbots")
    await page.getByTestId("chatbot-card").getByText("Taller Ruiz").waitFor()
  },
)

walk(
  "The dialog measures what is added by the plan that its owner has",
  async ({ page, own, stage }) => {
    const { email } = await own()
    await stage.database.owner.query(
      `insert into subscriptions (userid, status, "planId", "currentPeriodStart")
       select u.id, 'active', p.id, now() from users u, plans p where p.name = 'Pro' and u.email = $1`,
      [email],
    )
    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).click()
    const dialog = page.getByRole("dialog", { name: "Create your chatbot" })
    await dialog.getByLabel("Chatbot name").fill("Taller Ruiz")
    await dialog.getByRole("button", { name: "Next" }).click()
    await dialog.locator("p", { hasText: "0 of 30,000 tokens" }).waitFor()
  },
)

const zoneShown = async (page: Parameters<Parameters<typeof walk>[1]>[0]["page"]) => {
  await page.goto("/dashboard/create-chatbot")
  const zone = page.getByRole("combobox", { name: "Time zone" })
  await zone.waitFor()
  return zone
}

walk(
  "A zone of the device that is not among the twenty is shown as chosen",
  async ({ page, own }) => {
    await own()
    const zone = await zoneShown(page)
    await expect(zone).toHaveValue("Atlantic/Canary")
    await zone.press("ArrowDown")
    const listed = page.getByRole("listbox").getByRole("option")
    await expect(listed).toHaveCount(21)
    await expect(listed.filter({ hasText: "Canary" })).toHaveCount(1)
    await expect(zone).toHaveAccessibleDescription("From your device. Used for appointments.")
    // Another one is not said to be the device's.
    await zone.fill("Bogota")
    await zone.press("Enter")
    await expect(zone).toHaveAccessibleDescription("Used for appointments.")
  },
  { timezoneId: "Atlantic/Canary" },
)

for (const [timezone, said] of [
  ["America/Bogota", "Used for appointments."],
  ["Atlantic/Canary", "From your device. Used for appointments."],
] as const)
  walk(
    `Where a chatbot is changed, ${timezone} is said to be the device's only if it is`,
    async ({ page, own }) => {
      const { chatbotId } = await own({ name: "Marisol", timezone })
      await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
      const zone = page.getByRole("combobox", { name: "Time zone" })
      await expect(zone).toHaveAccessibleDescription(said)
    },
    { timezoneId: "Atlantic/Canary" },
  )

for (const unknown of ["", "Etc/Unknown"])
  walk(
    `A device whose zone is '${unknown}' gets Madrid, and the wizard works`,
    async ({ page, own }) => {
      await own()
      await page.addInitScript((timeZone) => {
        const real = Intl.DateTimeFormat.prototype.resolvedOptions
        Intl.DateTimeFormat.prototype.resolvedOptions = function () {
          return { ...real.call(this), timeZone }
        }
      }, unknown)
      const zone = await zoneShown(page)
      await expect(zone).toHaveValue("Europe/Madrid")
      await expect(zone).toHaveAccessibleDescription("Used for appointments.")
    },
  )

walk(
  "The preview follows the name, the welcome, the tone and the language; creating is done once, however often it is pressed",
  async ({ page, own }) => {
    await own()
    let posts = 0
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/chatbots")) posts++
    })
    const go = await hold(page, "**/api/chatbots", "POST")
    await page.goto("/dashboard/create-chatbot")
    const phone = page.getByRole("log", { name: "Conversation" })
    const heading = page.getByRole("main")
    await heading.getByText("Step 1 of 3 · Basic Configuration").waitFor()
    await phone.getByText("Hola, soy Tu negocio, el asistente virtual").waitFor()
    await page.getByLabel("Chatbot name").fill("Taller Ruiz")
    await phone.getByText("Hola, soy Taller Ruiz").waitFor()
    await page.getByRole("switch", { name: "Welcome message" }).check()
    await page.getByLabel("What the bot says first").fill("¡Bienvenido al taller!")
    await phone.getByText("¡Bienvenido al taller!").waitFor()
    // A welcome that does not say what answers is sent with a sentence that does.
    const disclosure = phone.getByText("Soy un asistente virtual con IA.")
    await disclosure.waitFor()
    await page.getByLabel("What the bot says first").fill("Soy el bot. ¡Bienvenido al taller!")
    await disclosure.waitFor({ state: "detached" })
    await phone.getByText("Ahora mismo te confirmo el horario.").waitFor()
    await page.getByLabel("Tone").selectOption("formal")
    await phone.getByText("Enseguida le confirmo el horario.").waitFor()
    await page.getByLabel("Language", { exact: true }).selectOption("german")
    await page.getByLabel("What the bot says first").fill("¡Bienvenido al taller!")
    const german = phone.locator("[lang=de]")
    await german.getByText("Hallo, wann habt ihr geöffnet?").waitFor()
    const welcome = page.getByLabel("What the bot says first")
    await expect(welcome).toHaveAttribute("placeholder", /^Hallo! /)
    await expect(welcome).toHaveAttribute("lang", "de")
    await expect(german.last()).toContainText("Ich bin ein virtueller KI-Assistent.")
    await expect(german.last()).toContainText("Sehr gerne.")
    await page.getByLabel("Language", { exact: true }).selectOption("spanish")
    await page.getByRole("switch", { name: "Welcome message" }).uncheck()
    await phone.getByText("¡Bienvenido al taller!").waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Next" }).click()
    await heading.getByText("Step 2 of 3 · Knowledge Sources").waitFor()
    await expect(page.getByLabel("Content")).toHaveAttribute("placeholder", /^Abrimos /)

    // By keyboard alone: in, and out again.
    await page.getByLabel("Content").fill(`Revisión: 60 €. ${"x".repeat(60)}`)
    await page.getByRole("button", { name: "Add source" }).press("Enter")
    await page.getByText("1 source").waitFor()
    await page.getByRole("button", { name: /^Remove Revisión/ }).press("Enter")
    await page.getByText("Nothing added yet.").waitFor()

    // 11,995 tokens of 12,000: an address costs 20.
    await page.getByLabel("Content").fill("a".repeat(9600 * 4))
    await page.getByRole("button", { name: "Add source" }).click()
    const meter = page.getByRole("main").getByRole("meter")
    await expect(meter).toHaveAttribute("data-level", "green")
    await page.getByLabel("Content").fill("a".repeat(47_977 - 9600 * 4))
    await page.getByRole("button", { name: "Add source" }).click()
    await page.getByText("2 sources").waitFor()
    await expect(meter).toHaveAttribute("data-level", "red")
    await page.getByRole("button", { name: "URL" }).click()
    await page.getByLabel("Website address").fill("https://taller.example")
    await page.getByRole("button", { name: "Add source" }).click()
    await page
      .getByText(
        "Adding this content would exceed your token limit of 12000. Please reduce the content or upgrade your plan.",
      )
      .waitFor()
    await page.getByRole("button", { name: "Next" }).click()
    await heading.getByText("Step 3 of 3 · WhatsApp Configuration").waitFor()

    await page.getByRole("button", { name: "Create Chatbot" }).click()
    const creating = page.getByRole("button", { name: "Creating..." })
    await creating.waitFor()
    await creating.click({ force: true })
    await expect(creating).toBeDisabled()
    go()
    await told(page, "¡Chatbot creado con éxito!")
    expect(posts).toBe(1)
  },
)

walk(
  "What is typed and not added is added by going on, outlives a reload, and what cannot be added says why once",
  async ({ page, own }) => {
    await own()
    await page.goto("/dashboard/create-chatbot")
    await page.getByLabel("Chatbot name").fill("Taller Ruiz")
    const next = page.getByRole("button", { name: "Next" })
    await next.click()
    const content = page.getByLabel("Content")
    await content.fill("Abrimos de 9 a 18.")
    await page.reload()
    await expect(content).toHaveValue("Abrimos de 9 a 18.")
    await next.click()
    await page.getByLabel("WhatsApp phone number").waitFor()
    await page.getByRole("button", { name: "Previous" }).click()
    await page.getByText("1 source").waitFor()
    await page.getByText("Abrimos de 9 a 18.").waitFor()

    await page.getByRole("button", { name: "URL" }).click()
    const address = page.getByLabel("Website address")
    await address.fill("la de siempre")
    await next.click()
    await page.getByText("Please enter a valid URL").waitFor()
    await expect(address).toBeFocused()
    await next.click()
    await page.getByLabel("WhatsApp phone number").waitFor()
  },
)

walk(
  "The browser's Back goes one step back in the wizard, and only from the first one out of it",
  async ({ page, own }) => {
    await own()
    await page.goto("/dashboard/chatbots")
    await page.getByRole("main").getByRole("link", { name: "Create new chatbot" }).click()
    await page.getByLabel("Chatbot name").fill("Taller Ruiz")
    const next = page.getByRole("button", { name: "Next" })
    await next.click()
    await page.getByLabel("Content").fill("Abrimos de 9 a 18.")
    await next.click()
    await page.getByLabel("WhatsApp phone number").fill("+34600111222")
    await page.goBack()
    await page.getByText("Abrimos de 9 a 18.").waitFor()
    await page.goBack()
    await expect(page.getByLabel("Chatbot name")).toHaveValue("Taller Ruiz")
    await page.goForward()
    await page.goForward()
    await expect(page.getByLabel("WhatsApp phone number")).toHaveValue("+34600111222")
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await page.waitForURL("**/dashboard/chatbots")
  },
)

walk(
  "Enter in a field of one line goes on, as in any form, and at the end creates one chatbot",
  async ({ page, own, visit }) => {
    await own()
    const created: string[] = []
    page.on("request", (request) => {
      if (request.method() === "POST" && /chatbots$/.test(request.url())) created.push("asked")
    })
    await page.goto("/dashboard/create-chatbot")
    const name = page.getByLabel("Chatbot name")
    await name.press("Enter")
    await page.getByText("Please enter a name for your chatbot").waitFor()
    await name.fill("Taller Ruiz")
    await name.press("Enter")
    await page.getByText("Step 2 of 3").waitFor()
    await page.getByRole("button", { name: "Next" }).click()
    const phone = page.getByLabel("WhatsApp phone number")
    // Otherwise the page might be left before the second press.
    const answer = await hold(page, /chatbots$/, "POST")
    await phone.press("Enter")
    await phone.press("Enter")
    answer()
    await page.getByTestId("chatbot-card").getByText("Taller Ruiz").waitFor()
    expect(created).toEqual(["asked"])

    const stranger = await visit()
    await stranger.page.goto("/")
    await stranger.page.getByRole("button", { name: "Start Now!" }).click()
    await stranger.page.getByRole("button", { name: "Build it first" }).click()
    const wizard = stranger.page.getByRole("dialog", { name: "Create your chatbot" })
    await wizard.getByLabel("Description").fill("Un taller de barrio.")
    await wizard.getByLabel("Chatbot name").fill("Taller Ruiz")
    await wizard.getByLabel("Chatbot name").press("Enter")
    await wizard.getByText("Step 2 of 2").waitFor()
  },
)

walk("Nobody comes to the later steps of the wizard without a name", async ({ page, own }) => {
  await own()
  await page.goto("/dashboard/create-chatbot?step=3")
  await page.getByLabel("Chatbot name").waitFor()
  await expect(page.getByLabel("WhatsApp phone number")).toHaveCount(0)
})

/** Creates a chatbot, with a clock that stands still from the press on. */
const createAsTimeStops = async (page: Walk["page"]) => {
  await page.clock.install()
  await page.goto("/dashboard/create-chatbot")
  await page.getByLabel("Chatbot name").fill("Taller Ruiz")
  for (const _ of [1, 2]) await page.getByRole("button", { name: "Next" }).click()
  const create = page.getByRole("button", { name: "Create Chatbot" })
  // Screen readers tell what comes into a place that was there before.
  await expect(create.locator("..").getByRole("status")).toHaveText("")
  await page.clock.pauseAt(Date.now() + 60_000)
  await create.click()
}

walk(
  "What could not be stored beside a new chatbot is said, with time to read it",
  async ({ page, own }) => {
    await own()
    await page.route("**/api/chatbots", async (route) => {
      if (route.request().method() !== "POST") return route.continue()
      const answer = await route.fetch()
      const warnings = ["Knowledge source 1 could not be saved: add it again in Training."]
      await route.fulfill({ response: answer, json: { ...(await answer.json()), warnings } })
    })
    await createAsTimeStops(page)
    const said = page.getByText("Knowledge source 1 could not be saved: add it again in Training.")
    await runUntil(page, () => said.isVisible())
    await told(page, "¡Chatbot creado con éxito!")
    await pass(page, 7_000)
    await expect(said).toBeVisible()
    await page.clock.resume()
    await page.waitForURL("**/dashboard/chatbots")
  },
)

walk(
  "An owner who goes elsewhere right after creating a chatbot stays there, also while the way there is slow",
  async ({ page, own }) => {
    await own()
    const come = await hold(page, /\/settings\.[^/]+\.js$/)
    await createAsTimeStops(page)
    const created = page.getByText("¡Chatbot creado con éxito!")
    await runUntil(page, () => created.isVisible())
    await pass(page, 1_900)
    await expect(page).toHaveURL(/create-chatbot/)
    await page.getByTestId("sidebar").getByRole("link", { name: "Settings" }).click()
    await pass(page, 2_500)
    await page.clock.resume()
    come()
    await page.getByRole("button", { name: "Pause chatbot" }).waitFor()
    await expect(page).toHaveURL("/dashboard/settings")
  },
)

walk(
  "The wizard before signing up takes no more sources than the plan one begins with",
  async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        "pendingChatbot",
        JSON.stringify({
          name: "Taller Ruiz",
          description: "Un taller de barrio.",
          sources: [1, 2, 3, 4, 5].map((at) => ({ kind: "text", content: `Fuente ${at}` })),
        }),
      ),
    )
    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).click()
    await page.getByRole("button", { name: "Build it first" }).click()
    const wizard = page.getByRole("dialog", { name: "Create your chatbot" })
    await wizard.getByRole("button", { name: "Next" }).click()
    await wizard.getByText("5 sources").waitFor()
    await wizard.getByLabel("Content").fill("Fuente 6")
    await wizard.getByRole("button", { name: "Add source" }).click()
    await wizard.getByText("You have reached your limit of 5 knowledge sources.").waitFor()
    await wizard.getByText("5 sources").waitFor()
  },
)

walk(
  "Creating with a blank name is refused in Spanish, and a second bot leads to the one there is",
  async ({ page, own }) => {
    await own()
    await page.goto("/dashboard/create-chatbot")
    const name = page.getByLabel("Chatbot name")
    await name.fill("Taller Ruiz")
    await page.getByRole("button", { name: "Next" }).click()
    await page.getByRole("button", { name: "Next" }).click()
    await page.evaluate(() => {
      const draft = JSON.parse(localStorage.getItem("pendingChatbot") ?? "{}")
      localStorage.setItem("pendingChatbot", JSON.stringify({ ...draft, name: " " }))
    })
    await page.route("**/api/chatbots", (route) =>
      route.request().method() === "POST"
        ? route.continue({ postData: { ...route.request().postDataJSON(), name: " " } })
        : route.continue(),
    )
    await page.getByRole("button", { name: "Create Chatbot" }).click()
    await page.getByText("Por favor, ingresa un nombre para tu chatbot").waitFor()
    await page.unroute("**/api/chatbots")
    await page.getByRole("button", { name: "Create Chatbot" }).click()
    await page.waitForURL("**/dashboard/chatbots")
    await page.goto("/dashboard/create-chatbot")
    await told(page, "You can only have one chatbot per account.")
    await page.waitForURL("**/dashboard/chatbots")
  },
)

walk("Creating that fails says how, in the words agreed", async ({ page, own }) => {
  await own()
  await page.goto("/dashboard/create-chatbot")
  await page.getByLabel("Chatbot name").fill("Taller Ruiz")
  await page.getByRole("button", { name: "Next" }).click()
  await page.getByRole("button", { name: "Next" }).click()
  for (const [answer, words] of [
    [{ status: 500, json: { error: "no space" } }, "Error al crear el chatbot: no space"],
    [{ status: 502, body: "Bad gateway" }, "Error creating chatbot. Please try again."],
    [{ status: 201, json: {} }, "No se recibieron datos al crear el chatbot"],
    [null, "Error creating chatbot. Please try again."],
  ] as const) {
    await page.route("**/api/chatbots", (route) =>
      route.request().method() !== "POST"
        ? route.continue()
        : answer
          ? route.fulfill(answer)
          : route.abort(),
    )
    await page.getByRole("button", { name: "Create Chatbot" }).click()
    await page.getByText(words, { exact: true }).waitFor()
    await page.unroute("**/api/chatbots")
  }
})

walk(
  "On a phone Next is never under the bottom bar, and can be pressed with the form scrolled anywhere",
  async ({ page, own }) => {
    await own()
    await page.goto("/dashboard/create-chatbot")
    const next = page.getByRole("button", { name: "Next" })
    await next.waitFor()
    const covered = () =>
      next.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return !button.contains(top)
      })
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share)
      await expect.poll(covered).toBe(false)
    }
  },
  { viewport: PHONE },
)

walk(
  "A way back that fails leads to the login after three seconds, and not before",
  async ({ page }) => {
    const go = await hold(page, "**/api/auth/session")
    await page.clock.install()
    await page.goto("/auth/callback?code=used")
    await page.getByRole("heading", { name: "Completing authentication..." }).waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    go()
    await page.getByRole("heading", { name: "Authentication Error" }).waitFor()
    await page.getByText("Authentication failed. Please try again.").waitFor()
    await pass(page, 2900)
    await expect(page).toHaveURL("/auth/callback?code=used")
    await pass(page, 200)
    await page.waitForURL("**/login")
  },
)

walk(
  "On a phone the preview is behind a button, and shows what is typed",
  async ({ page, own, visit }) => {
    const wizardOn = async (page: Page) => {
      await page.getByLabel("Chatbot name").fill("Taller Ruiz")
      await page.getByRole("button", { name: "Preview" }).click()
      const sheet = page.getByRole("dialog", { name: "Preview" })
      const phone = sheet.getByRole("log", { name: "Conversation" })
      await phone.getByText("Hola, soy Taller Ruiz").waitFor()
      await expect(phone.locator("[lang=es]")).toHaveCount(2)
      await expect(phone.locator("[lang=es]", { hasText: "Customer:" })).toHaveCount(0)
      await page.keyboard.press("Escape")
      await sheet.waitFor({ state: "detached" })
      await expect(page.getByRole("button", { name: "Preview" })).toBeFocused()
      await expect(page.getByLabel("Chatbot name")).toHaveValue("Taller Ruiz")
    }
    const { page: strangers } = await visit({ viewport: PHONE })
    await strangers.goto("/")
    await strangers.getByRole("main").getByRole("button", { name: "Start Now!" }).click()
    await strangers.getByRole("button", { name: "Build it first" }).click()
    await wizardOn(strangers)
    await own()
    await page.goto("/dashboard/create-chatbot")
    await wizardOn(page)
  },
  { viewport: PHONE },
)

walk(
  "A refusal that is Spanish on every page says in which language it is",
  async ({ page, own }) => {
    await own()
    await page.goto("/dashboard/create-chatbot")
    await page.getByLabel("Chatbot name").fill("Taller Ruiz")
    await page.getByRole("button", { name: "Next" }).click()
    await page.getByRole("button", { name: "Next" }).click()
    await page.route("**/api/chatbots", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 500, json: { error: "Internal error" } })
        : route.continue(),
    )
    await page.getByRole("button", { name: "Create Chatbot" }).click()
    const refused = page.getByText("Error al crear el chatbot: Internal error")
    await expect(refused).toHaveAttribute("lang", "es")
    await page.unroute("**/api/chatbots")
    await page.route("**/api/chatbots", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    )
    await page.getByRole("button", { name: "Create Chatbot" }).click()
    const failed = page.getByText("Error creating chatbot. Please try again.")
    await expect(failed).not.toHaveAttribute("lang")
  },
)

walk("A file that is not chosen after all leaves the wizard open", async ({ page }) => {
  await page.goto("/")
  await page.getByRole("main").getByRole("button", { name: "Start Now!" }).click()
  await page.getByRole("button", { name: "Build it first" }).click()
  const wizard = page.getByRole("dialog", { name: "Create your chatbot" })
  await wizard.getByLabel("Chatbot name").fill("Taller Ruiz")
  await wizard.getByLabel("Description").fill("Un taller de barrio.")
  await wizard.getByRole("button", { name: "Next" }).click()
  await wizard.getByText("Upload files").click()
  // What browsers tell the page when the window that chooses files is cancelled.
  await wizard
    .locator("input[type=file]")
    .evaluate((input) => input.dispatchEvent(new Event("cancel", { bubbles: true })))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(wizard).toBeVisible()
})

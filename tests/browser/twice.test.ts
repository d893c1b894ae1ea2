import type { Locator, Page } from "playwright"
import { expect, hold, onStage, PHONE, settled } from "../support/browser.ts"
import { told } from "../support/passing.ts"
import { buildFirst, describeBot } from "./wizard-stage.ts"

const walk = onStage()

type Press = {
  readonly what: string
  readonly screen: string
  readonly method: string
  readonly call: string
  readonly before: (page: Page) => Promise<void>
  readonly button: string
}

const PRESSES: readonly Press[] = [
  {
    what: "A corrected note",
    screen: "/dashboard/memory",
    method: "PATCH",
    call: "**/memory/fragments/0001",
    before: async (page) => {
      await page.getByRole("button", { name: "Edit 0001" }).click()
      await page.getByRole("dialog").getByLabel("Text").fill("Cerramos el 24")
    },
    button: "Save",
  },
  {
    what: "A note that is taken back",
    screen: "/dashboard/memory",
    method: "POST",
    call: "**/memory/history/*/undo",
    before: (page) => page.getByRole("button", { name: "Undo: Cerramos" }).waitFor(),
    button: "Undo: Cerramos",
  },
  {
    what: "A notification",
    screen: "/dashboard/memory",
    method: "POST",
    call: "**/api/chatbots/*/notifications",
    before: (page) => page.getByLabel("Add a notification").fill("<notify:Llama a Ana>"),
    button: "Add",
  },
  {
    what: "A corrected chatbot",
    screen: "/dashboard/edit-chatbot/{id}",
    method: "PATCH",
    call: "**/api/chatbots/*",
    before: (page) => page.getByLabel("Description").fill("Peluquería de barrio"),
    button: "Save changes",
  },
  {
    what: "A new source",
    screen: "/dashboard/training",
    method: "POST",
    call: "**/api/chatbots/*/knowledge",
    before: (page) => page.getByLabel("Content").fill("Abrimos a las nueve."),
    button: "Add source",
  },
]

/** As on a busy phone, which hears both presses before it comes to anything that a timer was set for. */
const pressTwice = (page: Page, name: string) =>
  page
    .getByRole("button", { name, exact: true })
    .last()
    .evaluate(async (pressed) => {
      if (!(pressed instanceof HTMLElement)) return
      pressed.click()
      for (let promises = 0; promises < 100; promises++) await null
      pressed.click()
    })

for (const { what, screen, method, call, before, button } of PRESSES)
  walk(`${what} is sent once, however quickly its button is pressed twice`, async (journey) => {
    const { page, own } = journey
    const { chatbotId, call: ask } = await own({ name: "Marisol" })
    await ask("POST", `/api/chatbots/${chatbotId}/memory/fragments`, { content: "Cerramos" })
    await page.goto(screen.replace("{id}", chatbotId))
    await settled(page)
    await before(page)
    let sent = 0
    page.on("request", (request) => {
      if (request.method() === method) sent++
    })
    const answer = await hold(page, call, method)
    const answered = page.waitForResponse((one) => one.request().method() === method)
    await pressTwice(page, button)
    answer()
    await answered
    expect(sent).toBe(1)
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0)
  })

walk(
  "A switch that is moved twice is left as it was moved last, and one that cannot be moved says why",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/memory")
    const memory = page.getByRole("switch", { name: "Let the bot use its memory" })
    await memory.waitFor()
    const wished: unknown[] = []
    const answer = await hold(page, "**/api/chatbots/*", "PATCH")
    page.on("request", (request) => {
      if (request.method() === "PATCH") wished.push(request.postDataJSON().memory_enabled)
    })
    const both = page.waitForResponse(
      (one) => one.request().postDataJSON()?.memory_enabled === true,
    )
    await memory.click()
    await expect(memory).not.toBeChecked()
    await memory.click()
    await expect(memory).toBeChecked()
    // The display does not wait for the call.
    await expect.poll(() => wished.length).toBeGreaterThan(0)
    expect(wished).toEqual([false])
    answer()
    await both
    expect(wished).toEqual([false, true])

    await page.route("**/api/chatbots/*", (route) =>
      route.request().method() === "PATCH" ? route.abort() : route.continue(),
    )
    await memory.click()
    await told(page, "Recado did not answer.")
    await expect(memory).toBeChecked()
  },
)

walk(
  "An owner who presses a button twice has not yet said yes to the question that it opens",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    await call("POST", "/api/whatsapp/send-simulated", { chatbotId, message: "Hola", wait: true })
    await page.goto("/dashboard/simulation")
    await page.getByTestId("simulation-log").getByText("Cliente").first().waitFor()
    let deleted = 0
    page.on("request", (request) => {
      if (request.method() === "DELETE") deleted++
    })
    await page.getByRole("button", { name: "Borrar conversación" }).click()
    await page.getByRole("button", { name: "Continuar" }).dblclick()
    const last = page.getByRole("dialog", { name: "¡ÚLTIMA ADVERTENCIA!" })
    await last.waitFor()
    expect(deleted).toBe(0)
    await last.getByRole("button", { name: "Borrar para siempre" }).click()
    await told(page, "Conversación borrada exitosamente")
  },
)

/** The second of two presses, which comes when the first one has been answered already. */
const pressAgain = async (page: Page, button: Locator) => {
  await button.hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

for (const [screen, label, words, name] of [
  ["/dashboard/training", "Content", "Abrimos a las nueve.", "Add source"],
  ["/dashboard/settings", "Pause secret", "sesamo", "Save secret"],
] as const)
  walk(
    `${label} that has been taken is not missed by the second of two presses`,
    async (journey) => {
      const { page, own } = journey
      await own({ name: "Marisol" })
      await page.goto(screen)
      await settled(page)
      const field = page.getByLabel(label, { exact: true })
      await field.fill(words)
      const button = page.getByRole("button", { name, exact: true })
      await button.click()
      await expect(field).toHaveValue("")
      await expect(button).not.toHaveAttribute("aria-busy")
      await pressAgain(page, button)
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0)
    },
  )

walk("A letter whose link is pressed twice is sent once", async ({ page, own }) => {
  const { email } = await own()
  await page.context().clearCookies()
  const stranger = `stranger-${crypto.randomUUID()}@example.com`
  for (const [screen, to, letter, before] of [
    ["/login", email, "Forgot your password?", []],
    ["/signup", stranger, "Send the e-mail again", ["Create account"]],
  ] as const) {
    await page.goto(screen)
    await page.getByLabel("E-mail").fill(to)
    await page.getByLabel(/^Password/).fill("correct horse battery")
    for (const name of before) await page.getByRole("button", { name, exact: true }).click()
    // Wait for it: before, nothing would be mailed, and `pressTwice` would press a button that is being replaced.
    await page.getByRole("button", { name: letter }).waitFor()
    await page.locator("[data-island=account][data-live=yes]").waitFor()
    let sent = 0
    page.on("request", (request) => {
      if (request.method() === "POST") sent++
    })
    const address = "**/api/auth/re{set-password,send-confirmation}"
    const answer = await hold(page, address)
    const answered = page.waitForResponse(address)
    await pressTwice(page, letter)
    answer()
    await answered
    await pressAgain(page, page.getByRole("button", { name: letter }))
    await page.evaluate(() => fetch("/healthz"))
    expect(sent, screen).toBe(1)
  }
})

walk(
  "An owner who presses Next twice has not yet seen the step that it leads to",
  async ({ page, own }) => {
    await own()
    await page.goto("/dashboard/create-chatbot")
    await page.getByLabel("Chatbot name").fill("Taller Ruiz")
    await page.getByRole("button", { name: "Next" }).dblclick()
    await page.getByText("Step 2 of 3").waitFor()

    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).click()
    const dialog = page.getByRole("dialog", { name: "Create your chatbot" })
    const created = page.waitForRequest((one) => one.method() === "POST")
    await dialog.getByRole("button", { name: "Next" }).dblclick()
    await dialog.getByLabel("Content").fill("Abrimos a las nueve.")
    await dialog.getByRole("button", { name: "Create Chatbot" }).click()
    const { knowledgeSources } = (await created).postDataJSON()
    expect(knowledgeSources).toHaveLength(1)
  },
)

/** As Safari on a phone, which tells of each tap that it is a first one; between them time stands still until `later`. */
const countNoTaps = (page: Page) =>
  page.addInitScript(() => {
    let now = 1000
    addEventListener("later", () => {
      now += 1000
    })
    Object.defineProperty(UIEvent.prototype, "detail", { get: () => 1 })
    Object.defineProperty(Event.prototype, "timeStamp", { get: () => now })
  })
const later = (page: Page) => page.evaluate(() => dispatchEvent(new Event("later")))

const tap = async (page: Page, button: Locator) => {
  await later(page)
  await button.tap()
}
const doubleTap = async (page: Page, button: Locator) => {
  await later(page)
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox()) ?? {
    ...{ x: 0, y: 0, width: 0, height: 0 },
  }
  for (const _ of [1, 2]) await page.touchscreen.tap(x + width / 2, y + height / 2)
}

walk(
  "On a phone whose browser does not count taps, too, the second of two presses nothing that the first has brought",
  async ({ page, own }) => {
    await countNoTaps(page)
    const { chatbotId, call } = await own({ name: "Marisol" })
    await call("POST", "/api/whatsapp/send-simulated", { chatbotId, message: "Hola", wait: true })
    let sent = 0
    page.on("request", (one) => {
      if (one.method() === "DELETE" || one.url().includes("/api/auth/re")) sent++
    })
    await page.goto("/dashboard/simulation")
    await page.getByTestId("simulation-log").getByText("Cliente").first().waitFor()
    await tap(page, page.getByRole("button", { name: "Borrar conversación" }))
    await doubleTap(page, page.getByRole("button", { name: "Continuar" }))
    await page.getByRole("dialog", { name: "¡ÚLTIMA ADVERTENCIA!" }).waitFor()
    expect(sent).toBe(0)

    await page.context().clearCookies()
    await page.goto("/")
    await tap(page, page.getByRole("main").getByRole("button", { name: "Start Now!" }))
    await tap(page, page.getByRole("button", { name: "Build it first" }))
    const wizard = page.getByRole("dialog", { name: "Create your chatbot" })
    await describeBot(wizard)
    await doubleTap(page, wizard.getByRole("button", { name: "Next" }))
    await wizard.getByText("Step 2 of 2").waitFor()
    await expect(page.getByRole("dialog")).toHaveCount(1)
    // Whoever taps once more later means it.
    await tap(page, wizard.getByRole("button", { name: "Finish" }))
    await page.getByRole("dialog", { name: "Create an account" }).waitFor()

    await page.goto("/login")
    await page.locator("[data-island=account][data-live=yes]").waitFor()
    await page.getByLabel("E-mail").fill("nobody@example.com")
    await doubleTap(page, page.getByRole("button", { name: "Forgot your password?" }))
    await page.getByText("a password reset link has been sent").waitFor()
    await page.evaluate(() => fetch("/healthz"))
    expect(sent).toBe(1)
  },
  { viewport: PHONE, hasTouch: true },
)

walk(
  "Of a list whose bin is pressed twice one line is taken away, and not the next as well",
  async ({ page }) => {
    await buildFirst(page)
    const wizard = page.getByRole("dialog", { name: "Create your chatbot" })
    await describeBot(wizard)
    await wizard.getByRole("button", { name: "Next" }).click()
    for (const fact of ["Uno.", "Dos.", "Tres."]) {
      await wizard.getByLabel("Content").fill(fact)
      await wizard.getByRole("button", { name: "Add source" }).click()
      await wizard.getByText(fact).waitFor()
    }
    const bins = wizard.getByRole("button", { name: /^Remove / })
    await bins.first().click()
    await expect(bins).toHaveCount(2)
    await pressAgain(page, bins.first())
    await page.evaluate(() => fetch("/healthz"))
    await expect(bins).toHaveCount(2)
  },
)

walk(
  "A second Enter on Next presses nothing of the step that it leads to, whose name has the focus",
  async ({ page, own }) => {
    const named = page.locator(":focus")
    const twoSteps = async (finish: string, back: string) => {
      const dialog = page.getByRole("dialog", { name: "Create your chatbot" })
      await describeBot(dialog)
      await dialog.getByRole("button", { name: "Next" }).press("Enter")
      await expect(named).toHaveText("Step 2 of 2 · Knowledge Sources")
      await page.keyboard.press("Enter")
      await dialog.getByRole("button", { name: back }).press("Enter")
      await expect(named).toHaveText("Step 1 of 2 · Basic Configuration")
      await pressTwice(page, "Next")
      await dialog.getByRole("button", { name: finish }).waitFor()
    }
    let created = 0
    page.on("request", (one) => {
      if (one.method() === "POST") created++
    })
    await buildFirst(page)
    await twoSteps("Finish", "Back")
    await expect(page.getByRole("dialog")).toHaveCount(1)

    await own()
    await page.goto("/")
    await page.getByRole("button", { name: "Start Now!" }).click()
    await twoSteps("Create Chatbot", "Previous")

    await page.goto("/dashboard/create-chatbot")
    await page.getByLabel("Chatbot name").fill("Taller Ruiz")
    for (const name of ["Knowledge Sources", "WhatsApp Configuration"]) {
      await pressTwice(page, "Next")
      await expect(named).toHaveText(name)
      await page.keyboard.press("Enter")
    }
    await page.getByRole("button", { name: "Previous" }).press("Enter")
    await expect(named).toHaveText("Knowledge Sources")
    await page.evaluate(() => fetch("/healthz"))
    expect(created).toBe(0)
  },
)

for (const [path, call, name] of [
  ["/login", "**/api/auth/sign-in", "Sign in"],
  ["/update-password", "**/api/auth/update-password", "Update password"],
] as const)
  walk(
    `${path}: the second of two taps on its button hits the button, where the first has taken away what was refused`,
    async ({ page }) => {
      await page.goto(path)
      const fields = page.locator("main input:not([type=email])")
      const fill = async (words: string) => {
        for (const field of await fields.all()) await field.fill(words)
      }
      const send = page.getByRole("main").getByRole("button", { name, exact: true })
      if (path === "/login") await page.getByLabel("E-mail").fill("nobody@example.com")
      await fill("not the password")
      await send.click()
      const refused = page.getByRole("main").getByRole("alert").getByText(/\w/)
      await refused.waitFor()
      const place = await send.boundingBox()

      await fill("not this one, either")
      const answer = await hold(page, call)
      await send.click()
      await expect(send).toHaveAttribute("aria-busy", "true")
      await expect(refused).toBeHidden()
      await expect.poll(() => send.boundingBox()).toEqual(place)
      answer()
      await refused.waitFor()
    },
    { viewport: PHONE },
  )

walk(
  "An owner who takes one back from a list by pressing twice takes one back",
  async (journey) => {
    const { page, own, stage } = journey
    const { chatbotId, call } = await own({ name: "Marisol" })
    for (const content of ["Cerramos", "Abrimos"])
      await call("POST", `/api/chatbots/${chatbotId}/memory/fragments`, { content })
    await stage.database.owner.query(
      `with c as (insert into clients (chatbotid, name, phonenumber)
       select $1, 'Cliente ' || n, '3460099900' || n from generate_series(1, 2) n returning id)
     insert into conversations (chatbotid, clientid, pausedat, pausedby) select $1, id, now(), 'bot' from c`,
      [chatbotId],
    )
    for (const [screen, name] of [
      ["/dashboard/settings", /^Resume the conversation with Cliente/],
      ["/dashboard/memory", /^Undo:/],
    ] as const) {
      await page.goto(screen)
      await settled(page)
      const buttons = page.getByRole("button", { name })
      await expect(buttons).toHaveCount(2)
      let sent = 0
      page.on("request", (request) => {
        if (request.method() === "POST") sent++
      })
      const pressed = await buttons.first().elementHandle()
      await pressed?.click()
      await pressed?.waitForElementState("hidden")
      await settled(page)
      await pressAgain(page, buttons.first())
      // Calls of the presses come before the call that is made now.
      await page.evaluate(() => fetch("/healthz"))
      expect(sent, screen).toBe(1)
    }
  },
)

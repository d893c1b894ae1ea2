import { expect } from "bun:test"
import { onStage, type Walk } from "../support/browser.ts"
import { englishIn } from "./english.ts"

const walk = onStage()

const userOf = async ({ stage }: Walk, email: string) => {
  const { rows } = await stage.database.owner.query("select id from users where email = $1", [
    email,
  ])
  return String(rows[0].id)
}

/** Everything of an owner that the operators' tools could touch. */
const standing = async ({ stage }: Walk, user: string) => {
  const { rows } = await stage.database.owner.query(
    `select (select json_agg(u) from "subscriptionUsage" u where u.userid = $1) as usage,
       (select json_agg(s) from subscriptions s where s.userid = $1) as subscriptions`,
    [user],
  )
  return rows[0]
}

walk(
  "The operators' tools refuse a blank user and days that are none, and say in green what they did",
  async (journey) => {
    const { page, own, stage } = journey
    const { email, chatbotId } = await own({ name: "Marisol" })
    const user = await userOf(journey, email)
    await stage.database.owner.query(
      `insert into "subscriptionUsage" (userid, "messagesUsed", last_reset_date)
       select userid, 42, now() from chatbots where id = $1
       on conflict (userid) do update set "messagesUsed" = 42`,
      [chatbotId],
    )
    await page.goto("/dashboard/debug")
    const id = page.getByLabel("ID de usuario")
    await page.waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>("[name=userId]")?.value === wanted,
      user,
    )
    const days = page.getByLabel("Días atrás")
    expect(await days.inputValue()).toBe("35")
    const shift = page.locator("form", { has: days })
    for (const wrong of ["0", "-3", ""]) {
      await days.fill(wrong)
      await shift.getByRole("button", { name: "Cambiar la fecha" }).click()
      await shift.getByRole("alert").getByText("Los días deben ser un número positivo.").waitFor()
    }
    await days.fill("35")

    const before = await standing(journey, user)
    const dry = page.locator("form", { hasText: "Simular el reinicio mensual" })
    await dry.getByRole("button", { name: "Simular" }).click()
    await dry.getByRole("status").getByText("Mensajes contados: 42 de 100").waitFor()
    expect(await standing(journey, user)).toEqual(before)

    // Without a subscription there is no period to move: the server's words, in red.
    await shift.getByRole("button", { name: "Cambiar la fecha" }).click()
    const refused = shift.getByRole("alert")
    await refused.waitFor()
    expect(await refused.getAttribute("class")).toContain("note-bad")

    const reset = page.locator("form", { hasText: "Forzar el reinicio del contador" })
    await id.fill(" ")
    await reset.getByRole("button", { name: "Forzar reinicio" }).click()
    await reset.getByText("El ID de usuario es obligatorio.").waitFor()
    expect(await standing(journey, user)).toEqual(before)
    await id.fill(user)
    await reset.getByRole("button", { name: "Forzar reinicio" }).click()
    const done = reset.getByRole("status")
    await done.getByText("Contador reiniciado").waitFor()
    expect(await done.getAttribute("class")).toContain("note-ok")
    expect((await standing(journey, user)).usage[0].messagesUsed).toBe(0)
  },
)

walk(
  "A tool whose server says nothing ends in ¡Éxito!, one whose server is gone in an unknown error",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/debug")
    const reset = page.locator("form", { hasText: "Forzar el reinicio del contador" })
    const press = async () => {
      await page.waitForFunction(
        () => (document.querySelector<HTMLInputElement>("[name=userId]")?.value ?? "") !== "",
      )
      await reset.getByRole("button", { name: "Forzar reinicio" }).click()
    }
    const path = "**/api/debug/force-reset-messages"
    await page.route(path, (route) => route.fulfill({ json: { success: true, message: "" } }))
    await press()
    await reset.getByRole("status").getByText("¡Éxito!").waitFor()
    await page.unroute(path)
    await page.route(path, (route) => route.abort())
    await press()
    await reset.getByRole("alert").getByText("Ha ocurrido un error desconocido.").waitFor()
  },
)

for (const screen of ["debug", "simulation"])
  walk(`/dashboard/${screen} is Spanish throughout`, async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto(`/dashboard/${screen}`)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await page.getByTestId("bot-state").first().waitFor()
    expect(await page.locator("html").getAttribute("lang")).toBe("es")
    await page.waitForFunction(() => !/Cargando/.test(document.body.innerText))
    expect(await englishIn(page)).toEqual([])
  })

walk(
  "The simulation sends on Enter, not on Shift+Enter, and asks for its log two seconds later",
  async ({ page, own }) => {
    await own({
      name: "Marisol",
      knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
    })
    await page.clock.install()
    await page.goto("/dashboard/simulation")
    const box = page.getByRole("textbox", { name: "Mensaje" })
    const log = page.getByTestId("simulation-log")
    await log.getByText("Aún no hay mensajes.").waitFor()
    await box.press("Enter")
    await page.getByText("Escribe un mensaje para enviar").waitFor()
    await box.fill("¿Cuánto cuesta")
    await box.press("Shift+Enter")
    expect(await box.inputValue()).toBe("¿Cuánto cuesta\n")
    await box.fill("¿Cuánto cuesta el corte?")

    // Without its own timer, only the stream would show the answer: here the stream is cut.
    await page.route("**/api/events*", (route) => route.abort())
    let asked = 0
    page.on("request", (request) => {
      if (request.url().includes("get-simulation-logs")) asked++
    })
    const sent = page.waitForResponse((answer) => answer.url().includes("send-simulated"))
    await box.press("Enter")
    await sent
    await log.getByText("El corte cuesta dieciocho euros.").first().waitFor()
    expect(asked).toBeGreaterThan(0)
    expect(await box.inputValue()).toBe("")
    for (const label of ["Cliente", "Input IA", "Output IA"])
      await log.getByText(label, { exact: true }).first().waitFor()
    const shown = await log.locator("time").first().innerText()
    const iso = await log.locator("time").first().getAttribute("datetime")
    const spanish = new Intl.DateTimeFormat("es-ES", {
      dateStyle: "short",
      timeStyle: "medium",
      timeZone: "Europe/Paris",
    })
    expect(shown).toBe(spanish.format(new Date(iso ?? "")))
  },
)

walk("Before there is a bot the simulation waits for it", async ({ page, own }) => {
  await own()
  await page.goto("/dashboard/simulation")
  await page.getByTestId("simulation-log").getByText("Esperando carga del chatbot...").waitFor()
  await page.getByRole("textbox", { name: "Mensaje" }).fill("Hola")
  await page.getByRole("button", { name: "Enviar" }).click()
  await page.getByRole("alert").getByText("Esperando carga del chatbot...").waitFor()
})

walk(
  "Deleting the simulated conversation asks twice; either no keeps it, two yeses leave nothing",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    await call("POST", "/api/whatsapp/send-simulated", { chatbotId, message: "Hola", wait: true })
    await page.goto("/dashboard/simulation")
    const log = page.getByTestId("simulation-log")
    await log.getByText("Hola", { exact: true }).first().waitFor()
    const copy = () => page.evaluate((id) => localStorage.getItem(`simulation:${id}`), chatbotId)
    await page.waitForFunction((id) => localStorage.getItem(`simulation:${id}`), chatbotId)

    const first = page.getByRole("dialog", { name: "Confirmar Borrado" })
    const last = page.getByRole("dialog", { name: "¡ÚLTIMA ADVERTENCIA!" })
    const begin = page.getByRole("button", { name: "Borrar conversación" })
    await begin.click()
    await first.getByRole("button", { name: "Cancelar" }).click()
    await first.waitFor({ state: "detached" })
    await begin.click()
    await first.getByRole("button", { name: "Continuar" }).click()
    await last.getByRole("button", { name: "Cancelar" }).click()
    await last.waitFor({ state: "detached" })
    expect(await log.getByText("Hola", { exact: true }).count()).toBeGreaterThan(0)
    expect(await copy()).not.toBeNull()

    await page.route("**/delete-simulation-conversation", (route) => route.abort())
    await begin.click()
    await first.getByRole("button", { name: "Continuar" }).click()
    await last.getByRole("button", { name: "Borrar para siempre" }).click()
    await page.getByTestId("toast").getByText("Error al borrar la conversación").waitFor()
    expect(await copy()).not.toBeNull()
    await page.unroute("**/delete-simulation-conversation")

    await begin.click()
    await first.getByRole("button", { name: "Continuar" }).click()
    await last.getByRole("button", { name: "Borrar para siempre" }).click()
    await page.getByTestId("toast").getByText("Conversación borrada exitosamente").waitFor()
    await log.getByText("Aún no hay mensajes.").waitFor()
    expect(await copy()).toBeNull()
  },
)

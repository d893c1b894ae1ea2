import { expect, onStage, type Walk, withoutNews } from "../support/browser.ts"
import { runUntil } from "../support/page-clock.ts"
import { told } from "../support/passing.ts"
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
    const asked: string[] = []
    page.on("request", (request) => {
      const [, tool] = request.url().split("/api/debug/")
      if (tool) asked.push(tool)
    })
    await page.goto("/dashboard/debug")
    const id = page.getByLabel("ID de usuario")
    await expect(id).toHaveValue(user)
    const days = page.getByLabel("Días atrás")
    await expect(days).toHaveValue("35")
    const shift = page.locator("form", { has: days })
    const refused = shift.getByRole("alert")
    const move = async (back: string, answer: string) => {
      await days.fill(back)
      await shift.getByRole("button", { name: "Cambiar la fecha" }).click()
      await expect(refused).toHaveText(answer)
      await expect(refused).toHaveClass(/note-bad/)
    }
    // In between the server speaks, so that no refusal is taken for the next: there is no subscription whose period could move.
    for (const wrong of ["0", "-3", ""]) {
      await move(wrong, "Los días deben ser un número positivo.")
      await move("35", "No encontrado")
    }

    const before = await standing(journey, user)
    const dry = page.locator("form", { hasText: "Simular el reinicio mensual" })
    await dry.getByRole("button", { name: "Simular" }).click()
    await dry.getByRole("status").getByText("Mensajes contados: 42 de 100").waitFor()
    await expect.poll(() => standing(journey, user)).toEqual(before)

    const reset = page.locator("form", { hasText: "Forzar el reinicio del contador" })
    await id.fill(" ")
    await reset.getByRole("button", { name: "Forzar reinicio" }).click()
    await reset.getByText("El ID de usuario es obligatorio.").waitFor()
    await id.fill(user)
    await reset.getByRole("button", { name: "Forzar reinicio" }).click()
    const done = reset.getByRole("status")
    await done.getByText("Contador reiniciado").waitFor()
    await expect(done).toHaveClass(/note-ok/)
    await expect.poll(() => standing(journey, user)).toMatchObject({ usage: [{ messagesUsed: 0 }] })
    // What the page itself refused was not sent to the server.
    const moves = Array(3).fill("update-subscription-date")
    expect(asked).toEqual([...moves, "simulate-monthly-reset", "force-reset-messages"])
  },
)

walk(
  "A tool whose server says nothing ends in ¡Éxito!, one whose server is gone in an unknown error",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await page.goto("/dashboard/debug")
    const reset = page.locator("form", { hasText: "Forzar el reinicio del contador" })
    const press = async () => {
      await expect(page.getByLabel("ID de usuario")).not.toHaveValue("")
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
    await expect(page.locator("html")).toHaveAttribute("lang", "es")
    await expect(page.locator("body")).not.toContainText("Cargando", { useInnerText: true })
    await expect.poll(() => englishIn(page)).toEqual([])
  })

walk(
  "The simulation sends on Enter, not on Shift+Enter, and asks for its log two seconds later",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({
      name: "Marisol",
      knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
    })
    // Without its own timer, only the stream would show the answer: here there is none.
    await withoutNews(page)
    await page.clock.install()
    await page.goto("/dashboard/simulation")
    const box = page.getByRole("textbox", { name: "Mensaje" })
    const log = page.getByTestId("simulation-log")
    await log.getByText("Aún no hay mensajes.").waitFor()
    await expect(box).toHaveAttribute("enterkeyhint", "send")
    // A scroll bar with a ground of its own would be light on the dark log, and stand out of its round corners.
    await expect(log).toHaveCSS("scrollbar-color", /rgba\(0, 0, 0, 0\)$/)
    await box.press("Enter")
    await page.getByText("Escribe un mensaje para enviar").waitFor()
    await box.fill("¿Cuánto cuesta")
    await box.press("Shift+Enter")
    await expect(box).toHaveValue("¿Cuánto cuesta\n")
    await box.fill("¿Cuánto cuesta el corte?")

    let asked = 0
    page.on("request", (request) => {
      if (request.url().includes("get-simulation-logs")) asked++
    })
    const sent = page.waitForResponse((answer) => answer.url().includes("send-simulated"))
    await page.clock.pauseAt(Date.now() + 60_000)
    await box.press("Enter")
    await sent
    await runUntil(page, async () => (await box.inputValue()) === "")
    // The two seconds pass in no time, and the log is asked for once: the answer must be there by then.
    const logged = () => call("GET", `/api/whatsapp/get-simulation-logs?chatbotId=${chatbotId}`)
    await expect.poll(async () => JSON.stringify(await logged())).toContain('"ai_output"')
    asked = 0
    await page.clock.runFor(1_900)
    expect(asked).toBe(0)
    await page.clock.runFor(200)
    await expect.poll(() => asked).toBeGreaterThan(0)
    await page.clock.resume()
    await log.getByText("El corte cuesta dieciocho euros.").first().waitFor()
    await expect(box).toHaveValue("")
    for (const label of ["Cliente", "Input IA", "Output IA"])
      await log.getByText(label, { exact: true }).first().waitFor()
    const time = log.locator("time").first()
    const iso = await time.getAttribute("datetime")
    const spanish = new Intl.DateTimeFormat("es-ES", {
      dateStyle: "short",
      timeStyle: "medium",
      timeZone: "Europe/Paris",
    })
    await expect(time).toHaveText(spanish.format(new Date(iso ?? "")))
  },
)

walk("Before there is a bot the simulation waits for it", async ({ page, own }) => {
  await own()
  await page.goto("/dashboard/simulation")
  await page.getByTestId("simulation-log").getByText("Esperando carga del chatbot...").waitFor()
  await page.getByRole("textbox", { name: "Mensaje" }).fill("Hola")
  await page.getByRole("button", { name: "Enviar" }).click()
  await page.getByRole("alert").getByText("Esperando carga del chatbot...").waitFor()
  await expect(page.getByRole("button", { name: "Borrar conversación" })).toBeDisabled()
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
    await expect.poll(copy).not.toBeNull()

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
    await log.getByText("Hola", { exact: true }).first().waitFor()
    await expect.poll(copy).not.toBeNull()

    await page.route("**/delete-simulation-conversation", (route) => route.abort())
    await begin.click()
    await first.getByRole("button", { name: "Continuar" }).click()
    await last.getByRole("button", { name: "Borrar para siempre" }).click()
    await told(page, "Error al borrar la conversación")
    await expect.poll(copy).not.toBeNull()
    await page.unroute("**/delete-simulation-conversation")

    await begin.click()
    await first.getByRole("button", { name: "Continuar" }).click()
    await last.getByRole("button", { name: "Borrar para siempre" }).click()
    await told(page, "Conversación borrada exitosamente")
    await log.getByText("Aún no hay mensajes.").waitFor()
    await expect.poll(copy).toBeNull()
  },
)

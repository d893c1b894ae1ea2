import { date } from "../../site/lib/language/format.ts"
import { expect, hold, onStage, PHONE, SMALL_PHONE, withoutNews } from "../support/browser.ts"
import { atNoon } from "../support/noon-zone.ts"

const walk = onStage()

walk(
  "The preview says of every message on which day it was written, and only of today's that it is today's",
  async ({ page, own, stage }) => {
    const { chatbotId, call } = await own({ name: "¡Olé! 💇 «Peluquería»" })
    const say = (message: string) =>
      call("POST", "/api/whatsapp/send-simulated", { chatbotId, message, wait: true })
    await say("Hola")
    await say("¿Abrís mañana?")
    // Then it is the same day in this process as in the browser, whose zone is between 11 hours behind UTC and 12 ahead.
    const earlier = `${new Date(Date.now() - 3 * 24 * 3_600_000).toISOString().slice(0, 10)}T11:30:00Z`
    await stage.database.owner.query(`update messages set createdat = $2 where chatbotid = $1`, [
      chatbotId,
      earlier,
    ])
    await page.goto("/dashboard/chatbots")
    const wall = page.getByRole("log")
    const days = wall.locator(".day-chip")
    await wall.getByText("¿Abrís mañana?").waitFor()
    await expect(days).toHaveText([date("en", earlier)])
    await page.getByRole("textbox", { name: /Write/ }).fill("¿Y hoy?")
    await page.keyboard.press("Enter")
    await expect(days).toHaveText([date("en", earlier), "Today"])
    await expect(page.locator(".avatar").first()).toHaveText("OP")
  },
  { timezoneId: atNoon() },
)

walk(
  "What was deleted of an old conversation leaves no empty bubble in the preview",
  async ({ page, own, stage }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    const say = (message: string) =>
      call("POST", "/api/whatsapp/send-simulated", { chatbotId, message, wait: true })
    await say("Hola")
    const query = stage.database.owner
    await query.query(
      "update messages set sentat = now() - interval '91 days', createdat = now() - interval '91 days' where chatbotid = $1",
      [chatbotId],
    )
    await query.query("select forget_old(now(), 1000)")
    await say("¿Abrís mañana?")
    await page.goto("/dashboard/chatbots")
    const wall = page.getByRole("log")
    await wall.getByText("¿Abrís mañana?").waitFor()
    await expect(wall.locator(".bubble")).toHaveCount(2)
    await expect(wall.locator(".day-chip")).toHaveText(["Today"])
  },
  { timezoneId: atNoon() },
)

walk(
  "The preview shows its conversation however many customers wrote since",
  async ({ page, own, stage }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    await call("POST", "/api/whatsapp/send-simulated", {
      ...{ chatbotId, message: "¿Abrís el domingo?", wait: true },
    })
    await stage.database.owner.query(
      `with c as (insert into clients (chatbotid, phonenumber)
         select $1, (34600200000 + n)::text from generate_series(1, 120) n returning id)
       insert into conversations (chatbotid, clientid, lastinboundat) select $1, id, now() from c`,
      [chatbotId],
    )
    await page.goto("/dashboard/training")
    await page.getByRole("log").getByText("¿Abrís el domingo?").waitFor()
  },
)

walk(
  "An owner who hears a conversation instead of seeing its sides is told who says what",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    const question = { chatbotId, message: "¿Abrís mañana?", wait: true }
    await call("POST", "/api/whatsapp/send-simulated", question)
    await page.goto("/dashboard/chatbots")
    const said = page.getByRole("log").locator(".bubble")
    await expect(said).toHaveText([/^Customer: ¿Abrís mañana\?/, /^Bot: \S/])
    await page.goto("/es")
    await expect(page.locator(".hero .bubble").first()).toHaveText(/^Cliente: Hola/)
  },
)

walk(
  "The preview suggests what to write once it is known that nothing was written, and says so if it cannot be known",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    const question = { chatbotId, message: "¿Abrís mañana?", wait: true }
    await call("POST", "/api/whatsapp/send-simulated", question)
    await withoutNews(page)
    const messages = "**/api/chatbots/*/messages?*"
    const answer = await hold(page, messages)
    await page.goto("/dashboard/chatbots")
    const wall = page.getByRole("log", { name: "Conversation" })
    const suggestion = wall.getByRole("button", { name: "Quiero reservar" })
    await wall.getByRole("status").getByText("Loading...").waitFor()
    await expect(suggestion).toHaveCount(0)
    answer()
    await wall.getByText("¿Abrís mañana?").first().waitFor()

    await page.route(messages, (route) => route.fulfill({ status: 500, body: "broken" }))
    await page.goto("/dashboard/chatbots")
    const alert = page.getByRole("main").getByRole("alert")
    await alert.getByText("Recado did not answer.").waitFor()
    await expect(wall.locator(".bubble")).toHaveCount(0)
    await expect(suggestion).toHaveCount(0)
    await page.unroute(messages)
    await alert.getByRole("button", { name: "Try again" }).click()
    await wall.getByText("¿Abrís mañana?").first().waitFor()
    await expect(alert).toHaveCount(0)
  },
)

walk(
  "Starting over in the preview asks first, and says when it did not work",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await withoutNews(page)
    await page.goto("/dashboard/chatbots")
    const wall = page.getByRole("log", { name: "Conversation" })
    const suggestion = wall.getByRole("button", { name: "Quiero reservar" })
    await suggestion.click()
    await wall.locator(".bubble[data-side=other]").getByText("Why this answer?").waitFor()
    const startOver = page.getByRole("main").getByRole("button", { name: "Start over" })
    const question = page.getByRole("dialog", { name: "Start over?" })
    await page.route("**/delete-simulation-conversation", (route) => route.abort())
    await startOver.click()
    await question.getByRole("button", { name: "Cancel" }).click()
    await question.waitFor({ state: "detached" })
    await startOver.click()
    await question.getByRole("button", { name: "Start over" }).click()
    const alert = page.getByRole("main").getByRole("alert")
    await alert.getByText("Recado did not answer.").waitFor()
    await question.waitFor({ state: "detached" })
    await expect(wall.locator(".bubble")).not.toHaveCount(0)

    await page.unroute("**/delete-simulation-conversation")
    await stage.database.owner.query("update chatbots set is_paused = true where id = $1", [
      chatbotId,
    ])
    await page.getByRole("textbox", { name: /Write/ }).fill("¿Hay alguien?")
    await page.keyboard.press("Enter")
    // What is said of the last message goes with it.
    await page.getByText("No reply goes out: the chatbot is paused.").waitFor()
    await expect(alert).toHaveCount(0)
    await startOver.click()
    await question.getByRole("button", { name: "Start over" }).click()
    await suggestion.waitFor()
    await expect(wall.locator(".bubble")).toHaveCount(0)
    await page.getByText("Tests do not use up the messages of your plan.").waitFor()
  },
)

walk(
  "A conversation that is deleted while it is answered does not come back to the device",
  async ({ page, own, stage }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    await call("POST", "/api/whatsapp/send-simulated", { chatbotId, message: "Hola", wait: true })
    const stored = () => page.evaluate(() => Object.keys(localStorage))
    await page.goto("/dashboard/simulation")
    await expect.poll(stored).toContain(`simulation:${chatbotId}`)
    await stage.sandbox("POST", "/llm/script", {
      answers: [{ content: "Abrimos a las 9.", delayMs: 4_000 }],
    })
    await page.getByRole("navigation").getByRole("link", { name: "Chatbot" }).first().click()
    await page.getByRole("textbox", { name: /Write/ }).fill("¿Abrís mañana?")
    const answered = page.waitForResponse("**/send-simulated")
    await page.keyboard.press("Enter")
    await page.goBack()
    await page.getByRole("button", { name: "Borrar conversación" }).click()
    await page.getByRole("button", { name: "Continuar" }).click()
    await page.getByRole("button", { name: "Borrar para siempre" }).click()
    await page.getByText("Conversación borrada exitosamente").waitFor()
    await answered
    // Long enough for the answer to be kept.
    await Bun.sleep(500)
    await expect.poll(stored).not.toContain(`simulation:${chatbotId}`)
  },
)

walk(
  "Of a message and a starting over that both failed the latter is said, and tried again",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    await withoutNews(page)
    await page.goto("/dashboard/chatbots")
    const wall = page.getByRole("log", { name: "Conversation" })
    const suggestion = wall.getByRole("button", { name: "Quiero reservar" })
    await page.route("**/send-simulated", (route) => route.abort())
    await suggestion.click()
    const alert = page.getByRole("main").getByRole("alert")
    await alert.getByText("Recado did not answer.").waitFor()
    const removal = "**/delete-simulation-conversation"
    const broken = { error: "Internal error", code: "internal" }
    await page.route(removal, (route) => route.fulfill({ status: 500, json: broken }))
    await page.getByRole("main").getByRole("button", { name: "Start over" }).click()
    await page
      .getByRole("dialog", { name: "Start over?" })
      .getByRole("button", { name: "Start over" })
      .click()
    await alert.getByText("Something went wrong in Recado.").waitFor()
    await page.unroute(removal)
    await alert.getByRole("button", { name: "Try again" }).click()
    await suggestion.waitFor()
    await expect(alert).toHaveCount(0)
  },
)

walk(
  "A conversation that was deleted on another device is kept on this one no longer than until it is looked at",
  async ({ page, own }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    await call("POST", "/api/whatsapp/send-simulated", { chatbotId, message: "Hola", wait: true })
    const stored = () => page.evaluate(() => Object.keys(localStorage))
    await page.goto("/dashboard/simulation")
    await expect.poll(stored).toContain(`simulation:${chatbotId}`)
    await call("DELETE", "/api/whatsapp/delete-simulation-conversation", { chatbotId })
    await page.reload()
    await expect.poll(stored).not.toContain(`simulation:${chatbotId}`)
  },
)

walk(
  "A conversation that has just begun stays on the device, though its log was read while there was none",
  async ({ page, own }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await page.goto("/dashboard/simulation")
    await page.waitForResponse("**/get-simulation-logs**")
    const goes = (to: string) =>
      page.getByRole("navigation").getByRole("link", { name: to }).first().click()
    await goes("Chatbot")
    await page.getByRole("textbox", { name: /Write/ }).fill("Hola")
    await page.keyboard.press("Enter")
    const stored = () => page.evaluate(() => Object.keys(localStorage))
    await expect.poll(stored).toContain(`simulation:${chatbotId}`)
    await goes("Settings")
    await page.getByRole("button", { name: "Pause chatbot" }).waitFor()
    await goes("Chatbot")
    await page.getByRole("log").getByText("Hola", { exact: true }).waitFor()
    // Long enough for it to be taken away.
    await Bun.sleep(300)
    await expect.poll(stored).toContain(`simulation:${chatbotId}`)
  },
)

walk(
  "Why the bot answered as it did is being read, cannot be read, or is not known: each is said",
  async ({ page, own, stage }) => {
    const { chatbotId, call } = await own({
      name: "Marisol",
      knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
    })
    const question = { chatbotId, message: "¿Cuánto cuesta el corte?", wait: true }
    await call("POST", "/api/whatsapp/send-simulated", question)
    await withoutNews(page)
    const logs = "**/api/whatsapp/get-simulation-logs*"
    const answer = await hold(page, logs)
    await page.goto("/dashboard/chatbots")
    const why = page.getByRole("button", { name: "Why this answer?" })
    const dialog = page.getByRole("dialog", { name: "What this answer is made of" })
    const unknown = dialog.getByText("It is not known what this answer was made of.")
    const close = async () => {
      await dialog.getByRole("button", { name: "Close" }).click()
      await dialog.waitFor({ state: "detached" })
    }
    await why.first().click()
    await dialog.getByRole("status").getByText("Loading...").waitFor()
    await expect(unknown).toHaveCount(0)
    answer()
    await dialog.getByText("El corte cuesta dieciocho euros.").waitFor()
    await expect(dialog.getByRole("status")).toHaveCount(0)
    await close()

    await page.route(logs, (route) => route.fulfill({ status: 500, body: "broken" }))
    await page.reload()
    await why.first().click()
    await dialog.getByText("Recado did not answer.").waitFor()
    await expect(unknown).toHaveCount(0)
    await page.unroute(logs)
    const answerAgain = await hold(page, logs)
    await dialog.getByRole("button", { name: "Try again" }).click()
    await dialog.getByRole("status").getByText("Loading...").waitFor()
    await expect(unknown).toHaveCount(0)
    answerAgain()
    await dialog.getByText("El corte cuesta dieciocho euros.").waitFor()
    await close()

    await stage.database.owner.query('delete from "simulationLogs" where chatbotid = $1', [
      chatbotId,
    ])
    await page.reload()
    await why.first().click()
    await unknown.waitFor()
    await dialog.getByRole("link", { name: "Teach it this" }).waitFor()
  },
)

for (const screen of ["training", "chatbots"])
  walk(
    `From the reasons of an answer the owner gets to the box in which it is taught, also from ${screen}`,
    async ({ page, own }) => {
      await own({ name: "Marisol" })
      await page.goto(`/dashboard/${screen}`)
      await page.getByRole("button", { name: "Preview" }).click()
      const phone = page.getByRole("dialog")
      await phone.getByRole("button", { name: "Quiero reservar" }).click()
      await phone.getByRole("button", { name: "Why this answer?" }).first().click()
      await page.getByRole("link", { name: "Teach it this" }).click()
      await expect(page.getByRole("dialog")).toHaveCount(0)
      const box = page.getByLabel("Content")
      await box.waitFor()
      if (screen === "training") await expect(box).toBeFocused()
    },
    { viewport: PHONE },
  )

walk(
  "Who stays when the reasons of an answer would lead away from what was changed finds them open still",
  async ({ page, own }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
    await page.getByLabel("Chatbot name").fill("Otro")
    await page.getByRole("button", { name: "Preview" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Quiero reservar" }).click()
    await page.getByRole("button", { name: "Why this answer?" }).first().click()
    const teach = page.getByRole("link", { name: "Teach it this" })
    await teach.click()
    const question = page.getByRole("dialog", { name: "Leave without saving?" })
    await question.getByRole("button", { name: "Stay" }).click()
    await question.waitFor({ state: "detached" })
    await expect(teach).toBeVisible()
    await teach.click()
    await question.getByRole("button", { name: "Leave" }).click()
    await page.getByLabel("Content").waitFor()
    await expect(page.getByRole("dialog")).toHaveCount(0)
  },
  { viewport: PHONE },
)

for (const [language, lang, first] of [
  ["english", "en", "What are your opening hours?"],
  ["german", "de", "Wann habt ihr geöffnet?"],
] as const)
  walk(
    `What may be asked first is in the language that the bot was given: ${language}`,
    async ({ page, own }) => {
      const { chatbotId } = await own({ name: "Marisol", language })
      await page.goto(`/dashboard/edit-chatbot/${chatbotId}`)
      const chip = page.getByRole("log").getByRole("button", { name: first })
      await expect(chip).toHaveAttribute("lang", lang)
    },
  )

walk(
  "A try that did not get through stays to be read, and goes when it is tried again",
  async ({ page, own }) => {
    await own({
      name: "Marisol",
      knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
    })
    await page.goto("/dashboard/training")
    const log = page.getByRole("log")
    await log.getByRole("button", { name: "Quiero reservar" }).waitFor()
    await page.context().setOffline(true)
    const box = page.getByRole("textbox", { name: "Write a message…" })
    await box.fill("¿Cuánto cuesta el corte?")
    await box.press("Enter")
    const fault = page.getByRole("alert").filter({ hasText: "did not answer" })
    await fault.waitFor()
    await expect(log.getByText("¿Cuánto cuesta el corte?")).toHaveCount(1)
    await page.context().setOffline(false)
    await fault.getByRole("button", { name: "Try again" }).click()
    await log.getByText("El corte cuesta dieciocho euros.").waitFor()
    await expect(log.getByText("¿Cuánto cuesta el corte?")).toHaveCount(1)
  },
)

walk(
  "With letters twice as large an answer can be read in the preview on a small phone, and be begun anew",
  async ({ page, own }) => {
    await own({
      name: "Peluquería y Estética Marisol",
      knowledgeSources: [{ type: "text", content: "El corte cuesta dieciocho euros." }],
    })
    await page.addInitScript(() => {
      localStorage.setItem("language", "es")
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = "200%"
      })
    })
    await page.goto("/dashboard/training")
    await page.getByRole("button", { name: "Vista previa" }).click()
    const sheet = page.getByRole("dialog", { name: "Vista previa" })
    const box = sheet.getByRole("textbox")
    await box.fill("¿Cuánto cuesta el corte?")
    await box.press("Enter")
    const answer = sheet.getByText("El corte cuesta dieciocho euros.")
    await answer.waitFor()
    // With the introduction before it the answer is longer than such a screen.
    for (const [part, ratio] of [
      [answer, 0.6],
      [sheet.getByRole("button", { name: "Empezar de nuevo" }), 1],
      [box, 1],
    ] as const) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport({ ratio })
    }
  },
  { viewport: SMALL_PHONE },
)

import { expect, onStage } from "../support/browser.ts"

const walk = onStage()

/** More than the largest page that the server gives. */
const MANY = 130

walk(
  "Training: of very many sources each is there, counted and found",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await stage.database.owner.query(
      `insert into "knowledgeSources" (chatbotid, type, content)
     select $1, 'text', 'Oferta ' || n || '.' from generate_series(1, $2::int) n`,
      [chatbotId, MANY],
    )
    await page.goto("/dashboard/training")
    await page.getByRole("heading", { name: `${MANY} sources` }).waitFor()
    await page.getByLabel("Filter").fill("oferta 1.")
    await page.getByRole("button", { name: "Edit: Oferta 1." }).waitFor()
  },
)

walk("Of very many paused conversations each can be resumed", async ({ page, own, stage }) => {
  const { chatbotId } = await own({ name: "Marisol" })
  await stage.database.owner.query(
    `with c as (insert into clients (chatbotid, name, phonenumber)
       select $1, 'Cliente ' || n, '346001' || lpad(n::text, 5, '0') from generate_series(1, $2::int) n returning id)
     insert into conversations (chatbotid, clientid, pausedat, pausedby) select $1, id, now(), 'bot' from c`,
    [chatbotId, MANY],
  )
  await page.goto("/dashboard/settings")
  await expect(page.getByTestId("paused-conversation")).toHaveCount(MANY)
})

walk(
  "A long simulated conversation goes on where it is, and not where it began",
  async ({ page, own, stage }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await stage.database.owner.query(
      `insert into "simulationLogs" (chatbotid, timestamp, type, content)
       select $1, now() - interval '1 day' + n * interval '1 s', 'client', 'Pregunta ' || n || '.'
       from generate_series(1, $2::int) n`,
      [chatbotId, MANY],
    )
    await page.goto("/dashboard/simulation")
    const log = page.getByTestId("simulation-log")
    await log.getByText(`Pregunta ${MANY}.`).waitFor()
    await page.getByRole("textbox", { name: "Mensaje" }).fill("¿Abrís mañana?")
    await page.keyboard.press("Enter")
    await log.getByText("¿Abrís mañana?", { exact: true }).waitFor()
  },
)

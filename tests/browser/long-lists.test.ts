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
  "Of many whose reply did not arrive each is found, with name and number",
  async ({ page, own, stage }) => {
    const { chatbotId, call } = await own({ name: "Marisol" })
    await call("POST", "/api/whatsapp/process-token", {
      ...{ chatbotid: chatbotId, accesstoken: `EAA a token of a busy line ${chatbotId}` },
    })
    await stage.database.owner.query(
      `with c as (insert into clients (chatbotid, name, phonenumber)
         select $1, 'Cliente ' || n, '346002' || lpad(n::text, 5, '0') from generate_series(1, 11) n returning id),
       v as (insert into conversations (chatbotid, clientid) select $1, id from c returning id, clientid)
       insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, status,
         errorcode)
       select $1, clientid, id, 'OUTBOUND', 'WHATSAPP', '', now(), 'bot', 'failed', code
       from v, unnest(array[2, 131000]) code`,
      [chatbotId],
    )
    await page.goto("/dashboard/whatsapp")
    const undelivered = page.getByTestId("wa-undelivered")
    const named = undelivered.getByText(/^Cliente \d+ \+346002\d{5}$/)
    await expect(named).toHaveCount(5)
    await undelivered.getByRole("button", { name: "Show More" }).click()
    await expect(named).toHaveCount(11)
  },
)

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

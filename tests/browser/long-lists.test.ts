import { expect, onStage, type Walk } from "../support/browser.ts"

const walk = onStage()

/** More than the largest page that the server gives. */
const MANY = 130

const ownWithLine = async (own: Walk["own"]) => {
  const { chatbotId, connectNumber } = await own({ name: "Marisol" })
  await connectNumber()
  return chatbotId
}

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
    const chatbotId = await ownWithLine(own)
    /** Clients by these numbers to each of whom a reply failed with each of these codes. */
    const unreached = (first: number, last: number, codes: readonly number[]) =>
      stage.database.owner.query(
        `with c as (insert into clients (chatbotid, name, phonenumber)
           select $1, 'Cliente ' || n, '346002' || lpad(n::text, 5, '0') from generate_series($2::int, $3::int) n returning id),
         v as (insert into conversations (chatbotid, clientid) select $1, id from c returning id, clientid)
         insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, status,
           errorcode)
         select $1, clientid, id, 'OUTBOUND', 'WHATSAPP', '', now(), 'bot', 'failed', code
         from v, unnest($4::int[]) code`,
        [chatbotId, first, last, codes],
      )
    await unreached(1, 11, [2, 131_000])
    await page.goto("/dashboard/whatsapp")
    const undelivered = page.getByTestId("wa-undelivered")
    const named = undelivered.getByText(/^Cliente \d+ · \+346002\d{5}$/)
    await expect(named).toHaveCount(5)
    await undelivered.getByRole("button", { name: "Show More" }).click()
    await expect(named).toHaveCount(11)
    const others = undelivered.getByText("more than 100 customers in all", { exact: true })
    await expect(others).toHaveCount(0)
    await unreached(12, 101, [2])
    await page.reload()
    await others.waitFor()
  },
)

walk(
  "The downloaded list holds every client, whoever writes meanwhile and however often the server asks to wait",
  async ({ page, own, stage }) => {
    const chatbotId = await ownWithLine(own)
    const query = stage.database.owner
    await query.query(
      `with c as (insert into clients (chatbotid, name, phonenumber)
         select $1, 'Cliente ' || n, '346003' || lpad(n::text, 5, '0') from generate_series(1, $2::int) n returning id)
       insert into conversations (chatbotid, clientid, lastinboundat) select $1, id, now() from c`,
      [chatbotId, MANY],
    )
    for (const played of ["+12025550199", "+34611111111"]) {
      await query.query(
        "with chat as (select say_simulated($1, userid, $2, 'Hola', false, '{}') from chatbots where id = $1) select from chat",
        [chatbotId, played],
      )
    }
    let pages = 0
    await page.route(/\/clients\?(?!.*optedOut)/, async (route) => {
      pages++
      if (pages === 2)
        return route.fulfill({
          status: 429,
          headers: { "Retry-After": "1" },
          json: { error: "Too many requests.", code: "rate_limited", id: "a", retryAfter: 1 },
        })
      await route.continue()
      // Those who wrote first now come first.
      await query.query(
        `update conversations set lastinboundat = now() + random() * interval '1 minute' where chatbotid = $1`,
        [chatbotId],
      )
    })
    await page.goto("/dashboard/whatsapp")
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download the list" }).click(),
    ])
    const list = await Bun.file(await file.path()).text()
    // Whom the owner plays, in the simulator or in a terminal, is no customer.
    expect(list).not.toContain("Simulador")
    const lines = list.match(/Cliente \d+/g)
    expect(new Set(lines).size).toBe(MANY)
    expect(lines).toHaveLength(MANY)
    expect(pages).toBe(3)
  },
)

walk(
  "A download for which the server asks to wait says after ten seconds that it is still under way",
  async ({ page, own }) => {
    await ownWithLine(own)
    await page.clock.install()
    await page.route(/\/clients\?(?!.*optedOut)/, (route) =>
      route.fulfill({
        status: 429,
        headers: { "Retry-After": "50" },
        json: { error: "Too many requests.", code: "rate_limited", id: "a", retryAfter: 50 },
      }),
    )
    await page.goto("/dashboard/whatsapp")
    const clients = page.getByTestId("wa-clients")
    await clients.getByText("Nobody has asked for silence.").waitFor()
    const patience = clients.getByRole("status")
    await expect(patience).toHaveText("")
    await clients.getByRole("button", { name: "Download the list" }).click()
    await page.clock.fastForward(11_000)
    await expect(patience).toHaveText("This takes longer than usual. It is still under way.")
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

import {
  expect,
  fetchedAhead,
  onStage,
  PHONE,
  settled,
  type Walk,
  withoutNews,
} from "../support/browser.ts"
import { atNoon } from "../support/noon-zone.ts"
import { pass } from "../support/page-clock.ts"
import { told } from "../support/passing.ts"
import { type Listed, paysForPro } from "./plan-stage.ts"

const walk = onStage()

/** An owner of the plan Pro, which is sold with two chatbots, and the first of them. */
const proOwner = async (journey: Walk) => {
  const owner = await journey.own()
  await paysForPro(journey, owner)
  const timezone = atNoon()
  const make = async (name: string) =>
    (await owner.call<{ chatbot: { id: string } }>("POST", "/api/chatbots", { name, timezone }))
      .chatbot.id
  return { ...owner, make, first: await make("Salón Centro") }
}

walk(
  "A plan with room for a second chatbot offers it beside the first, and no more once it is full",
  async (journey) => {
    const { page } = journey
    const { make } = await proOwner(journey)
    await page.goto("/dashboard/chatbots")
    const create = page.getByRole("main").getByRole("link", { name: "Create new chatbot" })
    await create.click()
    await page.waitForURL("**/dashboard/create-chatbot")
    await make("Salón Playa")
    await page.goto("/dashboard/chatbots")
    await page.getByTestId("chatbot-card").nth(1).waitFor()
    await fetchedAhead(page)
    await expect(create).toHaveCount(0)
    // Opening the wizard by its address says how many chatbots the plan allows, and leads back.
    await page.goto("/dashboard/create-chatbot")
    await told(page, "Your plan has room for 2 chatbots, and you have them.")
    await page.waitForURL("**/dashboard/chatbots")
  },
)

walk(
  "Who is about to delete one of two chatbots reads which one, and only that one goes",
  async (journey) => {
    const { page } = journey
    const { make } = await proOwner(journey)
    await make("Salón Playa")
    await page.goto("/dashboard/chatbots")
    const cards = page.getByTestId("chatbot-card")
    const card = cards.filter({ has: page.getByRole("heading", { name: "Salón Centro" }) })
    await card.getByRole("button", { name: "Delete" }).click()
    const question = page.getByRole("dialog")
    await question.getByText("Salón Centro", { exact: true }).waitFor()
    await expect(question.getByText("Salón Playa")).toHaveCount(0)
    await question.getByRole("button", { name: "Delete" }).click()
    await expect(cards.getByRole("heading", { level: 2 })).toHaveText(["Salón Playa"])
  },
)

walk(
  "Who is about to pause or to disconnect one of two chatbots reads which one",
  async (journey) => {
    const { page } = journey
    const { connectNumber, make, first } = await proOwner(journey)
    await make("Salón Playa")
    await connectNumber(first)
    const asks = [
      ["settings", "Pause chatbot"],
      ["whatsapp", "Disconnect"],
    ] as const
    for (const [screen, button] of asks) {
      await page.goto(`/dashboard/${screen}?chatbotid=${first}`)
      await page.getByRole("main").getByRole("button", { name: button }).click()
      await page.getByRole("dialog").getByText("Salón Centro", { exact: true }).waitFor()
    }
  },
)

walk("A plan with room for one chatbot offers no second one", async ({ page, own }) => {
  await own({ name: "Marisol" })
  await page.goto("/dashboard/chatbots")
  await page.getByTestId("chatbot-card").waitFor()
  await fetchedAhead(page)
  await expect(page.getByRole("link", { name: "Create new chatbot" })).toHaveCount(0)
})

walk(
  "Of two chatbots each screen says which one it is about, and the one chosen stays chosen from screen to screen",
  async (journey) => {
    const { page } = journey
    const { call, make, first } = await proOwner(journey)
    const second = await make("Salón Playa")
    for (const [id, text] of [
      [first, "Llama a Ana"],
      [second, "Llama a Luis"],
    ])
      await call("POST", `/api/chatbots/${id}/notifications`, { entry: `<notify:${text}>` })

    await page.goto("/dashboard")
    const which = page.getByRole("main").getByLabel("Chatbot", { exact: true })
    await page.getByText("Llama a Luis").waitFor()
    await which.selectOption("Salón Centro")
    await page.getByText("Llama a Ana").waitFor()
    const side = page.getByTestId("sidebar")
    for (const screen of ["Memory", "WhatsApp", "Training", "Calendar", "Settings"]) {
      await side.getByRole("link", { name: screen }).click()
      await page.waitForURL(`**/dashboard/${screen.toLowerCase()}*`)
      await expect(which, screen).toHaveValue(first)
    }

    await side.getByRole("link", { name: "Training" }).click()
    await which.selectOption("")
    await page.getByLabel("Content").fill("El corte cuesta dieciocho euros.")
    await page.getByRole("button", { name: "Add source" }).click()
    await page.getByText("Please select a chatbot first").waitFor()
    await which.focus()
    await which.selectOption("Salón Centro")
    await page.getByText("Nothing yet. Start with your opening hours").waitFor()
    await expect(which).toBeFocused()
    await side.getByRole("link", { name: "Settings" }).click()

    await page.getByRole("button", { name: "Pause chatbot" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Pause chatbot" }).click()
    await page.getByText("Bot paused").filter({ visible: true }).first().waitFor()
    await page.reload()
    await expect(which).toHaveValue(first)

    // What was typed for the one is not sent to the other.
    await page.getByLabel("Pause secret").fill("luna llena")
    await which.selectOption("Salón Playa")
    await page.getByText("It answers whatever reaches it").waitFor()
    await page.getByText("Not connected").filter({ visible: true }).first().waitFor()
    await expect(page.getByLabel("Pause secret")).toHaveValue("")
    const paused = await call<Listed<{ id: string; is_paused: boolean }>>("GET", "/api/chatbots")
    expect(paused.items.filter((one) => one.is_paused).map(({ id }) => id)).toEqual([first])
  },
  { viewport: { width: 1280, height: 800 } },
)

walk(
  "The simulation plays the chatbot that is chosen, and deletes only that one's conversation",
  async (journey) => {
    const { page } = journey
    const { call, make, first } = await proOwner(journey)
    const second = await make("Salón Playa")
    for (const [chatbotId, message] of [
      [first, "¿Abrís en el centro?"],
      [second, "¿Abrís en la playa?"],
    ])
      await call("POST", "/api/whatsapp/send-simulated", { chatbotId, message, wait: true })

    await page.goto("/dashboard/simulation")
    const which = page.getByRole("main").getByLabel("Chatbot", { exact: true })
    const log = page.getByTestId("simulation-log")
    const client = log.locator("[data-type=client] pre")
    await which.selectOption("Salón Centro")
    await page.getByText("Prueba con Salón Centro").waitFor()
    await expect(client).toHaveText(["¿Abrís en el centro?"])
    await which.selectOption("Salón Playa")
    await expect(client).toHaveText(["¿Abrís en la playa?"])
    await page.getByLabel("Mensaje").fill("¿Y mañana?")
    await page.getByRole("button", { name: "Enviar" }).click()
    await expect(client).toHaveText(["¿Abrís en la playa?", "¿Y mañana?"])

    await page.getByRole("button", { name: "Borrar conversación" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Continuar" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Borrar para siempre" }).click()
    await told(page, "Conversación borrada exitosamente")
    await expect(client).toHaveCount(0)
    await which.selectOption("Salón Centro")
    await expect(client).toHaveText(["¿Abrís en el centro?"])
  },
)

walk(
  "What is typed to teach one chatbot is not offered to the other, but what is typed before one is chosen goes to that one",
  async (journey) => {
    const { page } = journey
    const { make } = await proOwner(journey)
    await make("Salón Playa")
    await page.goto("/dashboard/training")
    const which = page.getByRole("main").getByLabel("Chatbot", { exact: true })
    const text = page.getByLabel("Content")
    const address = page.getByLabel("Website address")
    await which.selectOption("Salón Centro")
    await text.fill("En el centro abrimos a las nueve.")
    await which.selectOption("Salón Playa")
    await expect(text).toHaveValue("")
    await page.getByRole("button", { name: "URL", exact: true }).click()
    await address.fill("https://playa.example")
    await which.selectOption("Salón Centro")
    await expect(text).toHaveValue("En el centro abrimos a las nueve.")
    await which.selectOption("Salón Playa")
    await expect(address).toHaveValue("https://playa.example")

    await address.fill("")
    await which.selectOption("")
    await page.getByRole("button", { name: "URL", exact: true }).click()
    await address.fill("https://salones.example")
    // The one that has words of its own keeps them.
    await which.selectOption("Salón Centro")
    await expect(text).toHaveValue("En el centro abrimos a las nueve.")
    await which.selectOption("Salón Playa")
    await expect(address).toHaveValue("https://salones.example")
    await which.selectOption("")
    await expect(text).toHaveValue("")
  },
)

walk(
  "An owner of one chatbot is not asked which one, also on a phone",
  async ({ page, own }) => {
    await own({ name: "Marisol" })
    for (const screen of ["", "/memory", "/whatsapp", "/calendar", "/settings"]) {
      await page.goto(`/dashboard${screen}`)
      await fetchedAhead(page)
      await expect(page.getByLabel("Chatbot", { exact: true })).toHaveCount(0)
    }
  },
  { viewport: PHONE },
)

walk(
  "Connecting that fails for the second of two chatbots is tried again for that one, and not for the first",
  async (journey) => {
    const { page } = journey
    const { make, call } = await proOwner(journey)
    await make("Salón Playa")
    const { items } = await call<Listed<{ id: string; name: string }>>("GET", "/api/chatbots")
    const [, second] = items
    await page.goto(`/dashboard/whatsapp-setup?chatbotid=${second?.id}`)
    await page.getByRole("button", { name: "Continue with Facebook" }).click()
    await page.getByRole("button", { name: "Deny" }).click()
    await page.getByRole("link", { name: "Try again" }).click()
    await page.getByText(`For ${second?.name}`, { exact: true }).waitFor()
  },
)

walk(
  "A line that has stopped is told of on every screen, whichever of the chatbots one looks at",
  async (journey) => {
    const { page, stage } = journey
    const { make, connectNumber, first } = await proOwner(journey)
    const second = await make("Salón Playa")
    for (const chatbotid of [first, second]) {
      await connectNumber(chatbotid)
    }
    // One call for all chatbots, not one each, because an owner's calls are limited.
    const asked = page.waitForResponse("**/api/whatsapp/connection-statuses")
    const oneByOne: string[] = []
    page.on("request", (request) => oneByOne.push(request.url()))
    await page.goto(`/dashboard?chatbotid=${first}`)
    const which = page.getByRole("main").getByLabel("Chatbot", { exact: true })
    await expect(which).toHaveValue(first)
    await asked
    expect(oneByOne.filter((url) => url.endsWith(`connection-status?chatbotid=${second}`))).toEqual(
      [],
    )
    const banner = page.getByTestId("line-banner")
    await expect(banner).toHaveCount(0)

    await stage.sandbox("POST", "/whatsapp/notice", {
      ...{ chatbotid: second, field: "account_update", value: { event: "ACCOUNT_RESTRICTION" } },
    })
    await page.reload()
    await banner.getByText(/^Salón Playa: Meta has restricted/).waitFor()
    await banner.getByRole("link", { name: "What to do" }).click()
    await page.waitForURL(`**/dashboard/whatsapp?chatbotid=${second}`)
    await page.locator("[data-testid=wa-fault][data-fault=restricted]").waitFor()
    await expect(banner).toHaveCount(0)
    await which.selectOption("Salón Centro")
    await banner.getByText(/^Salón Playa:/).waitFor()
  },
)

walk(
  "What all chatbots have done together is not said of the one that is chosen",
  async (journey) => {
    const { page, stage } = journey
    const { call, connectNumber, make, first } = await proOwner(journey)
    await connectNumber(first)
    await stage.sandbox("POST", "/whatsapp/inbound", {
      ...{ chatbotid: first, from: "34600111951", name: "Ana", text: "Hola" },
    })
    const overview = () => call<{ days: { outbound: number }[] }>("GET", "/api/overview")
    await expect.poll(async () => (await overview()).days.at(-1)?.outbound).toBe(1)
    await page.goto("/dashboard")
    await page.getByRole("heading", { name: "Hello, Salón Centro", level: 1 }).waitFor()
    await page.getByText("Your bot sent 1 message today.").waitFor()

    await make("Salón Playa")
    await page.reload()
    await page.getByRole("heading", { name: "Hello", exact: true, level: 1 }).waitFor()
    await page.getByText("Your bots sent 1 message today.").waitFor()
    await page.getByText("All your chatbots together.").waitFor()
    // The second has answered nobody yet.
    await page.getByText("1 of 4").waitFor()
  },
)

walk(
  "What waits at another chatbot than the chosen one is said on the overview, by its name, and leads there",
  async (journey) => {
    const { page, stage } = journey
    const { call, make, first } = await proOwner(journey)
    await make("Salón Playa")
    await call("POST", `/api/chatbots/${first}/notifications`, { entry: "<notify:Llama a Ana>" })
    await stage.database.owner.query(
      `with c as (insert into clients (chatbotid, name, phonenumber) values ($1, 'Ana', '34600111953') returning id)
       insert into conversations (chatbotid, clientid, pausedat, pausedby) select $1, id, now(), 'bot' from c`,
      [first],
    )
    await page.goto("/dashboard")
    const which = page.getByRole("main").getByRole("combobox", { name: "Chatbot" })
    await expect(which.getByRole("option", { selected: true })).toHaveText("Salón Playa")
    await page.getByText("No recent notifications to show.").waitFor()
    await page.getByRole("link", { name: "Salón Centro: 1 notification" }).click()
    await page.getByText("Llama a Ana").waitFor()
    await page.goto(`/dashboard?chatbotid=${first}`)
    await page.getByText("Llama a Ana").waitFor()
    await expect(page.getByRole("link", { name: /^Salón Centro: 1 notification/ })).toHaveCount(0)
    await page.getByRole("link", { name: "Salón Centro: 1 conversation is paused" }).click()
    await page.getByRole("button", { name: "Resume the conversation with Ana" }).waitFor()
    await expect(which.getByRole("option", { selected: true })).toHaveText("Salón Centro")
  },
)

walk(
  "What waits at a chatbot with a name from the right is counted after its name, not in the middle of the words",
  async (journey) => {
    const { page, stage } = journey
    const { call, make, first } = await proOwner(journey)
    await make("Salón Playa")
    const name = "صالون الجمال"
    await call("PATCH", `/api/chatbots/${first}`, { name })
    await call("POST", `/api/chatbots/${first}/notifications`, { entry: "<notify:Llama a Ana>" })
    await stage.database.owner.query(
      `with c as (insert into clients (chatbotid, name, phonenumber) values ($1, 'Ana', '34600111954') returning id)
       insert into conversations (chatbotid, clientid, pausedat, pausedby) select $1, id, now(), 'bot' from c`,
      [first],
    )
    await page.goto("/dashboard")
    for (const words of ["1 notification", "1 conversation is paused"]) {
      const link = page.getByRole("link", { name: `${name}: ${words}` })
      const left = (text: string) =>
        link.evaluate((element, wanted) => {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          while (texts.nextNode()) {
            const at = texts.currentNode.textContent?.indexOf(wanted) ?? -1
            if (at < 0) continue
            range.setStart(texts.currentNode, at)
            range.setEnd(texts.currentNode, at + 1)
            return range.getBoundingClientRect().left
          }
          return Number.NaN
        }, text)
      const [before, count, word] = [await left(name), await left("1"), await left(words.slice(2))]
      expect(count).toBeGreaterThan(before)
      expect(word).toBeGreaterThan(count)
    }
  },
)

walk(
  "What comes to wait at another chatbot is said on an overview that stays open",
  async (journey) => {
    const { page } = journey
    const { call, make, first } = await proOwner(journey)
    await make("Salón Playa")
    const notify = (entry: string) =>
      call("POST", `/api/chatbots/${first}/notifications`, { entry: `<notify:${entry}>` })
    await notify("Llama a Ana")
    await page.goto("/dashboard")
    const waits = page.getByRole("link", { name: /^Salón Centro: / })
    await expect(waits).toHaveText("Salón Centro: 1 notification")
    await fetchedAhead(page)
    // What comes late reads again what has become old meanwhile: all of it is here before the clock goes on.
    await page.clock.install()
    const sidebar = page.getByTestId("sidebar")
    await sidebar.getByRole("link", { name: "Training" }).click()
    await page.getByLabel("Content").waitFor()
    await sidebar.getByRole("link", { name: "Overview" }).click()
    await expect(waits).toHaveText("Salón Centro: 1 notification")
    await settled(page)
    await notify("Llama a Luis")
    await pass(page, 61_000)
    await expect(waits).toHaveText("Salón Centro: 2 notifications")
  },
)

walk(
  "A notification that was deleted is not said to wait at its chatbot, also without live events",
  async (journey) => {
    const { page } = journey
    const { call, make, first } = await proOwner(journey)
    await make("Salón Playa")
    await withoutNews(page)
    await call("POST", `/api/chatbots/${first}/notifications`, { entry: "<notify:Llama a Ana>" })
    await page.goto(`/dashboard/memory?chatbotid=${first}`)
    await page.getByRole("button", { name: "Delete: Llama a Ana" }).click()
    await page.getByText("No recent notifications to show.").waitFor()
    await page.getByTestId("sidebar").getByRole("link", { name: "Overview" }).click()
    const which = page.getByRole("main").getByRole("combobox", { name: "Chatbot" })
    await which.selectOption("Salón Playa")
    await page.getByText("No recent notifications to show.").waitFor()
    await expect(page.getByRole("link", { name: /^Salón Centro: / })).toHaveCount(0)
  },
)

walk(
  "Deleting one chatbot brings no notification back that was deleted of the other, also without live events",
  async (journey) => {
    const { page } = journey
    const { call, make, first } = await proOwner(journey)
    await make("Salón Playa")
    await withoutNews(page)
    for (const name of ["Ana", "Luis"])
      await call("POST", `/api/chatbots/${first}/notifications`, {
        entry: `<notify:Llama a ${name}>`,
      })
    await page.goto(`/dashboard/memory?chatbotid=${first}`)
    const sidebar = page.getByTestId("sidebar")
    const memory = sidebar.getByRole("link", { name: "Memory", exact: true })
    await page.getByRole("button", { name: "Delete: Llama a Ana" }).click()
    await expect(memory).toHaveAccessibleDescription("1 new notification")
    await sidebar.getByRole("link", { name: "Chatbot", exact: true }).click()
    const playa = page.getByTestId("chatbot-card").filter({ hasText: "Salón Playa" })
    await playa.getByRole("button", { name: "Delete" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await playa.waitFor({ state: "detached" })
    await expect(memory).toHaveAccessibleDescription("1 new notification", { timeout: 5_000 })
  },
)

import type { Page } from "playwright"
import { dashboard, editChatbot, SCREENS, type Screen } from "../../site/lib/routes.ts"
import { expect, fetchedAhead, onStage, PHONE, settled } from "../support/browser.ts"
import { pass } from "../support/page-clock.ts"

const walk = onStage()

/** Calls that are open to anybody, so they do not count against an owner's 120 a minute (contract.md 1.6). */
const UNCOUNTED = /^\/api\/(health|config|plans|auth\/session)$/

/** The counted calls of a page from now on, without the id of the chatbot. */
const countCalls = (page: Page, chatbotId: string) => {
  const calls: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith("/api/") || UNCOUNTED.test(pathname)) return
    calls.push(pathname.slice("/api/".length).replace(chatbotId, "{id}"))
  })
  return {
    all: () => calls.toSorted(),
    forget: () => {
      calls.length = 0
    },
  }
}

/** More than the live stream takes to tell of a change, in milliseconds. */
const HEARD_AFTER_MS = 2_000

/** Waits for these calls; none comes after them. */
const only = async (calls: () => readonly string[], wanted: readonly string[], by?: string) => {
  await expect.poll(calls, by).toEqual(wanted)
  await Bun.sleep(HEARD_AFTER_MS)
  expect(calls(), by).toEqual(wanted)
}

/** For what is around every screen: whether the bot answers and if not why not, and the live stream. */
const EVERYWHERE = ["chatbots", "usage", "events", "whatsapp/connection-status", "subscription"]
/** What each screen reads besides. */
const ITS_OWN: Partial<Record<Screen, readonly string[]>> = {
  "": ["overview", "chatbots/{id}/memory", "chatbots/{id}/clients"],
  "edit-chatbot": ["chatbots/{id}"],
  training: ["chatbots/{id}/knowledge"],
  settings: ["chatbots/{id}/paused-conversations"],
  calendar: ["google-calendar/connection-status"],
  memory: ["chatbots/{id}/memory", "chatbots/{id}/memory/history"],
  simulation: ["whatsapp/get-simulation-logs"],
  diagnostics: ["diagnostics"],
}

walk(
  "A page that is loaded again asks for what it shows, for nothing twice, and fetches nothing else ahead",
  async ({ page, own }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    const asked = countCalls(page, chatbotId)
    const open = async (screen: Screen) => {
      // Whether the bot was tried is asked last, by code of its own.
      const tried = screen === "" && page.waitForRequest("**/api/chatbots/*/clients?*")
      asked.forget()
      await page.goto(screen === "edit-chatbot" ? editChatbot(chatbotId) : dashboard(screen))
      await settled(page)
      await fetchedAhead(page)
      await tried
    }
    // The first page of a tab also fetches ahead the data of the screens in the bottom bar.
    await open("chatbots")
    await expect.poll(asked.all).toContain("chatbots/{id}/knowledge")
    for (const screen of SCREENS) {
      await open(screen)
      const wanted = [...EVERYWHERE, ...(ITS_OWN[screen] ?? [])].toSorted()
      await only(asked.all, wanted, screen)
    }
  },
  { viewport: PHONE },
)

walk(
  "What an owner has just saved is read again once, although the live stream tells of it too",
  async ({ page, own }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    const asked = countCalls(page, chatbotId)
    type Saving = { screen: Screen; label: string; route: string; texts: string[] }
    /** Saves these texts; then so much of the chatbots has been asked for. */
    const saves = async ({ screen, label, route, texts }: Saving, wanted: string[]) => {
      // A stream that opens after something has happened makes the page read everything again.
      const streaming = page.waitForResponse("**/api/events*")
      await page.goto(dashboard(screen))
      await page.getByLabel(label).waitFor()
      await settled(page)
      await streaming
      // On a clock that stands still all waits are over at the same time.
      await page.clock.pauseAt(Date.now() + 60_000)
      // What the screen itself still reads is not counted.
      await Bun.sleep(HEARD_AFTER_MS)
      asked.forget()
      for (const text of texts) {
        await page.getByLabel(label).fill(text)
        const saved = page.waitForResponse(`**/${route}`)
        if (screen === "memory") await page.getByLabel(label).press("Enter")
        else await page.getByRole("button", { name: "Add source" }).click()
        await saved
      }
      await Bun.sleep(HEARD_AFTER_MS)
      await pass(page, 1_000)
      await page
        .getByText(texts.at(-1) ?? "")
        .first()
        .waitFor()
      const ofChatbots = () => asked.all().filter((call) => call.startsWith("chatbots"))
      await only(ofChatbots, wanted)
      await page.clock.resume()
    }
    await page.goto(dashboard())
    await fetchedAhead(page)
    await page.clock.install()
    const notes = ["Cerramos el 24", "Cerramos el 25", "Cerramos el 26"]
    await saves(
      {
        ...{ screen: "memory", label: "Add something to remember" },
        ...{ route: "memory/fragments", texts: notes },
      },
      [
        "chatbots",
        "chatbots/{id}/memory",
        ...notes.map(() => "chatbots/{id}/memory/fragments"),
        "chatbots/{id}/memory/history",
      ],
    )
    await saves(
      { screen: "training", label: "Content", route: "knowledge", texts: ["Abrimos a las nueve."] },
      ["chatbots", "chatbots/{id}/knowledge", "chatbots/{id}/knowledge"],
    )
  },
  // Without room for the phone beside the form, which reads its own conversation.
  { viewport: PHONE },
)

walk(
  "An owner who comes near the link to the memory has it fetched before it is opened",
  async ({ page, own }) => {
    const { chatbotId } = await own({ name: "Marisol" })
    await page.goto(dashboard("training"))
    await settled(page)
    await fetchedAhead(page)
    const ahead = page.waitForRequest(`**/api/chatbots/${chatbotId}/memory`)
    await page.getByTestId("sidebar").getByRole("link", { name: "Memory" }).hover()
    await ahead
  },
)

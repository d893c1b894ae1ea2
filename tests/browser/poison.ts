import { formatEntry } from "../../core/memory/notifications.ts"
import type { Walk } from "../support/browser.ts"

/** What a page must only ever show as text: markup, a text that turns its own direction, an endless word, an emoji. */
export const MARKUP = `<img src=x onerror="document.title='poisoned'"><script>document.title='poisoned'</script>`
const TURNED = "\u202Egnp.exe\u202C"
const ENDLESS = "W".repeat(4000)
export const NAME = `${MARKUP.slice(0, 56)} 👩‍👩‍👧‍👦 ${TURNED}`
const MESSAGE = `${MARKUP} ${TURNED} 👩‍👩‍👧‍👦 `
export const LONGEST = `${MESSAGE}${ENDLESS}`.slice(0, 4096)

/** An owner with poison in everything that people can write: the bot, its knowledge, its customers, its calendar. */
export const poisonedOwner = async ({ page, own, stage }: Walk) => {
  const { chatbotId, call, connectNumber, connectCalendar } = await own({
    name: NAME,
    description: MESSAGE,
    knowledgeSources: [{ type: "text", content: LONGEST }],
  })
  const bot = `/api/chatbots/${chatbotId}`
  await stage.database.owner.query(
    `insert into subscriptions (userid, status, "planId", "currentPeriodStart")
     select c.userid, 'active', p.id, now() from chatbots c, plans p where p.name = 'Pro' and c.id = $1
     on conflict do nothing`,
    [chatbotId],
  )
  await call("POST", `${bot}/memory/fragments`, { content: LONGEST.slice(0, 1500) })
  await call("POST", `${bot}/notifications`, {
    entry: formatEntry(`${MESSAGE}${"W".repeat(300)}`),
  })
  await call("POST", "/api/whatsapp/send-simulated", {
    chatbotId,
    message: LONGEST,
    wait: true,
  })

  await connectNumber()
  const from = "34600999888"
  await stage.sandbox("POST", "/whatsapp/inbound", {
    chatbotid: chatbotId,
    from,
    name: `${NAME} ${"W".repeat(200)}`,
    text: LONGEST,
  })
  // The owner answers from the telephone: the bot steps back, and the settings list the customer.
  await stage.sandbox("POST", "/whatsapp/echo", { chatbotid: chatbotId, to: from, text: LONGEST })

  await connectCalendar()
  const inAnHour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  await stage.sandbox("POST", "/google/events", {
    chatbotid: chatbotId,
    summary: LONGEST.slice(0, 1000),
    location: MESSAGE,
    start: { dateTime: inAnHour(1) },
    end: { dateTime: inAnHour(2) },
  })
  return { chatbotId, session: await page.context().cookies() }
}

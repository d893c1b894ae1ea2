import type { Caller } from "../../../core/accounts/session.ts"
import {
  finishConnecting,
  startConnecting,
} from "../../../core/calendar/connection/connect-calendar.ts"
import { disconnectCalendar } from "../../../core/calendar/connection/disconnect-calendar.ts"
import { readCalendarStatus } from "../../../core/calendar/connection/read-calendar-status.ts"
import { setModifyAnyEvent } from "../../../core/calendar/connection/set-modify-any-event.ts"
import {
  cancelAsOwner,
  createAsOwner,
  updateAsOwner,
} from "../../../core/calendar/keep-appointments.ts"
import { listEvents } from "../../../core/calendar/list-events.ts"
import type { ChatbotId } from "../../../core/shared/ids.ts"
import type { RouteParts } from "../bind.ts"
import { calendar } from "../contract/calendar.ts"
import { DONE } from "../contract/route.ts"
import { refusalOf } from "../refuse.ts"
import type { Cookies } from "../session/cookies.ts"
import type { Identify } from "../session/identity.ts"

type Options = RouteParts & {
  readonly cookies: Cookies
  readonly identify: Identify
}

/** The calendar of a bot: its connection, and the appointments in it (contract.md 2.8). */
export const calendarRoutes = ({ bind, run, cookies, identify }: Options) => {
  const botOf = (caller: Caller, chatbot: ChatbotId) => ({ owner: caller.owner, chatbot })

  bind(calendar.status, async ({ caller, query }) => ({
    ...DONE,
    data: await run(readCalendarStatus(botOf(caller, query.chatbotId))),
  }))
  bind(calendar.connect, async ({ caller, query }, call) => {
    // A browser that is signed in as somebody else must not connect its calendar to this account.
    const here = await identify.byCookie(call.request)
    if (here && here.owner !== caller.owner) throw refusalOf("two_identities")
    const started = await run(startConnecting(caller, query.chatbotId))
    call.setCookie(cookies.setFlow(started.flowId, started.secret))
    return call.redirect(started.address)
  })
  bind(calendar.callback, async ({ query }, call) => {
    const here = await identify.byCookie(call.request)
    const secrets = cookies.flows(call.request)
    const back = await run(finishConnecting(query, secrets, here?.owner ?? null))
    const search = new URLSearchParams({
      ...(back.chatbot === null ? {} : { chatbotid: back.chatbot }),
      ...(back.error === null ? { connected: "1" } : { error: back.error }),
    })
    return call.redirect(`/dashboard/calendar?${search}`)
  })
  bind(calendar.disconnect, async ({ caller, query }) => ({
    ...DONE,
    ...(await run(disconnectCalendar(caller.owner, query.connectionId))),
  }))
  bind(calendar.updateSettings, async ({ caller, body }) => ({
    ...DONE,
    data: await run(setModifyAnyEvent(botOf(caller, body.chatbotId), body.allowModifyAnyEvent)),
  }))

  bind(calendar.createEvent, async ({ caller, body }, { requestId }) => ({
    ...DONE,
    data: await run(
      createAsOwner(botOf(caller, body.chatbotId), body.eventDetails, `request:${requestId}`),
    ),
  }))
  bind(calendar.updateEvent, async ({ caller, body }, { requestId }) => {
    const { chatbotId, eventId, eventDetails } = body
    const key = `request:${requestId}`
    const bot = botOf(caller, chatbotId)
    return { ...DONE, data: await run(updateAsOwner(bot, eventId, eventDetails, key)) }
  })
  bind(calendar.cancelEvent, async ({ caller, body }, { requestId }) => {
    const { chatbotId, eventId, clientId = null } = body
    const key = `request:${requestId}`
    await run(cancelAsOwner(botOf(caller, chatbotId), eventId, clientId, key))
    return DONE
  })
  bind(calendar.listEvents, async ({ caller, query: { chatbotId, ...asked } }) => ({
    ...DONE,
    data: await run(listEvents(botOf(caller, chatbotId), asked)),
  }))
}

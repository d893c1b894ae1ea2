import { z } from "zod"
import { GoogleRefusal } from "../google/errors.ts"
import { CALENDAR_ZONE, randomId, When } from "../google/event.ts"
import { accountOf, SOMEBODY } from "../google/grants.ts"
import type { SandboxWorld } from "../sandbox.ts"
import { control, controls, listed, Refused, success } from "./control.ts"

/** Whose calendar: that of a chatbot or of an account; neither: the one that was connected last. */
const Whose = z.object({ chatbotid: z.string().optional(), email: z.string().optional() })
const WhichEvent = z.object({ ...Whose.shape, id: z.string().optional() })
const NewEvent = z.looseObject({ ...Whose.shape, start: When, end: When })
const OfChatbot = z.object({ chatbotid: z.string() })

/** Controls that change calendars as their owners would in Google. */
export const googleControls = ({ options, google: { grants, calendars } }: SandboxWorld) => {
  const tokenOf = async (chatbotid: string) => {
    const token = await options.findGoogleToken(chatbotid)
    if (!token) throw new Refused(404, "This chatbot has no calendar.")
    return token
  }
  const named = async ({ chatbotid, email }: z.infer<typeof Whose>) =>
    chatbotid === undefined ? email?.toLowerCase() : accountOf(await tokenOf(chatbotid))?.email

  return controls()
    .get(
      "/google/events",
      control(Whose, async (whose) => {
        const account = await named(whose)
        return listed(account === undefined ? calendars.all() : calendars.of(account))
      }),
    )
    .post(
      "/google/events",
      control(NewEvent, async ({ chatbotid, email, ...event }) => {
        const account = (await named({ chatbotid, email })) ?? grants.lastCalendar() ?? SOMEBODY
        const { start, end } = event
        try {
          const times = { start: inZone(start), end: inZone(end) }
          return calendars.insert(account, { ...ofProgram(event), ...event, ...times })
        } catch (error) {
          if (error instanceof GoogleRefusal) throw new Refused(error.status, error.message)
          throw error
        }
      }),
    )
    .delete(
      "/google/events",
      control(WhichEvent, async ({ id, ...whose }) => {
        const account = await named(whose)
        if (id === undefined) calendars.clear(account)
        else calendars.clear(account ?? grants.lastCalendar() ?? SOMEBODY, id)
        return success
      }),
    )
    .post(
      "/google/revoke",
      control(OfChatbot, async ({ chatbotid }) => {
        grants.revoke(await tokenOf(chatbotid))
        return success
      }),
    )
}

/** Only programs write private properties: the event is to be as one of theirs, which has an id that they gave it. */
const ofProgram = ({ extendedProperties }: z.infer<typeof NewEvent>) =>
  extendedProperties ? { id: randomId(32) } : {}

/** A local time is in the calendar's time zone. */
const inZone = (when: When): When =>
  when.dateTime && !when.timeZone ? { ...when, timeZone: CALENDAR_ZONE } : when

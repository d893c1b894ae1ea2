import type { Bot } from "../../../shared/bot.ts"
import { failed, type ToolResult } from "../../tool.ts"
import type { Briefing, Held } from "../../turn.ts"

/** The calendar as the tools of one turn see it: for one client of one chatbot. */
export type ClientCalendar = {
  readonly held: Held
  readonly bot: Bot
  readonly client: Briefing["client"]
  /** The business's time zone. */
  readonly home: string
  readonly now: Date
}

export const clientCalendar = (held: Held, { client, chatbot, now }: Briefing): ClientCalendar => ({
  held,
  bot: held,
  client,
  home: chatbot.timezone,
  now,
})

/** A time zone other than the business's, which the model names, is the client's. */
export const clientZone = ({ home }: ClientCalendar, zone: string) => (zone === home ? null : zone)

/** Who hears of what a call did. */
export const toldBy = ({ client }: ClientCalendar, key: string) => ({
  turnId: key.slice(0, key.lastIndexOf(":")),
  client: client.id,
})

export const wrong = (message: string): ToolResult => failed("invalid_arguments", message)

import { withNewlines, withoutHidden } from "../shared/characters.ts"
import type { Language } from "../shared/language.ts"
import { shownContent } from "./media.ts"
import type { ModelMessage } from "./model.ts"
import { timeIn } from "./prompt/clock.ts"
import { datesOf } from "./prompt/dates.ts"
import { CONTEXT_CHARACTERS, fitContext } from "./prompt/fit-context.ts"
import { newMessages, promptHistory, type Said } from "./prompt/history.ts"
import { rules } from "./prompt/rules.ts"
import { EMPTY, section } from "./prompt/sections.ts"
import type { Briefing, Fresh, Source } from "./turn.ts"
import { clipped } from "./within-reach.ts"

/*
 * The prompt (contract.md 4.2): what stays the same for a chatbot first, in a system message that providers can cache; what
 * changes, and everything a client wrote, in a user message, quoted as data. No token, secret, or other client is in it.
 */

const LANGUAGE_NAMES: Record<Language, string> = {
  es: "Spanish",
  en: "English",
  pt: "Portuguese",
  fr: "French",
  de: "German",
}

/** The messages that a turn's first request begins with. `historyWindow`: how many messages of the conversation, if fewer than usual. */
export const promptMessages = (
  briefing: Briefing,
  language: Language,
  historyWindow?: number,
): readonly ModelMessage[] => {
  const dates = datesSection(briefing, language)
  const write = (knowledge: readonly string[], history: readonly string[]) => ({
    system: systemText(briefing, knowledge),
    user: userText(briefing, language, history, dates),
  })
  const knowledge = briefing.sources.map(knowledgeOf)
  const history = promptHistory(briefing.history, historyWindow).map(lineOn(briefing))
  const frame = write(
    knowledge.map(() => ""),
    [],
  )
  const shown = fitContext({
    budget: CONTEXT_CHARACTERS - frame.system.length - frame.user.length,
    history,
    knowledge,
    about: newMessages(briefing.fresh).map(shownContent).join("\n"),
  })
  const { system, user } = write(shown.knowledge, shown.history)
  return [
    { role: "system", content: withoutHidden(system) },
    { role: "user", content: withoutHidden(user) },
  ]
}

const systemText = ({ chatbot, memory, calendar }: Briefing, knowledge: readonly string[]) =>
  [
    section("rules", rules(chatbot)),
    section(
      "business",
      [`Name: ${chatbot.name}`, chatbot.description && `Description: ${chatbot.description}`]
        .filter(Boolean)
        .join("\n"),
    ),
    section("knowledge", knowledge.map(sourceText).join("\n\n") || EMPTY.knowledge),
    ...(chatbot.memoryEnabled ? [section("memory", inItsLines(memory) || EMPTY.memory)] : []),
    section(
      "calendar",
      calendar
        ? "Connected: use the calendar tools."
        : "Not connected: appointments cannot be made here. Offer to tell the team of the wish.",
    ),
  ].join("\n\n")

/** A memory with a line for each fact: an earlier version kept other line breaks in a fact as they came. */
const inItsLines = (memory: string) =>
  memory
    .split("\n")
    .map((fact) => withNewlines(fact).replaceAll("\n", "\\n"))
    .join("\n")

const knowledgeOf = ({ type, content, url }: Source) =>
  type === "url" ? `Web page: ${url}` : (content ?? url ?? "")

const sourceText = (knowledge: string, index: number) => `Source ${index + 1}:\n${knowledge}`

const userText = (
  { chatbot, client, conversation, fresh, now }: Briefing,
  language: Language,
  history: readonly string[],
  dates: readonly string[],
) => {
  const shown = newMessages(fresh)
  return [
    section("now", `${localTime(now, chatbot.timezone)}\nReply in ${LANGUAGE_NAMES[language]}.`),
    section(
      "client",
      `Name: ${quoted(client.name || "unknown")}\n${
        conversation.greeted ? "A returning client." : "This is the first conversation."
      }`,
    ),
    section("conversation", history.join("\n") || EMPTY.conversation),
    ...dates,
    section("fresh", shown.flatMap(freshLines).join("\n")),
  ].join("\n\n")
}

/** A new message, with the earlier one that it quotes: people answer on Thursday what was asked on Tuesday. */
const freshLines = (said: Fresh): readonly string[] => {
  const line = `client: ${quoted(shownContent(said))}`
  const to = said.quoted?.trim()
  return to ? [`(in answer to ${quoted(clipped(to, QUOTED_CHARACTERS))})`, line] : [line]
}

/** What is shown of a quoted message. */
const QUOTED_CHARACTERS = 500

/** What times the new messages name; only with a calendar. */
const datesSection = ({ calendar, chatbot, fresh }: Briefing, language: Language) => {
  if (calendar === null) return []
  const dates = datesOf(newMessages(fresh), { zone: chatbot.timezone, language })
  if (dates.length === 0) return []
  const lines = dates.map(({ text, meaning }) => `${quoted(text)}: ${meaning}`)
  return [section("dates", lines.join("\n"))]
}

/** A text as JSON on one line: JSON leaves some of Unicode's line ends unescaped. */
const quoted = (text: string) =>
  JSON.stringify(text).replace(
    /[\u0085\u2028\u2029]/g,
    (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

/** A line of the conversation, with its date if that is not today: "tomorrow" meant another day then. */
const lineOn = ({ now, chatbot }: Briefing) => {
  const today = timeIn(chatbot.timezone, now).date
  return (said: Said) => {
    const { date, weekday } = timeIn(chatbot.timezone, said.sentat)
    const day = date === today ? "" : `, ${date} ${weekday}`
    return `${speaker(said)}${day}: ${quoted(said.content)}`
  }
}

const speaker = ({ direction, origin }: Said) => {
  if (direction === "INBOUND") return "client"
  return origin === "owner_app" ? "business (a person)" : "business"
}

const localTime = (now: Date, zone: string) => {
  const { date, time, weekday } = timeIn(zone, now)
  return `${date} ${time}, ${weekday}, ${zone}`
}

import { clean, isBlank } from "../../shared/characters.ts"
import { closing } from "./brackets.ts"
import { withoutToolNames } from "./calls.ts"
import { withoutCommands } from "./commands.ts"
import { answerOfJson, isReplyInJson } from "./json-answer.ts"
import { withoutLeaks } from "./leaks.ts"
import { withoutRepeats } from "./repeats.ts"
import { withoutIds } from "./sections.ts"

/*
 * What a model may write and a client must never read (contract.md 4.4): its reasoning, memory and notification markup, and
 * calendar commands in JSON. Nothing of it is executed.
 */

const NOT_CONNECTED = "No hay ninguna conexión de calendario activa."
const UNSUPPORTED = "El formato de comando de calendario no es compatible."

/** The text that a client may read, with a warning in the place of the first calendar command. "": nothing is left. */
export const stripReply = (
  text: string,
  { hasCalendar }: { readonly hasCalendar: boolean },
): string => {
  const warning = hasCalendar ? UNSUPPORTED : NOT_CONNECTED
  const said = withoutLeaks(inPlainJson(text))
  // Parsing JSON may bring back characters that `clean` removed from the JSON text.
  const left = clean(
    withoutIds(
      withoutToolNames(answerOfJson(isReplyInJson(said) ? said : withoutCommands(said, warning))),
    ),
  )
    .replace(/```(?:json|\w{0,20}\s{1,20})?```/g, "")
    .replace(/(?<![ \t])[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
  return isBlank(left) || NOTHING.test(left) ? "" : withoutRepeats(left)
}

/** Turns `~~~` fences into backtick fences (a longer row only adorns), and unescapes JSON all of whose quotes are escaped. */
const inPlainJson = (text: string) => {
  const fenced = withStraightQuotes(text.replace(/^~~~(?=\w{0,20}$)/gm, "```"))
  return /\{\s{0,9}\\"/.test(fenced) && !/\{\s{0,9}"/.test(fenced)
    ? fenced.replaceAll('\\"', '"')
    : fenced
}

/** JSON whose quotes are those of a printed text: `{“action”: “create_event”}`. */
const CURLED = /\{\s{0,9}[“”„‟]\w{1,40}[“”‟]\s{0,9}:/

const withStraightQuotes = (text: string) => {
  const start = text.search(CURLED)
  if (start === -1) return text
  const straight = text.replace(/[“”„‟]/g, '"')
  const end = closing(straight, start)
  return text.slice(0, start) + straight.slice(start, end) + text.slice(end)
}

/** How programs print an empty value. */
const NOTHING =
  /^(?:```\w{0,20}\s{0,9})?(?:null|undefined|\[object Object\]|""|''|\[\]|\{\})(?:\s{0,9}```)?$/

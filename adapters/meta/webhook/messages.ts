import { idOf, type Json, object } from "../json.ts"
import { readChanged, readMoved } from "./changes.ts"
import { keysOf, onlyContactOf, personOf } from "./client.ts"
import { readContent, typeOf } from "./content.ts"
import { isOfGroup, ourIdOf, type Sink, secondsOf } from "./item.ts"

/** Types that are only counted: they neither open the 24-hour window nor need a reply. */
const UNSTORED = new Set(["reaction", "request_welcome", "call", "calls"])

/** Reads what a client wrote. */
export const readMessage = (message: Json, contacts: readonly Json[], line: string, sink: Sink) => {
  const id = idOf(message.id)
  const type = typeOf(message)
  const from =
    keysOf(message.from, message.from_user_id ?? message.user_id) ?? onlyContactOf(contacts)
  if (isOfGroup(message)) return sink.count("group")
  if (type === "system") return readMoved(message, line, sink)
  if (type === "edit" || type === "revoke") {
    const by = from && personOf(from, contacts).from
    return readChanged(message, type, { line, by: "client", from: by }, sink)
  }
  if (id === undefined || from === null) return sink.count("malformed")
  if (UNSTORED.has(type)) return sink.count(type)
  const quotes = idOf(object(message.context)?.id)
  sink.items.push({
    kind: "message",
    line,
    id,
    at: secondsOf(message.timestamp, sink.now),
    ...personOf(from, contacts),
    ...(quotes === undefined ? {} : { quotes }),
    ...readContent(message),
  })
}

/** Reads what the owner wrote on the phone, in WhatsApp's own app. */
export const readEcho = (echo: Json, contacts: readonly Json[], line: string, sink: Sink) => {
  const id = idOf(echo.id)
  const to = keysOf(echo.to, echo.to_user_id) ?? onlyContactOf(contacts)
  const type = typeOf(echo)
  if (isOfGroup(echo)) return sink.count("group")
  if (type === "edit" || type === "revoke") {
    return readChanged(echo, type, { line, by: "owner", from: null }, sink)
  }
  if (id === undefined || to === null) return sink.count("malformed")
  if (UNSTORED.has(type)) return sink.count(type)
  const { text, type: kind } = readContent(echo)
  sink.items.push({
    kind: "echo",
    line,
    id,
    at: secondsOf(echo.timestamp, sink.now),
    ...personOf(to, contacts),
    type: kind,
    content: text ?? `[${kind}]`,
    ours: ourIdOf(echo),
  })
}

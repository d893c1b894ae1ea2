/* Some models answer in JSON: `{"response": "…"}`, a list of messages, an answer as their provider wraps it. */

const ANSWER_KEYS = [
  ...["response", "reply", "answer", "final_answer", "message", "output"],
  ...["respuesta", "mensaje", "resposta", "mensagem", "réponse", "antwort", "nachricht"],
]

/** The keys of the text in a message or a part of one; in other JSON they may mean anything. */
const PART_KEYS = ["content", "text"]

const bareJson = (text: string) =>
  (/^```(?:json)?([\s\S]*)```$/.exec(text.trim())?.[1] ?? text).trim()

/** The words of a reply that is JSON from end to end, if it names any. */
export const answerOfJson = (text: string): string => {
  const bare = bareJson(text)
  if (!/^[{[]/.test(bare)) return text
  try {
    return wordsIn(JSON.parse(bare)) ?? text
  } catch {
    const [, key, , words] = TORN.exec(bare) ?? []
    const noted = key === "message" && NOTE.test(words ?? "")
    return words && !noted ? words.replaceAll('\\"', '"') : text
  }
}

/** A reply in JSON that was cut off before its end, or has its quotation marks as Python writes them. */
const TORN = new RegExp(
  `^\\{\\s*["'](${ANSWER_KEYS.join("|")})["']\\s*:\\s*(["'])([\\s\\S]+?)(?:\\2\\s{0,9},?\\s{0,9}\\}?)?$`,
)

/** Words about the client: a text with them is meant for the owner. */
const NOTE = /\b(?:client|usuari|user|customer|kund)/i

/** `{"message": "…"}`: arguments of a note to the owner look the same, but speak of the client. */
export const isReplyInJson = (text: string): boolean => {
  const [, said] =
    /^\{\s*"(?:message|content)"\s*:\s*("(?:[^"\\]|\\.)+")\s*\}$/.exec(bareJson(text)) ?? []
  return said !== undefined && !NOTE.test(said)
}

/** The words in a part of such an answer. A list has words only if each of its items has. */
const wordsIn = (value: unknown): string | undefined => {
  if (typeof value === "string") return value.trim() || undefined
  if (Array.isArray(value)) {
    const each = value.flatMap((one) => (typeof one === "object" ? (wordsIn(one) ?? []) : []))
    return each.length === value.length && each.length > 0 ? each.join("\n\n") : undefined
  }
  if (typeof value !== "object" || value === null) return undefined
  const entries = Object.entries(value)
  const part = "role" in value || "type" in value || entries.length === 1
  const keys = part ? [...ANSWER_KEYS, ...PART_KEYS] : ANSWER_KEYS
  const named = keys.map((key) => entries.find(([each]) => each === key)?.[1])
  return named.map(wordsIn).find((words) => words !== undefined)
}

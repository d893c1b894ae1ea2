/** One part of what the model was given, such as the knowledge or the memory. */
export type Reason = { title: string; text: string }

const WORTH_SHOWING = ["Knowledge", "Memory", "Calendar"]

/** The text parts inside a raw model request, which is JSON or already plain. */
const plain = (request: string): string => {
  try {
    const parsed = JSON.parse(request) as { messages?: { content?: unknown }[] }
    return (parsed.messages ?? []).map(({ content }) => String(content ?? "")).join("\n")
  } catch {
    return request
  }
}

/** What an answer was made of: the parts of the request that hold the owner's own words. */
export const reasonsIn = (request: string): Reason[] =>
  plain(request)
    .split(/^# /m)
    .map((part) => {
      const [title = "", ...lines] = part.split("\n")
      return { title: title.trim(), text: lines.join("\n").trim() }
    })
    .filter(({ title, text }) => WORTH_SHOWING.includes(title) && text !== "")

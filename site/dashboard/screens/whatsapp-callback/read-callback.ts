import { isUuid } from "../../data/use-chatbot.ts"

/** What Facebook's redirect brought: a token or a code to connect with, or why there is none. */
export type Arrival =
  | { kind: "code"; code: string; chatbotid: string; state: string }
  | { kind: "token"; accesstoken: string; chatbotid: string }
  | { kind: "denied"; error: string; description: string }
  | { kind: "no-code" | "no-chatbot" | "bad-state" }

/** The chatbot that is being connected, if the address names it. */
export const chatbotOf = (search: URLSearchParams): string | undefined => {
  const id = chatbotIn(search.get("state") ?? "")
  return id !== null && isUuid(id) ? id : undefined
}

const chatbotIn = (state: string): string | null => {
  try {
    const parsed: unknown = JSON.parse(state)
    const id = (parsed as { chatbotid?: unknown } | null)?.chatbotid
    return typeof id === "string" ? id : ""
  } catch {
    return null
  }
}

export const readCallback = (search: URLSearchParams): Arrival => {
  const error = search.get("error")
  if (error) return { kind: "denied", error, description: search.get("error_description") ?? "" }
  const code = search.get("code")
  const accesstoken = search.get("access_token")
  if (!code && !accesstoken) return { kind: "no-code" }
  const state = search.get("state")
  if (!state) return { kind: "no-chatbot" }
  const chatbotid = chatbotIn(state)
  if (chatbotid === null) return { kind: "bad-state" }
  if (!chatbotid) return { kind: "no-chatbot" }
  return code
    ? { kind: "code", code, chatbotid, state }
    : { kind: "token", accesstoken: accesstoken ?? "", chatbotid }
}

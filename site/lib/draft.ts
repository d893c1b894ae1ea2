import { kept } from "./storage.ts"

export type DraftSource =
  | { kind: "text"; content: string }
  | { kind: "url"; url: string }
  | { kind: "file"; name: string; type: string; size: number }

/** A chatbot being described, before it exists. Files are only ever listed: they never leave the browser. */
export type Draft = {
  name: string
  description: string
  welcomeEnabled: boolean
  welcomemessage: string
  tone: string
  language: string
  timezone: string
  phoneNumber: string
  sources: DraftSource[]
  /** True once Finish was pressed: it is created as soon as its owner has signed in. */
  finished: boolean
}

const KEY = "pendingChatbot"

export const browserZone = () => {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone || "Europe/Madrid"
  } catch {
    return "Europe/Madrid"
  }
}

export const emptyDraft = (): Draft => ({
  name: "",
  description: "",
  welcomeEnabled: false,
  welcomemessage: "",
  tone: "professional",
  language: "spanish",
  timezone: browserZone(),
  phoneNumber: "",
  sources: [],
  finished: false,
})

export const keptDraft = {
  read: (): Draft => {
    const found = kept.read(KEY)
    return found && typeof found === "object" ? { ...emptyDraft(), ...found } : emptyDraft()
  },
  write: (draft: Draft) => kept.write(KEY, draft),
  remove: () => kept.remove(KEY),
}

import { TimeZone } from "../../core/shared/time-zones.ts"
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

/** The device's zone; Madrid when the device does not know it, or names one that nobody knows. */
export const browserZone = () => TimeZone.parse(Intl.DateTimeFormat().resolvedOptions().timeZone)

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

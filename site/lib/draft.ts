import { TimeZone } from "../../core/shared/time-zones.ts"
import { kept } from "./storage.ts"

export type DraftSource =
  | { kind: "text"; content: string }
  | { kind: "url"; url: string }
  | { kind: "file"; name: string; type: string; size: number }

/** What is typed in by hand, one field for each. */
export type TypedKind = "text" | "url"

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
  /** What was typed and not added yet. */
  typed: Record<TypedKind, string>
  /** True once Finish was pressed: it is created as soon as its owner has signed in. */
  finished: boolean
}

const KEY = "pendingChatbot"

/** The device's zone; Madrid when the device does not know it, or names one that nobody knows. */
const browserZone = () => TimeZone.parse(Intl.DateTimeFormat().resolvedOptions().timeZone)

const emptyDraft = (): Draft => ({
  name: "",
  description: "",
  welcomeEnabled: false,
  welcomemessage: "",
  tone: "professional",
  language: "spanish",
  timezone: browserZone(),
  phoneNumber: "",
  sources: [],
  typed: { text: "", url: "" },
  finished: false,
})

export const keptDraft = {
  read: (): Draft => {
    const found = kept.read(KEY)
    return found && typeof found === "object" ? { ...emptyDraft(), ...found } : emptyDraft()
  },
  write: (draft: Draft) => kept.write(KEY, draft),
  remove: () => kept.remove(KEY),
  /** Says when another tab has changed it; gives the way to hear no more. */
  onChange: (tell: () => void) => {
    const hear = ({ key }: StorageEvent) => key === KEY && tell()
    addEventListener("storage", hear)
    return () => removeEventListener("storage", hear)
  },
}

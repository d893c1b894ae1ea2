import { TONES, type Tone } from "../../../core/chatbots/chatbot.ts"
import type { SourceDraft } from "../../../core/knowledge/source.ts"
import { LANGUAGE_SETTINGS, type LanguageSetting } from "../../../core/shared/language-setting.ts"
import { TimeZone } from "../../../core/shared/time-zone.ts"
import { kept, tab } from "../storage.ts"
import { begun } from "./begun.ts"

export type DraftSource =
  | { kind: "text"; content: string }
  | { kind: "url"; url: string }
  | { kind: "file"; name: string; type: string; size: number }

/** The source as the server takes it; null for a file, which is only listed and never leaves the browser. */
export const sourceOf = (source: DraftSource): SourceDraft | null => {
  switch (source.kind) {
    case "text":
      return { type: "text", content: source.content }
    case "url":
      return { type: "url", url: source.url }
    case "file":
      return null
  }
}

/** The kinds of sources that are typed; each has a field of its own. */
export type TypedKind = "text" | "url"

/** A chatbot being described, before it exists. Files are only ever listed: they never leave the browser. */
export type Draft = {
  name: string
  description: string
  welcomeEnabled: boolean
  welcomemessage: string
  tone: Tone
  language: LanguageSetting
  timezone: string
  phoneNumber: string
  sources: DraftSource[]
  /** What was typed and not added yet. */
  typed: Record<TypedKind, string>
  /** True once Finish was pressed: it is created as soon as its owner has signed in. */
  finished: boolean
}

const KEY = "pendingChatbot"
const finish = begun(KEY)

/** The device's zone as the device names it. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const emptyDraft = (): Draft => ({
  name: "",
  description: "",
  welcomeEnabled: false,
  welcomemessage: "",
  tone: "professional",
  language: "spanish",
  // Madrid when the device does not know its zone, or names one that nobody knows.
  timezone: TimeZone.parse(deviceZone()),
  phoneNumber: "",
  sources: [],
  typed: { text: "", url: "" },
  finished: false,
})

type Loose = Readonly<Record<string, unknown>>

const isRecord = (found: unknown): found is Loose => typeof found === "object" && found !== null

/** Whether every field has the type that it has in an empty draft. */
const isLike = (found: Loose, like: Loose): boolean =>
  Object.entries(like).every(([name, value]) => {
    const given = found[name]
    return isRecord(value)
      ? isRecord(given) && Array.isArray(given) === Array.isArray(value) && isLike(given, value)
      : typeof given === typeof value
  })

const SOURCES: Readonly<Record<DraftSource["kind"], Loose>> = {
  text: { content: "" },
  url: { url: "" },
  file: { name: "", type: "", size: 0 },
}

const isSource = (found: unknown) =>
  isRecord(found) &&
  Object.entries(SOURCES).some(([kind, like]) => found.kind === kind && isLike(found, like))

/** Null if it is no draft: an older page wrote it, or it is damaged. */
const asDraft = (found: Loose): Draft | null => {
  const draft = { ...emptyDraft(), ...found }
  const isWhole =
    isLike(draft, emptyDraft()) &&
    TONES.includes(draft.tone) &&
    LANGUAGE_SETTINGS.includes(draft.language) &&
    draft.sources.every(isSource)
  if (!isWhole) return null
  return draft.finished && finish.isOver() ? { ...draft, finished: false } : draft
}

export const keptDraft = {
  read: (): Draft => {
    const found = kept.read(KEY)
    return (isRecord(found) && asDraft(found)) || emptyDraft()
  },
  isThere: () => isRecord(kept.read(KEY)),
  /** A finished draft is there, but cannot be read any more. */
  isBroken: () => {
    const found = kept.read(KEY)
    return isRecord(found) && found.finished === true && asDraft(found) === null
  },
  /** With whose it is, if that is known; a finished one belongs to whoever signs in next. */
  write: (draft: Draft) =>
    kept.write(KEY, { ...draft, of: draft.finished ? null : tab.read("owner") }),
  /**
   * An owner signs in: what another, who did not sign out, was typing is not shown to them, and what nobody's was is theirs from
   * now on, such as what was typed before the page knew whose it is.
   */
  keepFor: (owner: string) => {
    const found = kept.read(KEY)
    if (!isRecord(found) || found.finished === true) return
    if ((found.of ?? owner) === owner) kept.write(KEY, { ...found, of: owner })
    else keptDraft.remove()
  },
  remove: () => {
    kept.remove(KEY)
    finish.forget()
  },
  /** Finish is pressed: from now on it waits for its owner. */
  begin: finish.begin,
  isMailed: finish.isMailed,
  /** A mail was sent whose link creates it. */
  mailed: () => keptDraft.read().finished && finish.mailed(),
  /** Calls `tell` when another tab has changed it; answers how to stop. */
  onChange: (tell: () => void) => {
    const hear = ({ key }: StorageEvent) => key === KEY && tell()
    addEventListener("storage", hear)
    return () => removeEventListener("storage", hear)
  },
}

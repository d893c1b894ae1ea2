import type { Account } from "../../../core/accounts/account.ts"
import type { GoogleIdentity } from "../../../core/accounts/ports.ts"
import { type PlanLimits, TRYOUT_LIMITS } from "../../../core/billing/plan.ts"
import type { UsageFacts } from "../../../core/billing/usage-facts.ts"
import type { NewChatbot } from "../../../core/chatbots/wizard.ts"
import type { ContactDraft } from "../../../core/contact/contact.ts"
import type { KnowledgeSource } from "../../../core/knowledge/source.ts"
import type { KeptLetter, Letter, LetterLanguage } from "../../../core/mail/letter.ts"
import type { MemoryEntry } from "../../../core/memory/entry.ts"
import type { Notebook } from "../../../core/memory/notebook.ts"
import { say } from "../../../core/shared/catalogue.ts"
import { ChatbotId, OwnerId } from "../../../core/shared/ids.ts"
import type { Listed, Page } from "../../../core/shared/page.ts"
import type { AuditAction } from "../../../core/shared/ports.ts"
import { NotFound } from "../../../core/shared/refusals.ts"
import type { LogEntry } from "../../../core/simulation/log.ts"

/*
 * What the fakes of the owner's side share: accounts and all that belongs to them, as the tables of db/schema keep it. Tests
 * may read and change everything in it.
 */

export type StoredAccount = { -readonly [Key in keyof Account]: Account[Key] } & {
  googleSub: string | null
  deleted: boolean
}

/** Something that works once: a code, a token, the state of a flow. */
export type OneTime = {
  readonly value: string
  readonly purpose: string
  readonly owner: OwnerId | null
  readonly binding: Readonly<Record<string, string>>
  readonly expiresAt: number
  used: boolean
}

export type StoredSession = {
  readonly id: string
  readonly owner: OwnerId
  cookie: string | null
  ended: boolean
  expiresAt: number
  /** Refresh tokens, oldest first; `usedAt` epoch milliseconds. */
  readonly tokens: { readonly value: string; usedAt: number | null }[]
}

export type StoredChatbot = NewChatbot & {
  readonly id: ChatbotId
  readonly userid: OwnerId
  readonly createdAt: string
  memory_enabled: boolean
  typing_enabled: boolean
  is_paused: boolean
  pause_secret: string | null
  notification_limit: number
  connection: { assignednumber: string | null } | null
}

/** The methods of ports that fail in this test. */
export type Breaks = Set<
  "mail" | "revoke" | "revoke.end" | "erase" | "mark" | "knowledge.add" | "line" | "limitsOf"
>

export type OwnerState = {
  now: Date
  readonly accounts: StoredAccount[]
  readonly oneTime: OneTime[]
  readonly sessions: StoredSession[]
  readonly chatbots: StoredChatbot[]
  readonly sources: KnowledgeSource[]
  readonly notebooks: Map<ChatbotId, { -readonly [Key in keyof Notebook]: Notebook[Key] }>
  readonly history: (MemoryEntry & { readonly chatbot: ChatbotId })[]
  limits: PlanLimits
  readonly usageFacts: Map<OwnerId, { -readonly [Key in keyof UsageFacts]: UsageFacts[Key] }>
  readonly simulation: (LogEntry & { readonly chatbot: ChatbotId })[]
  /** Whose simulated client wants no more. */
  readonly silenced: Set<ChatbotId>
  readonly contact: { readonly message: ContactDraft; readonly from: OwnerId | null }[]
  readonly mails: Letter[]
  /** Letters that are not out yet; times in epoch milliseconds. */
  readonly letters: {
    readonly id: string
    readonly owner: OwnerId
    readonly kind: KeptLetter
    readonly language: LetterLanguage
    readonly keptAt: number
    dueAt: number
  }[]
  readonly audit: { owner: OwnerId; action: AuditAction; subject: string | undefined }[]
  readonly faults: { readonly event: string; readonly cause: unknown }[]
  readonly revoked: OwnerId[]
  readonly operators: string[]
  google: GoogleIdentity | null
  readonly breaks: Breaks
  made: number
}

export const freshOwnerState = (): OwnerState => ({
  now: new Date("2026-03-10T09:00:00.000Z"),
  accounts: [],
  oneTime: [],
  sessions: [],
  chatbots: [],
  sources: [],
  notebooks: new Map(),
  history: [],
  limits: TRYOUT_LIMITS,
  usageFacts: new Map(),
  simulation: [],
  silenced: new Set(),
  contact: [],
  mails: [],
  letters: [],
  audit: [],
  faults: [],
  revoked: [],
  operators: [],
  google: null,
  breaks: new Set(),
  made: 0,
})

/** The next id: unique, and the same in every run. */
export const newId = (state: OwnerState): string => {
  state.made += 1
  return `00000000-0000-4000-8000-${String(state.made).padStart(12, "0")}`
}
export const newOwner = (state: OwnerState) => OwnerId.parse(newId(state))
export const newChatbot = (state: OwnerState) => ChatbotId.parse(newId(state))

/** A secret, recognisable in a failing test. */
export const newSecret = (state: OwnerState, kind: string): string => {
  state.made += 1
  return `${kind}-${state.made}`
}

/** A bot as it is made, with nothing in its notebook. */
export const addChatbot = (
  state: OwnerState,
  userid: OwnerId,
  id: ChatbotId,
  fields: NewChatbot,
) => {
  const createdAt = state.now.toISOString()
  const notification_limit = 100
  state.chatbots.push({
    ...fields,
    ...{ id, userid, createdAt, notification_limit },
    memory_enabled: true,
    typing_enabled: true,
    is_paused: false,
    pause_secret: null,
    connection: null,
  })
  state.notebooks.set(id, {
    chatbot_id: id,
    user_id: userid,
    globalmemory: "",
    notifymemory: "",
    notification_limit,
    version: 0,
    notifiedat: {},
    created_at: createdAt,
    updated_at: createdAt,
  })
}

/** The bot, if it is the owner's; otherwise the refusal for a bot that does not exist. */
export const ownedBy = (state: OwnerState, owner: OwnerId, id: ChatbotId): StoredChatbot => {
  const chatbot = state.chatbots.find((one) => one.id === id && one.userid === owner)
  if (!chatbot) throw new NotFound(say("chatbot_not_found"))
  return chatbot
}

export const pageOf = <Item>(items: readonly Item[], { limit, offset }: Page): Listed<Item> => ({
  items: items.slice(offset, offset + limit),
  total: items.length,
})

/** Uses up a one-time token that is still valid. */
export const redeem = (state: OwnerState, purpose: string, value: string): OneTime | null => {
  const found = state.oneTime.find((one) => one.purpose === purpose && one.value === value)
  if (!found || found.used || found.expiresAt <= state.now.getTime()) return null
  found.used = true
  return found
}

export const issue = (
  state: OwnerState,
  purpose: string,
  owner: OwnerId | null,
  binding: Readonly<Record<string, string>>,
  seconds: number,
): string => {
  const value = newSecret(state, purpose)
  const expiresAt = state.now.getTime() + seconds * 1_000
  state.oneTime.push({ value, purpose, owner, binding, expiresAt, used: false })
  return value
}

/** Ends an owner's tokens of one purpose, or all of them. */
export const voidAll = (state: OwnerState, owner: OwnerId, purpose: string | null = null): void => {
  for (const one of state.oneTime) {
    if (one.owner === owner && (purpose === null || one.purpose === purpose)) one.used = true
  }
}

import * as Effect from "effect/Effect"
import type { Accounts, KeptLetters } from "../../../core/accounts/ports.ts"
import { CONFIRMATION_SECONDS, RESET_SECONDS } from "../../../core/accounts/session.ts"
import type { KeptLetter, LetterLanguage } from "../../../core/mail/letter.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import {
  issue,
  newId,
  newOwner,
  type OwnerState,
  redeem,
  type StoredAccount,
  voidAll,
} from "./state.ts"

const endSessions = (state: OwnerState, owner: string, but?: string) => {
  for (const session of state.sessions) {
    if (session.owner === owner && session.id !== but) session.ended = true
  }
}

const FIRST_PAUSE_MS = 5 * 60_000

const keepLetter = (
  state: OwnerState,
  owner: OwnerId,
  kind: KeptLetter,
  language: LetterLanguage,
) => {
  const keptAt = state.now.getTime()
  state.letters.push({ id: newId(state), owner, kind, language, keptAt, dueAt: keptAt })
}

/** The letters that wait, of accounts that are not deleted. */
export const fakeKeptLetters = (state: OwnerState): KeptLetters => ({
  due: () =>
    Effect.sync(() => {
      const now = state.now.getTime()
      return state.letters.flatMap((letter) => {
        const account = state.accounts.find(({ id, deleted }) => id === letter.owner && !deleted)
        if (letter.dueAt > now || !account) return []
        letter.dueAt = now + Math.max(FIRST_PAUSE_MS, now - letter.keptAt)
        const { id, kind, language } = letter
        return [{ id, letter: { to: account.email, kind, language } }]
      })
    }),
  settle: (id) =>
    Effect.sync(() => {
      const at = state.letters.findIndex((letter) => letter.id === id)
      if (at >= 0) state.letters.splice(at, 1)
    }),
})

/** A copy, as a read gives: later changes of what is stored do not show in it. */
const read = <Stored extends StoredAccount | null>(account: Stored): Stored =>
  account && { ...account }

export const fakeAccounts = (state: OwnerState): Accounts => {
  const living = () => state.accounts.filter(({ deleted }) => !deleted)
  const byEmail = (email: string) => living().find((account) => account.email === email) ?? null
  const byId = (owner: string | null) => living().find(({ id }) => id === owner) ?? null
  const open = (fields: Partial<StoredAccount> & { email: string }) => {
    const account: StoredAccount = {
      id: newOwner(state),
      name: null,
      passwordHash: null,
      confirmed: false,
      createdAt: state.now.toISOString(),
      googleSub: null,
      deleted: false,
      ...fields,
    }
    state.accounts.push(account)
    return account
  }
  const confirmationOf = (account: StoredAccount) => {
    voidAll(state, account.id, "confirm")
    return issue(state, "confirm", account.id, {}, CONFIRMATION_SECONDS)
  }

  return {
    byId: (owner) => Effect.sync(() => read(byId(owner))),
    byEmail: (email) => Effect.sync(() => read(byEmail(email))),
    register: (email, passwordHash) =>
      Effect.sync(() => {
        const known = byEmail(email)
        if (known?.confirmed) return null
        const account = known ?? open({ email })
        account.passwordHash = passwordHash
        return { account: read(account), code: confirmationOf(account) }
      }),
    renewConfirmation: (email) =>
      Effect.sync(() => {
        const account = byEmail(email)
        return account && !account.confirmed ? confirmationOf(account) : null
      }),
    confirm: (code) =>
      Effect.sync(() => {
        const account = byId(redeem(state, "confirm", code)?.owner ?? null)
        if (account) account.confirmed = true
        return read(account)
      }),
    issueReset: (owner) =>
      Effect.sync(() => {
        voidAll(state, owner, "reset")
        return issue(state, "reset", owner, {}, RESET_SECONDS)
      }),
    resetPassword: (token, passwordHash, language) =>
      Effect.sync(() => {
        const account = byId(redeem(state, "reset", token)?.owner ?? null)
        if (!account) return null
        Object.assign(account, { passwordHash, confirmed: true })
        endSessions(state, account.id)
        voidAll(state, account.id)
        keepLetter(state, account.id, "password_changed", language)
        return read(account)
      }),
    setPassword: ({ owner, sessionId }, passwordHash, language) =>
      Effect.sync(() => {
        const account = byId(owner)
        const living = state.sessions.some(({ id, ended }) => id === sessionId && !ended)
        if (!account || !living) return false
        account.passwordHash = passwordHash
        endSessions(state, owner, sessionId)
        voidAll(state, owner, "reset")
        keepLetter(state, owner, "password_changed", language)
        return true
      }),
    joinGoogle: ({ sub, email, name }, language) =>
      Effect.sync(() => {
        const known = living().find(({ googleSub }) => googleSub === sub)
        if (known) return { account: read(known), how: "known" as const }
        const local = byEmail(email)
        if (!local) {
          const account = open({ email, name, googleSub: sub, confirmed: true })
          return { account: read(account), how: "created" as const }
        }
        if (local.googleSub !== null) return null
        const how = local.confirmed ? ("linked" as const) : ("taken_over" as const)
        if (how === "taken_over") {
          local.passwordHash = null
          endSessions(state, local.id)
          voidAll(state, local.id)
        }
        Object.assign(local, { googleSub: sub, confirmed: true, name: local.name ?? name })
        state.audit.push({ owner: local.id, action: "google_linked", subject: how })
        keepLetter(state, local.id, "google_linked", language)
        return { account: read(local), how }
      }),
    markDeleted: (owner) =>
      Effect.sync(() => {
        if (state.breaks.has("mark")) throw new Error("the database is gone")
        const account = byId(owner)
        if (account) account.deleted = true
        endSessions(state, owner)
      }),
    erase: (owner) =>
      Effect.sync(() => {
        if (state.breaks.has("erase")) throw new Error("the database is gone")
        const at = state.accounts.findIndex(({ id, deleted }) => id === owner && deleted)
        if (at >= 0) state.accounts.splice(at, 1)
      }),
    toErase: () =>
      Effect.sync(() => state.accounts.filter(({ deleted }) => deleted).map(({ id }) => id)),
  }
}

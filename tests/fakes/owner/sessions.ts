import * as Effect from "effect/Effect"
import type { Flows, OneTimeTokens, Sessions } from "../../../core/accounts/ports.ts"
import { FLOW_SECONDS, REFRESH_GRACE_MS, SESSION_DAYS } from "../../../core/accounts/session.ts"
import { DAY_MS } from "../../../core/shared/time-spans.ts"
import { issue, newId, newSecret, type OwnerState, redeem, type StoredSession } from "./state.ts"

const SESSION_MS = SESSION_DAYS * DAY_MS

export const fakeSessions = (state: OwnerState): Sessions => {
  const alive = (session: StoredSession | undefined) =>
    session && !session.ended && session.expiresAt > state.now.getTime() ? session : null
  const callerOf = (session: StoredSession | null) =>
    session && { owner: session.owner, sessionId: session.id }

  return {
    begin: ({ id: owner, passwordHash }) =>
      Effect.sync(() => {
        const account = state.accounts.find((one) => one.id === owner && !one.deleted)
        if (!account || account.passwordHash !== passwordHash) return null
        const refreshToken = newSecret(state, "refresh")
        const id = newId(state)
        const expiresAt = state.now.getTime() + SESSION_MS
        state.sessions.push({
          id,
          owner,
          cookie: null,
          ended: false,
          expiresAt,
          tokens: [{ value: refreshToken, usedAt: null }],
        })
        return { sessionId: id, refreshToken }
      }),
    rotate: (refreshToken) =>
      Effect.sync(() => {
        const session = alive(
          state.sessions.find(({ tokens }) => tokens.some(({ value }) => value === refreshToken)),
        )
        if (!session) return null
        const at = session.tokens.findIndex(({ value }) => value === refreshToken)
        const presented = session.tokens[at]
        const now = state.now.getTime()
        if (!presented) return null
        if (presented.usedAt !== null) {
          const unused = session.tokens.at(-1)
          if (unused && now - presented.usedAt <= REFRESH_GRACE_MS) {
            return { owner: session.owner, sessionId: session.id, refreshToken: unused.value }
          }
          session.ended = true
          return null
        }
        presented.usedAt = now
        const child = { value: newSecret(state, "refresh"), usedAt: null }
        session.tokens.push(child)
        session.expiresAt = now + SESSION_MS
        return { owner: session.owner, sessionId: session.id, refreshToken: child.value }
      }),
    find: (sessionId) =>
      Effect.sync(() => callerOf(alive(state.sessions.find(({ id }) => id === sessionId)))),
    byCookie: (cookie) =>
      Effect.sync(() => callerOf(alive(state.sessions.find((one) => one.cookie === cookie)))),
    prolong: (sessionId) =>
      Effect.sync(() => {
        const session = alive(state.sessions.find(({ id }) => id === sessionId))
        const until = state.now.getTime() + SESSION_MS
        if (!session || session.expiresAt >= until - DAY_MS) return false
        session.expiresAt = until
        return true
      }),
    giveCookie: (sessionId) =>
      Effect.sync(() => {
        const cookie = newSecret(state, "cookie")
        const session = state.sessions.find(({ id }) => id === sessionId)
        if (session) session.cookie = cookie
        return cookie
      }),
    end: (sessionId) =>
      Effect.sync(() => {
        const session = state.sessions.find(({ id }) => id === sessionId)
        if (session) session.ended = true
      }),
    endAll: (owner) =>
      Effect.sync(() => {
        for (const session of state.sessions) if (session.owner === owner) session.ended = true
      }),
  }
}

export const fakeOneTimeTokens = (state: OwnerState): OneTimeTokens => ({
  issue: (purpose, owner, binding, seconds) =>
    Effect.sync(() => issue(state, purpose, owner, binding, seconds)),
  redeem: (purpose, token) =>
    Effect.sync(() => {
      const found = redeem(state, purpose, token)
      return found?.owner ? { owner: found.owner, binding: found.binding } : null
    }),
})

export const fakeFlows = (state: OwnerState): Flows => ({
  open: (purpose, binding) =>
    Effect.sync(() => {
      const secret = newSecret(state, "secret")
      const value = issue(state, `flow ${purpose}`, null, { ...binding, secret }, FLOW_SECONDS)
      return { id: `id of ${value}`, secret, state: value, nonce: "nonce", challenge: "challenge" }
    }),
  take: (purpose, value, secrets) =>
    Effect.sync(() => {
      const found = redeem(state, `flow ${purpose}`, value)
      const { secret = "", ...binding } = found?.binding ?? {}
      return found && secrets.includes(secret)
        ? { secret, nonce: "nonce", verifier: "verifier", binding }
        : null
    }),
})

import * as Effect from "effect/Effect"
import {
  GoogleFailed,
  type GoogleSignIn,
  NotRevoked,
  type Passwords,
  type ProviderAccess,
} from "../../../core/accounts/ports.ts"
import type { ContactMessages } from "../../../core/contact/ports.ts"
import type { Letter } from "../../../core/mail/letter.ts"
import { type Mailer, NotMailed } from "../../../core/mail/ports.ts"
import type { AuditTrail, ErrorLog } from "../../../core/shared/ports.ts"
import type { OwnerState } from "./state.ts"

export const fakeMailer = (state: OwnerState): Mailer => {
  const lost = new NotMailed({ why: "unreachable", detail: "" })
  const taken = (letter: Letter) => {
    // No mail server takes letters to .invalid (RFC 6761).
    if (state.breaks.has("mail") || letter.to.endsWith(".invalid")) return false
    state.mails.push(letter)
    return true
  }
  return {
    send: (letter) =>
      Effect.suspend(() => (taken(letter) ? Effect.succeed(undefined) : Effect.fail(lost))),
    post: (letter) =>
      Effect.sync(() => {
        if (!taken(letter)) state.faults.push({ event: "mail_failed", cause: lost })
      }),
    reach: Effect.suspend(() =>
      state.breaks.has("mail") ? Effect.fail(lost) : Effect.succeed(undefined),
    ),
  }
}

export const fakeAuditTrail = (state: OwnerState): AuditTrail => ({
  note: (owner, action, subject) =>
    Effect.sync(() => void state.audit.push({ owner, action, subject })),
})

export const fakeErrorLog = (state: OwnerState): ErrorLog => ({
  report: (event, cause) => Effect.sync(() => void state.faults.push({ event, cause })),
})

/** Readable hashes, where the real ones are slow. */
export const fakePasswords: Passwords = {
  hash: (password) => Effect.succeed(`hash(${password})`),
  matches: (password, hash) => Effect.succeed(hash === `hash(${password})`),
}

/** Answers the identity in the state to the code "good", if verifier and nonce are those of the flow. */
export const fakeGoogle = (state: OwnerState): GoogleSignIn => ({
  address: (flow) => `https://google.example/?state=${flow.state}`,
  identify: (code, verifier, nonce) =>
    Effect.suspend(() =>
      state.google && code === "good" && verifier === "verifier" && nonce === "nonce"
        ? Effect.succeed(state.google)
        : Effect.fail(new GoogleFailed({ why: "refused", detail: "" })),
    ),
})

export const fakeProviderAccess = (state: OwnerState): ProviderAccess => ({
  revoke: (owner) =>
    Effect.suspend(() => {
      if (state.breaks.has("revoke")) {
        return Effect.fail(new NotRevoked({ why: "payments", detail: "" }))
      }
      if (state.breaks.has("revoke.end")) return Effect.promise(() => new Promise<void>(() => {}))
      state.revoked.push(owner)
      return Effect.succeed(undefined)
    }),
})

export const fakeContactMessages = (state: OwnerState): ContactMessages => ({
  keep: (message, from) => Effect.sync(() => void state.contact.push({ message, from })),
})

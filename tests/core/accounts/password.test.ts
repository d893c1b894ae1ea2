import { describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { KeptLetters } from "../../../core/accounts/ports.ts"
import { requestPasswordReset } from "../../../core/accounts/request-password-reset.ts"
import { sendKeptLetters } from "../../../core/accounts/send-kept-letters.ts"
import { signIn } from "../../../core/accounts/sign-in.ts"
import { signUp } from "../../../core/accounts/sign-up.ts"
import { updatePassword } from "../../../core/accounts/update-password.ts"
import { fakeKeptLetters } from "../../fakes/owner/accounts.ts"
import { ownerWorld } from "../../support/owner-world.ts"

const EMAIL = "ana@example.com"
const SENT = "If an account with that email exists, a password reset link has been sent."
const to = (password: string, token?: string) => ({
  password,
  confirmation: password,
  ...(token !== undefined && { token }),
})
const tokenIn = (mails: readonly object[], at = -1) => (mails.at(at) as { token: string }).token

describe("a forgotten password", () => {
  test("is answered alike for every address, and mailed to those who have an account", async () => {
    const { run, state, hasOwner } = ownerWorld()
    hasOwner(EMAIL)
    for (const email of [EMAIL, "nobody@example.com"]) {
      expect(await run(requestPasswordReset(email, "es"))).toEqual({ message: SENT })
    }
    expect(state.mails).toMatchObject([{ kind: "reset_password", to: EMAIL, language: "es" }])
    expect(state.audit.map(({ action }) => action)).toEqual(["password_reset_asked"])
  })

  test("gets a new one by the mailed link, once; all sessions are over", async () => {
    const { run, refused, state, hasOwner } = ownerWorld()
    hasOwner(EMAIL)
    await run(signIn(EMAIL, "secret-1"))
    await run(requestPasswordReset(EMAIL, "en"))
    const token = tokenIn(state.mails)
    expect(await run(updatePassword(to("secret-2", token), null, "en"))).toMatchObject({
      email: EMAIL,
      message:
        "Your password has been updated successfully. You can now log in with your new password.",
    })
    expect(state.sessions.map(({ ended }) => ended)).toEqual([true])
    await refused(signIn(EMAIL, "secret-1"))
    await run(signIn(EMAIL, "secret-2"))
    expect(await refused(updatePassword(to("secret-3", token), null, "en"))).toMatchObject({
      message: "Failed to update password. The link may have expired or been used already.",
    })
  })

  test("only the newest link works, and for an hour", async () => {
    const { run, refused, state, hasOwner, passes } = ownerWorld()
    hasOwner(EMAIL)
    await run(requestPasswordReset(EMAIL, "en"))
    await run(requestPasswordReset(EMAIL, "en"))
    const old = updatePassword(to("secret-2", tokenIn(state.mails, 0)), null, "en")
    expect(await refused(old)).toMatchObject({ code: "link_invalid" })
    passes(3_600_000)
    const late = updatePassword(to("secret-2", tokenIn(state.mails, 1)), null, "en")
    expect(await refused(late)).toMatchObject({ code: "link_invalid" })
  })

  test("a confirmation code is no reset link", async () => {
    const { run, refused, state } = ownerWorld()
    await run(signUp(EMAIL, "secret-1", "en"))
    const code = (state.mails[0] as { code: string }).code
    expect(await refused(updatePassword(to("secret-2", code), null, "en"))).toMatchObject({
      code: "link_invalid",
    })
  })

  test("the link proves the address as well as a confirmation does", async () => {
    const { run, state } = ownerWorld()
    await run(signUp(EMAIL, "secret-1", "en"))
    await run(requestPasswordReset(EMAIL, "en"))
    await run(updatePassword(to("secret-2", tokenIn(state.mails)), null, "en"))
    expect((await run(signIn(EMAIL, "secret-2"))).user.emailConfirmed).toBe(true)
  })

  test("without a working mail server says so to everybody", async () => {
    const { refused, state, hasOwner } = ownerWorld()
    hasOwner(EMAIL)
    state.breaks.add("mail")
    for (const email of [EMAIL, "nobody@example.com"]) {
      expect(await refused(requestPasswordReset(email, "en"))).toMatchObject({
        message: "Failed to send password reset email. Please try again.",
      })
    }
  })
})

describe("a new password in the settings", () => {
  test("ends every other session and keeps this one", async () => {
    const { run, state, hasOwner } = ownerWorld()
    const owner = hasOwner(EMAIL)
    await run(signIn(EMAIL, "secret-1"))
    const { sessionId } = await run(signIn(EMAIL, "secret-1"))
    await run(updatePassword(to("secret-2"), { owner, sessionId }, "en"))
    expect(state.sessions.map(({ ended }) => ended)).toEqual([true, false])
    for (let n = 0; n < 2; n++) await run(sendKeptLetters())
    expect(state.mails).toMatchObject([{ kind: "password_changed", to: EMAIL, language: "en" }])
  })

  test("needs somebody who is signed in", async () => {
    const { refused, hasOwner } = ownerWorld()
    hasOwner(EMAIL)
    expect(await refused(updatePassword(to("secret-2"), null, "en"))).toMatchObject({
      code: "not_signed_in",
    })
  })

  test("holds although the letter about it could not be mailed, which goes out once that works", async () => {
    const { run, state, hasOwner, passes } = ownerWorld()
    const owner = hasOwner(EMAIL)
    const { sessionId } = await run(signIn(EMAIL, "secret-1"))
    state.breaks.add("mail")
    await run(updatePassword(to("secret-2"), { owner, sessionId }, "en"))
    expect(state.accounts[0]?.passwordHash).toBe("hash(secret-2)")
    await run(sendKeptLetters())
    expect(state.faults).toMatchObject([{ event: "mail_failed" }])
    state.breaks.delete("mail")
    passes(5 * 60_000)
    await run(sendKeptLetters())
    expect(state.mails).toMatchObject([{ kind: "password_changed", to: EMAIL }])
    expect(state.letters).toEqual([])
  })
  test("tells every other owner once, though it was not written down that the letter to one is out", async () => {
    const { run, state, hasOwner } = ownerWorld()
    for (const email of [EMAIL, "bea@example.com"]) {
      const owner = hasOwner(email)
      const { sessionId } = await run(signIn(email, "secret-1"))
      await run(updatePassword(to("secret-2"), { owner, sessionId }, "en"))
    }
    const kept = fakeKeptLetters(state)
    const [first] = state.letters
    const settle = (id: string) =>
      id === first?.id ? Effect.die(new Error("no database")) : kept.settle(id)
    await run(sendKeptLetters().pipe(Effect.provideService(KeptLetters, { ...kept, settle })))
    expect(state.mails).toMatchObject([{ to: EMAIL }, { to: "bea@example.com" }])
    expect(state.letters).toEqual(first ? [first] : [])
    expect(state.faults).toMatchObject([{ event: "letter_not_settled" }])
  })
})

import { describe, expect, test } from "bun:test"
import { exchangeCode } from "../../../core/accounts/exchange-code.ts"
import { resendConfirmation } from "../../../core/accounts/resend-confirmation.ts"
import { CONFIRMATION_SECONDS } from "../../../core/accounts/session.ts"
import { signIn } from "../../../core/accounts/sign-in.ts"
import { signUp } from "../../../core/accounts/sign-up.ts"
import { ownerWorld } from "../../support/owner-world.ts"

const EMAIL = "ana@example.com"
const CHECK = "Check your email for the confirmation link."

const codeIn = (mails: readonly object[], at = -1) => (mails.at(at) as { code: string }).code

describe("signing up", () => {
  test("makes an account that waits for its mail", async () => {
    const { run, refused, state } = ownerWorld()
    const { user, message } = await run(signUp(EMAIL, "secret-1", "es"))
    expect(user).toMatchObject({ email: EMAIL, emailConfirmed: false, operator: false })
    expect(message).toBe(CHECK)
    expect(state.mails).toMatchObject([{ kind: "confirm_email", to: EMAIL, language: "es" }])
    expect(await refused(signIn(EMAIL, "secret-1"))).toMatchObject({
      code: "email_not_confirmed",
      message: "Email not confirmed",
    })
  })

  test("the mail's code confirms and signs in, once", async () => {
    const { run, refused, state } = ownerWorld()
    await run(signUp(EMAIL, "secret-1", "en"))
    const code = codeIn(state.mails)
    const signedIn = await run(exchangeCode(code, null, []))
    expect(signedIn.user.emailConfirmed).toBe(true)
    expect(state.sessions).toHaveLength(1)
    expect(state.audit.map(({ action }) => action)).toContain("email_confirmed")
    expect(await refused(exchangeCode(code, null, []))).toMatchObject({
      code: "code_invalid",
      message: "Authentication failed. Please try again.",
    })
  })

  test("after 24 hours the code is void", async () => {
    const { run, refused, state, passes } = ownerWorld()
    await run(signUp(EMAIL, "secret-1", "en"))
    passes(CONFIRMATION_SECONDS * 1_000)
    expect(await refused(exchangeCode(codeIn(state.mails), null, []))).toMatchObject({
      code: "code_invalid",
    })
  })

  test("again before confirming: the new password holds, and only the new mail works", async () => {
    const { run, refused, state } = ownerWorld()
    await run(signUp(EMAIL, "secret-1", "en"))
    await run(signUp(EMAIL, "secret-2", "en"))
    expect(state.accounts).toHaveLength(1)
    await refused(exchangeCode(codeIn(state.mails, 0), null, []))
    await run(exchangeCode(codeIn(state.mails, 1), null, []))
    await refused(signIn(EMAIL, "secret-1"))
    expect((await run(signIn(EMAIL, "secret-2"))).user.email).toBe(EMAIL)
  })

  test("with an address that has an account is refused, and its owner hears of it", async () => {
    const { refused, state, hasOwner } = ownerWorld()
    hasOwner(EMAIL)
    expect(await refused(signUp(EMAIL, "secret-2", "en"))).toMatchObject({
      _tag: "Conflict",
      message: "An account with this email already exists",
    })
    expect(state.mails).toMatchObject([{ kind: "already_registered", to: EMAIL }])
    expect(state.accounts[0]?.passwordHash).toBe("hash(secret-1)")
  })

  test("with an address that has an account is refused as that also without a working mail server", async () => {
    const { refused, state, hasOwner } = ownerWorld()
    hasOwner(EMAIL)
    state.breaks.add("mail")
    expect(await refused(signUp(EMAIL, "secret-2", "en"))).toMatchObject({
      message: "An account with this email already exists",
    })
  })

  test("without a working mail server says that something went wrong", async () => {
    const { refused, state } = ownerWorld()
    state.breaks.add("mail")
    expect(await refused(signUp(EMAIL, "secret-1", "en"))).toMatchObject({
      _tag: "Unavailable",
      message: "An error occurred during authentication",
    })
  })

  test("again without a working mail server replaces nothing: the link that is out works on, with its password", async () => {
    const { run, refused, state } = ownerWorld()
    await run(signUp(EMAIL, "secret-1", "en"))
    state.breaks.add("mail")
    await refused(signUp(EMAIL, "secret-2", "en"))
    state.breaks.delete("mail")
    await run(exchangeCode(codeIn(state.mails), null, []))
    expect((await run(signIn(EMAIL, "secret-1"))).user.email).toBe(EMAIL)
  })

  test("the confirmation can be asked for again; who asks learns nothing", async () => {
    const { run, state, hasOwner } = ownerWorld()
    await run(signUp(EMAIL, "secret-1", "en"))
    hasOwner("confirmed@example.com")
    for (const email of [EMAIL, "confirmed@example.com", "nobody@example.com"]) {
      expect(await run(resendConfirmation(email, "en"))).toEqual({ message: CHECK })
    }
    expect(state.mails.map(({ to }) => to)).toEqual([EMAIL, EMAIL])
  })

  test("asked for again without a working mail server, the link that is out works on, and nobody is told of a new one", async () => {
    const { run, refused, state } = ownerWorld()
    await run(signUp(EMAIL, "secret-1", "en"))
    const letter = state.mails[0]
    state.breaks.add("mail")
    for (const email of [EMAIL, "nobody@example.com"]) {
      expect(await refused(resendConfirmation(email, "en"))).toMatchObject({
        _tag: "Unavailable",
        message: "An error occurred during authentication",
      })
    }
    const code = letter?.kind === "confirm_email" ? letter.code : ""
    expect((await run(exchangeCode(code, null, []))).user.email).toBe(EMAIL)
  })
})

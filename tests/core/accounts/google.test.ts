import { describe, expect, test } from "bun:test"
import { nodeDigest } from "../../../adapters/secrets/digest.ts"
import { exchangeCode } from "../../../core/accounts/exchange-code.ts"
import { sendKeptLetters } from "../../../core/accounts/send-kept-letters.ts"
import { signIn } from "../../../core/accounts/sign-in.ts"
import {
  finishGoogleSignIn,
  startGoogleSignIn,
} from "../../../core/accounts/sign-in-with-google.ts"
import { ownerWorld } from "../../support/owner-world.ts"

const EMAIL = "ana@example.com"
const VERIFIER = "a-verifier-of-forty-three-characters-or-more-"
const CHALLENGE = nodeDigest.base64url(VERIFIER)
const ANA = { sub: "google-1", email: "Ana@Example.com", emailVerified: true, name: "Ana" }

const stateIn = (address: string) => new URL(address).searchParams.get("state") ?? ""

/** A browser that has been to Google and come back. */
const back = async (challenge: string | null = CHALLENGE) => {
  const world = ownerWorld()
  world.state.google = ANA
  const { address, secret } = await world.run(startGoogleSignIn(challenge))
  const comesBack = (secrets = [secret], code = "good") =>
    finishGoogleSignIn(code, stateIn(address), secrets, "es")
  return { ...world, secret, comesBack }
}

describe("signing in with Google", () => {
  test("makes a confirmed account, without a password", async () => {
    const { run, state, secret, comesBack } = await back()
    const code = await run(comesBack())
    const { user } = await run(exchangeCode(code, VERIFIER, [secret]))
    expect(user).toMatchObject({ email: EMAIL, name: "Ana", emailConfirmed: true })
    expect(state.accounts[0]?.passwordHash).toBeNull()
  })

  test("finds the account again by Google's id, whatever address it has now", async () => {
    const { run, state, comesBack } = await back()
    await run(comesBack())
    state.google = { ...ANA, email: "new@example.com" }
    const { address, secret } = await run(startGoogleSignIn(null))
    await run(finishGoogleSignIn("good", stateIn(address), [secret], "es"))
    expect(state.accounts).toHaveLength(1)
    expect(state.accounts[0]?.email).toBe(EMAIL)
  })

  test("joins a confirmed account of the same address, and says so by mail", async () => {
    const { run, state, hasOwner, comesBack } = await back()
    hasOwner(EMAIL)
    await run(comesBack())
    expect(state.accounts).toHaveLength(1)
    await run(sendKeptLetters())
    expect(state.mails).toMatchObject([{ kind: "google_linked", to: EMAIL, language: "es" }])
    expect(state.audit).toMatchObject([{ action: "google_linked" }])
    expect((await run(signIn(EMAIL, "secret-1"))).user.email).toBe(EMAIL)
  })

  test("empties an account that nobody had confirmed: whoever made it is out", async () => {
    const { run, refused, state, hasOwner, comesBack } = await back()
    hasOwner(EMAIL)
    await run(signIn(EMAIL, "secret-1"))
    Object.assign(state.accounts[0] ?? {}, { confirmed: false })
    await run(comesBack())
    expect(state.sessions.map(({ ended }) => ended)).toEqual([true])
    expect(await refused(signIn(EMAIL, "secret-1"))).toMatchObject({ code: "bad_credentials" })
  })

  test("is refused for an address that Google has not verified", async () => {
    const { refused, state, comesBack } = await back()
    state.google = { ...ANA, emailVerified: false }
    expect(await refused(comesBack())).toMatchObject({ code: "code_invalid" })
    expect(state.accounts).toEqual([])
  })

  test("is refused for an address that is another Google account's", async () => {
    const { run, refused, state, comesBack } = await back()
    await run(comesBack())
    state.google = { ...ANA, sub: "google-2" }
    const { address, secret } = await run(startGoogleSignIn(null))
    expect(
      await refused(finishGoogleSignIn("good", stateIn(address), [secret], "es")),
    ).toMatchObject({ code: "code_invalid" })
  })

  test("is refused when Google refuses", async () => {
    const { refused, comesBack } = await back()
    expect(await refused(comesBack(undefined, "bad"))).toMatchObject({ code: "code_invalid" })
  })
})

describe("the way back from Google", () => {
  test("works in the browser that set out, once", async () => {
    const { run, refused, comesBack } = await back()
    await run(comesBack())
    expect(await refused(comesBack())).toMatchObject({ code: "code_invalid" })
  })

  test("in another browser it does not, and is over for the first one too", async () => {
    const { refused, comesBack } = await back()
    expect(await refused(comesBack(["another"]))).toMatchObject({ code: "code_invalid" })
    expect(await refused(comesBack())).toMatchObject({ code: "code_invalid" })
  })

  test("is closed after ten minutes", async () => {
    const { refused, comesBack, passes } = await back()
    passes(600_000)
    expect(await refused(comesBack())).toMatchObject({ code: "code_invalid" })
  })

  test("three tabs may come back in any order", async () => {
    const { run, state } = await back()
    const tabs = [
      await run(startGoogleSignIn(null)),
      await run(startGoogleSignIn(null)),
      await run(startGoogleSignIn(null)),
    ]
    const jar = tabs.map(({ secret }) => secret)
    for (const { address } of tabs.toReversed()) {
      const code = await run(finishGoogleSignIn("good", stateIn(address), jar, "es"))
      await run(exchangeCode(code, null, jar))
    }
    expect(state.sessions).toHaveLength(3)
  })

  test.each(["", "short", `${CHALLENGE}x`, "plain"])(
    "cannot begin with the challenge %p",
    async (challenge) => {
      const { refused } = await back()
      expect(await refused(startGoogleSignIn(challenge))).toMatchObject({
        code: "invalid_field",
        field: "codeChallenge",
      })
    },
  )
})

describe("the one-time code that it ends in", () => {
  test.each([
    ["a wrong verifier", VERIFIER.replace("a", "b")],
    ["no verifier", null],
    ["the challenge itself", CHALLENGE],
  ])("is burnt by %s", async (_, verifier) => {
    const { run, refused, secret, comesBack } = await back()
    const code = await run(comesBack())
    expect(await refused(exchangeCode(code, verifier, [secret]))).toMatchObject({
      code: "code_invalid",
    })
    expect(await refused(exchangeCode(code, VERIFIER, [secret]))).toMatchObject({
      code: "code_invalid",
    })
  })

  test.each([
    ["42 characters", VERIFIER.slice(0, 42)],
    ["129 characters", "v".repeat(129)],
    ["other characters", `${VERIFIER}+`],
  ])(
    "is not to be had with a verifier of %s, though the challenge was made of it",
    async (_, bad) => {
      const { run, refused, secret, comesBack } = await back(nodeDigest.base64url(bad))
      const code = await run(comesBack())
      expect(await refused(exchangeCode(code, bad, [secret]))).toMatchObject({
        code: "code_invalid",
      })
    },
  )

  test("is worth nothing without the flow's cookie", async () => {
    const { run, refused, comesBack } = await back()
    const code = await run(comesBack())
    expect(await refused(exchangeCode(code, VERIFIER, []))).toMatchObject({ code: "code_invalid" })
  })

  test("is void after a minute", async () => {
    const { run, refused, secret, comesBack, passes } = await back()
    const code = await run(comesBack())
    passes(60_000)
    expect(await refused(exchangeCode(code, VERIFIER, [secret]))).toMatchObject({
      code: "code_invalid",
    })
  })
})

import { describe, expect, test } from "bun:test"
import { issueTicket, redeemTicket } from "../../../core/accounts/issue-ticket.ts"
import { prolongSession } from "../../../core/accounts/keep-session.ts"
import { readUser } from "../../../core/accounts/read-user.ts"
import { refreshSession } from "../../../core/accounts/refresh-session.ts"
import { signIn } from "../../../core/accounts/sign-in.ts"
import { signOut } from "../../../core/accounts/sign-out.ts"
import { OwnerId } from "../../../core/shared/ids.ts"
import { DAY_MS } from "../../../core/shared/time-spans.ts"
import { ownerWorld } from "../../support/owner-world.ts"

const EMAIL = "ana@example.com"

describe("signing in", () => {
  test.each([
    ["a wrong password", EMAIL, "wrong-1"],
    ["an unknown address", "nobody@example.com", "secret-1"],
    ["no password", EMAIL, ""],
  ])("with %s is refused in the same words", async (_, email, password) => {
    const { refused, hasOwner } = ownerWorld()
    hasOwner(EMAIL)
    expect(await refused(signIn(email, password))).toMatchObject({
      _tag: "NotAllowed",
      code: "bad_credentials",
      message: "Invalid login credentials",
    })
  })

  test("is not possible with a password where there is none", async () => {
    const { refused, state, hasOwner } = ownerWorld()
    hasOwner(EMAIL)
    Object.assign(state.accounts[0] ?? {}, { passwordHash: null })
    expect(await refused(signIn(EMAIL, ""))).toMatchObject({ code: "bad_credentials" })
  })

  test("leaves a trail, also when it fails", async () => {
    const { run, refused, state, hasOwner } = ownerWorld()
    hasOwner(EMAIL)
    await refused(signIn(EMAIL, "wrong-1"))
    await run(signIn(EMAIL, "secret-1"))
    expect(state.audit.map(({ action }) => action)).toEqual(["sign_in_failed", "signed_in"])
  })

  test("makes operators of those on the list, once their address is confirmed", async () => {
    const { run, state, hasOwner } = ownerWorld()
    state.operators.push(EMAIL)
    const owner = hasOwner(EMAIL)
    expect(await run(readUser(owner))).toMatchObject({ operator: true })
    Object.assign(state.accounts[0] ?? {}, { confirmed: false })
    expect(await run(readUser(owner))).toMatchObject({ operator: false })
  })
})

describe("staying signed in", () => {
  const signedIn = async () => {
    const world = ownerWorld()
    world.hasOwner(EMAIL)
    return { ...world, first: (await world.run(signIn(EMAIL, "secret-1"))).refreshToken }
  }

  test("each refresh gives a new token", async () => {
    const { run, first } = await signedIn()
    const second = (await run(refreshSession(first))).refreshToken
    const third = (await run(refreshSession(second))).refreshToken
    expect(new Set([first, second, third]).size).toBe(3)
  })

  test("two tabs that refresh at once both go on", async () => {
    const { run, first, passes } = await signedIn()
    const one = await run(refreshSession(first))
    passes(9_000)
    const other = await run(refreshSession(first))
    expect(other.refreshToken).toBe(one.refreshToken)
    await run(refreshSession(one.refreshToken))
  })

  test("a token that is presented again later ends the session for both", async () => {
    const { run, refused, first, passes } = await signedIn()
    const { refreshToken } = await run(refreshSession(first))
    passes(11_000)
    expect(await refused(refreshSession(first))).toMatchObject({ code: "not_signed_in" })
    expect(await refused(refreshSession(refreshToken))).toMatchObject({ code: "not_signed_in" })
  })

  test("a session lives 30 days after its last refresh", async () => {
    const { run, refused, first, passes } = await signedIn()
    passes(29 * DAY_MS)
    const { refreshToken } = await run(refreshSession(first))
    passes(29 * DAY_MS)
    const { refreshToken: later } = await run(refreshSession(refreshToken))
    passes(30 * DAY_MS)
    expect(await refused(refreshSession(later))).toMatchObject({ code: "not_signed_in" })
  })

  test("a session that pages are opened with is prolonged at most once a day", async () => {
    const { run, state, passes } = await signedIn()
    const prolonged = () => run(prolongSession(state.sessions[0]?.id ?? ""))
    for (let day = 0; day < 40; day++) {
      passes(DAY_MS + 1)
      expect([await prolonged(), await prolonged()]).toEqual([true, false])
    }
    passes(30 * DAY_MS)
    expect(await prolonged()).toBe(false)
  })

  test.each([null, "", "invented"])("%p is no refresh token", async (token) => {
    const { refused } = await signedIn()
    expect(await refused(refreshSession(token))).toMatchObject({
      message: "User not authenticated. Please log in again.",
    })
  })
})

describe("signing out", () => {
  test("ends this sign-in, or all of them", async () => {
    const { run, state, hasOwner } = ownerWorld()
    const owner = hasOwner(EMAIL)
    const here = await run(signIn(EMAIL, "secret-1"))
    await run(signIn(EMAIL, "secret-1"))
    await run(signOut({ owner, sessionId: here.sessionId }, { everywhere: false }))
    expect(state.sessions.map(({ ended }) => ended)).toEqual([true, false])
    await run(signOut({ owner, sessionId: here.sessionId }, { everywhere: true }))
    expect(state.sessions.map(({ ended }) => ended)).toEqual([true, true])
  })

  test("an account that is gone is nobody", async () => {
    const { refused } = ownerWorld()
    const gone = OwnerId.parse("00000000-0000-4000-8000-000000000099")
    expect(await refused(readUser(gone))).toMatchObject({ code: "not_signed_in" })
  })
})

describe("a ticket", () => {
  const withTicket = async () => {
    const world = ownerWorld()
    const owner = world.hasOwner(EMAIL)
    const { sessionId } = await world.run(signIn(EMAIL, "secret-1"))
    const { ticket } = await world.run(issueTicket({ owner, sessionId }))
    return { ...world, caller: { owner, sessionId }, ticket }
  }

  test("stands for its owner, once", async () => {
    const { run, refused, caller, ticket } = await withTicket()
    expect(await run(redeemTicket(ticket))).toEqual(caller)
    expect(await refused(redeemTicket(ticket))).toMatchObject({ code: "not_signed_in" })
  })

  test("is void after a minute, and when its session is over", async () => {
    const late = await withTicket()
    late.passes(60_000)
    expect(await late.refused(redeemTicket(late.ticket))).toMatchObject({ code: "not_signed_in" })
    const over = await withTicket()
    await over.run(signOut(over.caller, { everywhere: false }))
    expect(await over.refused(redeemTicket(over.ticket))).toMatchObject({ code: "not_signed_in" })
  })
})

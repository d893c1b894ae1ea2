import { afterAll, describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { postgresAccounts } from "../../adapters/postgres/accounts/accounts.ts"
import { postgresFlows } from "../../adapters/postgres/accounts/flows.ts"
import { postgresKeptLetters } from "../../adapters/postgres/accounts/kept-letters.ts"
import { postgresOneTimeTokens } from "../../adapters/postgres/accounts/one-time-tokens.ts"
import { postgresSessions } from "../../adapters/postgres/accounts/sessions.ts"
import type {
  Accounts,
  Flows,
  KeptLetters,
  OneTimeTokens,
  Sessions,
} from "../../core/accounts/ports.ts"
import { fakeAccounts, fakeKeptLetters } from "../fakes/owner/accounts.ts"
import { fakeFlows, fakeOneTimeTokens, fakeSessions } from "../fakes/owner/sessions.ts"
import { freshOwnerState } from "../fakes/owner/state.ts"
import { openStore } from "../support/database.ts"
import { vault } from "../support/secret.ts"

const { store, rows, close } = await openStore()
const accounts = postgresAccounts(store)
const run = Effect.runPromise
afterAll(close)

type Player = {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly tokens: OneTimeTokens
  readonly flows: Flows
  readonly letters: KeptLetters
  /** So many minutes go by. */
  readonly pass: (minutes: number) => Promise<unknown>
  /** What the audit trail of an account says, oldest first. */
  readonly audited: (owner: string) => Promise<readonly object[]>
}

const theFakes = (): Player => {
  const state = freshOwnerState()
  return {
    accounts: fakeAccounts(state),
    sessions: fakeSessions(state),
    tokens: fakeOneTimeTokens(state),
    flows: fakeFlows(state),
    letters: fakeKeptLetters(state),
    pass: async (minutes) => {
      state.now = new Date(state.now.getTime() + minutes * 60_000)
    },
    audited: async (of) =>
      state.audit.flatMap(({ owner, ...entry }) => (owner === of ? [entry] : [])),
  }
}
const postgres = (): Player => {
  return {
    accounts,
    sessions: postgresSessions(store, vault),
    tokens: postgresOneTimeTokens(store),
    flows: postgresFlows(store, vault),
    letters: postgresKeptLetters(store),
    pass: (minutes) =>
      rows(
        `update kept_letters set createdat = createdat - $1 * interval '1 minute', dueat = dueat - $1 * interval '1 minute'`,
        [minutes],
      ),
    audited: (of) =>
      rows("select action, subject from audit_log where userid = $1 order by at", [of]),
  }
}

let people = 0
const newAddress = () => `bea${++people}@example.com`

describe.each([
  ["the fakes", theFakes],
  ["PostgreSQL", postgres],
])("an account: %s", (_, open) => {
  const { accounts, sessions, tokens, flows, letters, pass, audited } = open()
  const registered = async (email = newAddress()) => {
    const made = await run(accounts.register(email, "hash"))
    if (!made) throw new Error("not registered")
    return { email, ...made }
  }
  const confirmed = async () => {
    const { code } = await registered()
    const account = await run(accounts.confirm(code))
    if (!account) throw new Error("not confirmed")
    return account
  }
  const signedIn = async () => {
    const account = await confirmed()
    const session = await run(sessions.begin(account))
    if (!session) throw new Error("not signed in")
    return { account, owner: account.id, ...session }
  }

  test("is made anew until it is confirmed, by the newest code alone, once", async () => {
    const { email, account, code } = await registered()
    expect(account).toMatchObject({ email, confirmed: false, name: null })
    const again = await registered(email)
    expect(again.account.id).toBe(account.id)
    const newest = (await run(accounts.renewConfirmation(email))) ?? ""
    for (const old of [code, again.code]) expect(await run(accounts.confirm(old))).toBeNull()
    expect(await run(accounts.confirm(newest))).toMatchObject({ email, confirmed: true })
    expect(await run(accounts.confirm(newest))).toBeNull()
    expect(await run(accounts.register(email, "other"))).toBeNull()
    expect(await run(accounts.renewConfirmation(email))).toBeNull()
    expect((await run(accounts.byEmail(email)))?.passwordHash).toBe("hash")
  })

  test("gets another password by the newest letter alone, and is signed in nowhere after it", async () => {
    const { owner, sessionId } = await signedIn()
    const [old, newest] = [
      await run(accounts.issueReset(owner)),
      await run(accounts.issueReset(owner)),
    ]
    expect(await run(accounts.resetPassword(old, "new", "es"))).toBeNull()
    expect(await run(accounts.resetPassword(newest, "new", "es"))).toMatchObject({
      passwordHash: "new",
    })
    expect(await run(accounts.resetPassword(newest, "newer", "es"))).toBeNull()
    expect(await run(sessions.find(sessionId))).toBeNull()
  })

  test("that is opened by a letter is opened by no other letter of before", async () => {
    const { account, code } = await registered()
    const link = await run(accounts.issueReset(account.id))
    expect(await run(accounts.resetPassword(link, "new", "es"))).toMatchObject({ confirmed: true })
    expect(await run(accounts.confirm(code))).toBeNull()
  })

  test("whose password is changed stays signed in where that was done, and there alone", async () => {
    const { account, owner, sessionId } = await signedIn()
    const other = await run(sessions.begin(account))
    expect(await run(accounts.setPassword({ owner, sessionId }, "new", "es"))).toBe(true)
    expect(await run(sessions.find(sessionId))).toEqual({ owner, sessionId })
    expect(await run(sessions.find(other?.sessionId ?? ""))).toBeNull()
    expect(await run(sessions.begin(account))).toBeNull()
    await run(sessions.end(sessionId))
    expect(await run(accounts.setPassword({ owner, sessionId }, "newer", "es"))).toBe(false)
  })

  test("whose password is changed is changed by no letter of before", async () => {
    const { owner, sessionId } = await signedIn()
    const link = await run(accounts.issueReset(owner))
    expect(await run(accounts.setPassword({ owner, sessionId }, "new", "es"))).toBe(true)
    expect(await run(accounts.resetPassword(link, "stolen", "es"))).toBeNull()
    expect(await run(accounts.byId(owner))).toMatchObject({ passwordHash: "new" })
  })

  test("is joined with Google by its address once, and known by Google's id from then on", async () => {
    const { email, id } = await confirmed()
    const identity = { sub: `google ${email}`, email, emailVerified: true, name: "Bea" }
    const join = (more: object = {}) => run(accounts.joinGoogle({ ...identity, ...more }, "en"))
    expect(await join()).toMatchObject({ how: "linked", account: { id, name: "Bea" } })
    expect(await join({ email: newAddress() })).toMatchObject({ how: "known", account: { id } })
    expect(await join({ sub: "another's" })).toBeNull()
    expect(await audited(id)).toEqual([{ action: "google_linked", subject: "linked" }])
  })

  test("that nobody had confirmed is Google's to take over: its password and sessions are gone", async () => {
    const { email, account } = await registered()
    const session = await run(sessions.begin(account))
    const identity = { sub: `google ${email}`, email, emailVerified: true, name: null }
    expect(await run(accounts.joinGoogle(identity, "en"))).toMatchObject({
      ...{ how: "taken_over", account: { id: account.id, passwordHash: null, confirmed: true } },
    })
    expect(await run(sessions.find(session?.sessionId ?? ""))).toBeNull()
    expect(await audited(account.id)).toEqual([{ action: "google_linked", subject: "taken_over" }])
  })

  /** The letters to an address that are due now. */
  const dueTo = async (email: string) =>
    (await run(letters.due())).filter(({ letter }) => letter.to === email)

  test("that gets another password, or is joined with Google, has the letter about it kept, and nothing else a letter", async () => {
    const { account, owner, sessionId } = await signedIn()
    const { email } = account
    const identity = { sub: `google ${email}`, email, emailVerified: true, name: null }
    await run(accounts.setPassword({ owner, sessionId: crypto.randomUUID() }, "no", "es"))
    await run(accounts.resetPassword("made up", "no", "es"))
    expect(await dueTo(email)).toEqual([])
    await run(accounts.setPassword({ owner, sessionId }, "new", "es"))
    await run(accounts.resetPassword(await run(accounts.issueReset(owner)), "newer", "en"))
    for (let n = 0; n < 2; n++) await run(accounts.joinGoogle(identity, "es"))
    const kept = (await dueTo(email)).map(({ letter: { kind, language } }) => `${kind} ${language}`)
    expect(kept.toSorted()).toEqual([
      "google_linked es",
      "password_changed en",
      "password_changed es",
    ])
  })

  test("has a letter kept until it is out: it comes again after pauses that grow, to one alone", async () => {
    const { account, owner, sessionId } = await signedIn()
    await run(accounts.setPassword({ owner, sessionId }, "new", "es"))
    const dueNow = async () => (await dueTo(account.email)).length
    const both = await Promise.all([dueNow(), dueNow()])
    expect(both.toSorted()).toEqual([0, 1])
    for (const [quiet, then] of [
      [4, 2],
      [5, 2],
      [11, 4],
    ] as const) {
      await pass(quiet)
      expect(await dueNow()).toBe(0)
      await pass(then)
      expect(await dueNow()).toBe(1)
    }
    await pass(60)
    for (const { id } of await dueTo(account.email)) await run(letters.settle(id))
    await pass(600)
    expect(await dueNow()).toBe(0)
  })

  test("that was deleted gets no letter any more", async () => {
    const { account, owner, sessionId } = await signedIn()
    await run(accounts.setPassword({ owner, sessionId }, "new", "es"))
    await run(accounts.markDeleted(owner))
    expect((await run(letters.due())).map(({ letter }) => letter.to)).not.toContain(account.email)
    await run(accounts.erase(owner))
  })

  test("that was deleted is nobody's at once, frees its address, and waits to be erased", async () => {
    const { account, owner, sessionId } = await signedIn()
    await run(accounts.markDeleted(owner))
    expect(await run(accounts.byId(owner))).toBeNull()
    expect(await run(sessions.find(sessionId))).toBeNull()
    for (const passwordHash of [account.passwordHash, null]) {
      expect(await run(sessions.begin({ ...account, passwordHash }))).toBeNull()
    }
    expect((await registered(account.email)).account.id).not.toBe(owner)
    expect(await run(accounts.toErase())).toContain(owner)
    for (let n = 0; n < 2; n++) await run(accounts.erase(owner))
    expect(await run(accounts.toErase())).not.toContain(owner)
  })

  test("goes on with the child of its refresh token, the same one for two tabs at once", async () => {
    const { owner, sessionId, refreshToken } = await signedIn()
    const child = await run(sessions.rotate(refreshToken))
    expect(child).toMatchObject({ owner, sessionId })
    expect(child?.refreshToken).not.toBe(refreshToken)
    expect(await run(sessions.rotate(refreshToken))).toEqual(child)
    expect(await run(sessions.rotate("made up"))).toBeNull()
    await run(sessions.endAll(owner))
    expect(await run(sessions.rotate(child?.refreshToken ?? ""))).toBeNull()
  })

  test("gives a tab that comes behind two others no token that is used up: kept, it would end the session", async () => {
    const { refreshToken } = await signedIn()
    const child = await run(sessions.rotate(refreshToken))
    const grandchild = await run(sessions.rotate(child?.refreshToken ?? ""))
    expect(await run(sessions.rotate(refreshToken))).toEqual(grandchild)
    expect(await run(sessions.rotate(child?.refreshToken ?? ""))).toEqual(grandchild)
    expect(await run(sessions.rotate(grandchild?.refreshToken ?? ""))).not.toBeNull()
  })

  test("goes on in many tabs at once that hold tokens of several renewals", async () => {
    const { refreshToken } = await signedIn()
    const child = (await run(sessions.rotate(refreshToken)))?.refreshToken ?? ""
    const grandchild = await run(sessions.rotate(child))
    for (let n = 0; n < 5; n++) {
      const tabs = [refreshToken, child, refreshToken, child, refreshToken, child]
      const renewed = await Promise.all(tabs.map((token) => run(sessions.rotate(token))))
      expect(renewed).toEqual(tabs.map(() => grandchild))
    }
  })

  test("is known by the newest cookie of its session", async () => {
    const { owner, sessionId } = await signedIn()
    const [old, newest] = [
      await run(sessions.giveCookie(sessionId)),
      await run(sessions.giveCookie(sessionId)),
    ]
    expect(await run(sessions.byCookie(old))).toBeNull()
    expect(await run(sessions.byCookie(newest))).toEqual({ owner, sessionId })
    await run(sessions.end(sessionId))
    expect(await run(sessions.byCookie(newest))).toBeNull()
  })

  test("goes on for longer once a day, until it is over", async () => {
    const { owner, sessionId } = await signedIn()
    expect(await run(sessions.prolong(sessionId))).toBe(false)
    await run(sessions.endAll(owner))
    expect(await run(sessions.prolong(sessionId))).toBe(false)
  })

  test("has tokens that work once, in time, and for what they were made for", async () => {
    const { id: owner } = await confirmed()
    const binding = { chatbot: "b" }
    const token = await run(tokens.issue("calendar", owner, binding, 60))
    expect(await run(tokens.redeem("meta", token))).toBeNull()
    expect(await run(tokens.redeem("calendar", token))).toEqual({ owner, binding })
    expect(await run(tokens.redeem("calendar", token))).toBeNull()
    const late = await run(tokens.issue("calendar", owner, binding, 0))
    expect(await run(tokens.redeem("calendar", late))).toBeNull()
  })

  test("comes back from a provider once, for what it went for and with the cookie that it went with", async () => {
    const go = () => run(flows.open("google", { to: "es" }))
    const [flow, other] = [await go(), await go()]
    const { secret, nonce } = flow
    // A sign-in connects no calendar either, and is still good after somebody has tried to.
    expect(await run(flows.take("calendar", flow.state, [secret]))).toBeNull()
    expect(await run(flows.take("google", flow.state, [other.secret, secret]))).toMatchObject({
      ...{ secret, nonce, binding: { to: "es" } },
    })
    expect(await run(flows.take("google", flow.state, [secret]))).toBeNull()
    // A try without its cookie uses it up, too.
    for (const secrets of [[secret], [other.secret]]) {
      expect(await run(flows.take("google", other.state, secrets))).toBeNull()
    }
  })
})

describe("a first sign-in with Google", () => {
  test("from several tabs at once is one account, and all are in", async () => {
    for (let round = 0; round < 5; round++) {
      const email = `ana${round}@example.com`
      const identity = { sub: `sub of ${email}`, email, emailVerified: true, name: "Ana" }
      const joined = await Promise.all(
        Array.from({ length: 6 }, () => run(accounts.joinGoogle(identity, "en"))),
      )
      const [first] = joined
      expect(first?.account.email).toBe(email)
      expect(new Set(joined.map((each) => each?.account.id))).toEqual(new Set([first?.account.id]))
      expect(joined.filter((each) => each?.how === "created")).toHaveLength(1)
    }
  })
})

describe("accounts that wait to be erased", () => {
  test("all get their turn, however many cannot be erased yet", async () => {
    await rows(
      `insert into users (email, deletedat)
       select 'deleted:' || n, now() - n * interval '1 minute' from generate_series(1, 150) n`,
    )
    const seen = new Set<string>()
    for (let round = 0; round < 40 && seen.size < 150; round++) {
      for (const owner of await run(accounts.toErase())) seen.add(owner)
    }
    expect(seen.size).toBe(150)
  })
})

import { describe, expect, test } from "bun:test"
import { Context, Effect } from "effect"
import { metaTie } from "../../../adapters/meta/tie.ts"
import { Accounts } from "../../../core/accounts/ports.ts"
import { AuditTrail, Faults, Mailer } from "../../../core/shared/ports.ts"
import { deleteFacebookData, disconnect } from "../../../core/whatsapp/leave-meta.ts"
import { Business, type BusinessFailed, Connections } from "../../../core/whatsapp/ports.ts"
import { tendLines } from "../../../core/whatsapp/tend-lines.ts"
import { fakeAccounts } from "../../fakes/desk/accounts.ts"
import { fakeAuditTrail, fakeFaults, fakeMailer } from "../../fakes/desk/outside.ts"
import { freshState } from "../../fakes/desk/state.ts"
import { OWNER, oneLine } from "../../fakes/line.ts"

const NOW = new Date("2026-11-21T12:00:00.000Z")

const stage = (wishes: Parameters<typeof oneLine>[0]) => {
  const line = oneLine(wishes)
  const state = freshState()
  state.accounts.push({
    id: OWNER,
    email: "ana@example.com",
    name: null,
    passwordHash: null,
    confirmed: true,
    createdAt: NOW.toISOString(),
    googleSub: null,
    deleted: false,
  })
  const context = Context.mergeAll(
    Context.make(Accounts, fakeAccounts(state)),
    Context.make(AuditTrail, fakeAuditTrail(state)),
    Context.make(Business, line.business),
    Context.make(Connections, line.connections),
    Context.make(Faults, fakeFaults(state)),
    Context.make(Mailer, fakeMailer(state)),
  )
  const run = Effect.runPromiseWith(context)
  return {
    ...line,
    state,
    tend: () => run(tendLines(NOW)),
    disconnect: () => run(disconnect(OWNER, "00000000-0000-4000-8000-0000000000b1" as never)),
    deleteFacebookData: () => run(deleteFacebookData(OWNER)),
    tie: metaTie(line.business, line.connections),
  }
}

const LOOK = ["inspect", "isSubscribed", "readNumber"]
const HEALTHY = ["readHealth", "health GREEN"]

describe("the daily look at a line", () => {
  test("of a good one does nothing but look", async () => {
    const { tend, done, state } = stage({ duties: ["check"] })
    await tend()
    expect(done).toEqual([...LOOK, "settled", ...HEALTHY])
    expect(state.mails).toEqual([])
  })
  test("takes out a lost subscription again", async () => {
    const { tend, done } = stage({ duties: ["check"], subscribed: false })
    await tend()
    expect(done).toEqual([...LOOK, "subscribe", "settled", ...HEALTHY])
  })
  test.each<[string, Parameters<typeof oneLine>[0]]>([
    ["Meta says is dead", { grant: { valid: false } }],
    ["is another app's by now", { grant: { ours: false } }],
    ["Meta refuses to look at", { fails: { inspect: "token" } }],
    ["does not open any more, because its key is gone", { keys: { token: null } }],
  ])("ends the line whose token %s, and writes to its owner", async (_, wishes) => {
    const { tend, done, state } = stage({ ...wishes, duties: ["check"] })
    await tend()
    expect(done.at(-1)).toBe("expired")
    expect(state.mails).toMatchObject([{ kind: "line_expired", chatbotName: "Bar Pepe" }])
  })
  test.each<[BusinessFailed["why"]]>([["unreachable"], ["busy"], ["permission"], ["refused"]])(
    "ends nothing because Meta is %s: it comes again",
    async (why) => {
      const { tend, done, state } = stage({ duties: ["check"], fails: { inspect: why } })
      await tend()
      expect(done).toEqual(["postponed"])
      expect(state.mails).toEqual([])
    },
  )
  test("notes an end that Meta has named meanwhile", async () => {
    const expiresAt = new Date("2026-12-24T00:00:00.000Z")
    const { tend, done } = stage({ duties: ["check"], grant: { expiresAt } })
    await tend()
    expect(done).toContain("ends 2026-12-24T00:00:00.000Z")
  })
  test("keeps the name of the step that fails again", async () => {
    const { tend, done } = stage({
      duties: ["setup"],
      subscribed: false,
      fails: { subscribe: "permission" },
    })
    await tend()
    expect(done.at(-1)).toStartWith("Receiving messages (webhook subscription): a permission")
  })
})

describe("the health of a number", () => {
  test("is asked for alone when nothing else is due", async () => {
    const { tend, done } = stage({ duties: ["health"], health: { quality: "RED" } })
    await tend()
    expect(done).toEqual(["readHealth", "health RED"])
  })
  test("that Meta does not tell is unknown, and no fault of the line", async () => {
    const { tend, done, state } = stage({ duties: ["check"], fails: { readHealth: "refused" } })
    await tend()
    expect(done).toEqual([...LOOK, "settled", "health UNKNOWN"])
    expect(state.mails).toEqual([])
  })
})

describe("an end", () => {
  test("that was noticed is written, and Meta is left in peace", async () => {
    const { tend, done, state } = stage({ duties: ["expired", "check"] })
    await tend()
    expect(done).toEqual([])
    expect(state.mails).toMatchObject([{ kind: "line_expired", to: "ana@example.com" }])
  })
  test("that is near is written with its day", async () => {
    const tokenExpiresAt = "2026-11-27T00:00:00.000Z"
    const { tend, state } = stage({ duties: ["expiring"], keys: { tokenExpiresAt } })
    await tend()
    expect(state.mails).toMatchObject([{ kind: "line_expiring", expiresAt: tokenExpiresAt }])
  })
  test("that cannot be mailed is reported to the operators, and the round goes on", async () => {
    const { tend, state } = stage({ duties: ["expired"] })
    state.breaks.add("mail")
    expect(await tend()).toBe(1)
    expect(state.faults).toMatchObject([{ event: "mail_failed" }])
  })
})

describe("leaving Meta", () => {
  test("keeps the account subscribed while another chatbot speaks through it", async () => {
    const { disconnect, done } = stage({ keys: { shared: true } })
    await disconnect()
    expect(done).toEqual(["removed"])
  })
  test("forgets here first, then tells Meta", async () => {
    const { disconnect, done, isHeld } = stage({})
    await disconnect()
    await disconnect()
    expect(done).toEqual(["removed", "unsubscribe"])
    expect(isHeld()).toBe(false)
  })
  test("gives all permissions back when the owner wants everything gone", async () => {
    const { deleteFacebookData, done } = stage({})
    await deleteFacebookData()
    expect(done).toEqual(["removed", "unsubscribe", "revoke"])
  })
  test.each<[BusinessFailed["why"]]>([["unreachable"], ["busy"]])(
    "for an account that is being erased waits while Meta is %s, and keeps the token to try with",
    async (why) => {
      const { tie, isHeld } = stage({ fails: { revoke: why } })
      await expect(tie.cut(OWNER)).rejects.toMatchObject({ why })
      expect(isHeld()).toBe(true)
    },
  )
  test.each<[BusinessFailed["why"]]>([["token"], ["permission"], ["off"], ["refused"]])(
    "is done when Meta says %s: nothing is left to give back",
    async (why) => {
      const { tie, isHeld } = stage({ fails: { unsubscribe: why, revoke: why } })
      await tie.cut(OWNER)
      expect(isHeld()).toBe(false)
      await tie.cut(OWNER)
    },
  )
})

import { describe, expect, test } from "bun:test"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { metaRevocation } from "../../../adapters/meta/revocation.ts"
import { SealedElsewhere } from "../../../adapters/secrets/vault.ts"
import { Accounts } from "../../../core/accounts/ports.ts"
import { Mailer } from "../../../core/mail/ports.ts"
import { AuditTrail, ErrorLog } from "../../../core/shared/ports.ts"
import { deleteFacebookData, disconnect, revokeIfLeft } from "../../../core/whatsapp/leave-meta.ts"
import {
  Business,
  type BusinessFailed,
  Connections,
  LineCare,
} from "../../../core/whatsapp/ports.ts"
import { tendLines } from "../../../core/whatsapp/tend-lines.ts"
import { OWNER, oneLine } from "../../fakes/line.ts"
import { fakeAccounts } from "../../fakes/owner/accounts.ts"
import { fakeAuditTrail, fakeErrorLog, fakeMailer } from "../../fakes/owner/outside.ts"
import { freshOwnerState } from "../../fakes/owner/state.ts"

const NOW = new Date("2026-11-21T12:00:00.000Z")

/** `elsewhere`: another process has the key of the line's token, and this one has not. */
const stage = (wishes: Parameters<typeof oneLine>[0], { elsewhere } = { elsewhere: false }) => {
  const line = oneLine(wishes)
  const state = freshOwnerState()
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
    Context.make(LineCare, line.care),
    Context.make(ErrorLog, fakeErrorLog(state)),
    Context.make(Mailer, fakeMailer(state)),
  )
  const run = Effect.runPromiseWith(context)
  return {
    ...line,
    state,
    tend: () => run(tendLines(NOW)),
    disconnect: () => run(disconnect(OWNER, "00000000-0000-4000-8000-0000000000b1" as never)),
    deleteFacebookData: () => run(deleteFacebookData(OWNER)),
    revokeIfLeft: (metaUser: string | null = "1") => {
      const { chatbot, token, businessaccountid } = line.line
      return run(revokeIfLeft(OWNER, chatbot, { token, businessaccountid, metaUser }))
    },
    revocation: metaRevocation(line.business, line.connections, async () => elsewhere),
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
  test.each<[BusinessFailed["why"]]>([["refused"], ["permission"], ["unreachable"]])(
    "takes it out again where Meta does not say whether it stands, being %s: nothing is lost by that",
    async (why) => {
      const { tend, done } = stage({ duties: ["check"], fails: { isSubscribed: why } })
      await tend()
      expect(done).toEqual(["inspect", "subscribe", "readNumber", "settled", ...HEALTHY])
    },
  )
  test("asks for nothing more while Meta limits requests", async () => {
    const { tend, done } = stage({ duties: ["check"], fails: { isSubscribed: "busy" } })
    await tend()
    expect(done).toEqual(["inspect", "postponed"])
  })
  test.each<[string, Parameters<typeof oneLine>[0]]>([
    ["Meta says is dead", { grant: { valid: false } }],
    ["is another app's by now", { grant: { ours: false } }],
    ["Meta refuses to look at and to take", { fails: { inspect: "token", isSubscribed: "token" } }],
    ["Meta takes for no question, whatever it says of it", { fails: { readNumber: "token" } }],
    ["does not open any more, because its key is gone", { keys: { token: null } }],
  ])(
    "ends the line whose token %s; its owner is written to in the next round",
    async (_, wishes) => {
      const { tend, done, state } = stage({ ...wishes, duties: ["check"] })
      await tend()
      expect(done.at(-1)).toBe("expired")
      expect(state.mails).toEqual([])
    },
  )
  test.each<[BusinessFailed["why"]]>([["unreachable"], ["busy"], ["permission"], ["refused"]])(
    "ends nothing because Meta is %s: it comes again",
    async (why) => {
      const { tend, done, state } = stage({ duties: ["check"], fails: { inspect: why } })
      await tend()
      expect(done).toEqual(["postponed"])
      expect(state.mails).toEqual([])
    },
  )
  test.each<[keyof Business, keyof Business, BusinessFailed["why"]]>([
    ["isSubscribed", "subscribe", "unreachable"],
    ["readNumber", "readNumber", "unreachable"],
    ["readNumber", "readNumber", "busy"],
  ])(
    "calls no line broken because Meta does not answer %s and %s (%s): it comes again",
    async (call, next, why) => {
      const { tend, done } = stage({ duties: ["check"], fails: { [call]: why, [next]: why } })
      await tend()
      expect(done.slice(1).filter((what) => what !== "isSubscribed")).toEqual(["postponed"])
    },
  )
  test("ends no line because Meta refuses our own app's word: the token itself still works", async () => {
    const { tend, done, state } = stage({ duties: ["check"], fails: { inspect: "token" } })
    await tend()
    expect(done).toEqual(["isSubscribed", "readNumber", "settled", ...HEALTHY])
    expect(state.mails).toEqual([])
    expect(state.faults).toMatchObject([{ event: "meta_app_refused" }])
  })
  test("says what a line that does not work yet waits for, also when Meta does not answer", async () => {
    const { tend, done } = stage({
      ...{ duties: ["setup"], keys: { webhookConfigured: false } },
      fails: { isSubscribed: "unreachable", subscribe: "unreachable" },
    })
    await tend()
    expect(done.at(-1)).toStartWith("Receiving messages (webhook subscription): Meta did not")
  })
  test("says that a number cannot be found any more", async () => {
    const { tend, done } = stage({
      ...{ duties: ["setup"], keys: { webhookConfigured: false } },
      fails: { readNumber: "refused" },
    })
    await tend()
    expect(done.at(-1)).toStartWith("Finding the number: ")
  })
  test.each([null, true])(
    "takes no number out of the phone app that it was shared with: %p",
    async (sharedWithApp) => {
      const { tend, done } = stage({
        ...{ duties: ["check"], keys: { sharedWithApp: true }, registered: false },
        health: { sharedWithApp },
      })
      await tend()
      expect(done).not.toContain("register")
      expect(done).toContain(
        "Finding the number: it is in the phone app alone. Please connect it again and choose your WhatsApp Business app.",
      )
    },
  )
  const NEW: Parameters<typeof oneLine>[0] = {
    ...{ duties: ["setup"], keys: { webhookConfigured: false } },
    ...{ registered: false, connectsPhoneApp: true },
  }
  test("takes no new number out of the phone app", async () => {
    const { tend, done } = stage({ ...NEW, health: { sharedWithApp: true } })
    await tend()
    expect(done).not.toContain("register")
    expect(done.at(-1)).toStartWith("Finding the number: it is in the phone app alone.")
  })
  test.each<[string, Parameters<typeof oneLine>[0]]>([
    ["Meta says is not in the phone app", { health: { sharedWithApp: false } }],
    ["Meta says nothing of", { health: {} }],
    ["whose health Meta does not tell", { fails: { readHealth: "refused" } }],
  ])("registers a new number that %s", async (_, wishes) => {
    const { tend, done } = stage({ ...NEW, ...wishes })
    await tend()
    expect(done.slice(-2)).toEqual(["register", "settled"])
  })
  test("asks nothing more of a new number where the dialog connects none of the phone app", async () => {
    const { tend, done } = stage({ ...NEW, connectsPhoneApp: false })
    await tend()
    expect(done).toEqual([...LOOK, "register", "settled"])
  })
  test("registers a number anew that has left the phone app", async () => {
    const { tend, done } = stage({
      ...{ duties: ["check"], keys: { sharedWithApp: true }, registered: false },
      health: { sharedWithApp: false },
    })
    await tend()
    expect(done).toContain("register")
  })
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
  test.each<[BusinessFailed["why"], string]>([
    ["refused", "health UNKNOWN"],
    ["busy", "health null"],
    ["unreachable", "health null"],
  ])("that Meta does not tell (%s) is no fault of the line: %s", async (why, noted) => {
    const { tend, done, state } = stage({ duties: ["check"], fails: { readHealth: why } })
    await tend()
    expect(done).toEqual([...LOOK, "settled", noted])
    expect(state.mails).toEqual([])
  })
})

test("an account that a chatbot was disconnected from while the daily look subscribed us to it is left again", async () => {
  const { tend, disconnect, done, business } = stage({ duties: ["check"], subscribed: false })
  const subscribe = business.subscribe
  Object.assign(business, {
    subscribe: (...asked: Parameters<typeof subscribe>) =>
      Effect.andThen(Effect.promise(disconnect), subscribe(...asked)),
  })
  await tend()
  expect(done.filter((each) => /subscribe$|removed/.test(each))).toEqual([
    ...["removed", "unsubscribe", "subscribe", "unsubscribe"],
  ])
})

describe("the end of a line's token", () => {
  test("that was noticed is written, and Meta is left in peace", async () => {
    const { tend, done, state, line } = stage({ duties: ["expired", "check"] })
    await tend()
    expect(done).toEqual(["letter written"])
    const { chatbot } = line
    expect(state.mails).toMatchObject([
      { kind: "line_expired", to: "ana@example.com", chatbot, chatbotName: "Bar Pepe" },
    ])
  })
  test("that is near is written with its day", async () => {
    const ends = "2026-11-27T00:00:00.000Z"
    const { tend, state, line } = stage({
      duties: ["expiring"],
      keys: { tokenExpiresAt: new Date(ends) },
    })
    await tend()
    const { chatbot } = line
    expect(state.mails).toMatchObject([{ kind: "line_expiring", expiresAt: ends, chatbot }])
  })
  test("that cannot be mailed is reported to the operators, comes again, and the round goes on", async () => {
    const { tend, state, done } = stage({ duties: ["expired"] })
    state.breaks.add("mail")
    expect(await tend()).toBe(1)
    expect(state.faults).toMatchObject([{ event: "mail_failed" }])
    expect(done).toEqual([])
  })
  test("of an account that was deleted meanwhile is written to nobody, once and for all", async () => {
    const { tend, state, done } = stage({ duties: ["expired"] })
    for (const account of state.accounts) account.deleted = true
    await tend()
    expect(state.mails).toEqual([])
    expect(done).toEqual(["letter written"])
  })
})

describe("leaving Meta", () => {
  test("keeps the account subscribed while another chatbot speaks through it", async () => {
    const { disconnect, done } = stage({ shared: true })
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
  test("is reported to the operators when Meta does not hear of it, and done all the same", async () => {
    const { disconnect, isHeld, state } = stage({ fails: { unsubscribe: "unreachable" } })
    await disconnect()
    expect(isHeld()).toBe(false)
    expect(state.faults).toMatchObject([{ event: "meta_access_not_revoked" }])
  })
  test("gives all permissions back when the owner wants everything gone", async () => {
    const { deleteFacebookData, done } = stage({})
    await deleteFacebookData()
    expect(done).toEqual(["removed", "unsubscribe", "revoke"])
  })
  test.each<[BusinessFailed["why"]]>([["unreachable"], ["busy"]])(
    "for an account that is being erased waits while Meta is %s, and keeps the token to try with",
    async (why) => {
      const { revocation, isHeld } = stage({ fails: { revoke: why } })
      await expect(revocation.revoke(OWNER)).rejects.toMatchObject({ why })
      expect(isHeld()).toBe(true)
    },
  )
  test("gives back the permissions of one person while another's chatbot speaks through the same account", async () => {
    const { deleteFacebookData, done } = stage({ shared: true })
    await deleteFacebookData()
    expect(done).toEqual(["removed", "revoke"])
    const { revocation, done: erased } = stage({ shared: true })
    await revocation.revoke(OWNER)
    expect(erased).toEqual(["revoke", "removed"])
  })
  test("leaves the person their permissions while another chatbot's line hangs on them, too", async () => {
    const { deleteFacebookData, done } = stage({ samePerson: true })
    await deleteFacebookData()
    expect(done).toEqual(["removed", "unsubscribe"])
    const { revocation, done: erased, isHeld } = stage({ samePerson: true })
    await revocation.revoke(OWNER)
    expect(erased).toEqual(["unsubscribe", "removed"])
    expect(isHeld()).toBe(false)
  })
  test.each([
    ["is given back for an account that was deleted meanwhile", {}, ["unsubscribe", "revoke"]],
    [
      "is given back, but stays subscribed, while another person's chatbot speaks through the same WhatsApp account",
      { shared: true },
      ["revoke"],
    ],
    [
      "is not while another chatbot of the same person's speaks through that account",
      { shared: true, samePerson: true },
      [],
    ],
    [
      "is only unsubscribed while another chatbot's line hangs on the same person",
      { samePerson: true },
      ["unsubscribe"],
    ],
  ])("what Meta has opened %s", async (_, wishes, done) => {
    const line = stage(wishes)
    expect(await line.revokeIfLeft()).toBe(false)
    expect(line.done).toEqual([])
    for (const account of line.state.accounts) account.deleted = true
    expect(await line.revokeIfLeft()).toBe(true)
    expect(line.done).toEqual(done)
  })
  test("what a person has opened whose id Meta does not tell is not given back while a chatbot speaks through the account", async () => {
    const line = stage({ shared: true })
    for (const account of line.state.accounts) account.deleted = true
    expect(await line.revokeIfLeft(null)).toBe(true)
    expect(line.done).toEqual([])
  })
  test("for an account that is being erased is left to the process that can open the token", async () => {
    const { revocation, isHeld } = stage({ keys: { token: null } }, { elsewhere: true })
    await expect(revocation.revoke(OWNER)).rejects.toThrow(SealedElsewhere)
    expect(isHeld()).toBe(true)
  })
  test("for an account that is being erased is over when nobody can open the token", async () => {
    const { revocation, isHeld } = stage({ keys: { token: null } })
    await revocation.revoke(OWNER)
    expect(isHeld()).toBe(false)
  })
  test.each<[BusinessFailed["why"]]>([["token"], ["permission"], ["off"], ["refused"]])(
    "is done when Meta says %s: nothing is left to give back",
    async (why) => {
      const { revocation, isHeld } = stage({ fails: { unsubscribe: why, revoke: why } })
      await revocation.revoke(OWNER)
      expect(isHeld()).toBe(false)
      await revocation.revoke(OWNER)
    },
  )
})

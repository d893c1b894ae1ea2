import { describe, expect, test } from "bun:test"
import { readFile } from "node:fs/promises"
import { inDays, type Owner, openLines, seconds } from "./line-stage.ts"

const {
  connections,
  run,
  query,
  row,
  notifications,
  due,
  migrateAgain,
  newOwner,
  newLine,
  linkTo,
  link,
  linkAgain,
  connected,
  hear,
  accountOf,
} = await openLines()

describe("Meta's word about an account", () => {
  test.each([
    ["connected again", async (_: Owner) => undefined],
    [
      "disconnected meanwhile",
      ({ owner, chatbot }: Owner) => run(connections.remove(owner, chatbot)),
    ],
  ])("of before the line was %s is old, however late it comes", async (_, meanwhile) => {
    const line = await connected()
    await meanwhile(line)
    await linkAgain(line, line.keys.phonenumberid)
    const removed = { ...accountOf(line.keys), event: "PARTNER_REMOVED" }
    await hear({ ...removed, at: seconds() - 3_600 })
    expect((await row(line.chatbot))?.lastErrorMessage).toBeNull()
    expect(await notifications(line.chatbot)).toBe("")
    await hear({ ...removed, at: seconds() })
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: PARTNER_REMOVED")
  })
  test("that its disconnection brought about is old when it is connected again", async () => {
    const line = await connected()
    await run(connections.remove(line.owner, line.chatbot))
    await query(
      `update provider_events set handledat = handledat - interval '1 minute' where eventid = end_key($1, 'LINKED')`,
      [line.chatbot],
    )
    await linkAgain(line, line.keys.phonenumberid)
    const event = "PARTNER_APP_UNINSTALLED"
    await hear({ ...accountOf(line.keys), event, at: seconds() - 30 })
    expect((await row(line.chatbot))?.lastErrorMessage).toBeNull()
    expect(await notifications(line.chatbot)).toBe("")
  })
  test.each(["SCHEDULE_FOR_DISABLE", "ACCOUNT_RESTRICTION", "NAME_REJECTED"])(
    "that no link ends (%s) is heeded, though it comes after one",
    async (event) => {
      const line = await connected()
      await linkAgain(line, line.keys.phonenumberid)
      await hear({ ...accountOf(line.keys), event, at: seconds() - 180 })
      expect((await row(line.chatbot))?.lastErrorMessage).toBe(`WhatsApp: ${event}`)
    },
  )
  test.each(["SCHEDULE_FOR_DISABLE", "ACCOUNT_RESTRICTION"])(
    "that no link ends (%s) stays, of when it was, whichever number of the account is linked",
    async (event) => {
      const line = await connected()
      await hear({ ...accountOf(line.keys), event, at: seconds() })
      const before = await row(line.chatbot)
      for (const id of [line.keys.phonenumberid, newLine()]) {
        await linkAgain(line, id)
        expect(await row(line.chatbot)).toMatchObject({
          phonenumberid: id,
          lastErrorMessage: `WhatsApp: ${event}`,
          lastErrorTime: before?.lastErrorTime,
        })
      }
      // Of another account it says nothing.
      await link(line, linkTo(newLine()))
      expect(await row(line.chatbot)).toMatchObject({ lastErrorMessage: null, lastErrorTime: null })
    },
  )
  test("of before the line was linked again gives way to the step that fails since, and no later word does", async () => {
    const line = await connected()
    await hear({ ...accountOf(line.keys), event: "ACCOUNT_RESTRICTION", at: seconds() })
    const refused = "Receiving messages (webhook subscription): a permission is missing."
    const keys = await linkAgain(line, line.keys.phonenumberid, refused)
    expect((await row(line.chatbot))?.lastErrorMessage).toBe(refused)
    const register = "Registering the number: a PIN."
    await run(connections.settle(keys, register))
    await hear({ ...accountOf(line.keys), event: "ACCOUNT_VIOLATION", at: seconds() })
    for (const fault of [register, refused, null]) {
      await run(connections.settle(keys, fault))
      expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: ACCOUNT_VIOLATION")
    }
  })
  test("that gave way to a step that failed is told again when the step is done, unless it is over", async () => {
    const told = async ({ chatbot }: Owner) => {
      const now = await row(chatbot)
      return [now?.lastErrorMessage, now?.lastErrorTime]
    }
    const busy = "Receiving messages (webhook subscription): Meta limits requests at the moment."
    const hidden = async () => {
      const line = await connected()
      await hear({ ...accountOf(line.keys), event: "DISABLED_UPDATE", at: seconds() })
      const before = await told(line)
      const keys = await linkAgain(line, line.keys.phonenumberid, busy)
      expect((await told(line))[0]).toBe(busy)
      return { line, before, keys }
    }
    const tried = await hidden()
    await run(connections.settle(tried.keys, "Registering the number: a PIN."))
    await run(connections.settle(tried.keys, null))
    expect(await told(tried.line)).toEqual(tried.before)
    const linked = await hidden()
    await linkAgain(linked.line, linked.keys.phonenumberid)
    expect(await told(linked.line)).toEqual(linked.before)
    const expired = await hidden()
    await query("select expire_line($1)", [expired.line.chatbot])
    await linkAgain(expired.line, expired.keys.phonenumberid)
    expect(await told(expired.line)).toEqual(expired.before)
    const over = await hidden()
    await hear({ ...accountOf(over.keys), event: "REINSTATED", at: seconds() })
    await run(connections.settle(over.keys, null))
    expect(await told(over.line)).toEqual([null, null])
    const newer = await hidden()
    await hear({ ...accountOf(newer.keys), event: "ACCOUNT_VIOLATION", at: seconds() })
    await hear({ ...accountOf(newer.keys), event: "ACCOUNT_RECONNECTED", at: seconds() + 1 })
    await run(connections.settle(newer.keys, null))
    expect(await told(newer.line)).toEqual([null, null])
  })
  test("that an earlier version heard of stays as well", async () => {
    const line = await connected()
    await hear({ ...accountOf(line.keys), event: "ACCOUNT_RESTRICTION", at: seconds() })
    await query(
      `update "whatsappConnections" set accountnote = null, accountnotedat = null where chatbotid = $1`,
      [line.chatbot],
    )
    await migrateAgain("0020_what_meta_holds_against_accounts")
    await linkAgain(line, line.keys.phonenumberid)
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: ACCOUNT_RESTRICTION")
  })
  test("that an earlier version hears of, or of its end, while this one is put in, is stored, or over", async () => {
    const [heard, over] = [await connected(), await connected()]
    const held = `update "whatsappConnections" set accountnote = $3, accountnotedat = now(), "lastErrorMessage" = $2,
      "lastErrorTime" = now() where chatbotid = $1`
    const note = "WhatsApp: ACCOUNT_RESTRICTION"
    await query(held, [heard.chatbot, note, null])
    await query(held, [over.chatbot, null, note])
    await query(await readFile("db/functions/lines.sql", "utf8"))
    await linkAgain(heard, heard.keys.phonenumberid)
    expect((await row(heard.chatbot))?.lastErrorMessage).toBe(note)
    await run(connections.settle(over.keys, null))
    expect((await row(over.chatbot))?.lastErrorMessage).toBeNull()
  })
  test("about the name of a number stays with that number alone", async () => {
    const line = await connected()
    await hear({ ...accountOf(line.keys), event: "NAME_REJECTED", at: seconds() })
    await linkAgain(line, line.keys.phonenumberid)
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: NAME_REJECTED")
    await linkAgain(line, newLine())
    expect((await row(line.chatbot))?.lastErrorMessage).toBeNull()
  })
  test.each(["WhatsApp: PARTNER_REMOVED", "WhatsApp: error 131031", "Registering the number: no"])(
    "that a link puts right (%s) ends with it",
    async (message) => {
      const line = await connected()
      await query(
        `update "whatsappConnections" set "lastErrorMessage" = $2, "lastErrorTime" = now() where chatbotid = $1`,
        [line.chatbot, message],
      )
      await linkAgain(line, line.keys.phonenumberid)
      expect(await row(line.chatbot)).toMatchObject({ lastErrorMessage: null, lastErrorTime: null })
    },
  )
  test("of before a line's first connection is heeded: it may be why it does not work", async () => {
    const line = await connected()
    await hear({ ...accountOf(line.keys), event: "ACCOUNT_RESTRICTION", at: seconds() - 3_600 })
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: ACCOUNT_RESTRICTION")
  })
  test("calls for a look at a moment that every PostgreSQL can reckon with", async () => {
    const owner = await newOwner()
    const linked = await link(owner, linkTo(newLine()))
    if (!linked) throw new Error("taken")
    await run(connections.settle(linked.keys, "Registering the number: no"))
    await hear({ ...accountOf(linked.keys), event: "ACCOUNT_RESTRICTION" })
    // Before PostgreSQL 17 subtracting an infinite time is an error, which would end the task for all lines.
    const finite = `select isfinite(checkedat) as yes from "whatsappConnections" where chatbotid = $1`
    expect(await query(finite, [owner.chatbot])).toEqual([{ yes: true }])
    const byASlowClock = inDays(-0.01)
    expect(await due(byASlowClock, owner.chatbot)).toMatchObject([{ duties: ["setup", "check"] }])
  })
})

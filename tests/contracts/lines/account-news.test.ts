import { describe, expect, test } from "bun:test"
import { readFile } from "node:fs/promises"
import { decide } from "../../../core/conversations/inbound.ts"
import { NO_NEWS } from "../../../core/whatsapp/health.ts"
import type { LineKeys } from "../../../core/whatsapp/line-keys.ts"
import { type Line, type Owner, openLines, seconds } from "./line-stage.ts"

const {
  store,
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
  const refused = "Receiving messages (webhook subscription): a permission is missing."
  /** Somebody who typed the id of another's account, of which Meta refused us the messages with their token. */
  const curiousOf = async (keys: LineKeys) => {
    const curious = await newOwner()
    return { ...curious, keys: await linkAgain({ ...curious, keys }, newLine(), refused) }
  }
  const expires = ({ chatbot }: Owner) => query("select expire_line($1)", [chatbot])
  const sendIsRefused = ({ chatbot }: Owner) =>
    query(
      `select note_send_fault(jsonb_populate_record(null::messages, jsonb_build_object('chatbotid', $1::text)),
         131042, '{"line": true, "told": "Añade un método de pago."}')`,
      [chatbot],
    )
  test.each([
    ["was refused there", async (_: Owner) => {}],
    ["has lost their own connection since", expires],
    ["has had replies refused since", sendIsRefused],
    [
      "was refused once more since",
      async (curious: Line) => {
        await sendIsRefused(curious)
        await run(connections.settle(curious.keys, refused))
      },
    ],
    [
      "is linked again",
      async (curious: Line) => {
        await expires(curious)
        await linkAgain(curious, newLine(), refused)
      },
    ],
  ])("is for its own lines, and for nobody who typed its id and %s", async (_, since) => {
    const { chatbot, keys } = await connected()
    const curious = await curiousOf(keys)
    await since(curious)
    const before = [await row(curious.chatbot), await notifications(curious.chatbot)]
    const news = { ...NO_NEWS, quality: "RED" } as const
    await hear({ ...accountOf(keys), event: "ACCOUNT_VIOLATION" })
    await hear({
      kind: "health",
      account: keys.businessaccountid,
      number: null,
      at: seconds(),
      news,
    })
    expect(await notifications(chatbot)).toContain("incumple sus normas")
    expect([await row(curious.chatbot), await notifications(curious.chatbot)]).toEqual(before)
  })
  test("is for a line whose number could not be registered, too, as Meta delivers its messages", async () => {
    const line = await newOwner()
    const linked = await link(line, linkTo(newLine()))
    if (!linked) throw new Error("taken")
    await run(connections.settle(linked.keys, "Registering the number: a PIN."))
    await expires(line)
    await hear({ ...accountOf(linked.keys), event: "ACCOUNT_RESTRICTION" })
    await linkAgain({ ...line, keys: linked.keys }, linked.keys.phonenumberid)
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: ACCOUNT_RESTRICTION")
  })
  test("is for the same lines as before where an earlier version has linked them", async () => {
    const { chatbot } = await connected()
    const confirmed = async (configured: boolean, message: string, note: string | null) => {
      await query(
        `update "whatsappConnections" set "webhookConfigured" = $2, "lastErrorMessage" = $3, accountnote = $4,
           accountconfirmed = false where chatbotid = $1`,
        [chatbot, configured, message, note],
      )
      await migrateAgain("0022_confirmed_accounts")
      return (await row(chatbot))?.accountconfirmed
    }
    const expired = "The connection with WhatsApp has expired. Please reconnect."
    expect(await confirmed(true, expired, null)).toBe(true)
    expect(await confirmed(false, "Registering the number: a PIN.", null)).toBe(true)
    expect(await confirmed(false, refused, "WhatsApp: ACCOUNT_RESTRICTION")).toBe(true)
    expect(await confirmed(false, refused, null)).toBe(false)
    expect(await confirmed(false, expired, null)).toBe(false)
  })
  test("is for a line that an earlier version sets up while this one is put in, and not for one that it links", async () => {
    const [settled, moved] = [await connected(), await connected()]
    const set = (values: string, { chatbot }: Owner) =>
      query(`update "whatsappConnections" set ${values} where chatbotid = $1`, [chatbot])
    await set("accountconfirmed = false", settled)
    await set('"webhookConfigured" = false, "lastErrorMessage" = null', moved)
    await query(await readFile("db/functions/lines.sql", "utf8"))
    expect((await row(settled.chatbot))?.accountconfirmed).toBe(true)
    expect((await row(moved.chatbot))?.accountconfirmed).toBe(false)
  })
  test("is for nobody who typed its id in place of their own account's", async () => {
    const [{ keys }, curious] = [await connected(), await connected()]
    const { businessaccountid } = keys
    await linkAgain(
      { ...curious, keys: { ...curious.keys, businessaccountid } },
      newLine(),
      refused,
    )
    await expires(curious)
    const told = await notifications(curious.chatbot)
    await hear({ ...accountOf(keys), event: "ACCOUNT_RESTRICTION" })
    expect(await notifications(curious.chatbot)).toBe(told)
  })
  test("mails nobody a second time that the line has expired", async () => {
    const { chatbot, keys } = await connected()
    await query("select expire_line($1)", [chatbot])
    expect(await due(new Date(), chatbot)).toMatchObject([{ duties: ["expired"] }])
    for (const event of ["PARTNER_REMOVED", "ACCOUNT_DELETED", "PARTNER_REMOVED"]) {
      await hear({ ...accountOf(keys), event })
      expect(await due(new Date(), chatbot)).toEqual([])
    }
    expect(await notifications(chatbot)).toContain("se ha retirado en Meta.")
  })
  test("that comes while the line has expired is told when it is linked again, and concerns nobody who typed its id", async () => {
    const [line, curious] = [await connected(), await newOwner()]
    const wish = linkTo(newLine())
    const number = { ...wish.number, businessaccountid: line.keys.businessaccountid }
    if (!(await link(curious, { ...wish, number }))) throw new Error("taken")
    for (const { chatbot } of [line, curious]) {
      await query("select expire_line($1)", [chatbot])
    }
    const expired = (await row(line.chatbot))?.lastErrorMessage
    await hear({ ...accountOf(line.keys), event: "ACCOUNT_RESTRICTION" })
    expect((await row(line.chatbot))?.lastErrorMessage).toBe(expired)
    await linkAgain(line, line.keys.phonenumberid)
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: ACCOUNT_RESTRICTION")
    expect((await row(curious.chatbot))?.accountnote).toBeNull()
  })
  test("is over when Meta says so", async () => {
    const { chatbot, keys } = await connected()
    const note = async () => (await row(chatbot))?.lastErrorMessage
    await hear({ ...accountOf(keys), event: "DISABLED_UPDATE" })
    expect(await note()).toBe("WhatsApp: DISABLED_UPDATE")
    await hear({ ...accountOf(keys), event: "NAME_APPROVED" })
    expect(await note()).toBe("WhatsApp: DISABLED_UPDATE")
    await hear({ ...accountOf(keys), event: "REINSTATED" })
    expect(await note()).toBeNull()
  })

  test("is not brought back by what was said before and comes after it, nor told", async () => {
    const { chatbot, keys } = await connected()
    const note = async () => (await row(chatbot))?.lastErrorMessage
    const { at } = accountOf(keys)
    await hear({ ...accountOf(keys), event: "REINSTATED" })
    await hear({ ...accountOf(keys), event: "DISABLED_UPDATE", at: at - 60 })
    expect(await note()).toBeNull()
    expect(await notifications(chatbot)).toBe("")
    await hear({ ...accountOf(keys), event: "NAME_REJECTED", at: at - 60 })
    expect(await note()).toBe("WhatsApp: NAME_REJECTED")
    await hear({ ...accountOf(keys), event: "DISABLED_UPDATE", at: at + 60 })
    expect(await note()).toBe("WhatsApp: DISABLED_UPDATE")
  })

  test("that it is over stands also when both words are written down at the same moment", async () => {
    const { chatbot, keys } = await connected()
    const { at } = accountOf(keys)
    const over = decide({ ...accountOf(keys), event: "REINSTATED" }, (secret) => [secret])
    let late: ReturnType<typeof hear> | undefined
    await store.transaction({}, async ({ query: within }) => {
      await within("select accept_messages($1)", [JSON.stringify([over])])
      late = hear({ ...accountOf(keys), event: "DISABLED_UPDATE", at: at - 60 })
      await Bun.sleep(200)
    })
    await late
    expect((await row(chatbot))?.lastErrorMessage).toBeNull()
  })
})

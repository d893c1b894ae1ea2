import { describe, expect, test } from "bun:test"
import { sealingKeys, unlockLines } from "../../../adapters/postgres/sealed-tokens.ts"
import { postgresLineCare } from "../../../adapters/postgres/whatsapp/line-care.ts"
import { openVault } from "../../../adapters/secrets/vault.ts"
import { inDays, NOW, type Owner, openLines } from "./line-stage.ts"

const {
  store,
  vault,
  connections,
  care,
  run,
  query,
  row,
  notifications,
  due,
  newLine,
  linkTo,
  link,
  connected,
  hear,
  accountOf,
} = await openLines()

describe("the end of a token", () => {
  test("is announced once, seven days ahead", async () => {
    const { chatbot } = await connected({ tokenExpiresAt: inDays(10) })
    expect(await due(inDays(2), chatbot)).toMatchObject([{ duties: ["check"] }])
    const [told] = await due(inDays(3.1), chatbot)
    expect(told).toMatchObject({ duties: ["expiring", "check"], language: "es" })
    expect(await notifications(chatbot)).toContain(
      `La conexión con WhatsApp caduca el ${inDays(10).toLocaleDateString("en-GB", { timeZone: "Europe/Madrid" })}.`,
    )
    if (told) await run(care.letterWritten(told))
    expect(await due(inDays(3.2), chatbot)).toEqual([])
  })
  test.each([
    ["America/Bogota", "30/11/2026"],
    ["Europe/Madrid", "01/12/2026"],
    // The database may not know a zone of a newer list.
    ["Mars/Olympus", "01/12/2026"],
  ])("is announced for the day that it is in %s", async (zone, day) => {
    const ends = new Date("2026-12-01T03:00:00.000Z")
    const { chatbot } = await connected({ tokenExpiresAt: ends })
    await query("update chatbots set timezone = $1 where id = $2", [zone, chatbot])
    const [told] = await due(new Date("2026-11-30T03:00:00.000Z"), chatbot)
    expect(told).toMatchObject({ zone })
    expect(await notifications(chatbot)).toContain(`caduca el ${day}.`)
  })
  test("is written and told once when it has come", async () => {
    const { chatbot } = await connected({ tokenExpiresAt: inDays(0.5) }, "english")
    const [told] = await due(inDays(0.51), chatbot)
    expect(told).toMatchObject({ duties: ["expired"], language: "en", chatbotName: "Bar Pepe" })
    expect((await row(chatbot))?.status).toBe("TOKEN_EXPIRED")
    expect(await notifications(chatbot)).toContain("La conexión con WhatsApp ha caducado.")
    if (told) await run(care.letterWritten(told))
    expect(await due(inDays(0.52), chatbot)).toEqual([])
  })
  test("that a send ran into is mailed with the next round", async () => {
    const { owner, chatbot } = await connected()
    await query("select expire_line($1)", [chatbot])
    expect(await due(new Date(), chatbot)).toMatchObject([{ duties: ["expired"] }])
    expect(await due(new Date(), chatbot)).toEqual([])
    expect(await query("select action, subject from audit_log where userid = $1", [owner])).toEqual(
      [{ action: "whatsapp_expired", subject: chatbot }],
    )
  })
  test("that Meta told of is written by whoever heard it first", async () => {
    const { chatbot, keys } = await connected()
    const told = await Promise.all([1, 2, 3].map(() => run(care.expire(keys, NOW))))
    expect(told.filter(Boolean)).toHaveLength(1)
    expect(await due(new Date(), chatbot)).toMatchObject([{ duties: ["expired"] }])
    expect(await due(new Date(), chatbot)).toEqual([])
  })
  const HOUR = 1 / 24
  test.each([
    ["expiring", 6],
    ["expired", 0.9 * HOUR],
  ])(
    "is written also where whoever was to write it was killed (%s), and told once",
    async (duty, ends) => {
      const { chatbot } = await connected({ tokenExpiresAt: inDays(ends) })
      const letters = async (hours: number) =>
        (await due(inDays(hours * HOUR), chatbot)).filter(({ duties }) =>
          duties.some((each) => each === duty),
        )
      expect(await letters(1)).toHaveLength(1)
      const told = await notifications(chatbot)
      expect(await letters(1.05)).toEqual([])
      const [line] = await letters(1.1)
      expect(await notifications(chatbot)).toBe(told)
      if (!line) throw new Error("the letter was lost")
      await run(care.letterWritten(line))
      expect(await letters(1.3)).toEqual([])
    },
  )
  test("is written a few times only, and not all day long, where nobody notes that it is written", async () => {
    const { chatbot } = await connected()
    await query("select expire_line($1)", [chatbot])
    const hours: number[] = []
    for (let hour = 0.01; hour < 30; hour += 0.1) {
      if ((await due(inDays(hour * HOUR), chatbot)).length > 0) hours.push(Math.floor(hour))
    }
    expect(hours.length).toBeLessThan(12)
    expect(hours.filter((hour) => hour > 4).length).toBeGreaterThan(0)
    expect(Math.max(...hours)).toBeLessThan(25)
  })
  test("that comes while the letter ahead of it is being written has a letter of its own", async () => {
    const { chatbot } = await connected({ tokenExpiresAt: inDays(6) })
    const [ahead] = await due(NOW, chatbot)
    await query("select expire_line($1)", [chatbot])
    if (!ahead) throw new Error("no letter ahead")
    await run(care.letterWritten(ahead))
    expect(await due(new Date(), chatbot)).toMatchObject([{ duties: ["expired"] }])
  })
  test.each([
    ["connected again", (owner: Owner) => link(owner, linkTo(newLine()))],
    ["disconnected", ({ owner, chatbot }: Owner) => run(connections.remove(owner, chatbot))],
  ])("is written to nobody any more once the line is %s", async (_, meanwhile) => {
    const owner = await connected()
    await query("select expire_line($1)", [owner.chatbot])
    await meanwhile(owner)
    expect(await due(new Date(), owner.chatbot)).toEqual([])
  })
})

describe("a line given up for want of the secret that sealed its token", () => {
  test("comes back with the secret, and one that Meta gave up does not", async () => {
    const stranger = openVault("a secret of another installation", [])
    const [locked, dead] = [await connected(), await connected()]
    await run(postgresLineCare(store, stranger).expire(locked.keys, NOW))
    await run(care.expire(dead.keys, NOW))
    expect((await row(locked.chatbot))?.status).toBe("TOKEN_EXPIRED")

    expect(await unlockLines(store, stranger)).toBe(0)
    expect(await unlockLines(store, vault)).toBe(1)
    expect(await row(locked.chatbot)).toMatchObject({ status: null, lastErrorMessage: null })
    expect(await notifications(locked.chatbot)).toContain("vuelve a funcionar")
    expect((await row(dead.chatbot))?.status).toBe("TOKEN_EXPIRED")
  })

  test.each(["ACCOUNT_RESTRICTION", "PARTNER_REMOVED"])(
    "is said to have expired no more, not to work again, while %s stands",
    async (event) => {
      const { chatbot, keys } = await connected()
      await hear({ ...accountOf(keys), event })
      await run(postgresLineCare(store, openVault("a secret of another one", [])).expire(keys, NOW))
      expect(await unlockLines(store, vault)).toBe(1)
      expect((await row(chatbot))?.lastErrorMessage).toBe(`WhatsApp: ${event}`)
      const told = await notifications(chatbot)
      expect(told).toContain("ya no figura como caducada. Antes de volver a conectarla, mira")
      expect(told).not.toMatch(/vuelve a funcionar|No hace falta/)
    },
  )

  test("stays given up when its token has ended meanwhile", async () => {
    const { chatbot, keys } = await connected({ tokenExpiresAt: inDays(1) })
    await run(postgresLineCare(store, openVault("a secret of another one", [])).expire(keys, NOW))
    await query(
      `update "whatsappConnections" set "tokenExpiresAt" = now() - interval '1 hour' where chatbotid = $1`,
      [chatbot],
    )
    expect(await unlockLines(store, vault)).toBe(0)
    expect(await notifications(chatbot)).not.toContain("vuelve a funcionar")
  })

  test("comes back in a batch of some, however many there are", async () => {
    for (let lines = 0; lines < 3; lines++) {
      const { keys } = await connected()
      await run(postgresLineCare(store, openVault("a secret of another one", [])).expire(keys, NOW))
    }
    const keys = [...(await sealingKeys(store)).keys()]
    const unlock = () => query("select unlock_lines($1, 2) as lines", [keys])
    expect([await unlock(), await unlock()]).toEqual([[{ lines: 2 }], [{ lines: 1 }]])
  })
})

describe("what was asked with an earlier token", () => {
  test("says nothing of the connection that its owner has renewed meanwhile", async () => {
    const { owner, chatbot, keys } = await connected()
    const renewed = await link({ owner, chatbot }, linkTo(keys.phonenumberid))
    if (!renewed) throw new Error("taken")
    await run(connections.settle(renewed.keys, null))
    const before = await row(chatbot)
    expect(await run(care.expire(keys, NOW))).toBe(false)
    await run(care.noteExpiry(keys, inDays(1)))
    await run(care.postpone(keys, inDays(3)))
    expect(await run(connections.settle(keys, "Registering the number: no"))).toBeNull()
    expect(await row(chatbot)).toEqual(before)
    expect(await run(care.expire(renewed.keys, NOW))).toBe(true)
  })
})

import { describe, expect, test } from "bun:test"
import { unlockLines } from "../../../adapters/postgres/sealed-tokens.ts"
import { postgresLineCare } from "../../../adapters/postgres/whatsapp/line-care.ts"
import { openVault } from "../../../adapters/secrets/vault.ts"
import { inDays, NOW, type Owner, openLines, seconds } from "./line-stage.ts"

const {
  store,
  vault,
  connections,
  care,
  due,
  people,
  run,
  query,
  row,
  newOwner,
  newLine,
  linkTo,
  link,
  connected,
} = await openLines()

describe("the person at Meta who connected a line", () => {
  const shares = ({ chatbot }: Owner, metaUser?: string) =>
    run(connections.sharesPerson(chatbot, metaUser))

  test("is shared with every other chatbot whose line the same person connected", async () => {
    const one = await connected({ metaUser: "person A" })
    expect(await shares(one)).toBe(false)
    const other = await connected({ metaUser: "person A" })
    await connected({ metaUser: "person B" })
    expect([await shares(one), await shares(other)]).toEqual([true, true])
    await run(connections.remove(other.owner, other.chatbot))
    expect(await shares(one)).toBe(false)
  })

  test("is not shared with a chatbot whose line has expired: Meta would not revoke with its token", async () => {
    const one = await connected({ metaUser: "person E" })
    const marked = await connected({ metaUser: "person E" })
    await run(care.expire(marked.keys, NOW))
    await connected({ metaUser: "person E", tokenExpiresAt: inDays(-1) })
    expect([await shares(one), await shares(marked)]).toEqual([false, true])
  })

  test("is shared with a chatbot whose line is locked for want of the secret: it is back with the secret", async () => {
    const one = await connected({ metaUser: "person F" })
    const lock = async (tokenExpiresAt: Date | null) => {
      const { chatbot, keys } = await connected({ metaUser: "person F", tokenExpiresAt })
      await run(postgresLineCare(store, openVault("a secret of another one", [])).expire(keys, NOW))
      return chatbot
    }
    const ended = await lock(inDays(1))
    await query(
      `update "whatsappConnections" set "tokenExpiresAt" = now() - interval '1 hour' where chatbotid = $1`,
      [ended],
    )
    expect(await shares(one)).toBe(false)
    await lock(null)
    expect(await shares(one)).toBe(true)
    await unlockLines(store, vault)
    expect(await shares(one)).toBe(true)
  })

  test("is asked for by the id where nothing is stored of the line", async () => {
    await connected({ metaUser: "person C" })
    const gone = await newOwner()
    expect(await shares(gone, "person C")).toBe(true)
    expect(await shares(gone, "person D")).toBe(false)
  })

  test("is taken for that of another chatbot's line in the same account where Meta did not say who it was", async () => {
    const [one, other] = [await connected(), await connected({ metaUser: "person G" })]
    const { businessaccountid } = one.keys
    const wish = linkTo(newLine(), { metaUser: "person G" })
    expect([await shares(one), await shares(other)]).toEqual([false, false])
    await link(other, { ...wish, number: { ...wish.number, businessaccountid } })
    expect([await shares(one), await shares(other)]).toEqual([true, true])
  })

  test("nobody shares where Meta did not say who it was", async () => {
    const one = await connected()
    await connected()
    expect(await shares(one)).toBe(false)
  })
})

describe("a person", () => {
  test("who asks to be forgotten loses the lines that they connected, and nobody else does; the code is always theirs", async () => {
    const mine = await connected({ metaUser: "900000000000001" })
    const theirs = await connected({ metaUser: "900000000000002" })
    const code = await run(people.forget({ metaUser: "900000000000001", at: null }))
    expect(code).toMatch(/^\w{20}$/)
    expect(await run(people.forget({ metaUser: "900000000000001", at: null }))).toBe(code)
    expect(await row(mine.chatbot)).toBeUndefined()
    expect(await row(theirs.chatbot)).toBeDefined()
    expect(await run(people.forget({ metaUser: "900000000000003", at: null }))).not.toBe(code)
    expect(await query("select 1 from deletion_requests where metauserid like '9000%'")).toEqual([])
  })
  test("who withdraws at Meta ends their lines, whose owner is told", async () => {
    const { chatbot } = await connected({ metaUser: "900000000000009" })
    expect(await run(people.deauthorise({ metaUser: "900000000000009", at: null }))).toBe(1)
    expect((await row(chatbot))?.status).toBe("TOKEN_EXPIRED")
    expect(await run(people.deauthorise({ metaUser: "900000000000010", at: null }))).toBe(0)
  })

  describe("who asked for it before they connected a line, and of whom Meta tells late or again,", () => {
    const again = async (metaUser: string) => {
      const before = await connected({ metaUser })
      const at = new Date((seconds() - 1) * 1_000)
      await run(people.forget({ metaUser, at: null }))
      await link(before, linkTo(before.keys.phonenumberid, { metaUser }))
      return { ...before, wish: { metaUser, at } }
    }

    test("keeps it when it was to be forgotten", async () => {
      const { chatbot, wish } = await again("900000000000011")
      await run(people.forget(wish))
      expect(await row(chatbot)).toMatchObject({ status: null })
    })

    test("keeps it when they had withdrawn; its token is checked at once", async () => {
      const { chatbot, wish } = await again("900000000000012")
      expect(await run(people.deauthorise(wish))).toBe(0)
      expect((await row(chatbot))?.status).toBeNull()
      expect(await due(new Date(), chatbot)).toHaveLength(1)
    })
  })
})

import { describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { cloudApiMessenger } from "../../../adapters/meta/messenger.ts"
import { loopback } from "../loopback.ts"
import { NOW, openLines } from "./line-stage.ts"

const {
  vault,
  connections,
  care,
  run,
  query,
  row,
  directory,
  standing,
  newOwner,
  newLine,
  linkTo,
  link,
  connected,
} = await openLines()

describe("linking a number", () => {
  test("seals its token where the messenger opens it, and shows it to nobody", async () => {
    const meta = loopback()
    const owner = await newOwner()
    const linked = await link(owner, linkTo(newLine()))
    const stored = await row(owner.chatbot)
    expect(String(stored?.accesstoken)).toStartWith("v1.")
    expect(JSON.stringify(linked?.connection)).not.toContain("token of")
    const messenger = cloudApiMessenger({ graphUrl: meta.url, version: "v25.0", vault })
    const line = {
      chatbotId: owner.chatbot,
      phoneNumberId: String(stored?.phonenumberid),
      accessToken: String(stored?.accesstoken),
    }
    await run(
      messenger.send(
        line,
        { phone: "34600111222", userId: null },
        { id: "m", text: "Hola", quotes: null },
      ),
    )
    expect(meta.asked[0]?.headers.get("authorization")).toBe(
      `Bearer token of ${line.phoneNumberId}`,
    )
    await meta.stop()
  })
  test("makes it the way from Meta's webhooks to this chatbot", async () => {
    const owner = await newOwner()
    const line = newLine()
    await link(owner, linkTo(line))
    expect(await directory(owner.chatbot)).toEqual([{ phonenumberid: line }])
    const { connection, facts } = await standing(owner)
    expect(connection).toMatchObject({ phonenumberid: line, verified: true, status: null })
    expect([connection?.webhookConfigured, facts?.hasToken]).toEqual([false, true])
  })
  test("of another chatbot is refused and leaves everything as it was", async () => {
    const first = await newOwner()
    const second = await newOwner()
    const [taken, own] = [newLine(), newLine()]
    await link(first, linkTo(taken))
    await link(second, linkTo(own))
    expect(await link(second, linkTo(taken))).toBeNull()
    expect(await directory(second.chatbot)).toEqual([{ phonenumberid: own }])
    expect((await row(second.chatbot))?.phonenumberid).toBe(own)
    expect(await directory(first.chatbot)).toEqual([{ phonenumberid: taken }])
  })
  test("instead of another frees the other for whoever owns it", async () => {
    const owner = await newOwner()
    const [before, after] = [newLine(), newLine()]
    await link(owner, linkTo(before))
    await link(owner, linkTo(after))
    expect(await directory(owner.chatbot)).toEqual([{ phonenumberid: after }])
    expect(await link(await newOwner(), linkTo(before))).not.toBeNull()
  })
  test("of a chatbot that is somebody else's is as if there were none", async () => {
    const { chatbot } = await newOwner()
    const { owner } = await newOwner()
    const calls = [
      connections.link(owner, chatbot, linkTo(newLine())),
      connections.read(owner, chatbot, NOW),
      connections.keys(owner, chatbot),
      connections.remove(owner, chatbot),
    ]
    for (const call of calls) {
      const refused = await run(Effect.flip(call as Effect.Effect<unknown, { _tag: string }>))
      expect(refused._tag).toBe("NotFound")
    }
    expect(await directory(chatbot)).toEqual([])
  })
  test("again keeps its PIN, which it was registered with", async () => {
    const owner = await newOwner()
    const line = newLine()
    const first = await link(owner, linkTo(line))
    const again = await link(owner, linkTo(line))
    expect(first?.keys.pin).toMatch(/^\d{6}$/)
    expect(again?.keys.pin).toBe(first?.keys.pin ?? "")
  })
  test("says when another chatbot speaks through the same account", async () => {
    const one = await connected()
    const wish = linkTo(newLine())
    const { businessaccountid } = one.keys
    const other = await newOwner()
    const linked = await link(other, {
      ...wish,
      number: { ...wish.number, businessaccountid },
    })
    if (!linked) throw new Error("taken")
    const isShared = (by = one.chatbot) => run(connections.isShared(by, businessaccountid))
    expect(await isShared(other.chatbot)).toBe(true)
    // Anybody can type an id. It counts once Meta has subscribed us to the account.
    expect(await isShared()).toBe(false)
    await run(connections.settle(linked.keys, null))
    expect(await isShared()).toBe(true)
  })
})

describe("reconnecting", () => {
  test("keeps the business of an account, and gives it to no other account", async () => {
    const owner = await newOwner()
    const wish = linkTo(newLine())
    const number = { ...wish.number, businessid: "700000000000001" }
    await link(owner, { ...wish, number })
    // Found in another way, the number comes without its business.
    expect((await link(owner, wish))?.connection.businessid).toBe("700000000000001")
    expect((await link(owner, linkTo(newLine())))?.connection.businessid).toBeNull()
  })
  test("ends the expiry and wakes the replies that wait for it", async () => {
    const { owner, chatbot, keys } = await connected()
    await run(care.expire(keys, NOW))
    const [parked] = await query<{ id: string }>(
      `with c as (insert into clients (chatbotid, phonenumber) values ($1, '34600111222') returning id)
       insert into conversations (chatbotid, clientid, last_seq, wakeat)
       select $1, id, 1, now() + interval '20 hours' from c returning id`,
      [chatbot],
    )
    expect((await row(chatbot))?.status).toBe("TOKEN_EXPIRED")
    await link({ owner, chatbot }, linkTo(keys.phonenumberid))
    expect(await row(chatbot)).toMatchObject({ status: null, lastErrorMessage: null })
    const [woken] = await query<{ due: boolean }>(
      "select wakeat <= now() as due from conversations where id = $1",
      [parked?.id],
    )
    expect(woken?.due).toBe(true)
  })
})

describe("an owner's line", () => {
  test("is found by its owner", async () => {
    const { owner, chatbot } = await connected()
    expect(await run(connections.ofOwner(owner))).toEqual([chatbot])
  })
  test("that is removed loses its token and its number's way here, however often", async () => {
    const { owner, chatbot } = await connected()
    await run(connections.remove(owner, chatbot))
    await run(connections.remove(owner, chatbot))
    expect(await row(chatbot)).toBeUndefined()
    expect(await directory(chatbot)).toEqual([])
    expect(await run(connections.ofOwner(owner))).toEqual([])
  })
})

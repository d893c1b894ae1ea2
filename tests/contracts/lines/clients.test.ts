import { describe, expect, test } from "bun:test"
import type { Link } from "../../../core/whatsapp/ports.ts"
import { openLines, seconds } from "./line-stage.ts"

const { connections, run, query, newLine, linkTo, link, connected, hear } = await openLines()

describe("a client who is known by number and user id", () => {
  const PHONE = "34600111222"
  let sent = 0
  const writes = (line: string, userId: string, text: string, phone: string | null = PHONE) =>
    hear({
      ...{ kind: "message", line, id: `wamid.known.${++sent}`, name: "Ana", type: "text", text },
      at: seconds(),
      from: { phone, userId },
    })
  const known = async () => {
    const owner = await connected()
    await writes(owner.keys.phonenumberid, "US.1", "STOP")
    await writes(owner.keys.phonenumberid, "US.0", "STOP", null)
    return owner
  }
  const clients = (chatbot: string) =>
    query(
      `select phonenumber, userid, opted_out from clients
       where chatbotid = $1 and userid is distinct from 'US.0' order by opted_out desc, userid`,
      [chatbot],
    )
  const SAME = [{ phonenumber: PHONE, userid: "ES.2", opted_out: true }]
  const STRANGER = [
    { phonenumber: null, userid: "US.1", opted_out: true },
    { phonenumber: PHONE, userid: "ES.2", opted_out: false },
  ]
  const of = ({ keys }: Awaited<ReturnType<typeof known>>, more: object = {}) => {
    const wish = linkTo(keys.phonenumberid)
    return { ...wish, number: { ...wish.number, ...more } }
  }

  test("is the same in the account of another portfolio, where they have another id", async () => {
    const owner = await known()
    const line = newLine()
    await link(owner, linkTo(line))
    await writes(line, "ES.2", "Hola")
    expect(await clients(owner.chatbot)).toEqual(SAME)
  })
  test("is the same there, too, if the number was disconnected before", async () => {
    const owner = await known()
    await run(connections.remove(owner.owner, owner.chatbot))
    const line = newLine()
    await link(owner, linkTo(line))
    await writes(line, "ES.2", "Hola")
    expect(await clients(owner.chatbot)).toEqual(SAME)
  })
  test("has lost the number to whoever writes with it and another id, though it is linked again", async () => {
    const owner = await known()
    await link(owner, of(owner))
    await writes(owner.keys.phonenumberid, "ES.2", "Hola")
    expect(await clients(owner.chatbot)).toEqual(STRANGER)
  })
  test("has lost it, too, if that number was disconnected before", async () => {
    const owner = await known()
    await run(connections.remove(owner.owner, owner.chatbot))
    await link(owner, of(owner))
    await writes(owner.keys.phonenumberid, "ES.2", "Hola")
    expect(await clients(owner.chatbot)).toEqual(STRANGER)
  })
  test.each([
    ["", null, {}],
    [", of whose portfolios an earlier version stored none but the line's own", "7001", {}],
    [
      ", whose portfolios its lists do not name, unlike an earlier one",
      "7001",
      { businessid: null },
    ],
  ])(
    "is the same in an account of the same token%s, where they hide the number",
    async (_, businessid, listed) => {
      const owner = await known()
      const [here, there] = [linkTo(owner.keys.phonenumberid), linkTo(newLine())]
      const numbers = [...here.numbers, ...there.numbers].map((each) => ({ ...each, ...listed }))
      await link(owner, { ...here, numbers, number: { ...here.number, businessid } })
      await link(owner, { ...there, numbers })
      await writes(there.number.phonenumberid, "US.1", "Hola", null)
      expect(await clients(owner.chatbot)).toEqual([
        { phonenumber: PHONE, userid: "US.1", opted_out: true },
      ])
    },
  )
  test("is the same in another portfolio that the same token listed, where they have another id", async () => {
    const owner = await known()
    const [here, there] = [linkTo(owner.keys.phonenumberid), linkTo(newLine())]
    const numbers = [
      ...here.numbers.map((each) => ({ ...each, businessid: "7001" })),
      ...there.numbers.map((each) => ({ ...each, businessid: "7002" })),
    ]
    const inPortfolio = (wish: Link, businessid: string | null) => ({
      ...{ ...wish, numbers, number: { ...wish.number, businessid } },
    })
    await link(owner, inPortfolio(here, "7001"))
    await link(owner, inPortfolio(there, "7002"))
    await writes(there.number.phonenumberid, "ES.2", "Hola")
    expect(await clients(owner.chatbot)).toEqual(SAME)
    // A version before this one does not say which portfolio it chooses.
    await link(owner, inPortfolio(here, null))
    await writes(owner.keys.phonenumberid, "MX.3", "Hola")
    expect(await clients(owner.chatbot)).toEqual([
      { phonenumber: PHONE, userid: "MX.3", opted_out: true },
    ])
  })
  test("is the same in another portfolio that only the new list names, where they have another id", async () => {
    const owner = await known()
    const [here, there] = [linkTo(owner.keys.phonenumberid), linkTo(newLine())]
    await link(owner, { ...here, numbers: [...here.numbers, ...there.numbers] })
    const numbers = [
      ...here.numbers.map((each) => ({ ...each, businessid: "7001" })),
      ...there.numbers.map((each) => ({ ...each, businessid: "7002" })),
    ]
    await link(owner, { ...there, numbers, number: { ...there.number, businessid: "7002" } })
    await writes(there.number.phonenumberid, "ES.2", "Hola")
    expect(await clients(owner.chatbot)).toEqual(SAME)
  })
  test("has lost it, too, in another account of the same portfolio", async () => {
    const owner = await known()
    await link(owner, of(owner, { businessid: "7001" }))
    await link(owner, of(owner, { businessid: "7001", businessaccountid: "2002" }))
    await writes(owner.keys.phonenumberid, "ES.2", "Hola")
    expect(await clients(owner.chatbot)).toEqual(STRANGER)
  })
})

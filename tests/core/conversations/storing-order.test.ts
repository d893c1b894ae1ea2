import { describe, expect, test } from "bun:test"
import { type Accepting, decide } from "../../../core/conversations/inbound.ts"
import type { Received } from "../../../core/conversations/received.ts"
import { inStoringOrder } from "../../../core/conversations/storing-order.ts"
import { forSeeds } from "../../support/random.ts"

const AT = 1_772_000_000

type Message = Extract<Received, { kind: "message" }>

const message = (id: string, over: Partial<Message> = {}): Received => ({
  ...{ kind: "message", line: "1055", id, at: AT, name: "Ana", type: "text", text: "Hola" },
  from: { phone: "34600111222", userId: null },
  ...over,
})

const accepting = (item: Received) => decide(item, () => [])
const order = (items: readonly Received[]) => inStoringOrder(items.map(accepting))
const ids = (items: readonly Accepting[]) =>
  items.map((item) => ("id" in item ? item.id : item.kind))
const from = (phone: string) => ({ from: { phone, userId: null } })

describe("the order of storing", () => {
  test("within a client is the time at which they wrote", () => {
    expect(ids(order([message("2", { at: AT + 2 }), message("1", { at: AT + 1 })]))).toEqual([
      "1",
      "2",
    ])
  })

  test("at the same second is the order in which it came", () => {
    const same = ["1", "2", "3", "4"].map((id) => message(id))
    expect(ids(order(same))).toEqual(["1", "2", "3", "4"])
  })

  test("is by client, so that two batches take turns instead of waiting for each other", () => {
    const [ana, bob] = [from("34600000001"), from("34600000002")]
    const one = [message("a1", { ...ana }), message("b1", { ...bob })]
    expect(ids(order(one))).toEqual(ids(order(one.toReversed())))
  })

  test("is by Meta's id where there is one, whatever number comes with it", () => {
    const person = (phone: string | null) => ({ from: { phone, userId: "ES.9" } })
    expect(
      ids(
        order([
          message("2", { at: AT + 2, ...person(null) }),
          message("1", { at: AT + 1, ...person("34600111222") }),
        ]),
      ),
    ).toEqual(["1", "2"])
  })

  test("keeps lines apart", () => {
    const items = [
      message("1", { line: "2000" }),
      message("2", { line: "1000" }),
      message("3", { line: "2000" }),
    ]
    expect(ids(order(items))).toEqual(["2", "1", "3"])
  })

  test("a message comes before its own correction, a new number before the messages from it", () => {
    const items: readonly Received[] = [
      { kind: "account", account: "2000", number: null, at: 1, event: "DISABLED_UPDATE" },
      {
        kind: "revoked",
        line: "1055",
        id: "wamid.1",
        by: "owner",
        from: null,
        content: "[deleted]",
      },
      message("wamid.1"),
      {
        kind: "moved",
        line: "1055",
        at: 0,
        from: { phone: "34600111222", userId: null },
        to: { phone: "34600999999", userId: null },
      },
    ]
    expect(order(items).map(({ kind }) => kind)).toEqual(["moved", "message", "revoked", "account"])
  })

  test("what a client wrote, or was written, before they changed number comes before the change, what they wrote after it behind", () => {
    const [old, now] = [from("34600111222"), from("34600999999")]
    const items: readonly Received[] = [
      message("after", { at: AT + 2, ...now }),
      { kind: "moved", line: "1055", at: AT + 1, ...old, to: now.from },
      message("other's", { at: AT, ...from("34600000001") }),
      message("before", { at: AT, ...old }),
      {
        ...{ kind: "echo", line: "1055", id: "owner's", at: AT, name: "Ana", type: "text" },
        ...{ content: "Hola", ours: null, ...old },
      },
      message("next holder's", { at: AT + 3, ...old }),
    ]
    expect(ids(order(items))).toEqual([
      "before",
      "owner's",
      "moved",
      "other's",
      "next holder's",
      "after",
    ])
  })

  test("loses nothing, adds nothing, and is the same however the batch was shuffled", () => {
    forSeeds(300, ({ below, pick }) => {
      const items: readonly Received[] = Array.from({ length: below(12) }, (_, n) =>
        message(`${n}`, {
          at: AT + n,
          line: pick(["1", "2"]),
          ...from(pick(["34600000001", "34600000002"])),
        }),
      )
      const shuffled = items
        .map((item) => ({ item, key: below(1_000) }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ item }) => item)
      expect(ids(order(items)).toSorted()).toEqual(ids(items.map(accepting)).toSorted())
      expect(ids(order(shuffled))).toEqual(ids(order(items)))
    })
  })
})

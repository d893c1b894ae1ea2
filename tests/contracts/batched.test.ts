import { describe, expect, test } from "bun:test"
import { setImmediate } from "node:timers/promises"
import { batched } from "../../adapters/postgres/store/batched.ts"
import { STUCK_MS } from "../support/database.ts"
import { ANA, LINE_1, openInbox, text } from "./inbox/inbox-stage.ts"

/** Batches that end when the test says so, and fail if they hold "poison". */
const batches = (
  concurrency: number,
  maxSize: number,
  mayRepeat: (error: unknown) => boolean = () => true,
) => {
  const started: { readonly inputs: readonly string[]; readonly end: () => void }[] = []
  const send = batched(
    async (inputs: readonly string[]) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      started.push({ inputs, end: resolve })
      await promise
      if (inputs.includes("poison")) throw new Error("refused")
      return inputs.map((input) => `${input}!`)
    },
    (input) => input.length,
    { concurrency, maxSize, mayRepeat },
  )
  return { send, started, inputs: () => started.map((batch) => batch.inputs) }
}
/** Waits for rounds of the event loop, until every call that can leave has left. */
const turn = async () => {
  for (let round = 0; round < 3; round++) await setImmediate()
}

describe("calls that share a batch", () => {
  test("one that comes alone goes at once; those that come meanwhile share the next batch", async () => {
    const { send, started, inputs } = batches(1, 100)
    const alone = send("a")
    await turn()
    const answers = [alone, send("b"), send("c")]
    await turn()
    expect(inputs()).toEqual([["a"]])
    started[0]?.end()
    await turn()
    expect(inputs()).toEqual([["a"], ["b", "c"]])
    started[1]?.end()
    expect(await Promise.all(answers)).toEqual(["a!", "b!", "c!"])
  })

  test("those that come in one round of the event loop share a batch", async () => {
    const { send, started, inputs } = batches(1, 100)
    const answers = ["a", "b"].map(async (name) => {
      const first = await send(name)
      return send(first)
    })
    await turn()
    started[0]?.end()
    await turn()
    started[1]?.end()
    expect(await Promise.all(answers)).toEqual(["a!!", "b!!"])
    expect(inputs()).toEqual([
      ["a", "b"],
      ["a!", "b!"],
    ])
  })

  test("one that is held up holds up nobody while another batch may go", async () => {
    const { send, started } = batches(2, 100)
    void send("stuck")
    await turn()
    const quick = send("quick")
    await turn()
    started[1]?.end()
    expect(await quick).toBe("quick!")
  })

  test("no batch takes more than it may, unless one alone is more", async () => {
    const { send, started, inputs } = batches(1, 4)
    for (const input of ["aa", "bb", "cc", "d", "a long one"]) void send(input)
    for (let i = 0; i < 3; i++) {
      await turn()
      started[i]?.end()
    }
    expect(inputs()).toEqual([["aa", "bb"], ["cc", "d"], ["a long one"]])
  })

  test("are made again one by one when the batch fails, and only the bad one fails", async () => {
    const { send, started, inputs } = batches(1, 100)
    const answers = ["a", "poison", "b"].map((input) => send(input).catch(() => "failed"))
    for (let i = 0; i < 3; i++) {
      await turn()
      for (const batch of started) batch.end()
    }
    expect(await Promise.all(answers)).toEqual(["a!", "failed", "b!"])
    expect(inputs()).toEqual([["a", "poison", "b"], ["a"], ["poison"], ["b"]])
  })

  test("all fail with it when they may not be repeated", async () => {
    const { send, started, inputs } = batches(1, 100, () => false)
    const answers = ["a", "poison", "b"].map((input) => send(input).catch(() => "failed"))
    await turn()
    started[0]?.end()
    expect(await Promise.all(answers)).toEqual(["failed", "failed", "failed"])
    expect(inputs()).toEqual([["a", "poison", "b"]])
  })

  test("while each of a failed batch goes alone, those who come need not wait", async () => {
    const { send, started, inputs } = batches(1, 100)
    for (const input of ["a", "poison"]) send(input).catch(() => {})
    await turn()
    started[0]?.end()
    await turn()
    void send("b")
    await turn()
    expect(inputs().slice(1)).toEqual([["a"], ["poison"], ["b"]])
  })
})

const stage = await openInbox()

test("of fifty POSTs at once each is stored and answered for itself, though the database refuses one of them", async () => {
  await stage.query(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused'; end $$`)
  await stage.query(`create trigger refuse before insert on messages for each row
    when (new.content = 'poison') execute function refuse()`)
  const posts = Array.from({ length: 50 }, (_, n) =>
    text(n === 25 ? "poison" : `hola ${n}`, { from: `${ANA}${n % 7}` }),
  )
  const answers = await Promise.allSettled([...posts, posts[3]].map((post) => stage.post(post)))
  await stage.query("drop function refuse cascade")
  expect(answers.flatMap(({ status }, n) => (status === "rejected" ? [n] : []))).toEqual([25])
  expect(await stage.messages()).toHaveLength(49)
  expect(answers.at(-1)).toEqual({ status: "fulfilled", value: { duplicate: 1 } })
  expect(await stage.post(text("poison", { line: LINE_1 }))).toEqual({ stored: 1 })
})

test("a conversation that somebody holds for long keeps nobody else waiting for long", async () => {
  await stage.post(text("hola", { from: `${ANA}1` }))
  await stage.query("begin")
  await stage.query("select 1 from conversations for update")
  const began = performance.now()
  const other = (n: number) => stage.post(text(`hola ${n}`, { from: `${ANA}2${n}` }))
  // The one that has to wait shares its batch with others.
  const first = Array.from({ length: 6 }, (_, n) => other(n))
  const held = stage.post(text("hola otra vez", { from: `${ANA}1` }))
  const others = [...first, ...Array.from({ length: 6 }, (_, n) => other(n + 6))]
  expect(await Promise.all(others)).toEqual(others.map(() => ({ stored: 1 })))
  const waited = performance.now() - began
  await stage.query("rollback")
  expect(await held).toEqual({ stored: 1 })
  expect(waited).toBeLessThan(STUCK_MS)
})

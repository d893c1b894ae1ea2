import { describe, expect, test } from "bun:test"
import { answering } from "../../../adapters/queue/answering.ts"
import type { ConversationId } from "../../../core/shared/ids.ts"
import { freshState } from "../../fakes/state.ts"

/* Who is answered beside whom: a worker that dies takes everybody in its hands with it. */

type Told = { readonly id: string; readonly concurrent: boolean }

/** Has always written more by the end of a turn. */
const CHATTY = "Pau"

/** A worker whose turns end when the test says so; `doomed` conversations are on their last try. */
const worker = (...doomed: readonly string[]) => {
  const begun: Told[] = []
  const ends = new Map<string, () => void>()
  let stop = false
  const bring = answering(async ({ conversation: id }, { concurrent = false, leaving }) => {
    if (concurrent && doomed.includes(id)) return "last-try"
    for (;;) {
      begun.push({ id, concurrent })
      await new Promise<void>((done) => ends.set(id, done))
      if (id !== CHATTY) return "done"
      if (leaving?.()) return "unfinished"
    }
  })
  return {
    begun: () => begun.map(({ id }) => id),
    comes: (id: string) => {
      const ref = { ...freshState().ref, conversation: id as ConversationId }
      return bring(
        ref,
        () => stop,
        () => false,
      )
    },
    ends: async (id: string) => {
      ends.get(id)?.()
      await settled()
    },
    stops: () => {
      stop = true
    },
  }
}

/** All that can go on has gone on. */
const settled = () => new Promise((done) => setImmediate(done))

describe("a conversation on its last try", () => {
  test("waits until nobody else is in hand, and nobody joins it", async () => {
    const { begun, comes, ends } = worker("Ana")
    const all = [comes("Bea"), comes("Ana"), comes("a message that ends workers")]
    await settled()
    expect(begun()).toEqual(["Bea", "a message that ends workers"])
    all.push(comes("Eva"))
    await settled()
    await ends("Bea")
    expect(begun()).not.toContain("Ana")
    await ends("a message that ends workers")
    expect(begun().slice(2)).toEqual(["Ana"])
    await ends("Ana")
    expect(begun().slice(2)).toEqual(["Ana", "Eva"])
    await ends("Eva")
    expect(await Promise.all(all)).toEqual(["done", "done", "done", "done"])
  })

  test("is one of several: each is alone, and who came before the next is answered in between", async () => {
    const { begun, comes, ends } = worker("Ana", "Bea")
    const all = [comes("Ana"), comes("Bea")]
    await settled()
    all.push(comes("Eva"))
    for (const id of ["Ana", "Bea", "Eva"]) {
      expect(begun().at(-1)).toBe(id)
      await ends(id)
    }
    expect(await Promise.all(all)).toEqual(["done", "done", "done"])
  })

  test("is not kept waiting, nor is who comes behind it, by a client who writes on and on", async () => {
    const { begun, comes, ends } = worker("Ana")
    const chatty = comes(CHATTY)
    await settled()
    await ends(CHATTY)
    expect(begun()).toEqual([CHATTY, CHATTY])
    const others = [comes("Ana")]
    await settled()
    others.push(comes("Eva"))
    await ends(CHATTY)
    await settled()
    expect(begun()).toEqual([CHATTY, CHATTY, "Ana"])
    expect(await chatty).toBe("unfinished")
    await ends("Ana")
    await ends("Eva")
    expect(await Promise.all(others)).toEqual(["done", "done"])
  })

  test("goes back when the worker stops before it was its turn", async () => {
    const { begun, comes, ends, stops } = worker("Ana")
    const others = comes("Bea")
    const waiting = comes("Ana")
    await settled()
    stops()
    await ends("Bea")
    expect(await Promise.all([others, waiting])).toEqual(["done", "unfinished"])
    expect(begun()).toEqual(["Bea"])
  })
})

import { afterAll, describe, expect, test } from "bun:test"
import { type KnowledgeSize, knowledgeFault } from "../../core/knowledge/budget.ts"
import type { SourceDraft } from "../../core/knowledge/source.ts"
import { SourceId } from "../../core/shared/ids.ts"
import { ALL, atOnce, fakeOwnerSide, openOwnerSide, refused, run } from "./owner-stage.ts"

const real = await openOwnerSide()
afterAll(real.close)

/** A text of so many tokens. */
const text = (tokens: number, letter = "a"): SourceDraft => ({
  type: "text",
  content: letter.repeat(tokens * 4),
})
const link: SourceDraft = { type: "url", url: "https://bar.example/menu" }
const always = () => null
const within =
  (limits: { knowledgeSources: number; contextTokens: number }) =>
  (grown: KnowledgeSize, before: KnowledgeSize) =>
    knowledgeFault(grown, before, limits)

const ABSENT = SourceId.parse("00000000-0000-4000-8000-0000000000ff")

describe.each([
  ["the fake", fakeOwnerSide],
  ["PostgreSQL", () => real],
] as const)("knowledge: %s", (_, begin) => {
  const player = async () => {
    const all = begin()
    const { owner, chatbot } = await all.hasBot()
    const { knowledge } = all
    return {
      ...all,
      ids: { owner, chatbot },
      add: (draft: SourceDraft, checkSize: Parameters<typeof knowledge.add>[3] = always) =>
        run(knowledge.add(owner, chatbot, draft, checkSize)),
      list: (page = ALL) => run(knowledge.list(owner, chatbot, page)),
      stored: async (draft: SourceDraft) => {
        const source = await run(knowledge.add(owner, chatbot, draft, always))
        if (typeof source === "string") throw new Error(source)
        return source
      },
    }
  }

  test("what is added is kept as it is, with what it takes", async () => {
    const { ids, stored, list } = await player()
    const words = { type: "text", content: "Café 🥐\nAbrimos a las 9" } as const
    const first = await stored(words)
    expect(first).toEqual({
      id: expect.any(String),
      chatbotid: ids.chatbot,
      type: "text",
      content: words.content,
      url: null,
      createdat: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      // 23 UTF-16 units.
      tokens: 6,
    })
    const second = await stored(link)
    expect(second).toMatchObject({ type: "url", content: null, url: link.url, tokens: 20 })
    expect(await list()).toEqual({ items: [second, first], total: 2, tokens: 26 })
  })

  test("is listed newest first, page by page, weighed as a whole", async () => {
    const { stored, list } = await player()
    for (const letter of ["a", "b", "c"]) await stored(text(1, letter))
    const { items, total, tokens } = await list({ limit: 2, offset: 1 })
    expect(items.map(({ content }) => content)).toEqual(["bbbb", "aaaa"])
    expect({ total, tokens }).toEqual({ total: 3, tokens: 3 })
    for (const offset of [5, 999_999_999_999_999])
      expect(await list({ limit: 2, offset })).toEqual({ items: [], total: 3, tokens: 3 })
  })

  test("what does not fit is refused by its fault, and nothing is stored", async () => {
    const { add, list } = await player()
    const limits = within({ knowledgeSources: 2, contextTokens: 100 })
    expect(await add(text(101), limits)).toBe("tokens")
    expect(await add(text(100), limits)).toMatchObject({ tokens: 100 })
    expect(await add(text(1), limits)).toBe("tokens")
    expect(await list()).toMatchObject({ total: 1, tokens: 100 })
  })

  test("of two that fit alone and not together, one is stored", async () => {
    const { add, list } = await player()
    const limits = within({ knowledgeSources: 5, contextTokens: 100 })
    const answers = await Promise.all([add(text(60, "a"), limits), add(text(60, "b"), limits)])
    expect(answers.filter((answer) => answer === "tokens")).toHaveLength(1)
    expect(await list()).toMatchObject({ total: 1, tokens: 60 })
  })

  test("of 20 at once with room for five, five are stored", async () => {
    const { add, list } = await player()
    const limits = within({ knowledgeSources: 5, contextTokens: 12_000 })
    const answers = await atOnce(20, () => add(text(10), limits))
    expect(answers.filter((answer) => answer === "sources")).toHaveLength(15)
    expect(await list()).toMatchObject({ total: 5, tokens: 50 })
  })

  test("a change keeps the source's place and measures what is known without its old words", async () => {
    const { knowledge, ids, stored, list } = await player()
    const { owner, chatbot } = ids
    const old = await stored(text(50))
    await stored(text(40))
    const seen: KnowledgeSize[] = []
    const changed = await run(
      knowledge.change(owner, chatbot, old.id, text(60), (grown, before) => {
        seen.push(before, grown)
        return null
      }),
    )
    expect(changed).toEqual({ ...old, content: "a".repeat(240), tokens: 60 })
    expect(seen.slice(-2)).toEqual([
      { sources: 2, tokens: 90 },
      { sources: 2, tokens: 100 },
    ])
    expect((await list()).items[1]).toMatchObject({ id: old.id, tokens: 60 })
    const limits = within({ knowledgeSources: 5, contextTokens: 100 })
    expect(await run(knowledge.change(owner, chatbot, old.id, text(61), limits))).toBe("tokens")
    expect(await list()).toMatchObject({ tokens: 100 })
  })

  test("a text does not become a link, and what is not there is not changed", async () => {
    const { knowledge, ids, stored, list } = await player()
    const { owner, chatbot } = ids
    const words = await stored(text(1))
    expect(await run(knowledge.change(owner, chatbot, words.id, link, always))).toBeNull()
    expect(await run(knowledge.change(owner, chatbot, ABSENT, link, always))).toBeNull()
    expect((await list()).items).toEqual([words])
  })

  test("two changes at once are weighed one after the other", async () => {
    const { knowledge, ids, stored, list } = await player()
    const { owner, chatbot } = ids
    const [one, two] = [await stored(text(10, "a")), await stored(text(10, "b"))]
    const limits = within({ knowledgeSources: 5, contextTokens: 100 })
    const answers = await Promise.all(
      [one, two].map(({ id }) => run(knowledge.change(owner, chatbot, id, text(80, "c"), limits))),
    )
    expect(answers.filter((answer) => answer === "tokens")).toHaveLength(1)
    expect(await list()).toMatchObject({ tokens: 90 })
  })

  test("what is removed is gone, once, and its room is free", async () => {
    const { knowledge, ids, stored, list } = await player()
    const { owner, chatbot } = ids
    const { id } = await stored(text(10))
    expect(await run(knowledge.remove(owner, chatbot, id))).toBe(true)
    expect(await run(knowledge.remove(owner, chatbot, id))).toBe(false)
    expect(await list()).toEqual({ items: [], total: 0, tokens: 0 })
  })

  test("another's knowledge is not there, and its sources are in nobody else's reach", async () => {
    const { knowledge, ids, stored, owner: newOwner, hasBot } = await player()
    const { chatbot } = ids
    const { id } = await stored(text(10))
    const stranger = await newOwner()
    const refusals = await Promise.all([
      refused(knowledge.list(stranger, chatbot, ALL)),
      refused(knowledge.add(stranger, chatbot, text(1), always)),
      refused(knowledge.change(stranger, chatbot, id, text(1), always)),
      refused(knowledge.remove(stranger, chatbot, id)),
    ])
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ _tag: "NotFound", code: "chatbot_not_found" })
    }
    // Somebody else's source cannot be reached through one's own bot, either.
    const own = await hasBot()
    expect(await run(knowledge.change(own.owner, own.chatbot, id, text(1), always))).toBeNull()
    expect(await run(knowledge.remove(own.owner, own.chatbot, id))).toBe(false)
  })
})

describe("knowledge in PostgreSQL", () => {
  test("the bot's pages are told of every change, and of nothing else", async () => {
    const knowledge = real.knowledge
    const { owner, chatbot } = await real.hasBot()
    const added = await run(knowledge.add(owner, chatbot, text(1), always))
    if (typeof added === "string") throw new Error(added)
    await run(knowledge.add(owner, chatbot, text(1), () => "tokens"))
    await run(knowledge.change(owner, chatbot, added.id, text(2), always))
    await run(knowledge.change(owner, chatbot, ABSENT, text(2), always))
    await run(knowledge.remove(owner, chatbot, added.id))
    await run(knowledge.remove(owner, chatbot, added.id))
    expect(await real.told(chatbot)).toEqual(
      Array.from({ length: 3 }, () => ({ event: "knowledge.changed", data: {} })),
    )
  })

  test("a source does not wait for clients' first messages, nor they for it", async () => {
    const knowledge = real.knowledge
    const { owner, chatbot } = await real.hasBot()
    await real.store.transaction({ chatbot }, async ({ query }) => {
      // What storing a new client does to the bot's row, until its transaction ends.
      await query("select 1 from chatbots where id = $1 for key share", [chatbot])
      expect(await run(knowledge.add(owner, chatbot, text(1), always))).toMatchObject({ tokens: 1 })
    })
  })
})

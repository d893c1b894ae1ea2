import { describe, expect, test } from "bun:test"
import { addSource } from "../../../core/knowledge/add-source.ts"
import { changeSource } from "../../../core/knowledge/change-source.ts"
import { listSources } from "../../../core/knowledge/list-sources.ts"
import { removeSource } from "../../../core/knowledge/remove-source.ts"
import { SourceId } from "../../../core/shared/ids.ts"
import { withChatbot } from "../../support/owner-world.ts"

const PAGE = { limit: 50, offset: 0 }
const ABSENT = SourceId.parse("00000000-0000-4000-8000-000000000099")
const text = (length: number) => ({ type: "text" as const, content: "a".repeat(length) })
const link = { type: "url" as const, url: "https://example.com" }

const withRoom = () => withChatbot({ contextTokens: 100 })

describe("adding a source", () => {
  test("up to the last token of the plan, and not one more", async () => {
    const { run, refused, owner, id } = await withRoom()
    await run(addSource(owner, id, text(320)))
    expect(await run(addSource(owner, id, link))).toMatchObject({ tokens: 20, url: link.url })
    expect(await refused(addSource(owner, id, text(1)))).toMatchObject({
      _tag: "LimitReached",
      message:
        "Token limit exceeded. This source would add approximately 1 tokens, exceeding your limit of 100 tokens.",
    })
    expect(await run(listSources(owner, id, PAGE))).toMatchObject({
      total: 2,
      tokens: { used: 100, limit: 100 },
    })
  })

  test("not beyond the plan's number of sources", async () => {
    const { run, refused, owner, id } = await withRoom()
    for (let n = 0; n < 5; n++) await run(addSource(owner, id, text(4)))
    expect(await refused(addSource(owner, id, text(4)))).toMatchObject({
      code: "source_limit",
      message: "You have reached your limit of 5 knowledge sources.",
    })
  })

  test("two at once just under the limit: one is stored", async () => {
    const { run, state, owner, id } = await withRoom()
    const both = await Promise.allSettled([
      run(addSource(owner, id, text(240))),
      run(addSource(owner, id, text(240))),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
    expect(state.sources).toHaveLength(1)
  })

  test("another chatbot's sources take no room here", async () => {
    const { run, state, hasOwner, hasChatbot, owner, id } = await withRoom()
    const neighbour = hasOwner("neighbour@example.com")
    await run(addSource(neighbour, await hasChatbot(neighbour), text(400)))
    await run(addSource(owner, id, text(400)))
    expect(state.sources).toHaveLength(2)
  })
})

describe("changing a source", () => {
  test("gives it other words, newest first in the list", async () => {
    const { run, owner, id } = await withRoom()
    const first = await run(addSource(owner, id, text(4)))
    await run(addSource(owner, id, link))
    expect(await run(changeSource(owner, id, first.id, { content: "Cerrado" }))).toMatchObject({
      id: first.id,
      content: "Cerrado",
      tokens: 2,
    })
    const { items } = await run(listSources(owner, id, PAGE))
    expect(items.map(({ type }) => type)).toEqual(["url", "text"])
  })

  test("counts what it takes now instead of what it took", async () => {
    const { run, refused, owner, id } = await withRoom()
    const { id: source } = await run(addSource(owner, id, text(400)))
    await run(changeSource(owner, id, source, { content: "b".repeat(400) }))
    expect(
      await refused(changeSource(owner, id, source, { content: "b".repeat(401) })),
    ).toMatchObject({ code: "token_limit" })
  })

  test("to something shorter is welcome although a smaller plan is overdrawn", async () => {
    const { run, state, owner, id } = await withRoom()
    const { id: source } = await run(addSource(owner, id, text(400)))
    state.limits = { ...state.limits, contextTokens: 10 }
    const shorter = "b".repeat(399)
    expect(await run(changeSource(owner, id, source, { content: shorter }))).toMatchObject({
      content: shorter,
    })
  })

  test("to something longer is no new source: more of them than a smaller plan has are no hindrance", async () => {
    const { run, refused, state, owner, id } = await withRoom()
    const { id: source } = await run(addSource(owner, id, text(4)))
    await run(addSource(owner, id, link))
    state.limits = { ...state.limits, knowledgeSources: 1 }
    await run(changeSource(owner, id, source, { content: "Abrimos también los domingos" }))
    expect(
      await refused(changeSource(owner, id, source, { content: "b".repeat(400) })),
    ).toMatchObject({ code: "token_limit" })
    expect(await refused(addSource(owner, id, link))).toMatchObject({ code: "source_limit" })
  })

  test.each([
    ["the words of an address", link, { content: "words" }],
    ["the address of a text", text(4), { url: "https://example.com" }],
  ])("%s: there is no such source", async (_, draft, change) => {
    const { run, refused, owner, id } = await withRoom()
    const { id: source } = await run(addSource(owner, id, draft))
    expect(await refused(changeSource(owner, id, source, change))).toMatchObject({
      code: "not_found",
    })
  })

  test("to nothing is no change", async () => {
    const { refused, owner, id } = await withRoom()
    expect(await refused(changeSource(owner, id, ABSENT, {}))).toMatchObject({
      code: "invalid_field",
      field: "content",
    })
  })
})

test("a source of one chatbot is not found under another", async () => {
  const { run, refused, state, hasOwner, hasChatbot, owner, id } = await withRoom()
  const neighbour = hasOwner("neighbour@example.com")
  const { id: source } = await run(addSource(neighbour, await hasChatbot(neighbour), text(4)))
  expect(await refused(removeSource(owner, id, source))).toMatchObject({ code: "not_found" })
  expect(await refused(changeSource(owner, id, source, { content: "x" }))).toMatchObject({
    code: "not_found",
  })
  expect(state.sources).toHaveLength(1)
})

test("a source is gone when it is removed", async () => {
  const { run, refused, owner, id } = await withRoom()
  const { id: source } = await run(addSource(owner, id, text(4)))
  await run(removeSource(owner, id, source))
  expect(await refused(removeSource(owner, id, source))).toMatchObject({ code: "not_found" })
})

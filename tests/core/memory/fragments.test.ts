import { describe, expect, test } from "bun:test"
import {
  editorWarns,
  type Fragment,
  fit,
  formatFragments,
  parseFragments,
  withFragmentAdded,
  withFragmentChanged,
  withoutFragment,
} from "../../../core/memory/fragments.ts"

const abc: readonly Fragment[] = [
  { id: "0001", content: "aaaa" },
  { id: "0002", content: "bbbb" },
  { id: "0003", content: "cccc" },
]

describe("the text of a memory", () => {
  test.each([
    ["", []],
    ["0001[Abrimos de 9 a 14.]", [{ id: "0001", content: "Abrimos de 9 a 14." }]],
    ["0002[Precios [IVA incluido\\]]", [{ id: "0002", content: "Precios [IVA incluido]" }]],
    ["9999[a\\nb\\\\n]", [{ id: "9999", content: "a\nb\\n" }]],
    [
      "0007[a]\n0003[b]",
      [
        { id: "0007", content: "a" },
        { id: "0003", content: "b" },
      ],
    ],
  ])("%p is read", (written, fragments) => {
    expect(parseFragments(written)).toEqual(fragments)
  })

  test.each([
    "hola",
    "0001",
    "0001[]",
    "0000[a]",
    "1[a]",
    "00001[a]",
    "0001[a",
    "0001[a]b",
    "0001[a]]",
    "0001[a\\]",
    "0001[a\\x]",
    "0001[a] 0002[b]",
    "0001[a]\n\n0002[b]",
    "0001[a]\n0001[b]",
    "0001[a\nb]",
    " 0001[a]",
  ])("%p does not have the form 0001[Texto]", (written) => {
    expect(parseFragments(written)).toBeNull()
  })

  test("whatever is written is read back the same", () => {
    const alphabet = ["[", "]", "\\", "\n", "n", "0001[", "a", "ñ", "👍", " ", "<notify:x>"]
    for (let seed = 1; seed <= 2_000; seed++) {
      // A small generator of numbers: the same contents on every run.
      let state = seed
      const next = (below: number) => {
        state = (state * 48_271) % 2_147_483_647
        return state % below
      }
      const fragments = Array.from({ length: 1 + next(4) }, (_, index) => ({
        id: String(index + 1).padStart(4, "0"),
        content: Array.from({ length: 1 + next(8) }, () => alphabet[next(alphabet.length)]).join(
          "",
        ),
      }))
      expect(parseFragments(formatFragments(fragments))).toEqual(fragments)
    }
  })
})

describe("remembering", () => {
  test("the next id is the highest plus one, not a free one", () => {
    expect(withFragmentAdded([{ id: "0007", content: "x" }], "y", 500)).toMatchObject({
      kind: "added",
      fragment: { id: "0008", content: "y" },
    })
    expect(withFragmentAdded([], "y", 500)).toMatchObject({ fragment: { id: "0001" } })
  })

  test("after 9999 there is no more", () => {
    expect(withFragmentAdded([{ id: "9999", content: "x" }], "y", 500)).toEqual({ kind: "full" })
  })

  test("the same content is not added twice", () => {
    expect(withFragmentAdded(abc, "bbbb", 500)).toEqual({
      kind: "same",
      fragment: { id: "0002", content: "bbbb" },
    })
  })

  test("a fragment over the limit is refused whole, one at the limit is not", () => {
    expect(withFragmentAdded([], "a".repeat(41), 10)).toEqual({ kind: "too_large" })
    expect(withFragmentAdded([], "a".repeat(40), 10)).toMatchObject({ kind: "added" })
  })

  test("over the limit together, the oldest go and the new one stays", () => {
    expect(withFragmentAdded(abc, "dddddddd", 3)).toEqual({
      kind: "added",
      fragment: { id: "0004", content: "dddddddd" },
      fragments: [
        { id: "0003", content: "cccc" },
        { id: "0004", content: "dddddddd" },
      ],
      dropped: [
        { id: "0001", content: "aaaa" },
        { id: "0002", content: "bbbb" },
      ],
    })
  })

  test("the oldest is the lowest id, wherever it stands", () => {
    expect(fit(abc.toReversed(), 2).dropped).toEqual([{ id: "0001", content: "aaaa" }])
  })
})

describe("correcting", () => {
  test("a fragment gets other words and keeps its id and place", () => {
    expect(withFragmentChanged(abc, "0002", "BBBB", 500)).toMatchObject({
      kind: "changed",
      before: "bbbb",
      fragments: [abc[0], { id: "0002", content: "BBBB" }, abc[2]],
    })
  })

  test.each([
    [abc, "0009", "x", "not_found"],
    [[], "0001", "x", "empty"],
    [abc, "0001", "aaaaa", "too_large"],
  ] as const)("in a memory of %j, %s to %s: %s", (fragments, id, content, kind) => {
    expect(withFragmentChanged(fragments, id, content, 1)).toEqual({ kind })
  })

  test.each(["0001", "0002"])("%s to what one says already: it stays as it is", (id) => {
    expect(withFragmentChanged(abc, id, "bbbb", 500)).toEqual({
      kind: "same",
      fragment: { id: "0002", content: "bbbb" },
      before: id === "0001" ? "aaaa" : "bbbb",
    })
  })

  test("a fragment is taken out by its id", () => {
    expect(withoutFragment(abc, "0002")).toMatchObject({ fragments: [abc[0], abc[2]] })
    expect(withoutFragment(abc, "0009")).toEqual({ kind: "not_found" })
    expect(withoutFragment([], "0001")).toEqual({ kind: "empty" })
  })

  test("the editor warns when length times 0.3 passes the limit", () => {
    expect(editorWarns("a".repeat(100), 30)).toBe(false)
    expect(editorWarns("a".repeat(101), 30)).toBe(true)
  })
})

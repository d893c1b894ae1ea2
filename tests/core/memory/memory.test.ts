import { describe, expect, test } from "bun:test"
import { changeFragment } from "../../../core/memory/change-fragment.ts"
import { editMemory } from "../../../core/memory/edit-memory.ts"
import { canUndo, undo } from "../../../core/memory/history.ts"
import { listHistory } from "../../../core/memory/list-history.ts"
import { readMemory } from "../../../core/memory/read-memory.ts"
import { remember } from "../../../core/memory/remember.ts"
import { removeFragment } from "../../../core/memory/remove-fragment.ts"
import { undoChange } from "../../../core/memory/undo-change.ts"
import { HistoryId } from "../../../core/shared/ids.ts"
import { withChatbot } from "../../support/owner-world.ts"

const PAGE = { limit: 50, offset: 0 }

/** A memory with room for so many tokens. */
const withMemory = async (memory = 500) => {
  const world = await withChatbot({ memory })
  const { owner, id } = world
  const text = () => world.state.notebooks.get(id)?.globalmemory
  const history = async () =>
    (await world.run(listHistory(owner, id, PAGE))).items.map(
      ({ action, fragment }) => `${action} ${fragment.id}`,
    )
  return { ...world, text, history }
}

describe("remembering", () => {
  test("puts fragments one under the other", async () => {
    const { run, owner, id, text } = await withMemory()
    const { fragment, isNew } = await run(remember(owner, id, "Abrimos de 9 a 14."))
    expect([fragment.id, isNew]).toEqual(["0001", true])
    await run(remember(owner, id, "Precios [IVA incluido]"))
    expect(text()).toBe("0001[Abrimos de 9 a 14.]\n0002[Precios [IVA incluido\\]]")
    expect(await run(readMemory(owner, id))).toMatchObject({
      version: 2,
      fragments: [{ id: "0001" }, { id: "0002", content: "Precios [IVA incluido]" }],
      tokens: { used: 11, limit: 500 },
      notification_limit: 100,
    })
  })

  test("the same twice adds nothing", async () => {
    const { run, state, owner, id } = await withMemory()
    await run(remember(owner, id, "Abrimos a las 9"))
    expect(await run(remember(owner, id, "Abrimos a las 9"))).toMatchObject({
      isNew: false,
      fragment: { id: "0001" },
      memory: { version: 1 },
    })
    expect(state.history).toHaveLength(1)
  })

  test("too much at once is refused with the plan's limit", async () => {
    const { refused, owner, id } = await withMemory(10)
    expect(await refused(remember(owner, id, "a".repeat(41)))).toMatchObject({
      _tag: "LimitReached",
      message: "El fragmento excede el límite de 10 tokens.",
    })
  })

  test("too much together drops the oldest, and the history says so", async () => {
    const { run, owner, id, text, history } = await withMemory(2)
    for (const content of ["aaaa", "bbbb", "cccc"]) await run(remember(owner, id, content))
    expect(text()).toBe("0002[bbbb]\n0003[cccc]")
    expect(await history()).toEqual(["dropped 0001", "added 0003", "added 0002", "added 0001"])
  })

  test("more than fragment 9999 is refused, as ids have four digits", async () => {
    const { run, refused, owner, id } = await withMemory()
    await run(editMemory(owner, id, "9999[z]", null))
    expect(await refused(remember(owner, id, "one more"))).toMatchObject({
      message: "Límite máximo de fragmentos de memoria (9999) alcanzado.",
    })
  })

  test("twenty at once are all there", async () => {
    const { run, owner, id } = await withMemory()
    await Promise.all(Array.from({ length: 20 }, (_, n) => run(remember(owner, id, `fact ${n}`))))
    const { fragments } = await run(readMemory(owner, id))
    expect(new Set(fragments.map((fragment) => fragment.id)).size).toBe(20)
  })
})

describe("words of several lines", () => {
  test("are kept with one kind of line break, and their memory can be written back as it is read", async () => {
    const { run, owner, id, text } = await withMemory()
    await run(remember(owner, id, "Lunes:\r\ncerrado"))
    expect(await run(remember(owner, id, "Lunes:\ncerrado"))).toMatchObject({ isNew: false })
    await run(remember(owner, id, "b"))
    await run(changeFragment(owner, id, "0002", "Martes:\rabierto"))
    const written = "0001[Lunes:\\ncerrado]\n0002[Martes:\\nabierto]"
    expect(text()).toBe(written)
    const { fragments } = await run(readMemory(owner, id))
    expect(await run(editMemory(owner, id, written, null))).toMatchObject({ fragments })
  })

  test("that an earlier version kept with another are read and written back, too", async () => {
    const { run, state, owner, id, text } = await withMemory()
    await run(remember(owner, id, "a"))
    const notebook = state.notebooks.get(id)
    if (!notebook) throw new Error("no notebook")
    state.notebooks.set(id, { ...notebook, globalmemory: "0001[Lunes:\r\\ncerrado]" })
    const { globalmemory, fragments } = await run(readMemory(owner, id))
    expect(fragments).toEqual([{ id: "0001", content: "Lunes:\ncerrado" }])
    await run(editMemory(owner, id, `${globalmemory}\r\n0002[b]`, null))
    expect(text()).toBe("0001[Lunes:\\ncerrado]\n0002[b]")
  })

  test.each(["added", "removed"] as const)(
    "are the same in a change that an earlier version wrote down: %s",
    (action) => {
      const fragment = { id: "0001", content: "Lunes:\r\ncerrado" }
      const now = [{ id: "0001", content: "Lunes:\ncerrado" }]
      const undone = undo(now, { action, fragment, before: null }, 100)
      expect(undone).toEqual(
        action === "removed" ? "same" : expect.objectContaining({ fragments: [], dropped: [] }),
      )
    },
  )
})

describe("a change that needs no undoing", () => {
  test("is one that took out what is there again", () => {
    const fragment = { id: "0001", content: "a" }
    const change = { action: "removed", fragment, before: null } as const
    expect(canUndo([], change)).toBe(true)
    expect(canUndo([{ id: "0002", content: "a" }], change)).toBe(false)
  })
})

describe("correcting by id", () => {
  test("changes and removes one fragment", async () => {
    const { run, owner, id, text } = await withMemory()
    await run(editMemory(owner, id, "0001[a]\n0002[b]", null))
    await run(changeFragment(owner, id, "0002", "B"))
    await run(removeFragment(owner, id, "0001"))
    expect(text()).toBe("0002[B]")
  })

  test("an id that is not there", async () => {
    const { run, refused, owner, id } = await withMemory()
    await run(remember(owner, id, "a"))
    for (const call of [
      changeFragment(owner, id, "0007", "x"),
      removeFragment(owner, id, "0007"),
    ]) {
      expect(await refused(call)).toMatchObject({
        _tag: "NotFound",
        message: "No se encontró un fragmento con ID 0007.",
      })
    }
  })

  test("an empty memory", async () => {
    const { refused, owner, id } = await withMemory()
    expect(await refused(removeFragment(owner, id, "0001"))).toMatchObject({
      _tag: "Conflict",
      message: "La memoria global está vacía.",
    })
  })
})

describe("writing the whole memory", () => {
  test("replaces it, and the history tells the difference", async () => {
    const { run, owner, id, history } = await withMemory()
    await run(editMemory(owner, id, "0001[a]\n0002[b]", null))
    await run(editMemory(owner, id, "0002[B]\r\n0003[c]", null))
    expect(await history()).toEqual([
      "added 0003",
      "changed 0002",
      "removed 0001",
      "added 0002",
      "added 0001",
    ])
  })

  test("keeps a content that is there twice once", async () => {
    const { run, owner, id, history } = await withMemory()
    const written = await run(editMemory(owner, id, "0001[a]\n0002[b]\n0003[a]", null))
    expect(written.globalmemory).toBe("0001[a]\n0002[b]")
    expect(await history()).toEqual(["added 0002", "added 0001"])
  })

  test("in another form is refused, and leaves it as it is", async () => {
    const { run, refused, owner, id, text } = await withMemory()
    await run(remember(owner, id, "a"))
    expect(await refused(editMemory(owner, id, "Abrimos a las 9", null))).toMatchObject({
      message: "Formato de memoria global inválido. Debe ser 0001[Texto].",
    })
    expect(text()).toBe("0001[a]")
  })

  test.each([" ", "\\n", "\u200b"])(
    "with a fragment that shows nothing is refused: %j",
    async (blank) => {
      const { refused, owner, id, text } = await withMemory()
      const memory = `0001[a]\n0002[${blank}]`
      expect(await refused(editMemory(owner, id, memory, null))).toMatchObject({
        message: "Formato de memoria global inválido. Debe ser 0001[Texto].",
      })
      expect(text()).toBe("")
    },
  )

  test.each([" ", "\\n", "\u200b"])(
    "with a fragment of earlier times that shows nothing is written without it: %j",
    async (blank) => {
      const { run, refused, owner, id, state, text, history } = await withMemory()
      await run(remember(owner, id, "a"))
      const notebook = state.notebooks.get(id)
      if (!notebook) throw new Error("nothing is remembered")
      state.notebooks.set(id, { ...notebook, globalmemory: `0001[a]\n0002[${blank}]` })
      const typed = `0001[a, de lunes a viernes]\n0002[${blank}]`
      expect(await refused(editMemory(owner, id, `${typed}\n0003[ ]`, null))).toMatchObject({
        code: "memory_format",
      })
      await run(editMemory(owner, id, typed, null))
      expect(text()).toBe("0001[a, de lunes a viernes]")
      expect(await history()).toEqual(["changed 0001", "removed 0002", "added 0001"])
    },
  )

  test("over a version that nobody has read is refused", async () => {
    const { run, refused, owner, id, text } = await withMemory()
    const { version } = await run(readMemory(owner, id))
    await run(remember(owner, id, "a"))
    expect(await refused(editMemory(owner, id, "", version))).toMatchObject({
      _tag: "Conflict",
      code: "stale",
      message: "The data changed meanwhile. Please reload.",
    })
    expect(text()).toBe("0001[a]")
  })

  test("beyond the limit keeps the newest", async () => {
    const { run, owner, id, text } = await withMemory(2)
    await run(editMemory(owner, id, "0001[aaaa]\n0002[bbbb]\n0003[cccc]", null))
    expect(text()).toBe("0002[bbbb]\n0003[cccc]")
  })
})

describe("a memory above the limit of a smaller plan", () => {
  const LARGE = "a".repeat(40)
  const above = async () => {
    const world = await withMemory()
    const { run, owner, id, state } = world
    await run(editMemory(owner, id, `0001[${LARGE}]\n0002[Abrimos a las 9]\n0003[Hay wifi]`, null))
    state.limits = { ...state.limits, memory: 5 }
    return world
  }

  test("loses nothing when the owner corrects it, piece by piece or as a whole, or takes that back", async () => {
    const { run, owner, id, text, history } = await above()
    await run(changeFragment(owner, id, "0002", "Abrimos a la 1"))
    await run(editMemory(owner, id, `0001[${LARGE}]\n0002[Abrimos a la 1]\n0003[Sin wifi]`, null))
    const [last] = (await run(listHistory(owner, id, PAGE))).items
    await run(undoChange(owner, id, last?.id ?? HistoryId.parse("")))
    expect(text()).toBe(`0001[${LARGE}]\n0002[Abrimos a la 1]\n0003[Hay wifi]`)
    await run(editMemory(owner, id, `0001[${LARGE}]\n0003[Hay wifi]`, null))
    expect(text()).toBe(`0001[${LARGE}]\n0003[Hay wifi]`)
    expect((await history()).filter((line) => line.startsWith("dropped"))).toEqual([])
  })

  test("lets a piece that is too large now be corrected, and not grow", async () => {
    const { run, refused, owner, id, text } = await above()
    await run(changeFragment(owner, id, "0001", "b".repeat(36)))
    expect(text()).toStartWith("0001[bbbb")
    expect(await refused(changeFragment(owner, id, "0001", "b".repeat(41)))).toMatchObject({
      message: "El fragmento excede el límite de 5 tokens.",
    })
  })

  test("loses to what is added no more than that takes: the payment that is late comes tomorrow", async () => {
    const { run, owner, id, text, history } = await above()
    await run(remember(owner, id, "Hay sitio"))
    expect(text()).toBe("0002[Abrimos a las 9]\n0003[Hay wifi]\n0004[Hay sitio]")
    expect((await history())[0]).toBe("dropped 0001")
  })

  test("gets back nothing that is over the limit alone, as it would push out all the rest", async () => {
    const { run, refused, owner, id, text } = await above()
    const undoNewest = async () => {
      const [newest] = (await run(listHistory(owner, id, PAGE))).items
      return undoChange(owner, id, newest?.id ?? HistoryId.parse(""))
    }
    await run(changeFragment(owner, id, "0001", "b".repeat(30)))
    expect(await refused(await undoNewest())).toMatchObject({
      code: "fragment_too_large",
      message: "El fragmento excede el límite de 5 tokens.",
    })
    await run(removeFragment(owner, id, "0001"))
    expect(await refused(await undoNewest())).toMatchObject({ code: "fragment_too_large" })
    expect(text()).toBe("0002[Abrimos a las 9]\n0003[Hay wifi]")
  })
})

describe("taking a change back", () => {
  const newest = async ({ run, owner, id }: Awaited<ReturnType<typeof withMemory>>) =>
    (await run(listHistory(owner, id, PAGE))).items[0]?.id ?? HistoryId.parse("")

  test.each([
    ["an addition", "0001[a]", "0001[a]\n0002[b]"],
    ["a change", "0001[a]", "0001[A]"],
    ["a removal", "0001[a]\n0002[b]", "0001[a]"],
  ])("%s", async (_, before, after) => {
    const world = await withMemory()
    const { run, owner, id } = world
    await run(editMemory(owner, id, before, null))
    await run(editMemory(owner, id, after, null))
    const { memory } = await run(undoChange(owner, id, await newest(world)))
    expect(memory.globalmemory).toBe(before)
  })

  test("of what was dropped: it comes back, and the next oldest goes", async () => {
    const world = await withMemory(2)
    const { run, owner, id } = world
    for (const content of ["aaaa", "bbbb", "cccc"]) await run(remember(owner, id, content))
    const { memory } = await run(undoChange(owner, id, await newest(world)))
    expect(memory.fragments.map((fragment) => fragment.content).toSorted()).toEqual([
      "aaaa",
      "cccc",
    ])
  })

  test("of a removal adds nothing that the memory holds again by now", async () => {
    const world = await withMemory()
    const { run, owner, id } = world
    await run(remember(owner, id, "a"))
    await run(remember(owner, id, "b"))
    await run(removeFragment(owner, id, "0001"))
    const removal = await newest(world)
    await run(remember(owner, id, "a"))
    const { memory } = await run(undoChange(owner, id, removal))
    expect(memory.globalmemory).toBe("0002[b]\n0003[a]")
    expect(memory.version).toBe(4)
  })

  test("of a removal gives what was taken out the next id when another has its own by now", async () => {
    const world = await withMemory()
    const { run, owner, id } = world
    await run(remember(owner, id, "a"))
    await run(remember(owner, id, "b"))
    await run(removeFragment(owner, id, "0002"))
    const removal = await newest(world)
    await run(remember(owner, id, "c"))
    const { memory } = await run(undoChange(owner, id, removal))
    expect(memory.globalmemory).toBe("0001[a]\n0002[c]\n0003[b]")
    await run(undoChange(owner, id, await newest(world)))
    expect(world.text()).toBe("0001[a]\n0002[c]")
  })

  test("of a removal is refused when there is no id left for it", async () => {
    const world = await withMemory()
    const { run, refused, owner, id, text } = world
    await run(editMemory(owner, id, "9999[a]", null))
    await run(removeFragment(owner, id, "9999"))
    const removal = await newest(world)
    await run(editMemory(owner, id, "9999[b]", null))
    expect(await refused(undoChange(owner, id, removal))).toMatchObject({ code: "stale" })
    expect(text()).toBe("9999[b]")
  })

  test("of a change is refused when another fragment has the words from before it", async () => {
    const world = await withMemory()
    const { run, refused, owner, id, text } = world
    await run(remember(owner, id, "a"))
    await run(changeFragment(owner, id, "0001", "b"))
    const change = await newest(world)
    await run(remember(owner, id, "a"))
    expect(await refused(undoChange(owner, id, change))).toMatchObject({ code: "stale" })
    expect(text()).toBe("0001[b]\n0002[a]")
  })

  test("is itself a change that can be taken back", async () => {
    const world = await withMemory()
    const { run, owner, id, text } = world
    await run(remember(owner, id, "a"))
    await run(undoChange(owner, id, await newest(world)))
    expect(text()).toBe("")
    await run(undoChange(owner, id, await newest(world)))
    expect(text()).toBe("0001[a]")
  })

  test("is refused once something was built on it", async () => {
    const world = await withMemory()
    const { run, refused, owner, id } = world
    await run(remember(owner, id, "a"))
    const first = await newest(world)
    await run(changeFragment(owner, id, "0001", "b"))
    expect(await refused(undoChange(owner, id, first))).toMatchObject({ code: "stale" })
  })

  test("of another chatbot's history is not found", async () => {
    const world = await withMemory()
    const { run, refused, hasOwner, hasChatbot, owner, id } = world
    await run(remember(owner, id, "a"))
    const stranger = hasOwner("stranger@example.com")
    const theirs = await hasChatbot(stranger)
    expect(await refused(undoChange(stranger, theirs, await newest(world)))).toMatchObject({
      code: "not_found",
    })
  })
})

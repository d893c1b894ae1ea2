import { expect, test } from "bun:test"
import { fitContext } from "../../../../core/reply/prompt/fit-context.ts"
import { forSeeds } from "../../../support/random.ts"

const long = (texts: readonly string[]) => texts.map((text) => `${text}\n`).join("").length

test("what is shown fits, to the last character", () => {
  forSeeds(200, ({ below, text }) => {
    const words = ["corte ", "25 €. ", "hoy", "\n", " "]
    const some = (most: number) => Array.from({ length: below(12) }, () => text(words, below(most)))
    const budget = 60 + below(60)
    const { history, knowledge } = fitContext({
      budget,
      history: some(2),
      knowledge: some(12).slice(0, 6),
      about: "¿El corte?",
    })
    expect(long(history) + long(knowledge)).toBeLessThanOrEqual(budget)
  })
})

test("nothing is left out of what just fits", () => {
  const texts = { history: ["Hola", "¿El corte?"], knowledge: ["Corte: 25 €."], about: "" }
  const budget = long([...texts.history, ...texts.knowledge])
  expect(fitContext({ ...texts, budget })).toEqual({
    history: texts.history,
    knowledge: texts.knowledge,
  })
  const less = fitContext({ ...texts, budget: budget - 1 })
  expect(less.history).toEqual(texts.history)
  expect(less.knowledge).toEqual([""])
})

test("a price list on one line that is too long keeps what was asked for, whole words and in order", () => {
  const prices = Array.from({ length: 500 }, (_, n) => `servicio${n} a ${n} €`).join("; ")
  const { knowledge } = fitContext({
    budget: 3_000,
    history: [],
    knowledge: [prices],
    about: "¿Cuánto cuesta el servicio437?",
  })
  expect(knowledge[0]).toContain("servicio437 a 437 €")
  const shown = knowledge[0]?.match(/servicio\d+/g)?.map((name) => Number(name.slice(8))) ?? []
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
})

test("what is left out of a list on one line leaves no price beside the name of something else", () => {
  const prices = Array.from({ length: 500 }, (_, n) => `servicio${n} a ${n} €`).join(", ")
  const budget = 3_020
  const shown = Array.from({ length: 30 }, (_, n) => {
    const source = `Precios${"!".repeat(n)}: ${prices}`
    const about = "¿Cuánto cuestan el servicio120, el servicio300 y el servicio437?"
    return fitContext({ budget, history: [], knowledge: [source], about }).knowledge.join("")
  })
  expect(shown.every((text) => text.length <= budget)).toBe(true)
  const pairs = shown.flatMap((text) => [...text.matchAll(/servicio(\d+) a (\d+) €/g)])
  expect(pairs.filter(([, name, price]) => name !== price).map(String)).toEqual([])
  for (const asked of ["120", "300", "437"])
    expect(pairs.filter(([, name]) => name === asked).length).toBe(30)
})

test("what stands under a heading that was asked for is shown with it, and where lines are left out, it says so", () => {
  const stock = Array.from({ length: 200 }, (_, n) => `El artículo ${n} está en el almacén.`)
  const hours = ["Lunes", "De 9 a 14", "Martes", "De 16 a 20", "Sábado", "Cerrado"]
  const { knowledge } = fitContext({
    budget: 3_000,
    history: [],
    knowledge: [[...stock, ...hours, ...stock, "En martes festivo, abierto."].join("\n")],
    about: "¿Qué horario hay el martes?",
  })
  expect(knowledge[0]).toContain("\nMartes\nDe 16 a 20\n…\n")
  expect(knowledge[0]).toContain(
    "\n…\nEl artículo 199 está en el almacén.\nEn martes festivo, abierto.",
  )
})

test("sentences of one line between which something is left out do not follow one another", () => {
  const stock = Array.from({ length: 200 }, (_, n) => `El artículo ${n} está en el almacén.`)
  const { knowledge } = fitContext({
    budget: 3_000,
    history: [],
    knowledge: [[...stock, "El tinte vale 40 €.", ...stock, "Con mechas, 60 €."].join(" ")],
    about: "¿Cuánto vale el tinte con mechas?",
  })
  expect(knowledge[0]).toMatch(/… .*El tinte vale 40 €\..* … .*Con mechas, 60 €\.$/)
})

import { describe, expect, test } from "bun:test"
import {
  optIn,
  optInConfirmation,
  optOut,
  optOutConfirmation,
} from "../../../core/conversations/opt-out.ts"
import { LEAVING, STAYING } from "./opt-out-phrases.ts"

type Phrase = {
  readonly id: string
  readonly text: string
  readonly expected: {
    readonly opt_out: boolean
    readonly certainty: "keyword" | "phrase" | null
  }
}

const corpus: readonly Phrase[] = (
  await Bun.file(new URL("../../corpora/opt_out.dev.jsonl", import.meta.url)).text()
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))

const FLOOR = 0.98

/** The share judged as expected; the wrong ones are printed. */
const score = (title: string, wrong: readonly string[], of: number) => {
  const right = (of - wrong.length) / of
  console.log(`${title}: ${(right * 100).toFixed(1)} % of ${of}`, ...wrong)
  return right
}

describe("a client who wants no more messages", () => {
  test("is told from the others in the phrases of the corpus", () => {
    const wrong = corpus.filter(({ text, expected }) => {
      const found = optOut(text)
      const certainty = found.optOut ? found.certainty : null
      return found.optOut !== expected.opt_out || certainty !== expected.certainty
    })
    const ids = wrong.map(({ id }) => id)
    expect(score("opt-out corpus", ids, corpus.length)).toBeGreaterThanOrEqual(FLOOR)
  })

  test("is heard in clear words of five languages", () => {
    const missed = LEAVING.filter((text) => !optOut(text).optOut)
    expect(score("clear requests", missed, LEAVING.length)).toBeGreaterThanOrEqual(FLOOR)
  })

  test("is not seen in words that only look so", () => {
    const silenced = STAYING.filter((text) => optOut(text).optOut)
    expect(score("traps", silenced, STAYING.length)).toBeGreaterThanOrEqual(FLOOR)
  })

  test.each(["STOP", " stop. ", "“Stop”", "*BAJA*", "ＢＡＪＡ", "bája!", "🛑 stop 🛑"])(
    "leaves with the keyword however it is decorated: %p",
    (text) => {
      expect(optOut(text)).toEqual({ optOut: true, certainty: "keyword" })
    },
  )

  test.each([
    ["BAJA", "No recibirás más mensajes. Escribe ALTA para volver."],
    ["stop!", "You will get no more messages. Write START to come back."],
    ["no me escribáis más", "No recibirás más mensajes. Escribe ALTA para volver."],
    ["stop messaging me", "You will get no more messages. Write START to come back."],
    ["parem de me mandar mensagem", "Não receberá mais mensagens. Escreva START para voltar."],
    ["ne m'écrivez plus", "Vous ne recevrez plus de messages. Écrivez START pour revenir."],
    [
      "keine Nachrichten mehr bitte",
      "Sie erhalten keine Nachrichten mehr. Schreiben Sie START, um zurückzukommen.",
    ],
  ])("who writes %p gets one sentence in that language", (text, sentence) => {
    expect(optOutConfirmation(text)).toBe(sentence)
  })

  test("comes back with START or ALTA and with nothing else", () => {
    expect(["START", "alta.", "Start!", "ÁLTA"].map(optIn)).toEqual([true, true, true, true])
    expect(["alta presión", "let's start", "stop", ""].map(optIn)).toEqual(Array(4).fill(false))
    expect(optInConfirmation("ALTA")).toBe("Ya puedes escribirnos de nuevo.")
    expect(optInConfirmation("Start")).toBe("You can write to us again.")
  })

  test("is found at once in the longest message, whatever it is made of", () => {
    const began = performance.now()
    for (const piece of [
      "a",
      "no ",
      "no me ",
      "stop ",
      "the ",
      "de ",
      "keine ",
      '"',
      "«",
      ", ",
      "?",
    ])
      optOut(piece.repeat(4_096).slice(0, 4_096))
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})

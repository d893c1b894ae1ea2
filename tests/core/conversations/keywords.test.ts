import { describe, expect, test } from "bun:test"
import { keywordsOf } from "../../../core/conversations/keywords.ts"

const mac = (folded: string) => [`mac(${folded})`]

describe("the words that stop and start the bot", () => {
  test.each([
    ["STOP", "stop", "You will get no more messages. Write START to come back."],
    [" stop! ", "stop", "You will get no more messages. Write START to come back."],
    ["BAJA", "stop", "No recibirás más mensajes. Escribe ALTA para volver."],
    ["START", "start", "You can write to us again."],
    ["Alta.", "start", "Ya puedes escribirnos de nuevo."],
  ] as const)("%p", (text, word, confirmation) => {
    expect(keywordsOf(text, mac)).toMatchObject({ word, confirmation })
  })

  test.each(["¿Baja el precio?", "Stop, quería decir 5", "Dame de alta una cita", "Hola"])(
    "are not found where they only look so: %p",
    (text) => {
      expect(keywordsOf(text, mac)).toMatchObject({ word: null, confirmation: null })
    },
  )
})

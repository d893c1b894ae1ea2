import { describe, expect, test } from "bun:test"
import { replyLanguage } from "../../core/reply/language.ts"
import { fallbackLanguage } from "../../core/shared/language-setting.ts"
import { guide } from "../../site/words/guide.ts"
import { terms } from "../../site/words/terms.ts"
import { whatsappGuide } from "../../site/words/whatsapp-guide.ts"

const said = (words: unknown) => JSON.stringify(words)

describe("what the reading pages promise", () => {
  test("a customer is answered in their own language, whichever was chosen for the bot", () => {
    const fallback = fallbackLanguage("spanish")
    const question = "Good morning, what time do you open on Sunday?"
    expect(replyLanguage(question, { fallback })).toBe("en")
    expect(said(guide.en)).toContain("answered in the language they write in")
    expect(said(guide.es)).toContain("se le contesta en el idioma en que escribe")
  })

  test("what Meta takes for answers is named before the number is connected: our price is not all", () => {
    expect(said(whatsappGuide.en.need)).toContain("Meta charges for answers")
    expect(said(whatsappGuide.es.need)).toContain("Meta cobra también las respuestas")
  })

  test("of a file the assistant knows nothing: it stays on its owner's device", () => {
    expect(said(terms.en)).toContain("of a file nothing")
    expect(said(terms.es)).toContain("de un archivo, nada")
  })
})

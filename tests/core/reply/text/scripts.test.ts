import { describe, expect, test } from "bun:test"
import { answer } from "../../../../core/reply/answer.ts"
import { withoutForeignScripts } from "../../../../core/reply/text/scripts.ts"
import { world } from "../../../support/world.ts"

describe("a sentence in a script that nobody in the talk uses does not reach the client", () => {
  test.each([
    ["谢谢您的咨询！Wir öffnen um 9.", "Wir öffnen um 9."],
    ["Abrimos a las 9.\n\nПожалуйста, приходите!", "Abrimos a las 9."],
    ["We open at nine. 何かございましたらどうぞ。", "We open at nine."],
    ["감사합니다 고객님.\nOuvert dès 9 h.", "Ouvert dès 9 h."],
    ["Aberto desde as 9. शुभकामनाएँ आपको।", "Aberto desde as 9."],
  ])("%p", (text, left) => {
    expect(withoutForeignScripts(text, () => "hola")).toBe(left)
  })
})

describe("but stays", () => {
  test.each([
    ["in a list that is announced", "Platos:\n麻婆豆腐老店\nArroz"],
    ["as an entry", "- 麻婆豆腐老店\n- Arroz"],
    ["with its price", "麻婆豆腐老店 9 €\nArroz 3 €"],
    ["in quotes", "Se dice:\n«ありがとうございます»"],
    ["where a language is named", "Gracias en japonés es esto.\nありがとうございます"],
    ["as a word", "Das Zeichen 福 heißt Glück."],
    ["as a greeting", "Bem-vindo. 你好！"],
    ["where it is all there is", "Открыто с девяти. Ждём вас!"],
  ])("%s", (_, text) => {
    expect(withoutForeignScripts(text, () => "hola")).toBe(text)
  })

  test("where the client or the owner writes so", async () => {
    const both = "Abrimos a las 9. Пожалуйста, приходите!"
    const { run, hears, texts } = world({ model: [both, both] })
    await run(answer(hears("¿Hora? спасибо")))
    expect(texts()).toEqual([both])
  })
})

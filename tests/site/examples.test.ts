import { expect, test } from "bun:test"
import { replyLanguage } from "../../core/reply/language.ts"
import { greeting } from "../../core/reply/welcome.ts"
import { LANGUAGES } from "../../core/shared/language/all.ts"
import { EXAMPLES } from "../../site/words/examples.ts"

test.each(LANGUAGES)("what a bot may say and be taught is in its language (%s)", (language) => {
  const fallback = language === "en" ? "es" : "en"
  for (const shown of Object.values(EXAMPLES[language]))
    expect([shown, replyLanguage(shown, { fallback })]).toEqual([shown, language])
})

test.each(LANGUAGES)("a welcome shown as an example says what answers (%s)", (language) => {
  const { welcome } = EXAMPLES[language]
  expect(greeting({ name: "Marisol", welcomemessage: welcome }, language)).toBe(welcome)
})

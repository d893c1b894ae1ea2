import { expect, test } from "bun:test"
import { replyLanguage } from "../../core/reply/language.ts"
import { trainingWords } from "../../site/dashboard/screens/training/words.ts"
import { wizard } from "../../site/words/wizard.ts"

test.each([
  ["en", "es"],
  ["es", "en"],
] as const)(
  "what a form shows as an example is in the form's language (%s)",
  (language, fallback) => {
    const { contentExample, welcomeExample } = wizard[language]
    const { example } = trainingWords[language]
    for (const shown of [contentExample, welcomeExample, example])
      expect([shown, replyLanguage(shown, { fallback })]).toEqual([shown, language])
  },
)

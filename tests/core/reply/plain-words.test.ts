import { expect, test } from "bun:test"
import { SENTENCES } from "../../../core/reply/failures.ts"
import { OBJECTIONS } from "../../../core/reply/objection.ts"
import { rules } from "../../../core/reply/prompt/rules.ts"
import type { Chatbot } from "../../../core/reply/turn.ts"

const chatbot = { name: "Ana", tone: "formal", language: "auto", memoryEnabled: true } as Chatbot

/** A name of the program's, such as readReply: a renaming may have put one into a sentence. */
const NAME = /\p{Ll}\p{Lu}/u

test.each([
  ["the rules", [rules(chatbot)]],
  ["what is wrong with its answer", Object.values(OBJECTIONS)],
  ["the fixed sentences for clients", Object.values(SENTENCES)],
])("no name of the program's stands in %s", (_, sentences) => {
  for (const sentence of sentences) expect(sentence.replaceAll("WhatsApp", "")).not.toMatch(NAME)
})

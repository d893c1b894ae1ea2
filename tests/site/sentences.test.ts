import { describe, expect, test } from "bun:test"
import { resolve } from "node:path"
import { fetchSpanish } from "../../site/dashboard/words/lazy-spanish.ts"
import { inSpanish } from "../../site/lib/language/sentences-es.ts"

/* A sentence that the server says as well as a screen (a refusal, for example) has one Spanish, whoever says it. */

await fetchSpanish()

type Said = { readonly english: string; readonly spanish: string }

/** Each sentence of a place's words, in both languages. */
const sentences = (en: unknown, es: unknown): Said[] => {
  if (typeof en === "string" && typeof es === "string") return [{ english: en, spanish: es }]
  if (!isRecord(en) || !isRecord(es)) return []
  return Object.keys(en).flatMap((key) => sentences(en[key], es[key]))
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

const site = resolve(import.meta.dir, "../../site")
const said: Said[] = []
for (const path of new Bun.Glob("**/*.ts").scanSync(site)) {
  if (!/(^|\/)words(\/[^/]+)?\.ts$/.test(path)) continue
  const places: Record<string, unknown> = await import(`${site}/${path}`)
  for (const words of Object.values(places)) {
    if (isRecord(words)) said.push(...sentences(words.en, words.es))
  }
}
const both = said.filter(({ english }) => inSpanish(english) !== english)

describe("a sentence of the server's and of a screen", () => {
  test("is found among the words", () => {
    expect(both.map(({ english }) => english)).toContain("Passwords do not match.")
  })
  test.each(both)("is the same in Spanish: $english", ({ english, spanish }) => {
    expect(inSpanish(english)).toBe(spanish)
  })
})

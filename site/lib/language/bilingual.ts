import type { Language } from "./words.ts"

/** Builds a public page twice: once at its address in English, once under /es. */
export const bilingual = (): {
  params: { lang: string | undefined }
  props: { lang: Language }
}[] => [
  { params: { lang: undefined }, props: { lang: "en" } },
  { params: { lang: "es" }, props: { lang: "es" } },
]

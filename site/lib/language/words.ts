export type Language = "en" | "es"

/** The texts of one place in both languages. */
export type Bilingual<Words> = { readonly en: Words; readonly es: Words }

/** Ties the two languages of one place together; a missing key does not compile. */
export const words = <Words>(both: { en: Words; es: NoInfer<Words> }): Bilingual<Words> => both

/** "1 message", "1,200 messages": the number in the reader's notation and the word that fits it. */
export const count = (language: Language, n: number, one: string, many: string) =>
  `${new Intl.NumberFormat(language).format(n)} ${n === 1 ? one : many}`

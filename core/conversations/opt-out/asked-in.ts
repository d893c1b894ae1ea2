import { type Language, likelyLanguages } from "../../shared/language.ts"

/** How such a wish begins in a language, where the few words around it could be of several: "stop texting me". */
const TELLING: Readonly<Record<Language, RegExp>> = {
  es: /\bno me\b|\b(?:dejen|dejad|mand[ae]\w*me|borr|publicidad|promociones|mensajes)/i,
  en: /\w+ing\b|\bquit\b|\bunsub|\brevoke|\b(?:end|block|stop) (?:messages|texts|promo(?:tion)?s?)\b/i,
  pt: /\b(?:parem|par[ae]\b|deixem|tirem|remov|descadast|propaganda|promo[cç][oõ]es|mensage|anulem|esquece)/i,
  fr: /\b(?:arr[eê]te|cessez|supprim|stop (?:à|aux?|les)|les|vos|mes|pubs?|publicit[eé]s?)(?!\p{L})|\bd[ée]sabonn|\bopposition à/iu,
  de: /nachricht|mitteilung|benachrichtig|werb|abbestell|beenden|stopp[te]/i,
}

/**
 * The language in which a wish to be written to no more is answered: that of the word for it, if it was said in one. "Stop" is
 * everybody's, and what stands beside it tells: "stop, por favor".
 */
export const askedIn = (text: string, word: Language | null): Language => {
  if (word && !/\bstop\b/i.test(text)) return word
  const likely = likelyLanguages(text)
  const told = likely.find((language) => TELLING[language].test(text))
  return told ?? likely.find((language) => language === word) ?? likely[0] ?? "en"
}

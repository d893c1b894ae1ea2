import { type Language, likelyLanguages } from "../../reply/language.ts"

/** How such a wish begins in a language, where the few words around it could be of several: "stop texting me". */
const TELLING: Readonly<Record<Language, RegExp>> = {
  es: /\b(?:dejen|dejad|mand[ae]\w*me|borr)/i,
  en: /\w+ing\b|\bquit\b|\bunsub|\brevoke|\b(?:end|block|stop) (?:messages|texts|promo)/i,
  pt: /\b(?:parem|par[ae]\b|deixem|tirem|remov|descadast|propaganda|anulem)/i,
  fr: /\b(?:arr[eê]te|cessez|supprim|stop (?:à|aux?|les)|les|vos|mes)\b|\bd[ée]sabonn|\bopposition à/i,
  de: /nachricht|mitteilung|benachrichtig|werb|abbestell|beenden|stopp[te]/i,
}

/** The language in which a wish to be written to no more is answered. */
export const askedIn = (text: string): Language | null => {
  const likely = likelyLanguages(text)
  return likely.find((language) => TELLING[language].test(text)) ?? likely[0] ?? null
}

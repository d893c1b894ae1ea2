export type Language = "es" | "en" | "pt" | "fr" | "de"

/** Lower case without accents: what people type in a hurry looks the same. */
export const fold = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss")

export const wordsOf = (text: string): readonly string[] =>
  fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that say nothing about the matter, and much about the language. */
const COMMON: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set(
    "a al algo ahora como con cual cuales de del el ella en era es esa ese eso esta estas este esto ha hay la las le les lo los mas me mi mis mucho muy ni no nos o os para pero por porque que se ser si sin sobre son su sus tan te teneis tengo ti tiene tienen tu tus un una uno unos y ya yo quiero quisiera puedo podria saber favor hola gracias buenas buenos dias".split(
      " ",
    ),
  ),
  en: new Set(
    "a about an and any are as at be but by can could did do does for from had has have hello hi how i if in is it its like me my no not of on or our please so some than thanks that the their there they this to us was we were what which will with would you your want know".split(
      " ",
    ),
  ),
  pt: new Set(
    "a ao aos as com como da das de do dos e ela ele em entre essa esse esta este eu foi ha isso isto ja la mais mas me meu minha muito na nao nas nem no nos o obrigado obrigada ola os ou para pela pelo por posso qual que quero se sem ser seu sua tem voce voces um uma umas uns gostaria saber favor bom dia".split(
      " ",
    ),
  ),
  fr: new Set(
    "a ai au aux avec bonjour c ce ces cette d dans de des du elle en est et etes il ils j je l la le les leur ma mais me merci mes moi mon n ne nos notre nous on ou par pas peux plus pour pouvez qu que quel quelle qui s sa sans se ses si son sont sur t te toi ton tu un une vos votre vous voudrais savoir y plait".split(
      " ",
    ),
  ),
  de: new Set(
    "aber als am an auch auf aus bei bin bitte danke das dass dem den der des die du ein eine einen einer er es euch fur haben habt hallo hat hatte ich ihr im in ist ja kann konnen konnt mein meine mich mir mit mochte nach nicht noch nur oder sehr sein sie sind so und uns unter vom von was welche wenn wer wie wir wissen zu zum zur gibt".split(
      " ",
    ),
  ),
}
const LANGUAGES = Object.keys(COMMON) as Language[]
const EVERYWHERE = new Set(LANGUAGES.flatMap((language) => [...COMMON[language]]))

/** The language whose small words a text has most of. */
export const languageOf = (text: string): Language => {
  const words = wordsOf(text)
  const count = (language: Language) => words.filter((word) => COMMON[language].has(word)).length
  return LANGUAGES.reduce((best, each) => (count(each) > count(best) ? each : best), "es")
}

export const saysSomething = (word: string) =>
  /\d/.test(word) || (word.length > 1 && !EVERYWHERE.has(word))

/** Endings of nouns and verbs in the five languages, longest first: enough to bring "abrís" and "abrimos" together. */
const ENDINGS =
  "amientos imientos amiento imiento aciones ations acion ation mente ments ieron ungen ando iendo amos emos imos aste iste aron ment ung ons ent ant ing ies ar er ir ez ed es en os as is an em am e o a s n i".split(
    " ",
  )
const MIN_STEM = 3

export const stem = (word: string): string => {
  const ending = ENDINGS.find(
    (each) => word.length - each.length >= MIN_STEM && word.endsWith(each),
  )
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/**
 * What people ask about most, whatever the words and the language: a question about the price is near to a sentence with an
 * amount in it. Matched on folded text.
 */
const CONCEPTS: Readonly<Record<string, RegExp>> = {
  price:
    /\b(precio|tarifa|cuanto|cuest|vale[ns]?\b|cost|price|how much|fee|preis|kost|teuer|prix|combien|tarif|cout|preco|quanto|custa)|[€$£]|\b(eur|euros?|chf|usd)\b/,
  hours:
    /\b(hora|horari|cuando|abr[ei]|abiert|cerr|cierr|open|clos|hours|when|what time|wann|geoffnet|offnung|offen|geschloss|schliess|heure|quand|ouvr|ouvert|ferm[ae]|quando|abert|fecha)|\b\d{1,2}(:|h)\d{2}\b|\b\d{1,2} ?(am|pm|uhr|h)\b/,
  place:
    /\b(donde|direccion|calle|ubica|llegar|where|address|street|located|adresse|strasse|anfahrt|trouve|rue|onde|endereco|rua)\b|\bwo\b/,
  contact:
    /\b(telefon|llamar|phone|call|numero|anrufen|nummer|appeler|ligar|correo|e-?mail)|@|\+?\d[\d ]{7,}/,
  payment:
    /\b(pag[aou]|tarjeta|bizum|efectivo|pay|card|cash|zahl|karte|bargeld|payer|carte|especes|cartao|pix)/,
  booking: /\b(cita|reserv|turno|book|appointment|termin|buch|rendez|rdv|marcar|agend|marcacao)/,
  parking: /\b(aparca|parking|parkplat|parken|estacion|stationn|garage|garaje)/,
}

export const conceptsOf = (folded: string): readonly string[] =>
  Object.entries(CONCEPTS)
    .filter(([, pattern]) => pattern.test(folded))
    .map(([name]) => name)

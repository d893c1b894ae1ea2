import { words } from "../../shared/fold.ts"
import { anyWord, framed } from "../../shared/framed.ts"

/*
 * Blanks that a model leaves to be filled in: "[Tu nombre]", "{{name}}", "<fecha>", "%PRIX%", "XX:XX". Nobody does, and the client
 * would read them.
 */

/** Brackets that may hold a blank: double curly ones with anything in them, others with words only, and not a link's label or address. */
const BRACKETS =
  / ?(?:\$?\{\{[^{}\n]{1,60}\}\}|\[\[[\p{L}_ .'’/-]{2,60}\]\]|\[[\p{L}_ .'’/-]{2,60}\](?!\()|<[\p{L}_ -]{2,60}>|(?<![$#])\{[\p{L}_ -]{2,60}\})/gu

const UNIT =
  "(?:€|\\$|£|euros?|eur|reais|pesos|Uhr|h|horas?|heures?|min(?:ut\\p{L}{1,3})?|%)(?![\\p{L}\\p{N}])"
/**
 * Values that are left open: "${prix}", "%PRIX%", and rows of X where digits belong, neither beside digits ("XXXX 1234", of a card) nor
 * alone ("talla XXL", "siglo XX").
 */
const VALUES = new RegExp(
  [
    "[$#]\\{[^{}\\n]{1,60}\\}",
    "<%=?[^%<>\\n]{1,60}%>",
    "(?<![\\p{L}\\p{N}%/?=&.-])%[\\p{L}_]{3,40}%(?![\\p{L}\\p{N}%])",
    `(?<![\\p{L}\\p{N}])[Xx]{2}(?: ?[:.,h] ?[Xx]{2}(?![\\p{L}\\p{N}]))`,
    "(?<![\\p{L}\\p{N}]|\\d[ .-])X{2,4}(?:[ ./-]X{2,4}){1,4}(?![\\p{L}\\p{N}]|[ .-]?\\d)",
    `(?<![\\p{L}\\p{N}])[Xx]{2,4} ?(?=${UNIT})`,
    "(?<=[€$£] ?)X{2,4}(?![\\p{L}\\p{N}])",
  ].join("|"),
  "gu",
)

/** Words that a blank is labelled with ("[nombre]"), in every language, without accents (core/shared/fold.ts). */
const LABELS = new Set(
  `nombre apellido apellidos nome sobrenome name surname nom prenom vorname nachname
  cliente client customer kunde fecha date data datum hora time uhrzeit heure horario
  precio price preco prix preis direccion address endereco morada adresse
  telefono phone telefone telephone telefonnummer numero number nummer email correo
  negocio business empresa entreprise firma company link enlace url insert insertar inserta inserir
  inserer`.split(/\s+/),
)
/** German writes such labels in one word with what they are of: "[Praxisname]". */
const COMPOUND = /(?:name|nummer|adresse|uhrzeit)$/

/** The client is asked to write or tell something: the blanks that follow are theirs to fill in ("Escríbeme: [nombre], [día]"). */
const ASKED = new RegExp(
  ` (?:(?:${anyWord(`
    escrib envi mand respond contest rellen complet necesit precis facilit proporcion indiqu indicam indicanos
    escrev preench informe envoy ecri repond rempli donne besoin
    schreib schick send antwort nenn brauch benotig teil`)})\\w*|${anyWord(`
    write reply text type tell give provide need fill indica dime dinos diganos digame dame danos diga
    dites gib sag sage`)}) `,
)
const BLANK = "[[<{][^\\]>}\n]{2,60}[\\]>}]"
const LISTED = new RegExp(`(?:${BLANK}(?: ?[,;/+·-] ?| (?:y|e|o|and|et|und) )){1,9}${BLANK}`, "g")
/** A list with nothing but blanks says nothing, so it is of what the client is to tell. */
const ON_LINES = new RegExp(
  `(?:^[ \\t]*(?:[-*•·–]|\\d{1,2}[.)])[ \\t]*${BLANK}[ \\t]*(?:\\n|$(?![\\s\\S]))){2,}`,
  "gm",
)

const withoutBrackets = (list: string) => list.replace(/[[\]<>{}]/g, "")

/** A line of a form: "Nombre: [tu nombre]". */
const FORM = new RegExp(`^[^\\n:]{1,40}: ?${BLANK}[.,]?$`, "gm")
/** Whoever says so fills in the form. */
const OURS = new RegExp(
  ` (?:${anyWord("envio enviamos mando mandamos escribo escrevo j'envoie j'ecris i'll")}|(?:i|we|ich|wir) (?:send|schicken?|senden?)|(?:estos|aqui|here|voici|hier) (?:son|tienes|estan|are|sind|ist|estao|tem)) `,
)

/** Whether what follows is for the client to fill in, line by line. */
const isForm = (before: string) => {
  const request = before
    .split(/\n/)
    .findLast((line) => line.trim() !== "" && !/^[^:]{1,40}: ?\S/.test(line))
  const asked = framed(request ?? "")
  return request?.trimEnd().endsWith(":") === true && ASKED.test(asked) && !OURS.test(asked)
}

/** `text` without the brackets around what the client is asked to write. */
const withListsToFill = (text: string): string =>
  text
    .replace(ON_LINES, withoutBrackets)
    .replace(/[^\n.!?]+/g, (sentence) =>
      ASKED.test(framed(sentence)) ? sentence.replace(LISTED, withoutBrackets) : sentence,
    )

/** These are labels only by themselves: "[importe exacto]" is none. */
const ALONE = new Set("importe amount betrag montant cantidad quantity valor wert value".split(" "))
/** "[Ihre Position]" is somebody's to fill in, whatever it is. */
const POSSESSIVES = new Set(
  "your tu tus su sus votre vos ton ta seu sua teu tua ihr ihre ihren dein deine deinen".split(" "),
)

const isLabel = (said: readonly string[]) =>
  said.some((word) => LABELS.has(word) || COMPOUND.test(word)) ||
  (said.length === 1 && ALONE.has(said[0] ?? "")) ||
  (said.length > 1 && POSSESSIVES.has(said[0] ?? ""))

const isBlank = (bracket: string) =>
  bracket.trim().startsWith("{{") || isLabel(words(bracket.replaceAll("_", " ")))

type Place = { readonly at: number; readonly blank: string; readonly isValue: boolean }

/** All blanks of a text, but for those of a form for the client. */
const blanksIn = (text: string): readonly Place[] => {
  const forms = [...text.matchAll(FORM)]
    .filter(({ index }) => isForm(text.slice(Math.max(0, index - REACH), index)))
    .map(({ index, 0: { length } }) => [index, index + length] as const)
  const found = [
    ...[...text.matchAll(BRACKETS)]
      .filter(([bracket]) => isBlank(bracket))
      .map(({ index, 0: blank }) => ({ at: index, blank, isValue: false })),
    ...[...text.matchAll(VALUES)]
      .filter(({ index }) => !FORMAT.test(framed(sentenceAt(text, index))))
      .map(({ index, 0: blank }) => ({ at: index, blank, isValue: true })),
  ]
  return found
    .filter(({ at }) => !forms.some(([from, to]) => at >= from && at < to))
    .toSorted((a, b) => a.at - b.at)
}

/** How long a form may be. */
const REACH = 1_000

const NEAR = 200
/** The sentence, as far as it is near, that has `at` in it. */
const sentenceAt = (text: string, at: number) => {
  const before =
    text
      .slice(Math.max(0, at - NEAR), at)
      .split(SENTENCE_END)
      .at(-1) ?? ""
  return before + (text.slice(at, at + NEAR).split(SENTENCE_END)[0] ?? "")
}
const SENTENCE_END = /\n|[.!?] /

/** The client is told how to write something, or reads what is masked. */
const FORMAT = new RegExp(
  `${ASKED.source}| (?:${anyWord("formato format modelo model modele muster ejemplo example exemplo exemple beispiel codigo code card tarjeta cartao carte karte iban plantilla template vorlage")}) `,
)

/** The first blank of a text, as it is written. */
export const blankIn = (text: string): string | undefined =>
  blanksIn(withListsToFill(text))[0]?.blank.trim()

/** Sentences with a value left open say nothing; of others only the blank is left out. */
export const withoutBlanks = (text: string): string => {
  const shown = withListsToFill(text)
  const blanks = blanksIn(shown)
  const values = blanks.filter(({ isValue }) => isValue)
  if (values.length === 0) return without(blanks, shown).trim()
  let to = 0
  let next = 0
  const kept = shown.split(/(?<=\n)|(?<=[.!?…] )/).filter((sentence) => {
    to += sentence.length
    const first = next
    while ((values[next]?.at ?? to) < to) next++
    return next === first
  })
  const left = kept.join("").trim()
  return left === "" ? without(blanks, shown).trim() : withoutBlanks(left)
}

const without = (blanks: readonly Place[], text: string) =>
  blanks.reduceRight((left, { at, blank }) => {
    const before = left.slice(0, at)
    const behind = left.slice(at + blank.length)
    return (/^[.,;:!?]/.test(behind) ? before.trimEnd() : before) + behind
  }, text)

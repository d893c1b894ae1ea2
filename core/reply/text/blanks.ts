import { words } from "../../shared/fold.ts"
import { anyWord, framed } from "../../shared/framed.ts"

/* Blanks that a model leaves to be filled in: "[Tu nombre]", "{{name}}", "<fecha>". Nobody does, and the client would read them. */

/** Brackets that may hold a blank: double curly ones with anything in them, others with words only, and not a link's label or address. */
const BRACKETS =
  / ?(?:\{\{[^{}\n]{1,60}\}\}|\[[\p{L}_ .'’/-]{2,60}\](?!\()|<[\p{L}_ ]{2,60}>|\{[\p{L}_ ]{2,60}\})/gu

/** Words that a blank is labelled with ("[nombre]"), in every language, without accents (core/shared/fold.ts). */
const LABELS = new Set(
  `nombre apellido apellidos nome sobrenome name surname nom prenom vorname nachname
  cliente client customer kunde fecha date data datum hora time uhrzeit heure horario
  precio price preco prix preis direccion address endereco morada adresse
  telefono phone telefone telephone telefonnummer numero number nummer email correo
  negocio business empresa entreprise firma company link enlace url insert insertar inserta inserir
  inserer`.split(/\s+/),
)

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

/** `text` without the brackets around what the client is asked to write. */
const withListsToFill = (text: string): string =>
  text
    .replace(ON_LINES, withoutBrackets)
    .replace(/[^\n.!?]+/g, (sentence) =>
      ASKED.test(framed(sentence)) ? sentence.replace(LISTED, withoutBrackets) : sentence,
    )

const isBlank = (bracket: string) =>
  bracket.trim().startsWith("{{") ||
  words(bracket.replaceAll("_", " ")).some((word) => LABELS.has(word))

/** The first blank of a text, as it is written. */
export const blankIn = (text: string): string | undefined =>
  withListsToFill(text).match(BRACKETS)?.find(isBlank)?.trim()

export const withoutBlanks = (text: string): string =>
  withListsToFill(text)
    .replace(BRACKETS, (bracket) => (isBlank(bracket) ? "" : bracket))
    .trim()

import { words } from "../../shared/fold.ts"
import { framed } from "../../shared/framed.ts"

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

/** The client is asked to write something: the blanks that follow are theirs to fill in ("Escríbeme: [nombre], [día]"). */
const ASKED =
  / (?:(?:escrib|envi|mand|respond|contest|escrev|envoy|ecri|repond|schreib|schick|send|antwort)\w*|write|reply|text|type) /
const BLANK = "[[<{][^\\]>}\n]{2,60}[\\]>}]"
const LISTED = new RegExp(`(?:${BLANK}(?: ?[,;/+·-] ?| (?:y|e|and|et|und) )){1,9}${BLANK}`, "g")

/** `text` without the brackets around what the client is asked to write. */
const withListsToFill = (text: string): string =>
  text.replace(/[^\n.!?]+/g, (sentence) =>
    ASKED.test(framed(sentence))
      ? sentence.replace(LISTED, (list) => list.replace(/[[\]<>{}]/g, ""))
      : sentence,
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

import { words } from "../../shared/fold.ts"

/*
 * What a model leaves for somebody to fill in: "[Tu nombre]", "{{name}}", "<fecha>". Nobody will, and a client would read it.
 */

/** Two curly brackets hold a blank whatever stands in them, others words alone: no link's label, no address. */
const BRACKETS =
  / ?(?:\{\{[^{}\n]{1,60}\}\}|\[[\p{L}_ .'’/-]{2,60}\](?!\()|<[\p{L}_ ]{2,60}>|\{[\p{L}_ ]{2,60}\})/gu

/** What such labels name, folded. */
const LABELS = new Set(
  `nombre apellido apellidos nome sobrenome name surname nom prenom vorname nachname
  cliente client customer kunde fecha date data datum hora time uhrzeit heure horario
  precio price preco prix preis direccion address endereco morada adresse
  telefono phone telefone telephone telefonnummer numero number nummer email correo
  negocio business empresa entreprise firma company link enlace url insert insertar inserta inserir
  inserer`.split(/\s+/),
)

/** Who is asked to write fills in what follows: "Escríbeme: [nombre], [día]". */
const ASKED =
  / (?:(?:escrib|envi|mand|respond|contest|escrev|envoy|ecri|repond|schreib|schick|send|antwort)\w*|write|reply|text|type) /
const BLANK = "[[<{][^\\]>}\n]{2,60}[\\]>}]"
const LISTED = new RegExp(`(?:${BLANK}(?: ?[,;/+·-] ?| (?:y|e|and|et|und) )){1,9}${BLANK}`, "g")

/** What the client is to write, without its brackets. */
const withListsToFill = (text: string): string =>
  text.replace(/[^\n.!?]+/g, (sentence) =>
    ASKED.test(` ${words(sentence).join(" ")} `)
      ? sentence.replace(LISTED, (list) => list.replace(/[[\]<>{}]/g, ""))
      : sentence,
  )

const isBlank = (bracket: string) =>
  bracket.trim().startsWith("{{") ||
  words(bracket.replaceAll("_", " ")).some((word) => LABELS.has(word))

/** The first one that a text has, as it is written. */
export const blankIn = (text: string): string | undefined =>
  withListsToFill(text).match(BRACKETS)?.find(isBlank)?.trim()

export const withoutBlanks = (text: string): string =>
  withListsToFill(text)
    .replace(BRACKETS, (bracket) => (isBlank(bracket) ? "" : bracket))
    .trim()

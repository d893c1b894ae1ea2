import { ANSWER, beforeNextSpeaker, ourTurn } from "./speakers.ts"

/*
 * What a model writes around its answer: the speaker's name, its thoughts, "here is the reply", the next speaker's words, notes to
 * itself, its sources. All of that is removed.
 */

/** The answer alone. What would take everything away is left undone, as a short answer may look like a frame. */
export const onlyAnswer = (text: string): string =>
  [inTags, ourTurn, beforeNextSpeaker, withoutPreamble, ourTurn, unquoted, sourceless].reduce(
    (left, without) => without(left).trim() || left,
    behindThoughts(text),
  )

const TAGGED =
  /<((?:final_)?(?:answer|response|reply|output|message)|final)\b[^<>]{0,200}>([\s\S]*?)(?:<\/\1>|$)/gi

const inTags = (text: string) => [...text.matchAll(TAGGED)].at(-1)?.[2] ?? text

const MARKS = "[*_]{0,3}"
const THINKING = `${MARKS}\\(?(?:thoughts?|thinking|reasoning|razonamiento|pensamiento|racioc[íi]nio|raisonnement)${MARKS}:`
const FINAL = new RegExp(`^${MARKS}(?:${ANSWER})${MARKS} ?:${MARKS}`, "gim")

/** "Thought: … Answer: …", and the paragraph of such a thought. */
const behindThoughts = (text: string) => {
  if (!new RegExp(`^\\s{0,9}${THINKING}`, "i").test(text)) return withoutMusings(text)
  const final = [...text.matchAll(FINAL)].at(-1)
  if (final) return text.slice(final.index + final[0].length)
  return text
    .replace(/^.{1,4000}(?:\n|$)/, "")
    .replace(/^(?:Thought|Action(?: Input)?|Observation):.{0,3000}$/gim, "")
}

/** What a house rule says of any client: "the customer has 14 days", "el cliente ha de traer su DNI". */
const RULED = [
  "(?:is|was) (?:asked to|advised|expected|informed|insured|covered|invited|allowed|free to|welcome|always|never|responsible|entitled|charged|required|obliged|liable)",
  "(?:has|needs) to (?:bring|pay|show|present|sign|arrive|be)(?! told)",
  "has (?:\\d+|(?:the|a) right|until|up to)",
  "ha de(?!\\p{L})",
  "est[áa] (?:obligad|exent|cubiert|cobert|asegurad|segurad|informad|acompañad|invitad|autorizad)",
  "hat (?:\\d+|immer|das recht|die wahl|ein(?:en)? \\S*(?:recht|anspruch)|anspruch|zeit|bis)",
].join("|")

/** Words about the client in the third person: such a paragraph is not meant for them. */
const MUSING = new RegExp(
  [
    "^\\s{0,9}(?:(?:ok(?:ay)?|alright|so|hmm+|wait|well|first|now)[,.!… ]+)?",
    `(?:(?:the|this) (?:user|client|customer)(?:'s (?:message|question|request))? (?!(?:${RULED})\\b)(?:is|was|has|wants|asks|asked|says|said|wrote|writes|needs|seems|just|greeted|sent)\\b`,
    "|(?:we|i) (?:need to|have to|should|must|ought to) (?:answer|respond|produce)\\b",
    "|let me (?:think|craft|write)\\b",
    `|(?:el|la|o|a|le|der|die) (?:usuari[oa]|cliente|client|utilisateur|kunde|kundin|nutzer) (?!(?:${RULED}))(?:pregunta|quiere|pide|dice|ha|est[áa]|quer|pergunta|pediu|demande|veut|fragt|möchte|hat)(?!\\p{L}))`,
  ].join(""),
  "iu",
)

/** Removes paragraphs in which a model talks to itself, if an answer follows them. */
const withoutMusings = (text: string) => {
  const paragraphs = text.split(/\n{2,}/)
  const first = paragraphs.findIndex((paragraph) => !MUSING.test(paragraph))
  return first < 1 ? text : paragraphs.slice(first).join("\n\n")
}

const OFFER =
  "(?:(?:sure|certainly|of course|okay|claro|por supuesto)[^\\n]{0,20}?)?(?:here(?:'|’)?(?: i)?s|below is|aqu[íi] (?:tienes|est[áa]|va)|aqui est[áa]|voici)"
const PREAMBLE = new RegExp(
  `^\\s{0,9}${OFFER}[^\\n]{1,60}\\b(?:reply|response|answer|message|draft|respuesta|resposta|r[ée]ponse|mensaje|mensagem|borrador|rascunho)\\b[^\\n]{0,60}:\\s*\\n`,
  "i",
)
const RULE = /^ {0,3}(?:-{3,}|\*{3,}|_{3,}) *$/m

/** The part between horizontal rules, where the answer is set off by them from sentences like "Let me know if you'd like any changes". */
const withoutPreamble = (text: string) => {
  const rest = text.replace(PREAMBLE, "")
  const [before, ...sections] = rest.split(RULE)
  const setOff = rest !== text && before?.trim() === "" && sections.length > 1
  return setOff ? sections.slice(0, -1).join("\n\n") : rest
}

/** Removes quotation marks around the whole: JSON's, as in the prompt, or those that people use. */
const unquoted = (text: string) => {
  const said = text.trim()
  if (/^"[\s\S]*"$/.test(said)) {
    try {
      return String(JSON.parse(said))
    } catch {
      // It is not a JSON text, but an answer in quotation marks: see below.
    }
  }
  return /^(?:"[^"]{1,8000}"|“[^“”]{1,8000}”|«[^«»]{1,8000}»)$/.test(said)
    ? said.slice(1, -1)
    : text
}

const SOURCE = "(?:source|fuente|fonte|quelle)[sn]?"
const ITS_NAME =
  "(?:knowledge(?: base)?|memory|business|prompt|conocimiento|base de (?:conocimiento|conhecimento))"
const SOURCED = new RegExp(
  [
    ` ?[[(](?:${SOURCE}|knowledge|memory)(?:[ :#]{1,2}\\d{1,3}(?:, ?\\d{1,3})*)?[\\])]`,
    ` ?[[(]${SOURCE}[ :#]{1,2}${ITS_NAME}[\\])]`,
    `\\n\\s{0,9}[*_]{0,2}${SOURCE}[*_]{0,2}:[*_]{0,2} ${ITS_NAME}\\.?\\s*$`,
  ].join("|"),
  "gi",
)

/** Removes references to sources, whose names mean nothing to the client. */
const sourceless = (text: string) =>
  text
    .replace(/ ?【[^【】\n]{1,100}】/g, "")
    .replace(/\s?\ue200[^\ue201\n]{0,200}\ue201/g, "")
    .replace(/ ?(?:cite)?(?:turn\d{1,3}(?:search|view|news|file)\d{1,3})+/g, "")
    .replace(SOURCED, "")
    .replace(/<\/?co(?:: ?[\d,: ]{1,20})?>/g, "")
    .replace(/^\[\^\d{1,3}\]:.*$/gm, "")
    .replace(/\[\^\d{1,3}\]/g, "")
    .replace(ASIDE, "")

/** A note in brackets at the end about something that clients do not know of. */
const ASIDE =
  /\n\s{0,9}[*_]{0,2}\((?=[^()]{0,600}\b(?:knowledge|memory|prompt|source \d|the (?:client|user|customer)|interna?l?)\b)(?:note|nota|internal|interna?|anmerkung|remarque)\b[^()]{0,600}\)[*_]{0,2}\s*$/i

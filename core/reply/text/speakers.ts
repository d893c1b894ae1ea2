/*
 * Models write transcripts: the client's words again and then theirs, or theirs and then what the client might say next. What the
 * one who answers says is for the client, without the name before it.
 */

const MARKS = "[*_]{0,3}"
const CLIENT =
  "user|human|client|customer|clienta|cliente|usuari[oa]|utilizador|utilisat(?:eur|rice)|kunde|kundin|gast|guest|hu[ée]sped|h[óo]spede|(?:be)?nutzer(?:in)?|👤"
const US =
  "assistante?|assistent(?:in)?|asistente(?: virtual)?|assistente(?: virtual)?|(?:virtual|virtuelle[rs]?|ai|ki)[- ]assist[ae]nt(?:in)?|assistante? virtuel(?:le)?|atendente|recepcionista|receptionist|chatbot|bot|ai|ia|ki|🤖"
/** What models call their answer, before it. */
export const ANSWER =
  "(?:final )?(?:answer|response|reply)|respuesta(?: final)?|resposta(?: final)?|r[ée]ponse(?: finale)?|antwort"
/** "[24/11/2026, 10:31] ", "10:31 - " */
const TIME =
  "(?:[[(]?(?:\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{2,4}(?:,? |T))?\\d{1,2}[:.h]\\d{2}(?::\\d{2})?(?: ?[ap]\\.?m\\.?)?[\\])]?(?: ?[-–—])? )?"
const labelOf = (names: string) =>
  `^[ \\t>]{0,9}(?:#{1,6} )?${TIME}${MARKS}(?:${names})(?: \\([^()\\n]{1,30}\\))?(?:, \\d{4}-\\d\\d-\\d\\d \\w{3,9})?${MARKS} ?:${MARKS}(?=\\s)`

const LABEL = new RegExp(labelOf(`(${CLIENT})|${US}|business`), "gim")
const OUR_LABEL = new RegExp(labelOf(`${US}|${ANSWER}`), "i")
/** Unlike "Business: open from 9 to 5". */
const LABEL_IN_PROMPT = /^\s{0,9}business(?: \(a person\))?: /

/** What the one who answers says, of a transcript; else the whole text, without their name before it. */
export const ourTurn = (text: string): string => {
  const turns = [...text.matchAll(LABEL)].map(({ 0: label, 1: client, index }) => ({
    at: index,
    from: index + label.length,
    ofClient: client !== undefined,
  }))
  const [first] = turns
  const opens = first !== undefined && first.at <= text.search(/\S/)
  return (opens && first.ofClient ? lastAnswer(text, turns) : undefined) ?? firstAnswer(text, turns)
}

type Turn = { readonly at: number; readonly from: number; readonly ofClient: boolean }

/** What is said last by the one who answers, perhaps with no name before it, or with the business's own. */
const lastAnswer = (text: string, turns: readonly Turn[]) => {
  const last = turns.at(-1)
  const said = turns.map(({ from, ofClient }, nth) =>
    ofClient ? "" : text.slice(from, turns[nth + 1]?.at).trim(),
  )
  const ours = said.findLast((words) => words !== "")
  if (last?.ofClient) {
    const [words = "", ...rest] = text.slice(last.from).split(BREAK)
    // Not a form: "Cliente: Ana López".
    if (rest.length > 0 && (ours !== undefined || isAsked(words))) return rest.join("\n\n")
  }
  return ours
}

/** An empty line, or a line that begins with a name. */
const BREAK = /\n[ \t]*\n|\n(?=[ \t]*\p{Lu}[^:\n]{1,40}: )/u
const isAsked = (words: string) => /\?["”»*_)]{0,3}\s{0,9}$/.test(words)

/** The text up to what the client might say next: something that is answered in turn, or a question. */
const firstAnswer = (text: string, turns: readonly Turn[]) => {
  const begins = text.search(/\S/)
  const lastOurs = turns.findLastIndex(({ ofClient }) => !ofClient)
  const next = turns.find(
    ({ at, from, ofClient }, nth) =>
      ofClient &&
      at > begins &&
      // A dialogue that is announced is an example.
      !/:\s{0,9}$/.test(text.slice(Math.max(0, at - 10), at)) &&
      (nth < lastOurs || isAsked(/.{0,1000}/.exec(text.slice(from))?.[0] ?? "")),
  )
  return text.slice(0, next?.at).replace(OUR_LABEL, "").replace(LABEL_IN_PROMPT, "")
}

/** The beginning of invented words of the next speaker: as in the prompt, or as some families of models mark them. */
const NEXT = [
  /\n\s{0,9}client: "/,
  /\nHuman: /,
  // Not the name beside a password, as of a Wi-Fi network.
  /\n\nUser: (?!\S{1,60}(?:\n+| ?[/,|] ).{0,9}(?:[Pp]ass|P[Ii][Nn]|[Kk]ey|M[Dd][Pp]|[Mm]dp|[Cc]ódigo|[Cc]ontraseña|[Cc]lave|[Ss]enha|[Mm]ot de passe|[Kk]ennwort))/,
  // A template's mark for the next turn, of which only the word is left.
  /(?<=[.!?…)])assistant\n\n/,
  /\n### (?:Instruction|Input|User|Human)\b/,
]

export const beforeNextSpeaker = (text: string): string => {
  const ends = NEXT.map((pattern) => text.search(pattern)).filter((at) => at > 0)
  return text.slice(0, Math.min(text.length, ...ends)).replace(/^\s{0,9}(?:assistant|model)\n/, "")
}

import { describe, expect, test } from "bun:test"
import { understandWhen, type When } from "../../../core/calendar/when.ts"
import { isRight, isSilentlyWrong, type Phrase } from "./when-score.ts"

/** How many phrases may be read as a wrong time: a wrong time costs ten times as much as a needless question. */
const SILENT_WRONG_ALLOWED = 0
const RIGHT_SHARE = 0.95

/** Thousands of phrases take a minute or two, and a busy machine several times as long. */
const PATIENCE_MS = 1_800_000

/** Courtesies around a request, which must not change how it is understood. */
const AROUND = {
  es: ["Hola buenas tardes! Quería pedir cita para ", ", por favor. Gracias!!"],
  en: ["Hi there! I'd like to book ", ", please. Thanks!!"],
  pt: ["Olá, bom dia! Queria marcar para ", ", por favor. Obrigada!!"],
  fr: ["Bonjour ! Je voudrais un rdv pour ", ", s'il vous plaît. Merci !!"],
  de: ["Guten Tag! Ich hätte gern einen Termin ", ", bitte. Danke!!"],
} as const

const score = (
  title: string,
  phrases: readonly Phrase[],
  answerTo: (phrase: Phrase) => When | null,
) => {
  const answers = phrases.map((phrase) => ({ phrase, answer: answerTo(phrase) }))
  const wrong = answers.filter(({ phrase, answer }) => !isRight(answer, phrase))
  const silent = wrong.filter(({ phrase, answer }) => isSilentlyWrong(answer, phrase))
  const right = phrases.length - wrong.length
  console.log(`${title}: ${right} of ${phrases.length} right, ${silent.length} silently wrong`)
  for (const { phrase, answer } of wrong) {
    console.log(`  ${phrase.id} "${phrase.text}" ${JSON.stringify(answer)}`)
  }
  return { share: right / phrases.length, silent: silent.length }
}

/** Tests what is understood of a corpus: as it is, with its language known, and in capitals within a sentence. */
export const understandsNearlyAll = (whose: string, phrases: readonly Phrase[]) => {
  const understands = (title: string, how: string, answerTo: (phrase: Phrase) => When | null) =>
    test(
      title,
      () => {
        const { share, silent } = score(`${whose}${how}`, phrases, answerTo)
        expect(share).toBeGreaterThanOrEqual(RIGHT_SHARE)
        expect(silent).toBeLessThanOrEqual(SILENT_WRONG_ALLOWED)
      },
      PATIENCE_MS,
    )

  describe(`what customers write, in ${whose} phrases`, () => {
    understands("is nearly always understood, and no wrong time is named", "", (phrase) => {
      const { text, now, zone, hours } = phrase
      return understandWhen(text, { now, zone, hours })
    })
    understands(
      "is not understood worse when the language of the conversation is known",
      ", with language",
      ({ text, lang, now, zone, hours }) =>
        understandWhen(text, { now, zone, hours, language: lang }),
    )
    understands(
      "is the same in capital letters and with courtesies around it",
      ", in a shouted sentence",
      ({ text, lang, now, zone, hours }) => {
        const [before, after] = AROUND[lang]
        return understandWhen(`${before}${text}${after}`.toUpperCase(), { now, zone, hours })
      },
    )
  })
}

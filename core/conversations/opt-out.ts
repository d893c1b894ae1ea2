import { fold, trimOuter } from "../shared/fold.ts"
import type { Language } from "../shared/language.ts"
import { askedIn } from "./opt-out/asked-in.ts"
import { asksForNone } from "./opt-out/asks-for-none.ts"
import { optOutOdds } from "./opt-out/classifier.ts"
import { withoutCourtesies } from "./opt-out/courtesies.ts"
import { withDictatedMarks } from "./opt-out/dictated-marks.ts"
import { lone, signedOff } from "./opt-out/lone-words.ts"
import { stays } from "./opt-out/signs.ts"
import { spoken } from "./opt-out/spoken.ts"
import { withoutAsides } from "./opt-out/without-asides.ts"
import { withoutSomebody } from "./opt-out/without-somebody.ts"

export type OptOut =
  | { readonly optOut: false }
  | { readonly optOut: true; readonly certainty: "keyword" | "phrase" }

/** Whether the whole message asks to be written to no more, by keyword or in clear words (contract.md 4.7). */
export const optOut = (text: string): OptOut => {
  if (isKeyword(text)) return { optOut: true, certainty: "keyword" }
  return requestLanguage(text) ? { optOut: true, certainty: "phrase" } : { optOut: false }
}

/** START or ALTA, as the whole message: the client wants to be written to again. */
export const optIn = (text: string): boolean => ["start", "alta"].includes(bare(text))

/** The one sentence that answers an opt-out, in its language: BAJA in Spanish, STOP in English. */
export const optOutConfirmation = (text: string): string =>
  OUT[
    joined(bare(text)) === "baja"
      ? "es"
      : ((isKeyword(text) ? "en" : requestLanguage(text)) ?? "en")
  ]

/** The answer to START or ALTA. */
export const optInConfirmation = (text: string): string =>
  bare(text) === "alta" ? "Ya puedes escribirnos de nuevo." : "You can write to us again."

const OUT: Readonly<Record<Language, string>> = {
  es: "No recibirás más mensajes. Escribe ALTA para volver.",
  en: "You will get no more messages. Write START to come back.",
  pt: "Não receberá mais mensagens. Escreva START para voltar.",
  fr: "Vous ne recevrez plus de messages. Écrivez START pour revenir.",
  de: "Sie erhalten keine Nachrichten mehr. Schreiben Sie START, um zurückzukommen.",
}

const bare = (text: string) => trimOuter(fold(text))
const isKeyword = (text: string) => ["stop", "baja"].includes(joined(bare(text)))

/** "S T O P", "B.A.J.A": letters that all stand apart are a word. */
const joined = (text: string) =>
  /^(?:\p{L}[^\p{L}\p{N}]+)+\p{L}$/u.test(text) ? text.replace(/\P{L}/gu, "") : text

/** Long enough for any clear request; what stands later is about something else. */
const ENOUGH = 2_000

/**
 * Learnt odds (a logarithm) from which on a message is a request. Chosen on phrases that nothing was learnt from
 * (own/opt_out_unseen, own/opt_out_long_unseen): being silenced without having asked costs more than having to ask again.
 */
const CLEAR = -0.6
/** The same beside a word that would do alone: "STOP. I live elsewhere now". */
const CLEAR_BESIDE_WORD = -4
/** The same for what is said beside a wish that somebody be sent no more. */
const CLEAR_BESIDE_SOMEBODY = 4

/**
 * The language of a wish to be written to no more: a word for it alone decides, then what was learnt from phrases, where nothing
 * says that the client stays. A wording that is read wrong goes to the phrases (tests/corpora/own/opt_out, then `bun run learn`), a
 * word that was not known to `meanings.ts`; a new reason to stay is a sign of its own (`signs.ts`).
 */
const requestLanguage = (text: string): Language | null => {
  const whole = withoutQuotes(withDictatedMarks(text.slice(0, ENOUGH)))
  const said = withoutCourtesies(withoutAsides(withoutCourtesies(whole)))
  const words = spoken(said)
  const alone = lone(words)
  if (alone) return askedIn(whole, alone)
  if (asksForNone(words)) return stays(words) ? null : askedIn(whole, null)
  const odds = optOutOdds(said)
  if (odds <= CLEAR_BESIDE_WORD || stays(words)) return null
  const word = signedOff(words)
  if (odds <= CLEAR && !word) return null
  const own = withoutSomebody(said)
  if (own !== said && optOutOdds(own) <= CLEAR_BESIDE_SOMEBODY) return null
  return askedIn(whole, word)
}

const QUOTES =
  /"[^"\n]{1,300}"|“[^”\n]{1,300}”|«[^»\n]{1,300}»|»[^«\n]{1,300}«|„[^“”"\n]{1,300}[“”"]|‚[^‘’\n]{1,300}[‘’]|‹[^›\n]{1,300}›|›[^‹\n]{1,300}‹/g

/** What is quoted was said by others, unless nothing else is said. */
const withoutQuotes = (text: string) => {
  const rest = text.replace(QUOTES, " ")
  return /\p{L}/u.test(rest) ? rest : text
}

import { type Language, likelyLanguages } from "../reply/language.ts"
import { fold, trimOuter } from "../shared/fold.ts"
import { optOutOdds } from "./opt-out/likeness.ts"
import {
  asksOtherChannel,
  hasOtherNumber,
  isAboutGoods,
  isAboutOtherList,
  isAboutThing,
  isAsked,
  isLimited,
  isReported,
  isSupposed,
  isTurnedRound,
} from "./opt-out/limits.ts"
import { isAboutOthers, withoutOthers } from "./opt-out/others.ts"
import { asksForPerson } from "./opt-out/person.ts"
import type { Wish } from "./opt-out/phrases.ts"
import { REQUESTS } from "./opt-out/requests.ts"
import { wasSignedUp, wasSignedUpForElse } from "./opt-out/signed-up.ts"
import { withoutSomebody } from "./opt-out/somebody.ts"
import { spoken } from "./opt-out/spoken.ts"
import {
  isAboutSending,
  keepsSome,
  leftByMistake,
  missesMessages,
  threatensOverMoney,
} from "./opt-out/stays.ts"
import { asksNoLeave } from "./opt-out/unasked.ts"

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

/** Said alone, or with no more than "please", these mean the same. */
const LONE: Readonly<Record<string, Language>> = {
  stop: "en",
  unsubscribe: "en",
  optout: "en",
  end: "en",
  baja: "es",
  desuscribir: "es",
  paren: "es",
  parad: "es",
  descadastrar: "pt",
  remover: "pt",
  sair: "pt",
  parar: "pt",
  parem: "pt",
  pare: "pt",
  arret: "fr",
  arretez: "fr",
  "d'arreter": "fr",
  desabonnement: "fr",
  desinscription: "fr",
  desabonner: "fr",
  stopp: "de",
  aufhoren: "de",
  stoppen: "de",
  abbestellen: "de",
  abmelden: "de",
  abmeldung: "de",
  austragen: "de",
}
const POLITE = new Set(
  `please pls plz por favor porfa porfavor porfis sff svp stp s'il vous te plait merci bitte danke thanks gracias
  thank you obrigado obrigada now already ya ja jetzt sofort maintenant agora ahora hola hello hi ok all everything
  quiero darme de la dar solicito`.split(/\s+/),
)
/** Why someone leaves, said after the word: "STOP. Wrong number". */
const REASON = new Set(
  `wrong number person not interested i'm im am no me interesa numero equivocado equivocada persona estoy
  interesado interesada errado errada engano nao tenho interesse estou pas interesse interessee je suis mauvais
  erreur de falsche nummer kein interesse`.split(/\s+/),
)
const WHY = / (?:interes|wrong|equivocad|errad|falsch|mauvais|erreur)/
const POLITE_ALL = (parts: readonly string[]) => parts.every((part) => POLITE.has(part))

/** Long enough for any clear request; what stands later is about something else. */
const ENOUGH = 2_000

/**
 * Learnt odds (logarithms) up to which nothing is a request, whatever is heard in it; and from which on it is one, though
 * nothing is heard. Chosen on phrases that neither the patterns nor what was learnt had seen (own/opt_out_unseen,
 * own/opt_out_long_unseen): who is silenced without having asked loses more than who has to ask in shorter words. Where others
 * signed them up the patterns alone tell: "take me off please, my ex did this" has hardly a word about messages.
 */
const NEVER = -4
const CLEAR = 0.1
/** The same where there are so few words that a single odd one weighs much. */
const CLEAR_IN_FEW = 1
const FEW_WORDS = 12
/** The same where messages seem to be missed, or what surrounds the words for it takes them back. */
const CLEAR_DESPITE = 4

/** Words from which on odds alone may tell: "nothing more" and "that's enough" end a question, not the talk. */
const FEWEST_WORDS = 4

const isWord = (part: string) => /[\p{L}\p{N}]/u.test(part)

/** Patterns, exact where they know the words, weighed with what was learnt from phrases. */
const requestLanguage = (text: string): Language | null => {
  const said = withoutQuotes(text.slice(0, ENOUGH))
  const words = spoken(said)
  const alone = lone(words) ?? onButton(words)
  if (alone) return alone
  const odds = optOutOdds(said)
  if (odds <= NEVER && !wasSignedUp(words)) return null
  if (asksForPerson(words) || keepsSome(words) || threatensOverMoney(words)) return null
  if (leftByMistake(words) || asksNoLeave(words) || wasSignedUpForElse(words)) return null
  const own = withoutSomebody(said)
  if (own !== said) return meant(requested(withoutOthers(spoken(own))))
  const asked = requested(withoutOthers(words))
  const heard = asked === "taken back" || isAboutThing(words) ? null : (asked ?? signedOff(words))
  if (heard) return heard
  if (isAboutOthers(words)) return null
  const length = words.split(" ").filter(isWord).length
  const despite = asked || missesMessages(words)
  const clear = odds > (despite ? CLEAR_DESPITE : length < FEW_WORDS ? CLEAR_IN_FEW : CLEAR)
  return length >= FEWEST_WORDS && clear ? (likelyLanguages(said)[0] ?? null) : null
}

const lone = (said: string): Language | null => {
  const parts = said.split(" ").filter(isWord)
  const found = parts.filter((part) => part in LONE)
  const rest = parts.filter((part) => !(part in LONE))
  const open = found[0] === "baja" && rest.some((part) => ["darme", "dar", "quiero"].includes(part))
  const reasoned =
    (parts[0] === found[0] || (parts.at(-1) === found[0] && WHY.test(said))) &&
    rest.every((part) => POLITE.has(part) || REASON.has(part))
  return found[0] && (POLITE_ALL(rest) || reasoned) && !open ? (LONE[found[0]] ?? null) : null
}

const onButton = (said: string): Language | null => {
  const found = Object.entries(REQUESTS).find(([, { button }]) => button.test(said))
  return found ? (found[0] as Language) : null
}

/** "STOP. I live elsewhere now": the word alone at the beginning or the end, and beside it why. */
const signedOff = (said: string): Language | null => {
  const parts = said.split(/(?<= )[/,?](?= )/).filter(isWord)
  return lone(parts[0] ?? "") ?? lone(parts.at(-1) ?? "")
}

/** The language of a request; "taken back" where words for one are there, but not meant. */
const requested = (said: string): Language | "taken back" | null => {
  let named = false
  for (const [language, { messages, requests }] of Object.entries(REQUESTS))
    for (const { wish, pattern } of requests) {
      const match = pattern.exec(said)
      if (match && stands(said, match, wish, messages)) return language as Language
      named ||= match !== null && wish !== "out"
    }
  return named ? "taken back" : null
}

const meant = (asked: Language | "taken back" | null): Language | null =>
  asked === "taken back" ? null : asked

/** Whether nothing around the request takes it back, limits it, or gives it to something else. */
const stands = (said: string, match: RegExpExecArray, wish: Wish, messages: RegExp) => {
  const end = match.index + match[0].length
  const before = said.slice(0, match.index)
  const clauseStart = Math.max(...["/", ",", "?"].map((mark) => before.lastIndexOf(` ${mark} `)))
  const head = said.slice(clauseStart + 2, match.index)
  const sentence = sentenceAround(said, match.index, end)
  const clause = said.slice(clauseStart + 2, clauseEnd(said, end))
  const named = messages.test(` ${match[0].trim()} `)
  if (isSupposed(sentence) || isReported(head) || isTurnedRound(head) || hasOtherNumber(said))
    return false
  if (wish === "out") return !isLimited(said) && !isAboutOtherList(said) && !isAboutGoods(said)
  if (wish === "leave") return (named || !isAboutOtherList(clause)) && !isOnlyGoods(clause, named)
  if (said.slice(sentenceEnd(said, end)).startsWith("? ") && !isAsked(sentence)) return false
  return (
    !isLimited(said.slice(clauseStart + 2, sentenceEnd(said, end))) &&
    !asksOtherChannel(said) &&
    !isOnlyGoods(clause, named) &&
    !isAboutSending(match[0], said.slice(end))
  )
}

const isOnlyGoods = (clause: string, named: boolean) => !named && isAboutGoods(clause)

const clauseEnd = (said: string, from: number) =>
  from + Math.max(0, said.slice(from).search(/ [/,?] /)) + 1
const sentenceEnd = (said: string, from: number) =>
  from + Math.max(0, said.slice(from).search(/ [/?] /)) + 1
const sentenceAround = (said: string, from: number, to: number) => {
  const start = Math.max(said.lastIndexOf(" / ", from), said.lastIndexOf(" ? ", from))
  return said.slice(Math.max(0, start) + 2, sentenceEnd(said, to))
}

const QUOTES = /"[^"\n]{1,300}"|“[^”\n]{1,300}”|«[^»\n]{1,300}»|„[^“”"\n]{1,300}[“”"]/g

/** What is quoted was said by others, unless nothing else is said. */
const withoutQuotes = (text: string) => {
  const rest = text.replace(QUOTES, " ")
  return /\p{L}/u.test(rest) ? rest : text
}

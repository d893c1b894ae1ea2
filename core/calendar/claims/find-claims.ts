import { LANGUAGES } from "../../shared/language/all.ts"
import type { Language } from "../../shared/language.ts"
import {
  DENIALS,
  denied,
  GRAMMARS,
  type Grammar,
  grammarsOf,
  isElse,
  type Rule,
} from "./grammars.ts"
import { namesPremises, passesOn } from "./other-topics.ts"
import { withoutTaken } from "./others-appointments.ts"
import { opensQuestion, type Sentence } from "./sentences.ts"
import type { ClaimKind } from "./words.ts"

/**
 * Claims are said in more words than any list holds. A sentence that names the client or an appointment with one day and
 * hour, and is none of what else has them (an offer, a condition, opening hours, what others do), is taken for one.
 */
export const fixesTime = ({ clauses }: Sentence, likely: readonly Language[]) => {
  const said = ` ${withoutTaken(clauses).join(" / ")} `
  const grammars = grammarsOf(likely)
  if (TAKEN_BACK.test(said) || SUPPOSED_FIRST.test(said) || isElse(grammars, said)) return false
  const times = grammars.map(
    ({ day, clock }) => (day.test(said) ? said.match(clock)?.length : 0) ?? 0,
  )
  const most = Math.max(...times)
  const clients = grammars.some(({ clients }) => clients.test(said))
  return clients && most === 1 && !denied(grammars, DENIALS, said)
}

/** Whether a sentence asks, or holds words that take back what it may claim. */
export const takesBack = ({ clauses, asks }: Sentence, likely: readonly Language[]) => {
  const said = ` ${clauses.join(" / ")} `
  return (
    asks ||
    TAKEN_BACK.test(said) ||
    SUPPOSED_FIRST.test(said) ||
    denied(grammarsOf(likely), DENIALS, said)
  )
}

/**
 * A claim; "saved" or "noted" beside no appointment may speak of what another sentence names, and "no longer on the 15th, we
 * expect you on the 16th" tells of all that is said there.
 */
export type Found = { readonly kind: ClaimKind; readonly weak: boolean; readonly instead?: boolean }
const WEAK =
  / (?:saved|noted|recorded|registered|all set|guardad[oa]|registrad[oa]|registad[oa]|salv[oa]|anotad[oa]|apuntad[oa]|combinad[oa]|enregistree?|notee?|gespeichert|notiert|vermerkt|erfasst)$/

/** Short sentences of these two are easily taken for each other. */
const TWINS: Partial<Record<Language, Language>> = { es: "pt", pt: "es" }

/** Wherever a sentence says them: it holds on a condition, or once something is done, was said before, or is done online. */
const TAKEN_BACK =
  / (?:(?:so|solo|only|seulement|erst) (?:\S+ ){0,5}(?:depois|apos|quando|despues|tras|cuando|once|after|when|nach|nachdem|wenn|apres|une fois)|(?:pel[oa]|por (?:el|la|este)|through (?:the|our|this)|(?:par|via|sur) (?:le|notre|ce)|uber (?:den|die|das|unser\w*)) (?:link|site|website|web|app|pagina|portal|formulario|form|lien|formulaire|seite|formular)|(?:say the word|bescheid|un mot|(?:avis|dig|diz|confirm|mand)(?:a|e|ame|eme|as)?) (?:\/ )?(?:and|und|et|y|e)|siempre (?:y cuando|que)|a condicion de|(?:as|so) long as|provided(?: that)?|on condition|contanto que|desde que|a condition (?:que|d\S+)|pourvu que|vorausgesetzt|sofern|(?:e )?(?:questao|cosa|cuestion|question) de (?:que )?(?:me |nos )?(?:dizer|diga\w*|digas|decir\w*|dire)|il suffit de (?:me |nous )?(?:le )?dire|sigue en pie|still stands|as before|as (?:we|i) said|como antes|como (?:te|le|os|lhe) (?:dij\w+|diss\w+)|comme avant|wie gehabt) /

/** "Angenommen, er ist bis dahin fieberfrei, dann ...". */
const SUPPOSED_FIRST = /^ (?:mal )?(?:angenommen|gesetzt den fall|nehmen wir (?:mal )?an) \/ /

/** At the end of what is not said to be done: "gern verschiebe ich das, falls gewünscht". */
const IF_WANTED =
  /^(?!.* (?:habe?|haben|ist|sind|wurde|he|hemos|ha|han|queda\w*|esta[ns]?|fica|ficou|foi|tenho|ai|avons|est|sont|listo|hecho|pronto|feito|fait|erledigt) ).* (?:(?:falls|wenn|sofern|bei|soweit|si|s'il|se|caso) (?:\S+ ){0,3}(?:gewunscht|erwunscht|gewollt|notig|bedarf|recht|dese[aeo]\w*|quier\w*|prefier\w*|parece|conviene|souhait\w*|besoin|voulez|veux|preferez|preferes|quiser\w*|preferir\w*|precis\w*)|le cas echeant|en su caso) $/

/** A claim may be in any language that is likely, and what takes it back in a likelier one too. */
export const findClaims = (
  { clauses, asks }: Sentence,
  next: Sentence | undefined,
  likely: readonly Language[],
): readonly Found[] => {
  // The last clause of a question asks; those before it may still claim.
  const said = withoutTaken(asks ? clauses.slice(0, -1) : clauses)
  if (said.length === 0 || opensQuestion(asks, clauses)) return []
  const whole = ` ${said.join(" / ")} `
  if (TAKEN_BACK.test(whole) || SUPPOSED_FIRST.test(whole) || IF_WANTED.test(whole)) return []
  const follows = asks || next === undefined || next.asks ? [] : next.clauses
  const short = whole.split(" ").length < 12
  const possible = new Set(likely.flatMap((one) => [one, short ? (TWINS[one] ?? one) : one]))
  const found = [...possible].flatMap((language) => {
    const own = GRAMMARS[language]
    const rank = likely.indexOf(language)
    const likelier = rank < 0 ? likely : likely.slice(0, rank)
    const grammars = [own, ...grammarsOf(likelier)]
    const byRule = claimsByRule(said, own, grammars)
    const byPattern = claimsByPattern(said, follows, own, grammars)
    return byRule.length > 0
      ? [...byRule, ...byPattern.filter(({ kind }) => kind === "moved")]
      : byPattern
  })
  const instead = found.filter((each) => each.instead)
  if (instead.length > 0) return instead
  const before =
    denied(grammarsOf([...possible]), ["anew"], ` ${said.join(" / ")} `) ||
    GIVEN_AWAY.test(` ${clauses.join(" / ")} `)
  return before
    ? found.map((each) => (each.kind === "booked" ? { ...each, kind: "moved" } : each))
    : found
}

/** What an appointment is called by: "16", "las 7", "Montag". */
const WHEN =
  "(?:(?:dia|day|jour|tag|las?|as|the) )?(?:\\d\\S*|lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\\w+tag|mittwoch)"
/** "Quedó para el 23; la del 16 se la dimos a otro", unlike "lo de la alergia se lo he dado a la cocina". */
const GIVEN_AWAY = new RegExp(
  ` (?:(?:la|el) del? ${WHEN} (?:\\S+ ){0,2}(?:dimos|di|cedimos|hemos dado|he dado)|your ${WHEN} (?:\\S+ )?(?:went|goes|has gone|is going) to|[ao] d[aeo] ${WHEN} (?:\\S+ ){0,2}(?:demos|dei|passamos) (?:a|para|pra)|cel(?:ui|le) d[ue] ${WHEN} (?:\\S+ ){0,2}(?:\\/ )?(?:on l'a|je l'ai|nous l'avons) donnee?|(?:den|die|ihren?|deinen?) ${WHEN} (?:\\S+ ){0,2}hat jetzt) `,
)

/** What a sentence as a whole paints: "Done! ... Friday at ten", "see you tomorrow", "now at five instead of four". */
const claimsByPattern = (
  said: readonly string[],
  follows: readonly string[],
  { patterns }: Grammar,
  grammars: readonly Grammar[],
): readonly Found[] => {
  if (denied(grammars, ["readOut", "supposed"], ` ${said[0]} `)) return []
  const own = ` ${said.join(" / ")} `
  const both = ` ${[...said, ...follows].join(" / ")} `
  for (const { kind, pattern, runsOn, lasts, instead } of patterns) {
    const text = runsOn ? both : own
    const match = pattern.exec(text)
    if (!match || match.index >= own.length) continue
    const end = match.index + match[0].length
    const before = text.lastIndexOf(" / ", match.index)
    const from = before < 0 ? 0 : before + 2
    const to = text.indexOf(" / ", end - 1)
    const touched = text.slice(from, to < 0 ? undefined : to + 1)
    // Between the words of the claim, not in them: "the doctor will see you on Monday" is one.
    const [, ...between] = match
    const around = `${text.slice(from, match.index)} ${between.join(" ")} `
    const outside = `${around} ${text.slice(end - 1, to < 0 ? undefined : to + 1)}`
    if (denied(grammars, ["negated"], outside)) continue
    if (isElse(grammars, touched)) continue
    if (denied(grammars, ["other"], touched) || GENERIC.test(touched)) continue
    if (denied(grammars, ["unreal"], around)) continue
    if (denied(grammars, ["free"], kind === "moved" ? around : touched)) continue
    if (!lasts && denied(grammars, ["hours"], touched)) continue
    return [{ kind, weak: false, instead }]
  }
  return []
}

const claimsByRule = (
  said: readonly string[],
  { rules, thing }: Grammar,
  grammars: readonly Grammar[],
): readonly Found[] => {
  const first = ` ${said[0]} `
  if (denied(grammars, ["readOut"], first)) return []
  const supposed = denied(grammars, ["supposed"], first)
  return said.flatMap((clause) => {
    const framed = ` ${clause} `
    for (const rule of rules) {
      const match = matchRule(framed, rule, grammars, supposed)
      // "The cancellation is noted" notes no appointment.
      const kind = rule.kind === "booked" && NOTES_ONE_LESS.test(framed) ? "cancelled" : rule.kind
      const weak = match !== null && WEAK.test(match) && !thing.test(framed)
      if (match) return [{ kind, weak: kind === "booked" && weak }]
    }
    return []
  })
}

const ONE_LESS =
  "(?:cancell?ations?|cancelacion|anulacion|cancelamento|desmarcacao|annulation|desinscription|absage|stornierung|abmeldung)"
const NOTED =
  "(?:noted|recorded|registered|logged|entered|(?:anotad|registrad|apuntad|registad)[oa]|anotei|registr?ei|anote|registre|apunte|enregistree?|notee?|saisie?|eingetragen|notiert|vermerkt|erfasst)"
const NOTES_ONE_LESS = new RegExp(
  ` ${ONE_LESS} (?:\\S+ ){0,6}${NOTED} | ${NOTED} (?:(?:the|your|la|tu|su|o|a|seu|sua|l'|votre|ta|die|ihre|deine) ?){1,2}${ONE_LESS} `,
)

/** "I've passed your consultation on to Iñaki", with no time that it could have been moved to. */
export const isPassedOn = (clause: string) => {
  const to = passesOn(clause)
  return (
    to !== null &&
    !grammarsOf(LANGUAGES).some(({ day, clock }) => day.test(to) || to.search(clock) >= 0)
  )
}

/** Of any appointment: a house rule, not about the client's. */
const GENERIC =
  /^ (?:(?:any|every|each|toda?|todo|cada|qualquer|cualquier|tout|toute|chaque|jede[rsnm]?) (?:cita|reserva|turno|hora|sesion|clase|appointment|booking|reservation|session|class|slot|consulta|marcacao|horario|sessao|aula|rendez vous|rdv|reservation|seance|creneau|termin|reservierung|buchung|stunde|annulation|cancellation|cancelacion|anulacion|cancelamento|desmarcacao|absage|stornierung|absence) |(?:las|los|the|all|os|as|les|die|alle|todas las|todos los|todas as|todos os|tous les|our|any|no) )?(?:mesas|plazas|tables|places|tische|platze|vagas|citas|horas|turnos|creneaux|slots|reservas|consultas|sesiones|clases|appointments|bookings|reservations|cancellations|horarios|marcacoes|agendamentos|consultas|sessoes|aulas|lessons|sessions|seances|(?:rendez vous|rdv) (?:annules|sont|peuvent|non)|reservations|termine|reservierungen|buchungen|confirmations|bestatigungen|confirmacoes|confirmaciones|stornierungen|absagen|cancelamentos|annulations) (?!(?:del|de (?:la|el|los|las|hoy|manana|esta|tu|su)|of|for|on|da|do|vom|am|du|sont bien) )/

/** "No appointment is free on Friday any more" tells what there is, not what the client has. */
const NONE_FREE =
  / (?:libres?|disponibles?|free|available|left|frei|verfugbar|dispo|livres?|disponive(?:l|is)) /

/** "Pasamos", "marcamos": today's form and yesterday's are one. */
const TIMELESS = /[aei]mos(?: |$)/

/** How many words behind a claim may say of what: "I have changed your email". */
const OBJECT = 4
const within = (clause: string, { index, 0: claim }: RegExpExecArray) => {
  const end = index + claim.length
  const object = clause.slice(end).trim().split(" ", OBJECT).join(" ")
  return `${clause.slice(0, end).trimEnd()} ${object} `
}

/** The words of the claim, when nothing around takes it back. */
const matchRule = (
  clause: string,
  rule: Rule,
  grammars: readonly Grammar[],
  supposed: boolean,
): string | null => {
  const match = rule.pattern.exec(clause)
  if (!match) return null
  const upTo = clause.slice(0, match.index + (rule.plain ? 0 : match[0].length)).trim()
  if (denied(grammars, ["unreal"], ` ${upTo} `)) return null
  if (supposed && (!rule.act || TIMELESS.test(match[0]))) return null
  if (isElse(grammars, within(clause, match))) return null
  // "You no longer have" is said with the words that elsewhere deny a claim.
  if (rule.plain && rule.kind === "cancelled")
    return NONE_FREE.test(clause.replace(match[0], " ")) ? null : match[0]
  const outside = rule.plain && rule.kind === "moved" ? clause.replace(match[0], " ") : clause
  const taken =
    denied(grammars, ["negated"], outside) ||
    denied(grammars, rule.plain ? ["other", "hours"] : ["other"], clause) ||
    GENERIC.test(clause) ||
    isPassedOn(clause) ||
    (rule.kind === "moved" && namesPremises(clause))
  return taken ? null : match[0]
}

import type { Language } from "../../reply/language.ts"
import { isAnothers, namesElse, namesPremises } from "./elsewhere.ts"
import { RULES, type Rule, type Rules, rulesOf } from "./rules.ts"
import { opensQuestion, type Sentence } from "./sentences.ts"
import type { ClaimKind } from "./words.ts"

/**
 * Claims are said in more words than any list holds. A sentence that names the client or an appointment with one day and
 * hour, and is none of what else has them (an offer, a condition, opening hours, what others do), is taken for one.
 */
export const fixesTime = ({ clauses }: Sentence, likely: readonly Language[]) => {
  const said = ` ${clauses.join(" / ")} `
  const heard = rulesOf(likely)
  if (TAKEN_BACK.test(said) || isElse(heard, said)) return false
  const times = heard.map(({ day, clock }) => (day.test(said) ? said.match(clock)?.length : 0) ?? 0)
  const most = Math.max(...times)
  const clients = heard.some(({ clients }) => clients.test(said))
  return clients && most === 1 && !denied(heard, DENIALS, said)
}

/** Whether a sentence asks, or holds words that take back what it may claim. */
export const takesBack = ({ clauses, asks }: Sentence, likely: readonly Language[]) =>
  asks || denied(rulesOf(likely), DENIALS, ` ${clauses.join(" / ")} `)

/** A claim; "saved" or "noted" beside no appointment may speak of what another sentence names. */
export type Found = { readonly kind: ClaimKind; readonly weak: boolean }
const WEAK =
  / (?:saved|noted|recorded|registered|all set|guardad[oa]|registrad[oa]|registad[oa]|salv[oa]|anotad[oa]|apuntad[oa]|combinad[oa]|enregistree?|notee?|gespeichert|notiert|vermerkt|erfasst)$/

/** Short sentences of these two are easily taken for each other. */
const TWINS: Partial<Record<Language, Language>> = { es: "pt", pt: "es" }

/** Wherever a sentence says them: it holds on a condition, or was said before. */
const TAKEN_BACK =
  / (?:(?:say the word|bescheid|un mot|(?:avis|dig|diz|confirm|mand)(?:a|e|ame|eme|as)?) (?:\/ )?(?:and|und|et|y|e)|siempre (?:y cuando|que)|a condicion de|(?:as|so) long as|provided(?: that)?|on condition|contanto que|desde que|a condition (?:que|d\S+)|pourvu que|vorausgesetzt|sofern|sigue en pie|still stands|as before|as (?:we|i) said|como antes|como (?:te|le|os|lhe) (?:dij\w+|diss\w+)|comme avant|wie gehabt) /

/** At the end of what is not said to be done: "gern verschiebe ich das, falls gewünscht". */
const IF_WANTED =
  /^(?!.* (?:habe?|haben|ist|sind|wurde|he|hemos|ha|han|queda\w*|esta[ns]?|fica|ficou|foi|tenho|ai|avons|est|sont|listo|hecho|pronto|feito|fait|erledigt) ).* (?:(?:falls|wenn|sofern|bei|soweit|si|s'il|se|caso) (?:\S+ ){0,3}(?:gewunscht|erwunscht|gewollt|notig|bedarf|recht|dese[aeo]\w*|quier\w*|prefier\w*|parece|conviene|souhait\w*|besoin|voulez|veux|preferez|preferes|quiser\w*|preferir\w*|precis\w*)|le cas echeant|en su caso) $/

/** A claim may be in any language that is likely, and what takes it back in a likelier one too. */
export const claimsOf = (
  { clauses, asks }: Sentence,
  next: Sentence | undefined,
  likely: readonly Language[],
): readonly Found[] => {
  // The last clause of a question asks; those before it may still claim.
  const said = asks ? clauses.slice(0, -1) : clauses
  if (said.length === 0 || opensQuestion(asks, clauses)) return []
  const whole = ` ${said.join(" / ")} `
  if (TAKEN_BACK.test(whole) || IF_WANTED.test(whole)) return []
  const follows = asks || next === undefined || next.asks ? [] : next.clauses
  const possible = new Set(likely.flatMap((one) => [one, TWINS[one] ?? one]))
  const found = [...possible].flatMap((language) => {
    const rules = RULES[language]
    const rank = likely.indexOf(language)
    const likelier = rank < 0 ? likely : likely.slice(0, rank)
    const heard = [rules, ...rulesOf(likelier)]
    const acts = claimsIn(said, rules, heard)
    const scenes = scenesIn(said, follows, rules, heard)
    return acts.length > 0 ? [...acts, ...scenes.filter(({ kind }) => kind === "moved")] : scenes
  })
  const before = denied(rulesOf([...possible]), ["anew"], ` ${said.join(" / ")} `)
  return before
    ? found.map((each) => (each.kind === "booked" ? { ...each, kind: "moved" } : each))
    : found
}

/** Languages, likeliest last. */
export type Heard = readonly Rules[]
const DENIALS = [
  ...(["unreal", "negated", "other", "supposed", "readOut", "free"] as const),
  ...(["hours", "standing", "theirs"] as const),
]
type Denial = (typeof DENIALS)[number]
/** Whether something else is spoken of, and no appointment: "your parcel arrives on Thursday". */
export const isElse = (heard: Heard, said: string) =>
  namesElse(said) && !heard.some(({ thing }) => thing.test(said))

/** Whether any of these words takes a text back, in any of these languages. */
export const denied = (heard: Heard, by: readonly (Denial | "anew")[], text: string) =>
  heard.some((rules) => by.some((words) => rules[words].test(text)))

/** What a sentence as a whole paints: "Done! ... Friday at ten", "see you tomorrow", "now at five instead of four". */
const scenesIn = (
  said: readonly string[],
  follows: readonly string[],
  { scenes }: Rules,
  heard: Heard,
): readonly Found[] => {
  if (denied(heard, ["readOut", "supposed"], ` ${said[0]} `)) return []
  const own = ` ${said.join(" / ")} `
  const both = ` ${[...said, ...follows].join(" / ")} `
  for (const { kind, pattern, runsOn, lasts } of scenes) {
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
    if (denied(heard, ["negated"], outside)) continue
    if (isElse(heard, touched)) continue
    if (denied(heard, ["other"], touched) || GENERIC.test(touched)) continue
    if (denied(heard, ["unreal"], around)) continue
    if (denied(heard, ["free"], kind === "moved" ? around : touched)) continue
    if (!lasts && denied(heard, ["hours"], touched)) continue
    return [{ kind, weak: false }]
  }
  return []
}

const claimsIn = (
  said: readonly string[],
  { rules, thing }: Rules,
  heard: Heard,
): readonly Found[] => {
  const first = ` ${said[0]} `
  if (denied(heard, ["readOut"], first)) return []
  const supposed = denied(heard, ["supposed"], first)
  return said.flatMap((clause) => {
    const framed = ` ${clause} `
    for (const rule of rules) {
      const match = claimed(framed, rule, heard, supposed)
      const weak = match !== null && WEAK.test(match) && !thing.test(framed)
      if (match) return [{ kind: rule.kind, weak: rule.kind === "booked" && weak }]
    }
    return []
  })
}

/** The kinds that a sentence says were not done, or by others: "couldn't book", "another client cancelled". */
export const undoneIn = ({ clauses }: Sentence, likely: readonly Language[]) =>
  clauses.flatMap((clause) => {
    const framed = ` ${clause} `
    return likely.flatMap((language) => {
      const { rules, negated } = RULES[language]
      return rules.flatMap(({ kind, pattern, plain }): readonly ClaimKind[] => {
        const match = plain ? null : pattern.exec(framed)
        const upTo = match && framed.slice(0, match.index + match[0].length)
        if (upTo === null) return []
        return negated.test(`${upTo} `) || isAnothers(framed) ? [kind] : []
      })
    })
  })

/** Of any appointment: a house rule, not about the client's. */
const GENERIC =
  /^ (?:(?:any|every|each|toda?|todo|cada|qualquer|cualquier|tout|toute|chaque|jede[rsnm]?) (?:cita|reserva|turno|hora|sesion|clase|appointment|booking|reservation|session|class|slot|consulta|marcacao|horario|sessao|aula|rendez vous|rdv|reservation|seance|creneau|termin|reservierung|buchung|stunde) |(?:las|los|the|all|os|as|les|die|alle|todas las|todos los|todas as|todos os|tous les|our|any|no) )?(?:mesas|plazas|tables|places|tische|platze|vagas|citas|horas|turnos|creneaux|slots|reservas|consultas|sesiones|clases|appointments|bookings|reservations|cancellations|horarios|marcacoes|agendamentos|consultas|sessoes|aulas|lessons|sessions|seances|(?:rendez vous|rdv) (?:annules|sont|peuvent|non)|reservations|termine|reservierungen|buchungen|confirmations|bestatigungen|confirmacoes|confirmaciones|stornierungen|absagen|cancelamentos|annulations) (?!(?:del|de (?:la|el|los|las|hoy|manana|esta|tu|su)|of|for|on|da|do|vom|am|du|sont bien) )/

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
const claimed = (clause: string, rule: Rule, heard: Heard, supposed: boolean): string | null => {
  const match = rule.pattern.exec(clause)
  if (!match) return null
  const upTo = clause.slice(0, match.index + (rule.plain ? 0 : match[0].length)).trim()
  if (denied(heard, ["unreal"], ` ${upTo} `)) return null
  if (supposed && (!rule.act || TIMELESS.test(match[0]))) return null
  if (isElse(heard, within(clause, match))) return null
  // "You no longer have" is said with the words that elsewhere deny a claim.
  if (rule.plain && rule.kind === "cancelled")
    return NONE_FREE.test(clause.replace(match[0], " ")) ? null : match[0]
  const outside = rule.plain && rule.kind === "moved" ? clause.replace(match[0], " ") : clause
  const taken =
    denied(heard, ["negated"], outside) ||
    denied(heard, rule.plain ? ["other", "hours"] : ["other"], clause) ||
    GENERIC.test(clause) ||
    (rule.kind === "moved" && namesPremises(clause))
  return taken ? null : match[0]
}

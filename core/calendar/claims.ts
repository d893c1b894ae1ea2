import { type Language, likelyLanguages } from "../reply/language.ts"
import { KINDS, RULES, type Rule, type Rules } from "./claim-rules.ts"
import { isDone, opensQuestion, type Sentence, sentences } from "./claim-sentences.ts"
import type { ClaimKind } from "./claim-words.ts"

export type BookingClaim = { readonly kind: ClaimKind }

/**
 * What a reply claims to have done to an appointment: sentences after which a client would believe
 * that it has just been made, moved or cancelled. Offers, questions, conditions, what stood before,
 * what failed, house rules and work under way claim nothing.
 */
export const bookingClaims = (text: string): readonly BookingClaim[] => {
  const parts = sentences(text)
  const whole = likelyLanguages(text)
  const all = parts.flatMap((part) =>
    claimsOf(part, new Set([...whole, ...likelyLanguages(part.text)])),
  )
  const clear = all.filter(({ weak }) => !weak)
  const found = new Set((clear.length > 0 ? clear : all).map(({ kind }) => kind))
  if (found.size === 0 && parts.some((part, at) => isDone(part) && namesTime(parts[at + 1])))
    return [{ kind: "booked" }]
  return KINDS.filter((kind) => found.has(kind)).map((kind) => ({ kind }))
}

const claimsOf = (
  { clauses, asks }: Sentence,
  languages: ReadonlySet<Language>,
): readonly Found[] => {
  // The last clause of a question asks; those before it may still claim.
  const said = asks ? clauses.slice(0, -1) : clauses
  if (opensQuestion(asks, clauses)) return []
  const found = [...languages].flatMap((language) => claimsIn(said, RULES[language]))
  return found.some(({ kind }) => kind === "moved")
    ? found.filter(({ kind }) => kind !== "booked")
    : found
}

/** A time, right after "Done!": "C'est fait ! Coupe vendredi à 14h30." */
const TIME =
  /\b(?:\d{1,2}(?: ?h| ?hs| ?uhr| ?am| ?pm| \d{2}|:\d{2}|\.\d{2}|h\d{0,2})|a las \d{1,2}|at \d{1,2}|as \d{1,2}|a \d{1,2} ?h\w*|um \w+)\b/

const namesTime = (next: Sentence | undefined) =>
  next !== undefined &&
  !next.asks &&
  TIME.test(next.clauses.join(" ")) &&
  next.clauses.every((clause) =>
    Object.values(RULES).every(({ unreal, negated, other }) =>
      [unreal, negated, other].every((words) => !words.test(` ${clause} `)),
    ),
  )

/** A claim; "saved" or "noted" alone may speak of what another sentence names. */
type Found = { readonly kind: ClaimKind; readonly weak: boolean }
const WEAK =
  / (?:saved|noted|recorded|registered|all set|guardad[oa]|registrad[oa]|registad[oa]|salv[oa]|anotad[oa]|apuntad[oa]|enregistree?|notee?|gespeichert|notiert|vermerkt|erfasst)$/

const claimsIn = (said: readonly string[], rules: Rules): readonly Found[] => {
  const first = ` ${said[0] ?? ""} `
  if (rules.readOut.test(first)) return []
  const supposed = rules.supposed.test(first)
  return said.flatMap((clause) => {
    for (const rule of rules.rules) {
      const match = claimed(` ${clause} `, rule, rules, supposed)
      if (match) return [{ kind: rule.kind, weak: rule.kind === "booked" && WEAK.test(match) }]
    }
    return []
  })
}

/** Generic plurals: a house rule about appointments, not about the client's. */
const GENERIC =
  /^ (?:(?:las|los|the|all|os|as|les|die|alle|todas las|todos los|todas as|todos os|tous les|our|any|no) )?(?:citas|turnos|reservas|consultas|sesiones|clases|appointments|bookings|reservations|cancellations|horarios|marcacoes|agendamentos|consultas|sessoes|(?:rendez vous|rdv) (?:annules|sont|peuvent|non)|reservations|termine|reservierungen|buchungen|confirmations|bestatigungen|confirmacoes|confirmaciones|stornierungen|absagen|cancelamentos|annulations) (?!(?:del?|of|for|on|da|do|vom|am|du|sont bien) )/

/** What a business itself moves or changes. */
const PREMISES =
  /(?<= )(?:calle|avenida|local|tienda|clinica|oficina|rua|loja|rue|magasin|cabinet|street|road|avenue|shop|premises|office|website|strasse|\w+strasse|praxis|geschaft|laden|horario de (?:apertura|verano|invierno|atencion|atendimento|funcionamento|verao|inverno)|verano|invierno|summer|winter|verao|inverno|hiver|sommer|tarif\w*|numero|number|nummer|politica|policy)(?= )/

/** The words of the claim, when nothing around takes it back. */
const claimed = (clause: string, rule: Rule, rules: Rules, supposed: boolean): string | null => {
  const match = rule.pattern.exec(clause)
  if (!match) return null
  // "You no longer have" is said with the words that elsewhere deny a claim.
  const denies = rule.plain && rule.kind === "cancelled"
  const upTo = clause.slice(0, match.index + (rule.plain ? 0 : match[0].length)).trim()
  if (rules.unreal.test(` ${upTo} `) || (supposed && !rule.act)) return null
  if (denies) return match[0]
  const taken =
    rules.other.test(clause) ||
    GENERIC.test(clause) ||
    (rule.kind === "moved" && PREMISES.test(clause))
  return taken || rules.negated.test(clause) ? null : match[0]
}

import { type Language, likelyLanguages } from "../reply/language.ts"
import { fold } from "../shared/fold.ts"
import { CLAIM_WORDS, type ClaimKind, type ClaimWords } from "./claim-words.ts"

export type BookingClaim = { readonly kind: ClaimKind }

const KINDS: readonly ClaimKind[] = ["cancelled", "moved", "booked"]

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

type Sentence = {
  readonly text: string
  readonly clauses: readonly string[]
  readonly asks: boolean
}

/** Said in passing, these hold words that elsewhere take a claim back. */
const FILLERS =
  /(?<= )(?:no (?:problem|worries|trouble|charge|fee|extra|cost|te preocupes|se preocupe|pasa nada|hay problema|hay de que)|not a problem|sin (?:problemas?|coste|costo|cargo|falta|ningun coste|compromiso)|(?:nao (?:tem|ha) problema|sem (?:problemas?|custos?|stress))|pas de (?:soucis?|probleme)|sans (?:frais|probleme|soucis?)|kein(?:e)? (?:problem|ursache|sorge)|ohne (?:kosten|gebuhr|probleme?)|no hace falta nada mas|(?:don't|do not) worry|at no (?:cost|charge)|free of charge|avec plaisir|as (?:you )?(?:requested|asked)|como (?:pediste|pedias|querias|queria|pidio|me pediste|pediu|pediste|solicitaste|solicito)|comme (?:demande|convenu|souhaite)|wie (?:gewunscht|besprochen|gebeten))(?= )/g

const sentences = (text: string): readonly Sentence[] =>
  text
    .normalize("NFKC")
    .replace(/¿[^?\n]{0,600}\?/g, ". ")
    .split(
      /(?<=[!?\n])|(?<=(?<!(?:^|[\s.])\p{L}|\s\d{1,2}|Dr|Sr|Sra|Dra|Mr|Mrs|Ms|pers|hs)\.)(?=\s+\P{Ll})/u,
    )
    .map((part) => ({ text: part, clauses: clauses(part), asks: part.trimEnd().endsWith("?") }))

/** A clause ends at a comma, a dash, a sign or a word that starts another thought. */
const SPLIT =
  /[,;:!?()–—•·|\n*_"“”«»]+(?!\d)|\s-\s|[\p{Extended_Pictographic}]+|\s(?=(?:pero|but|aber|sondern|por si|y si|and if|und wenn|und falls|e se|et si|así que|so that)\s)/u

/** "I can confirm" confirms. */
const CERTAIN =
  /(?<= )(?:i can|i'm happy to|i am happy to|happy to|pleased to|i'm pleased to|glad to) (?=confirm )/g

const clauses = (sentence: string): readonly string[] =>
  sentence
    .split(SPLIT)
    .map((clause) =>
      (fold(clause ?? "").match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []).join(" "),
    )
    .filter((clause) => clause !== "")
    .map((clause) => ` ${clause} `.replace(FILLERS, "~").replace(CERTAIN, "i ").trim())

const claimsOf = (
  { clauses, asks }: Sentence,
  languages: ReadonlySet<Language>,
): readonly Found[] => {
  // The last clause of a question asks; those before it may still claim.
  const said = asks ? clauses.slice(0, -1) : clauses
  if (opensQuestion(asks, clauses)) return []
  const spoken = [...languages].map((language) => RULES[language])
  const found = spoken.flatMap((rules) => claimsIn(said, rules, spoken))
  return found.some(({ kind }) => kind === "moved")
    ? found.filter(({ kind }) => kind !== "booked")
    : found
}

const OPENING =
  /^(?:passt|serve|convient|works|geht|is|are|was|were|do|does|did|have|has|can|could|shall|should|would|will|what|which|when|how|who|soll\w*|darf|mochten|mochtest|wollen|wann|wie|was|welche\w*|ist|sind|wurde|hat|dois|est ce|voulez|souhaitez|quand|quel\w*|combien|deseja|quer|posso|marco|quantas?|quantos|desea|quieres|quiere|cuando|cuantos|te|le|les|os|que|vous|je) /

/** A sentence that asks from its first word on claims in none of its clauses. */
const opensQuestion = (asks: boolean, [first = ""]: readonly string[]) =>
  asks &&
  OPENING.test(`${first} `) &&
  !/^(?:te|le|les|os|je) (?:\S+ )?(?:he|ha|hemos|vous ai|pase|\S+[ei]) /.test(`${first} `)

/** "Done!" and a time right after it: "C'est fait ! Coupe vendredi à 14h30." */
const DONE =
  /^(?:(?:listo|lista|hecho|ya esta|todo listo|esta hecho|done|all done|all set|sorted|all sorted|voila|c'est fait|c'est bon|c'est parti|feito|pronto|prontinho|esta feito|tudo certo|tudo pronto|erledigt|fertig|gemacht|ist erledigt|perfecto|perfect|parfait|perfeito|perfekt|genial|super|great|ok|okay|vale|bien|muy bien|alles klar|gebongt|combinado|fechado|marche conclu|entendu|abgemacht|passt|deal)(?: |$))+$/
const PERFORMED =
  /(?:listo|lista|hecho|ya esta|done|set|sorted|fait|c'est bon|parti|feito|pronto|prontinho|certo|erledigt|fertig|gemacht|gebongt|combinado|fechado|abgemacht|passt|deal|conclu)/
const TIME =
  /\b(?:\d{1,2}(?: ?h| ?hs| ?uhr| ?am| ?pm| \d{2}|:\d{2}|\.\d{2}|h\d{0,2})|a las \d{1,2}|at \d{1,2}|as \d{1,2}|a \d{1,2} ?h\w*|um \w+)\b/

const isDone = ({ clauses, asks }: Sentence) =>
  !asks &&
  clauses.length > 0 &&
  clauses.every((c) => DONE.test(c)) &&
  clauses.some((c) => PERFORMED.test(c))

const namesTime = (next: Sentence | undefined) =>
  next !== undefined &&
  !next.asks &&
  TIME.test(next.clauses.join(" ")) &&
  next.clauses.every((clause) =>
    Object.values(RULES).every(({ unreal, negated, other }) =>
      [unreal, negated, other].every((words) => !words.test(` ${clause} `)),
    ),
  )

type Rule = {
  readonly pattern: RegExp
  readonly kind: ClaimKind
  readonly act: boolean
  readonly plain: boolean
}
type Rules = {
  readonly rules: readonly Rule[]
  readonly unreal: RegExp
  readonly negated: RegExp
  readonly other: RegExp
  readonly supposed: RegExp
  readonly readOut: RegExp
}

const compile = (words: ClaimWords): Rules => {
  const gaps = (pattern: string) => pattern.trimEnd().replace(/<(\d)>/g, "(?:[^ ]+ ){0,$1}")
  const anywhere = (pattern: string) => new RegExp(`(?<= )(?:${gaps(pattern)})(?= |$)`)
  const atHead = (pattern: string) => new RegExp(`^ (?:${pattern})(?= |$)`)
  const rules = KINDS.flatMap((kind): readonly Rule[] => [
    ...words.acted[kind].map((p) => ({ pattern: anywhere(p), kind, act: true, plain: false })),
    {
      pattern: anywhere(`(?:${words.have}) <9><5>(?:${words.done[kind]})`),
      kind,
      act: true,
      plain: false,
    },
    {
      pattern: anywhere(`(?:${words.managed}) <9><3>(?:${words.doing[kind]})`),
      kind,
      act: true,
      plain: false,
    },
    {
      pattern: anywhere(`(?:${words.be}) <9><3>(?:${words.done[kind]})`),
      kind,
      act: false,
      plain: false,
    },
    {
      pattern: new RegExp(`^ (?:(?:${words.lead}|\\d+\\w*) ){0,9}(?:${words.done[kind]})(?= |$)`),
      kind,
      act: false,
      plain: false,
    },
    ...words.stated[kind].map((p) => ({ pattern: anywhere(p), kind, act: false, plain: true })),
  ])
  return {
    rules,
    unreal: anywhere(words.unreal),
    negated: anywhere(words.negated),
    other: anywhere(words.other),
    supposed: atHead(words.supposed),
    readOut: atHead(words.readOut),
  }
}

const RULES: Readonly<Record<Language, Rules>> = {
  es: compile(CLAIM_WORDS.es),
  en: compile(CLAIM_WORDS.en),
  pt: compile(CLAIM_WORDS.pt),
  fr: compile(CLAIM_WORDS.fr),
  de: compile(CLAIM_WORDS.de),
}

/** A claim; "saved" or "noted" alone may speak of what another sentence names. */
type Found = { readonly kind: ClaimKind; readonly weak: boolean }
const WEAK =
  / (?:saved|noted|recorded|registered|all set|guardad[oa]|registrad[oa]|registad[oa]|salv[oa]|anotad[oa]|apuntad[oa]|enregistree?|notee?|gespeichert|notiert|vermerkt|erfasst)$/

const claimsIn = (
  said: readonly string[],
  rules: Rules,
  spoken: readonly Rules[],
): readonly Found[] => {
  const first = ` ${said[0] ?? ""} `
  if (rules.readOut.test(first)) return []
  const supposed = rules.supposed.test(first)
  return said.flatMap((clause) => {
    for (const rule of rules.rules) {
      const match = claimed(` ${clause} `, rule, rules, supposed, spoken)
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
const claimed = (
  clause: string,
  rule: Rule,
  rules: Rules,
  supposed: boolean,
  spoken: readonly Rules[],
): string | null => {
  const match = rule.pattern.exec(clause)
  if (!match) return null
  // "You no longer have" is said with the words that elsewhere deny a claim.
  const denies = rule.plain && rule.kind === "cancelled"
  const upTo = clause.slice(0, match.index + (denies ? 0 : match[0].length)).trim()
  if (rules.unreal.test(` ${upTo} `) || (supposed && !rule.act)) return null
  if (denies) return match[0]
  const taken =
    rules.other.test(clause) ||
    GENERIC.test(clause) ||
    (rule.kind === "moved" && PREMISES.test(clause))
  return taken || spoken.some(({ negated }) => negated.test(clause)) ? null : match[0]
}

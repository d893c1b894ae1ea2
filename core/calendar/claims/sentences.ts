import { fold, narrow } from "../../shared/fold.ts"

export type Sentence = {
  readonly text: string
  readonly clauses: readonly string[]
  readonly asks: boolean
}

/** Said in passing, these hold words that elsewhere take a claim back. */
const FILLERS =
  /(?<= )(?:por adelantado|parabens adiantad[oa]s?|no (?:problem|worries|trouble|charge|fee|extra|cost|te preocupes|se preocupe|pasa nada|hay problema|hay de que)|not a problem|sin (?:problemas?|coste|costo|cargo|falta|ningun coste|compromiso)|(?:nao (?:tem|ha) problema|sem (?:problemas?|custos?|e?stresse?))|pas de (?:soucis?|probleme)|sans (?:frais|probleme|soucis?)|kein(?:e)? (?:problem|ursache|sorge)|ohne (?:kosten|gebuhr|probleme?)|no hace falta nada mas|(?:don't|do not) worry|at no (?:cost|charge)|free of charge|(?:con la misma|a la misma) tarifa|(?:al|por el) mismo precio|(?:at|for) the same (?:price|rate)|pelo mesmo preco|au meme (?:prix|tarif)|zum (?:selben|gleichen) preis|avec plaisir|as you (?:wanted|wished|preferred|liked)|(?:wo|would|could)n't miss(?: it| this)?|(?:don't|do not) be late|no (?:me |nos )?fall(?:e|es)|no faltes|no (?:llegues|llegueis|llegue) tarde|nao (?:falte|falta|se atrase)|no (?:biggie|sweat|drama|bother)|(?:don't|do not|no (?:te |se )?|nao (?:se )?)(?:forget|olvid\w+|esquec\w+)|n'oubli\w+ pas|nicht vergessen|vergiss nicht|pas grave|kein (?:ding|thema|stress)|na boa|can't wait(?: to \w+ you)?|wie (?:sie|du|ihr) (?:wollten|wolltest|wolltet|wunschten)|comme vous le (?:vouliez|souhaitiez)|que (?:era lo que )?(?:querias|pedias|preferias)|(?:at|on|upon) your request|as per your request|a (?:pedido|peticion|solicitud) (?:tuy[oa]|suy[oa]|vuestr[oa])|(?:a seu|a teu|conforme) pedido|a (?:votre|ta) demande|auf (?:ihren|deinen|euren) wunsch(?: hin)?|as (?:you )?(?:requested|asked)|como (?:pediste|pedias|querias|queria|pidio|me pediste|pediu|pediste|solicitaste|solicito)|comme (?:demande|convenu|souhaite)|wie (?:gewunscht|besprochen|gebeten))(?= )/g

/** German "könnten" is no "konnten" once its dots are gone. */
const UMLAUT = /k[öÖ](?=nnt)|h[äÄ](?=tt)|w[äÄ](?=r)|w[üÜ](?=rd)/gi

/** Swallowed between two consonants in the south: "gstrichen", "abgsagt". */
const PREFIX =
  /(?<![a-zäöüß](?<!(?<!\p{L})(?:ab|an|auf|aus|ein|um|vor|zu|raus|rein|weg|dazu)))g(?=[bdfhkmnpstvwz]\p{Ll}{3,}[tn](?!\p{L}))/giu

/**
 * After "!", "?" and line ends; after a full stop that is none of a title, an ordinal ("24. November") or a list and has no
 * small letter after it; after a sign that stands behind "1 p.m."
 */
const END =
  /(?<=[!?\n])(?![!?\n])|(?<=(?<!(?:^|[\s.])\p{L}|Dr|Sr|Sra|Dra|Mr|Mrs|Ms|Hr|Fr|Mme|St|pers|hs)[.…])(?<!\s\d{1,2}\.(?=\s+(?:\d|Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)))(?=\s+\P{Ll})|(?<=[ap]\.\s?m\.\s*\p{Extended_Pictographic}\uFE0F?)(?=\s+\P{Ll})/u

/** A text as its sentences, nothing left out. */
export const splitSentences = (text: string): readonly string[] => text.split(END)

const OPENS_LIST = /:\s*\n\s*$/
const LIST_LINE =
  /^\s*(?:[-*•·–—▪◦]|\d{1,2}[.)](?: |$)|\p{Extended_Pictographic})|^[^\n]{0,100}[^.!?\n]\s*$/u

/** The same, a list in one with what opens it: "You have two appointments:" says nothing without its lines. */
export const splitStatements = (text: string): readonly string[] => {
  const statements: string[] = []
  let inList = false
  for (const part of splitSentences(text)) {
    inList &&= LIST_LINE.test(part)
    if (inList) statements.push(statements.pop() + part)
    else statements.push(part)
    inList = inList ? !/\n\s*\n$/.test(part) : OPENS_LIST.test(part)
  }
  return statements
}

/** "I cannot see the calendar, but you are booked": what is admitted first takes nothing back of what is said then. */
const BUT = /[,;]?\s(?:pero|aunque|mas|porém|but|mais|aber|doch)\s/giu
const ADMITTED =
  /(?<=(?<!\p{L})(?:no (?:puedo|podemos|consigo|conseguimos|logro|veo|vemos|tengo|tenemos)|n[ãa]o (?:consigo|conseguimos|posso|podemos|vejo|vemos|tenho|temos)|(?:ca|do|could|wo)n['’]t|can ?not|unable to|ne (?:peux|pouvons|vois|voyons|parviens|trouve)|n['’](?:arrive|ai|avons)|(?:kann|können|komme|kommen|sehe|sehen|habe|haben)(?= [^,;]*\bnicht\b))(?!\p{L})[^,;.!?\n]{0,80})/iuy
/** Longer than anything that is admitted. To look any further takes minutes in a reply that goes round in circles. */
const ADMISSION = 160

/** A text as what is admitted in it and what is said all the same. */
export const splitAdmitted = (text: string): readonly string[] => {
  const parts: string[] = []
  let from = 0
  for (const { 0: but, index } of text.matchAll(BUT)) {
    const start = Math.max(0, index - ADMISSION)
    ADMITTED.lastIndex = index - start
    if (!ADMITTED.test(text.slice(start, index + ADMISSION))) continue
    parts.push(text.slice(from, index))
    from = index + but.length
  }
  return [...parts, text.slice(from)]
}

/** Sentences and their clauses, folded; what Spanish asks between its marks is left out. */
export const sentences = (text: string): readonly Sentence[] => splitSentences(text).map(sentenceOf)

/** The same of statements. */
export const statements = (text: string): readonly Sentence[] =>
  splitStatements(text).map(sentenceOf)

/** "Would you like a beard trim with the appointment I just booked?": what a question takes for done. */
const TAKEN_FOR_DONE =
  /(?<=(?<!\p{L})(?:que|that|which|the (?:(?!shall|can|could|should|may|or )[\p{L}\p{N}:]+ ){0,3}[\p{L}\p{N}:]+) |qu['’])(?:\p{L}+ ){0,2}?(?:acab(?:o|amos|ei|ámos) de|(?:I|we)(?:['’]ve| have)? just|(?:viens|venons) (?:juste )?(?:de |d['’]))[^?]+/iu

const sentenceOf = (sentence: string): Sentence => {
  const taken = sentence.includes("?") ? TAKEN_FOR_DONE.exec(sentence)?.[0] : undefined
  const text = (taken ?? sentence)
    .normalize("NFKC")
    .replace(UMLAUT, (letters) => `${fold(letters)}e`)
    .replace(PREFIX, "ge")
    .replace(/\btenés\b/g, "tienes")
    .replace(/¿[^?\n]{0,600}\?/g, ". ")
  return { text, clauses: clauses(text), asks: text.trimEnd().endsWith("?") }
}

/** A clause ends at a comma, a dash, a sign or a word that starts another thought. */
const SPLIT =
  /[,;:!?()–—•·|\n*_"“”«»]+(?!\d)|\s-\s|[\p{Extended_Pictographic}]+|\s(?=(?:pero|but|(?<!(?:ist|sind|habe?|haben|steht|stehen|gehört)\s)aber|sondern|(?<!(?:espera|aguarda)m?\s)por si|y si|and if|und wenn|und falls|e se|et si|así que|so that|so (?:you|we|it|i)(?:'\p{L}+)?|y (?:no|sin|se|te|le|os|les)|e (?:não|nao|sem|te|lhe)|and (?:no|nothing|i|it|we|you|they)(?:'\p{L}+)?|et (?:n'\p{L}+|ne|sans|je|vous|il|elle|on|nous)|und (?:nicht|nichts|kein|keine|ich|sie|wir|du|es|er)|pour que|para que)\s)/iu

/** "I can confirm" confirms. */
const CERTAIN =
  /(?<= )(?:i can|i'm happy to|i am happy to|happy to|pleased to|i'm pleased to|glad to) (?=confirm )/g

const clauses = (sentence: string): readonly string[] =>
  sentence
    .split(SPLIT)
    .map((clause) =>
      narrow((fold(clause ?? "").match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []).join(" ")),
    )
    .filter((clause) => clause !== "")
    .map((clause) => ` ${clause} `.replace(FILLERS, "~").replace(CERTAIN, "i ").trim())

const OPENING =
  /^(?:passt|serve|convient|works|geht|is|are|was|were|do|does|did|have|has|can|could|shall|should|would|will|what|which|when|how|who|soll\w*|darf|mochten|mochtest|wollen|wann|wie|was|welche\w*|ist|sind|wurde|hat|dois|est ce|voulez|souhaitez|quand|quel\w*|combien|deseja|quer|posso|marco|quantas?|quantos|desea|quieres|quiere|cuando|cuantos|te|le|les|os|que|vous|je) /

/** A sentence that asks from its first word on claims in none of its clauses. */
export const opensQuestion = (asks: boolean, [first = ""]: readonly string[]) =>
  asks &&
  OPENING.test(`${first} `) &&
  !/^(?:te|le|les|os|je) (?:\S+ )?(?:he|ha|hemos|vous ai|pase|\S+[ei]) /.test(`${first} `)

import { words } from "../../shared/fold.ts"
import type { Language } from "../../shared/language.ts"

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** The names of the five languages in all five of them, with the commonest misspellings. Folded. */
const NAMES: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: set(`espanol espaniol castellano spanish espanhol castelhano espagnol castillan spanisch
    spanische spanischen kastilisch spanich`),
  en: set(
    "ingles english englisch englische englischen anglais inglese anglai inglish englich engl eng",
  ),
  pt: set("portugues portuguese portugais portugiesisch brasileiro portuguesse portugese"),
  fr: set("frances french francais franzosisch franzosische franzosischen franzoesisch"),
  de: set("aleman alemao german allemand deutsch deutsche deutschen"),
}

const OWN_NAMES = set("espanol castellano english portugues francais deutsch")

const nameOf = (word: string): Language | null =>
  (Object.keys(NAMES) as Language[]).find((language) => NAMES[language].has(bare(word))) ?? null

/** A name without a French article: "l'anglais", "d'espagnol". */
const bare = (word: string) => word.replace(/^[ld]'/, "")

/** Verbs for talking and writing, in the forms in which people ask for it. The third person is left out: it tells of others. */
const SPEAK = set(`
  hablar hablarme hablamos hablemos hablas hablan hablais hablad hablame hableme hablenme hables hable
  escribir escribirme escribeme escribame escribanme escribes escribas escribe escribimos escribo
  responder responderme respondeme respondame respondanme respondes responde respondedme respondas
  contestar contestarme contestame contesteme contestenme contestas contesta contestes contestadme
  comunicarnos continuar continuamos seguir seguimos sigamos cambiar cambia cambiamos cambiemos cambie cambialo cambiala traducelo traducela
  pasar pasamos pasemos pasa pasate pasese cambiate cambiese atender atenderme atiendes atiendeme atiendame explicar explicarme
  explicame explicas escriban escriba escribais contesten contesteis respondan responda respondais hablen hableis atiendan atiendas atiendais
  expliquen expliques hablaramos charlar conversar entendernos traducir traduceme respuestas
  speak talk write reply answer respond continue switch change chat communicate text explain proceed answers replies chatting talking replying writing speaking
  answering responding wrote spoke replied answered switching understand entiendo comprendo comprends verstehe entendo
  parler parlez parlons parles parle ecrire m'ecrire m'ecrivez m'ecris ecrivez ecris ecrivons repondre repondez reponds reponse
  continuer continuez continue continuons passer passons passez passe changer changez discuter echanger
  expliquer reponses ecriviez m'ecriviez m'ecrive parliez repondiez ecrive reponde
  falar falas falam falamos falemos fale falem fala escrever escreve escreva escrevam escrevemos
  responda respondam respondemos mudar muda mude mudem mudamos trocar troca troque
  trocamos passar passa passamos atende atendem atendam expliquem escreverem responderem conversarmos falarmos explicar continua continue respostas
  sprechen sprich sprecht sprechts reden redet schreiben schreib schreibt schreiben schreibe antworten
  antworte antwortet weitermachen weiterschreiben weiterreden wechseln wechsel wechsle umstellen
  umschalten kommunizieren fortfahren unterhalten weiter erklaren switchen
  escribime escribinos hablanos hablenos respondenos contestanos escribenos explicanos pasame respondan
  schreibts schreibn schreibst redts redn red sprichst antworts antwortets schreibet`)

/** Words with which people ask for something. */
const WISH = set(`
  ok okay fine mind m'arrange arrange
  comfortable fluent comodo comoda aise l'aise confortavel vontade wohler leichter sicherer
  prefiero preferiria prefiere preferimos mejor puede puedes podeis pueden podria podrias podriais podrian
  podemos podriamos posible puedo quiero quisiera gustaria favor porfa vamos porfis porfin xfa xfi xfavor plis pliz plss
  prefer rather better easier can could would may let's lets please pls plz possible want like instead
  prefere peut pouvez peux pourriez pourrait pourrais possible plutot mieux prefererais svp stp plait pitie
  voudrais aimerais veux pouvons
  prefiro prefiria melhor pode podes podem poderia poderiam podemos possivel gostaria gostava sff pff pfv pf pfvr pfavor da queria
  besser lieber gerne gern bitte kann kannst konnen koennen konnt koennt konnte konnten konntest koennten
  podes poderian podia podiam poderiam podrian konnts kunnts pourraient peuvent bittschon bittscheen
  wurde wurden wurdest moglich moechte mochte wollen lass lassen geht ginge ware waere bitteschon bidde`)

/** Verbs for using a language. They count only if the clause names no other thing: "use the French door" asks for none. */
const USE = set(
  "use using usa usar usad usen usemos uses utiliza utilizar utilice utilise utilisez utiliser benutze benutzen verwende verwenden",
)

/** Verbs for saying something again. They count only before "in" and a language: "you can tell I'm English" asks for none. */
const TELL = set(`
  decir decirme decirmelo decirlo decimelo dime dimelo digame digamelo dilo repetir repite repitelo repitemelo repetirlo
  say tell repeat dizer dizer-me me-diga diga digam repita repetir
  dire dis dites redire redis repeter repete repetez sagen sag sagst wiederholen wiederhole`)

/** The other words of such requests: a clause of nothing but these and the verbs above is one. */
const FRAME = set(`
  back again if of do this pro pros wieder zuruck otra vez nuevo novo nouveau outra novamente possivel
  en in auf em a al au to para pra zu zum ins into el la le the o de da do von from
  yo tu usted ustedes me nos conmigo i i'd i'll i'm you we we'd us my to with eu voce voces vc vcs comigo connosco conosco
  je tu vous on nous moi avec ich sie wir du ihr mir uns mit te lo se
  si yes oui sim ja ok okay no hay pls plz por s'il ser seria serait es is it be est c'est ce e esta
  would do does did are ist das dass sein wenn geht's auch also too aussi tambien tambem
  thanks thank gracias merci obrigado obrigada danke hola hello hi hey bonjour salut ola oi hallo
  ahora now maintenant agora jetzt hier aqui ici here from on partir desde ab only solo nur only
  sorry perdon perdona disculpa desculpe desculpa pardon entschuldigung excuse und and y et e
  fur for pour moi mi mim mich would that this esto isso cela ca better more mas mais plus easier
  que qu q k wenn's am feel feels siento manejo defiendo sens sinto fuhle fuhl viel mucho muito beaucoup much far lot suis estoy estou fico bin fallt wenns gehts moglichst faz fizer facil einfacher einfach simple simplement simplemente mal let version idioma lengua language lingua
  langue sprache any chance ob so
  your messages texts tus sus vuestros mensajes suas seus tuas teus mensagens vos tes sms nachrichten eure eire deine ihre
  put get have receive recibir receber recevoir bekommen erhalten onwards forward future adelante diante daqui frente etre sean sejam soient desormais dorenavant kunftig zukunftig ma mia des s
  bad poor great isn't malo mala ruim mauvais schlecht`)

/** Words that make a language the topic, and not what to answer in: a French course, a menu in English, a doctor who speaks German. */
const TOPIC = set(`
  curso cursos clase clases clasesde profe profesor profesora examen nivel academia carta menu cartas libro
  libros pelicula factura recibo formulario folleto web pagina app guia visita tour resena titulo
  certificado contrato informe subtitulos medico doctora doctor dentista personal equipo alguien camarero
  empleados aprender ensenais ensenan dice significa tortilla manicura traductor interprete course courses
  class classes lesson lessons teacher teachers exam level menus book books movie film invoice receipt form
  brochure website page guide review certificate contract report subtitles dentist staff team someone anyone
  anybody somebody waiter learn learning teach mean means called toast manicure breakfast translator
  interpreter fries cours lecons lecon prof professeur niveau livre livres facture formulaire site visite
  avis diplome contrat rapport medecin docteur dentiste personnel equipe quelqu'un serveur apprendre
  enseignez veut dit signifie aula aulas professor professora exame ementa cardapio livro livros filme
  fatura folheto avaliacao diploma relatorio equipa alguem garcom ensinam diz kurs kurse unterricht lehrer
  lehrerin prufung speisekarte karte buch bucher rechnung formular broschure webseite seite fuhrung
  bewertung zeugnis vertrag bericht arzt arztin zahnarzt jemand kellner lernen unterrichtet heisst sagt
  bedeutet dolmetscher`)

/** Relatives and friends, whose language it may be. Outside of a complete request they do not count: "in English please, my husband reads along". */
const PEOPLE = set(`
  marido mujer madre padre hijo hija abuela abuelo amigo amiga amigos novio novia husband wife mother mum
  mom father dad son daughter grandma friend friends boyfriend girlfriend kids child children mari femme
  mere pere fils fille grand-mere ami amie amis copain copine mulher mae pai filho filha avo namorado
  namorada mann frau mutter vater sohn tochter oma opa freund freundin freunde`)

/** How many words before a language's name are searched for a "not" or "instead of". */
const NEGATION_REACH = 6

const EXCLUDED =
  /\b(?:not?|don't|dont|doesn't|can't|cannot|nicht|ned|net|nit|pas|nao|instead of|rather than|en (?:vez|lugar) del?|em vez d[eo]|au lieu d[eu]|anstatt|statt|kein|weder|ni|sin|ohne|without|sans|sem) (?:(?:in|en|em|auf|de|i|comfortable|fluent|comod[oa]|(?:l')?aise|confortavel|vontade|wohl|sicher|me|siento|sens|sinto|feel|fuhle|mich|a|speak|hablo|habla|hablar|falo|falar|entiendo|entendo|comprendo|so|gut|sehr|muy|muito|very|good|my|mi|bien|tres|trop|understand|comprends|parle|verstehe|spreche) ){0,5}$/

/** "Vos messages en anglais je les comprends pas". */
const NOT_UNDERSTOOD =
  /\b(?:no|not|don't|dont|nao) (?:[^ ]+ )?(?:understand|entiendo|comprendo|entendo)\b|\bcomprends (?:pas|rien)\b|\bverstehe? (?:ich )?(?:[^ ]+ )?(?:nicht|net|ned|nix)\b/

/** "No me hables en", "don't write to me in"; not "why don't we speak". */
const NOT = set("no not don't dont never nunca nao ne nicht ned net nit kein")
const WHY = set("que why pourquoi porque warum wieso")
const WHOM = set("me nos te le lo se to us m'")
/** Verbs behind a "not" that refuse nothing: "no entiendo, habla español", "¿no hablas español?", "nunca me respondes en español". */
const STATED = set(`
  understand entiendo comprendo comprends verstehe entendo hablas hablais escribes respondes contestas atiendes explicas falas`)
const mayBeRefused = (word: string) => (SPEAK.has(word) && !STATED.has(word)) || USE.has(word)

const refusesToSpeak = (before: readonly string[]) => {
  const not = before.findLastIndex((word) => NOT.has(word))
  if (not < 0 || WHY.has(before[not - 1] ?? "")) return false
  const rest = before.slice(not + 1)
  const verb = rest.findIndex((word) => !WHOM.has(word))
  return (
    mayBeRefused(rest[verb] ?? "") &&
    rest.slice(verb + 1).every((word) => FRAME.has(word) || SPEAK.has(word) || word === "pas")
  )
}

/** The most words of a message in which a language's own name is request enough: "English, sorry". */
const LONE = 3

/** Words before the language that is to be left: "from English to Spanish". */
const FROM = set("from de del von do du vom")
const IN = set("in en em auf")
const TOWARDS = set("to a al para pra auf zu ins en in em au into pro")

/** "You carry French wine" asks for nothing. */
const CARRY_ON = /\bcarry on(?! bags?\b)/gi
/** Letters with full stops, such as "S.v.p.", which end no sentence. */
const ABBREVIATION = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu

/**
 * The language that a message asks to be answered in, whatever language it asks in; null when it
 * asks for none, or speaks of a language as a topic (a course, a menu, a relative).
 */
export const requestedLanguage = (text: string): Language | null => {
  const plain = text
    .replace(ABBREVIATION, (dotted) => dotted.replaceAll(".", ""))
    .replace(CARRY_ON, "continue")
  for (const clause of plain.split(/[,.;:!?\n]|\b(?:but|pero|aber|mais|mas)\b/i).reverse()) {
    const found = requestIn(words(clause.replaceAll("-", " ")), plain)
    if (found) return found
  }
  return null
}

const requestIn = (clause: readonly string[], text: string): Language | null => {
  const named = clause.flatMap((word, at) => {
    const language = nameOf(word)
    if (!language) return []
    const before = clause.slice(Math.max(0, at - NEGATION_REACH), at)
    const refused =
      EXCLUDED.test(`${before.join(" ")} `) ||
      refusesToSpeak(before) ||
      NOT_UNDERSTOOD.test(clause.slice(at + 1).join(" ")) ||
      /^(?:nicht|not|no)$/.test(clause[at + 1] ?? "")
    return refused ? [] : [{ language, at, before: clause[at - 1] ?? "" }]
  })
  if (named.length === 0) return null
  const rest = clause.filter((word) => nameOf(word) === null)
  const target =
    (named.length > 1 ? named.find(({ before }) => !FROM.has(before)) : undefined) ?? named[0]
  const said = words(text)
  if (!target || said.some((word) => TOPIC.has(word))) return null
  const speaks = rest.some((word) => SPEAK.has(word))
  const wished = rest.some((word) => WISH.has(word))
  const tells = IN.has(target.before)
  const asks = speaks || wished || rest.some((word) => USE.has(word))
  const known = (word: string) =>
    [FRAME, SPEAK, WISH, USE].some((those) => those.has(word)) || (tells && TELL.has(word))
  if (rest.length === 0)
    return OWN_NAMES.has(clause[target.at] ?? "") && said.length <= LONE ? target.language : null
  if ((wished && rest.every(known) ? clause : said).some((word) => PEOPLE.has(word))) return null
  if (rest.every(known) && (asks || TOWARDS.has(target.before))) return target.language
  const wishes = wished || TOWARDS.has(target.before)
  return speaks && wishes ? target.language : null
}

/* Facts about the business are told of "we" or of nobody; "I" in a note is the client, whose own words the model took over. */

const ENGLISH = [
  "I['’](?:m|ve|d|ll)",
  "(?-i:I) (?:(?:also|just|never|always|really|currently) )?(?:am|have|had|was|live|take|need|want|like|prefer|hate|work|suffer|got|owe|lost|feel|came|don['’]?t)",
  "my (?:husband|wife|son|daughter|mother|father|mum|mom|dad|boyfriend|girlfriend|partner|ex|child|children|kids?|sister|brother|boss|doctor|name|card|address|pin|password|phone|house|back|knee|skin|hair)",
]
/** Without what English makes of soya: soy milk, soy vegan burgers. */
const SPANISH = [
  "(?:estoy|tengo|padezco|sufro|nac[ií]|vivo en|debo \\d+|acabo de|voy a|tomo|me (?:llamo|operaron|duelen?|despidieron|han?))",
  "mi (?:marido|mujer|espos[oa]|hij[oa]|madre|padre|novi[oa]|ex|pareja|herman[oa]|contraseña|clave|tarjeta|dirección|nombre|casa|portal|jef[ea]|médic[oa])",
  "mis (?:hij[oa]s|padres|nietos)",
  "soy (?:alérgic[oa]|diabétic[oa]|celíac[oa]|intolerante|asmátic[oa]|hipertens[oa]|madre|padre|viud[oa]|divorciad[oa]|solter[oa]|casad[oa]|zurd[oa]|client[ea])",
]
const PORTUGUESE = [
  "(?:estou|tenho|sofro|nasci|moro|chamo-me|me chamo|devo \\d+)",
  "(?:meu|minha|meus|minhas) \\p{L}+",
  "sou (?:alérgic[oa]|diabétic[oa]|celíac[oa]|intolerante|mãe|pai|casad[oa]|solteir[oa]|divorciad[oa]|viúv[oa]|client[ea])",
]
const FRENCH = [
  "j['’](?:ai|habite|aime|étais|avais|attends)",
  "je (?:suis|prends|souffre|vis|m['’]appelle|travaille|préfère|dois|ne|n['’]\\p{L}+)",
  "mon (?:mari|fils|père|ex|médecin|mot de passe|code|adresse|enfant|bébé|patron|copain)",
  "ma (?:fille|femme|mère|carte|copine|grossesse|peau|maison)",
  "mes (?:enfants|parents)",
]
const GERMAN = [
  "ich",
  "mein(?:e|en|em|er|es)? (?:mann|frau|sohn|tochter|mutter|vater|ex|kind(?:er)?|freund(?:in)?|arzt|name|adresse|passwort|karte|pin|rücken|haut)",
]
const SELF = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:${[ENGLISH, SPANISH, PORTUGUESE, FRENCH, GERMAN].flat().join("|")})(?![\\p{L}\\p{N}])`,
  "iu",
)
/** What clients may say, and is quoted: 'Whoever says "I am pregnant" gets another massage'. */
const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/gu

/** Whether somebody speaks of themselves. */
export const speaksOfSelf = (note: string): boolean => SELF.test(note.replace(QUOTED, ""))

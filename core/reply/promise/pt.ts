import { PEOPLE } from "./people.ts"

const ASK =
  "(?:pedir (?:para|pra|ao|a|pro)|perguntar (?:para|pra|ao|a|pro)|(?:falar|ver|verificar|confirmar|checar|conferir|combinar) com|avisar|repassar|encaminhar)"

/** "Avisei a equipe", "Entraremos em contato". */
export const pt: readonly string[] = [
  // Somebody has been told.
  "(?:avisei|informei|falei com|perguntei [ao]) (?:[ao] )?\\S+ ",
  "(?:passei|passo|repasso|repassei|encaminho|encaminhei) (?:o |a )?(?:seu|sua|teu|tua) (?:recado|mensagem|pedido) ",
  `${PEOPLE} (?:ja )?(?:esta|estao|foi|foram) (?:ja )?(?:sabendo|avisad\\w+|informad\\w+|ciente\\w*|a par) `,
  // Somebody is told, or asked.
  `(?:avisei|informei|encaminhei|passei|notifiquei|comuniquei|ja avisamos|vou (?:\\S+ )?(?:avisar|passar|consultar|perguntar|encaminhar|transferir|informar|verificar com|confirmar com)|avisarei|passarei|consultarei|perguntarei|encaminharei|informarei) .{0,60}${PEOPLE}`,
  `vou (?:\\S+ )?${ASK} (?!voce|vc|o calendario|a agenda)`,
  `(?:aviso|falo com|pergunto (?:para|pra|ao|a|pro)|peco (?:para|pra|ao)) (?:o |a |os |as )?${PEOPLE}`,
  // Somebody will write, or call.
  `${PEOPLE} .{0,50}(?:(?:vai|ira|vao|irao) (?:\\S+ )?(?:responder|ligar|retornar|entrar|contactar|contatar|atender|falar|procurar|chamar)\\S*|(?:entrara|entrarao|respondera|ligara|retornara|contactara)) `,
  "(?:vai|vao|vamos) (?:te|lhe|vos) (?:ligar|responder|retornar|chamar|procurar|contactar|contatar|escrever|avisar) ",
  "(?:entraremos em conta[ct]*to|retornaremos|vamos ligar-lhe|responderemos) |te (?:retornamos|ligamos|respondemos|chamamos) ",
  "(?:te|lhe|vos) (?:aviso|avisamos|avisarei|avisaremos|confirmo|informo|retorno) (?:assim que|quando|logo|depois|em breve|amanha|hoje) |(?:te )?dou (?:um )?retorno |volto a (?:falar|contactar|entrar) ",
  "(?:e|ja) (?:ja )?te (?:falo|digo|aviso|retorno|respondo|conto|confirmo|chamo|escrevo) (?!que |o |a |os |as )",
  "(?:ela|ele)s? (?:(?:ja|logo) )?(?:te|lhe) (?:chama|responde|liga|avisa|escreve|retorna)m? ",
  "(?:vai|vais|vao) (?:te |lhe )?(?:receber|ter) (?:uma )?(?:resposta|noticias|retorno|ligacao) |tera(?:s|o)? (?:noticias|resposta|retorno) ",
]

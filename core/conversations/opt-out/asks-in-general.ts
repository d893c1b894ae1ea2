/*
 * Who asks how it is in general: "do companies have to offer an unsubscribe option? it's for an essay", "do you keep my photos when you
 * reset it?". Over folded words.
 */
import { oneOf, WORD } from "./spoken.ts"

/** What is written or learnt about it. */
const STUDY = oneOf(
  "(?:(?:my|an?|for|the) (?:\\S+ )?(?:essay|thesis|dissertation|coursework|homework|assignment|uni|course|class|school|college|presentation|project|exam)|essay|homework|dissertation)",
  "(?:trabajo|proyecto|tfg|tfm|tesis|examen|clase|exposicion|deberes) (?:de|del|para|en) (?:la |el |mi )?\\S+|(?:mi|un|una) (?:tfg|tfm|tesis|exposicion)|los deberes",
  "(?:trabalho|tcc|prova|aula|tese|projeto|apresentacao) (?:da|do|de|pra|para) (?:a |o )?\\S+|(?:meu|um|minha|uma) (?:tcc|tese|apresentacao)",
  "(?:mon|un|ma|une|le) (?:memoire|expose|these|dissertation|devoir|cours|dossier)|(?:haus|fach|bachelor|master|seminar|diplom)arbeit|referat|berufsschule|studium|prufung|(?:fur|furs) (?:die |das )?(?:uni|schule|ausbildung)",
)
const FIRMS =
  "(?:compan(?:y|ies)|business(?:es)?|firms?|shops|stores|brands|senders|empresas?|negocios|tiendas|marcas|firmas|lojas|entreprises?|boites|societes|magasins|marques|firmen|unternehmen|betriebe|geschafte|laden)"
/** What is so by law, of firms and not of ours. */
const LAW = oneOf(
  `(?:do|does|must|should|are|is) (?:all |any |every )?${FIRMS} (?:[^ ,/?]+ ){0,3}(?:have to|need to|must|obliged|required|legally|allowed|offer|include|put)`,
  `${FIRMS} (?:[^ ,/?]+ ){0,3}(?:have to|must|tienen que|deben|estan obligad[oa]s|sao obrigad[oa]s|tem (?:de|que)|devem|doivent|sont obligees?)`,
  `(?:tienen que|deben|estan obligad[oa]s|sao obrigad[oa]s|tem que|devem|mussen|durfen|sollten) (?:(?:las|los|as|os|eigentlich|denn|alle|auch) )*${FIRMS}`,
  "(?:what|which|que|quelle|qual|welches) (?:law|ley|loi|lei|gesetz)",
  "muss (?:in |auf |bei )?(?:jede[rmsn]?|alle[nr]?) \\S+",
)
/** What becomes of somebody's data, as of those on a tablet that is repaired. */
const DATA = oneOf(
  `(?:borra|guarda|conserva|elimina)(?:n|is|s) ${WORD}{0,3}(?:datos|fotos|archivos|documentos|contactos|informacion|historial)`,
  `(?:do|does) (?:you|they|it) (?:delete|erase|wipe|keep|store|save) ${WORD}{0,3}(?:data|photos|pictures|files|documents|contacts|history|details)`,
  `(?:apaga|guarda|elimina|conserva)m ${WORD}{0,3}(?:dados|fotos|arquivos|ficheiros|documentos|contatos|contactos|historico)`,
  `(?:vous (?:gard|effac|supprim|conserv)ez|(?:tu|on) (?:gard|effac|supprim|conserv)es?) ${WORD}{0,3}(?:donnees|photos|fichiers|documents|contacts|historique)`,
  `(?:behalt|losch|speicher)\\S* (?:ihr|sie) ${WORD}{0,3}(?:daten|fotos|bilder|dateien|dokumente|kontakte)`,
)
/** Us, or what we should do. */
const OURS = new RegExp(
  ` ${oneOf(
    "(?:text|writ|messag|contact|send|bother)\\w* (?:to )?(?:me|us)|(?:take|get|remove|delete|unsubscribe) (?:me|us)|stop (?:it|this|that|texting|sending|messaging)",
    "(?:me|nos) (?:escrib|mand|envi|borr|saqu|quit|elimin|tir|remov|apag|exclu|escrev)\\w*|(?:borr|saqu|sac|quit|elimin|tir|remov|apag|exclu)\\w*(?:me|nos| me| nos)|no quiero|nao quero",
    "(?:m'|me |nous )(?:ecri|envo|contact|retir|enlev)\\w*|(?:retir|enlev|supprim|desinscri|desabonn)\\w* (?:moi|nous)",
    "(?:mir|uns|mich) (?:[^ ,/?]+ ){0,4}(?:schreib|schick|send|raus|ab|aus|losch|streich)\\w*|(?:nehm|streich|losch|meld|trag)\\w* (?:mich|uns)",
  )} `,
)
const ASKS = new RegExp(
  ` (?:${LAW}|${DATA} ${WORD}{0,6}\\?|(?=[^?]*\\?)(?:[^ ?]+ )*${STUDY}|\\? (?:[^ ?]+ )*${STUDY}) `,
)

export const asksInGeneral = (said: string): boolean =>
  said.includes(" ? ") && ASKS.test(said) && !OURS.test(said)

/*
 * Who asks how it is in general: "do companies have to offer an unsubscribe option? it's for an essay". Over folded words.
 */
import { oneOf } from "./spoken.ts"

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
/** Us, or what we should do. */
const OURS = new RegExp(
  ` ${oneOf(
    "(?:text|writ|messag|contact|send|bother)\\w* (?:to )?(?:me|us)|(?:take|get|remove|delete|unsubscribe) (?:me|us)|stop (?:it|this|that|texting|sending|messaging)",
    "(?:me|nos) (?:escrib|mand|envi|borr|saqu|quit|elimin|tir|remov|apag|exclu|escrev)\\w*|(?:borr|saqu|sac|quit|elimin|tir|remov|apag|exclu)\\w*(?:me|nos| me| nos)|no quiero|nao quero",
    "(?:m'|me |nous )(?:ecri|envo|contact|retir|enlev)\\w*|(?:retir|enlev|supprim|desinscri|desabonn)\\w* (?:moi|nous)",
    "(?:mir|uns|mich) (?:[^ ,/?]+ ){0,4}(?:schreib|schick|send|raus|ab|aus|losch|streich)\\w*|(?:nehm|streich|losch|meld|trag)\\w* (?:mich|uns)",
  )} `,
)
const ASKS = new RegExp(` (?:${LAW}|(?=[^?]*\\?)(?:[^ ?]+ )*${STUDY}|\\? (?:[^ ?]+ )*${STUDY}) `)

export const asksInGeneral = (said: string): boolean =>
  said.includes(" ? ") && ASKS.test(said) && !OURS.test(said)

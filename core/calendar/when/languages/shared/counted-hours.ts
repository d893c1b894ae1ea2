import { askTime, firmAsk } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

/** Hours that are counted from another, in all languages: "half an hour after three", "at three, or an hour later". */

const AMOUNT =
  "(?:(?:half an|(?:a )?half|an|one|(?:a )?quarter of an|una|media|uma|meia|une|une demi|eine|ne|einer|ner|{n}) ?(?:hours?|hrs?|hs?|horas?|horitas?|horinhas?|heures?|stunden?|std)(?: (?:and a half|y media|e meia|et demie))?|" +
  "(?:eine |ne |einer |ner )?(?:halbe|viertel|dreiviertel) ?(?:stunde|std)|anderthalb stunden|(?:un )?cuarto de hora|(?:un )?quart d heure|" +
  "{n} ?(?:minut(?:o?s|es|en)|mins?|mn))"
const LATER =
  "(?:later|earlier|sooner|before|after|mas tarde|mas temprano|mas pronto|despues|antes|mais tarde|mais cedo|depois|" +
  "plus tard|plus tot|apres|avant|spae?ter|frue?her|vorher|danach|nachher|darauf)"
const OR =
  "(?:or|o|u|ou|oder)(?: (?:maybe|perhaps|quiza|quizas|talvez|vielleicht|sinon|si no|if not|even|auch))?"
/** What ends a time, so that an amount of it follows an hour and not a tale. */
const HOUR_BEFORE =
  "(?<=(?:\\d|\\d ?h|:\\d\\d|[ap]m|uhr|heures?|horas?|y media|e meia|et demie|noon|tarde|manana|manha|afternoon|morning),? )"
const FRACTION =
  "(?:y (?:media|cuarto)|menos cuarto|e (?:meia|um quarto|quarenta|quinze)|(?:half|quarter) (?:past|to)|et (?:demie|quart)|moins le quart)"

/** Who is late moves no appointment. */
const MOVING =
  "(?<!(?:me|nos|se|vou|vamos|voy a|vamos a|je|on|ich|wir) )" +
  "(?:atras|adelant|retras|aplaz|antecip|decal|repouss|avanc|vorverleg|verschieb|push|adi(?:ar|a|e|em|amos)(?![a-z]))[a-z]*"
const CHANGING =
  "(?:pas(?:ar|a|e|er)|mov|muev|mud|chang|cambi|corr|shift|deplac|verleg|vorzieh|zieh)[a-z]*"
const ON = "(?: (?!a las? |as )[a-z]+){0,3}"

export const countedHours: readonly Phrase[] = [
  // "Put mine of Friday at three off by half an hour": which hour that makes has to be confirmed.
  [
    `${MOVING}${ON} (?!\\d{1,2} ?(?:hs?|uhr|heures?)(?![a-z]))${AMOUNT}|(?:para|pra|to|a(?= (?:media|une?|una|\\d))|auf) ${AMOUNT} ${LATER}(?! (?:d[aeou]s?|del|que|than|als) )|${CHANGING}${ON} ${AMOUNT} ${LATER}(?! (?:de|du|that|que|als|than) )`,
    firmAsk("vague"),
  ],
  [
    `(?:back|forward|forwards|up) (?:by )?${AMOUNT}|${AMOUNT} (?:${LATER} )?(?:nach (?:hinten|vorne?)|vor(?:zu)?ziehen|vor(?:zu)?verlegen|(?:zu )?verschieben|verschoben)`,
    firmAsk("vague"),
  ],
  [`${HOUR_BEFORE}(?:menos|less|minus|weniger) ${AMOUNT}`, firmAsk("vague")],
  [
    `${AMOUNT} (?:${LATER}|vor|nach|past) (?:than |de |del |das? |dos? |d |que |als |at )*(?:las? |as |a las )?(?:{time})`,
    firmAsk("vague"),
  ],
  [`${OR} ${AMOUNT} ${LATER}`, firmAsk("several")],
  [`${HOUR_BEFORE}${AMOUNT} ${LATER}(?! (?:than|de|que|als) )`, firmAsk("several")],
  // "On Friday an hour earlier": than the one that stands.
  [`{onDay}${AMOUNT} ${LATER}(?! (?:than|de|d|da|que|als) )`, askTime],
  // "At three, could it be 4?": a bare number that replaces the hour, or is the second choice.
  [
    "(?<=(?:\\d(?: ?(?:h|[ap]m|uhr))?|:\\d\\d)[,.;?!]? (?:and |but |y |pero |e |mas |et |mais |und |aber )?)" +
      "(?:(?:could|can) (?:it|we|i|you|u) (?:be|do|make it|come|have)|(?:change|move|switch) it to|if not|failing that|" +
      "(?:puede|podria) ser|si no|(?:pode|poderia) ser|senao|se nao|possible|sinon|(?:geht|ginge)(?: auch| es)?|sonst|notfalls)" +
      "(?: at| um| a| as)? {time}(?= ?(?:$|[,;?!]|\\.(?!\\d))| (?:instead|please|pls|then|also|mejor)(?![a-z]))",
    firmAsk("several"),
  ],
  // "Friday at three, or the day after".
  [
    `${OR} (?:(?:the )?(?:next day|(?:day|one) after)|(?:a|one) day (?:later|earlier)|(?:el|al) (?:dia siguiente|otro dia|siguiente|dia de despues)|` +
      "(?:un )?dia (?:despues|antes|mas tarde)|(?:no |o )?dia seguinte|(?:um )?dia (?:depois|antes)|(?:le )?lendemain|(?:un )?jour (?:plus tard|apres|avant)|" +
      "(?:am |den )?(?:nae?chsten tag|folgetag|tag (?:danach|drauf|spae?ter|frue?her|davor))|(?:einen|ein) tag (?:spae?ter|frue?her|danach))(?! (?:a las|at|um|as|a) \\d)",
    firmAsk("several"),
  ],
  // "At three or half past", "at quarter past or half past three".
  [`(?<=\\d(?: ?(?:h|pm|am|uhr))?,? )${OR} ${FRACTION}(?= ?(?:$|[,;.?!]))`, firmAsk("several")],
  ["(?:half|quarter|ten|twenty|five) (?:past|to) or", firmAsk("several")],
]

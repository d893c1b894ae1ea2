/*
 * Who is not to be written to at some hour, or today, wants to be at others: "after 8 pm no messages please". Over folded words.
 */
import { oneOf } from "./spoken.ts"

const HOUR = oneOf(
  "(?:despues|antes) de las? TIME(?: (?:y media|am|pm|hs?|horas?|de la (?:noche|manana|tarde)))?",
  "(?:depois|antes) d[ao]s? TIME(?: (?:e meia|h|horas?|da (?:noite|manha|tarde)))?",
  "(?:after|before|past) TIME(?: (?:am|pm|o'clock|at night|in the (?:morning|evening)))?",
  "(?:apres|avant) \\d+ ?h\\S*(?: ?\\d+)?(?: (?:heures|du (?:matin|soir)))?|(?:apres|avant) \\d+ heures",
  // "In the middle of the night"
  "de madrugada|a la madrugada|en (?:plena|la) (?:noche|madrugada)|por las? noches?|de noche|tan tarde",
  "(?:in the middle of the |late at |at |during the |in the )night|at \\d\\S* ?(?:am|in the morning)|(?:this|so) late",
  "(?:durante |no meio d|a )(?:a )?noite|no meio da madrugada|a noite|a (?:essa|esta) hora|tao tarde",
  "la nuit|en pleine nuit|le soir|au milieu de la nuit|a \\d{1,2} ?h(?: du (?:matin|mat))?|si tard",
  "a (?:media ?noche|minuit|meia noite)|at midnight|um mitternacht|nachts|(?:mitten )?in der nacht|in der fruh|abends spat|so spat|nach mitternacht",
  "(?:nach|vor|ab) TIME uhr(?: (?:\\d+|abends|morgens|nachts|fruh))?|(?:nach|vor) \\d{1,2}(?= (?:bitte|keine) )",
).replaceAll("TIME", "\\d\\S*(?: , \\d+)?")
/** "Today I want none", "heute gar keine". */
const SAYING = "(?:(?:je|ich|yo|eu|i|gar|absolutely|absolument) )?"
const TODAY = oneOf(
  "(?:(?:por|pour|fur|for|just) )?(?:hoy|esta (?:noche|tarde)|hoje(?: a noite)?|esta noite|today|tonight|this evening|aujourd'hui|ce soir|heute?(?: (?:abend|nacht|nachmittag))?)",
)
const PLEASE =
  "por favor|porfa|please|pls|bitte|svp|merci de|merci|s'il vous plait|s'il te plait|se faz favor"
const POLITE = `${PLEASE}|ya|ja|dann|ne|ta|eh|hein|ok|gell|si|no|vale|right`
const WHAT =
  "nada|nothing|rien|anything|any|anymore|more|mas|mais|plus|pas|mehr|de|messages|texts|mensajes|mensagens|mensagem|nachrichten|msgs?|mensaje|me|mir|uns|at"
const NOTHING = oneOf(
  "(?:no|nao|nada de|sin|sem) (?:me |nos |les? |mas |mais )*(?:escrib|escrev|mand|envi|mens|whatsapp)\\S*",
  "(?:don't|do not|dont|no|stop|no more|not) (?:any |more )*(?:text|messag|writ|send|contact|ping|whatsapp)\\S*",
  "(?:(?:ne |n')(?:plus |pas )?(?:m'|me |nous )?|(?:pas|plus) de )(?:ecri|envo|messag|text|sms|whatsapp)\\S*",
  "(?:nicht|nichts|keine?)(?: mehr)? (?:zu )?(?:an|zu)?(?:schreib|schick|nachricht|send|meld|whatsapp|sms)\\S*",
  "(?:evit\\w*|avoid|vermeide\\w*) (?:me |de |m'|d')*(?:mand|envi|escr|ecri|envo|text|send|messag)\\S*(?: (?:coisas?|cosas?))?",
  "(?:no|nao|don't|do not|dont|not) (?:quiero|queremos|quero|want|get|receive) (?:(?:recibir|receber|to (?:receive|get)|any|more|mas|mais) )*(?:mensaj|mensag|messag|text|whatsapp)\\S*",
  "(?:ne |n')(?:veux|voulons) (?:plus |pas )?(?:(?:recevoir|de|rien) )*(?:recevoir|messag|sms|whatsapp)\\S*|(?:mochten?|will|wollen) (?:ich|wir) keine (?:nachricht|whatsapp|sms)\\S*",
)
/** "I have asked you three times", "I'm sick of it": patience is at its end. */
const ASKED_BEFORE = oneOf(
  "(?:pedi\\w*|dicho|dije|told|asked|said|disse\\w*|demande|dit|gesagt|gebeten)(?: [^ ,/?]+){0,3} (?:veces|times|vezes|fois|ayer|ontem|hier|yesterday|gestern|ya|already|ja)",
  "\\S*mal (?:[^ ,/?]+ ){0,3}(?:gesagt|gebeten)|(?:already|just) (?:told|asked|said)|(?:sick|tired) of|hart[oa]s?|marre|cansad[oa]s?|satt|genug",
)
/** "After 9 no messages, nor at any other time". */
const FOR_GOOD = new RegExp(
  ` ${oneOf(
    ASKED_BEFORE,
    "nunca|jamas|a ninguna hora|a nenhuma hora|(?:ni|nem|nor|ni de|nem de|nor at|weder) (?:de |at |by |am )?(?:dia|day|tags?)|(?:antes|despues) tampoco|(?:antes|depois) tambem nao|(?:avant|apres) non plus|(?:vorher|danach) auch nicht|never|ever|at all|at any time|(?:any more|anymore)(?! (?:today|tonight|this|\\S*messages?|texts?|sms|whatsapps?|of))|forever|jamais|nie|niemals|(?<! (?:uhr|heute?|abend|nacht|nachmittag) )gar|uberhaupt|de tudo|siempre|sempre|always|immer|toujours|definit\\S*|endgultig",
  )} `,
)
/** "After 3 reminders" is no hour. */
const HOUR_ONLY = `${HOUR}(?= (?:[,/?]|${POLITE}|que|because|weil) )`
/**
 * The hour heads the clause that forbids, or stands right behind it. "It's after 11, stop texting me" and "you text me after 9, stop"
 * tell when we wrote.
 */
const HEAD = oneOf(
  `(?<=[,/] (?:${oneOf(
    "por favor|porfa|please|pls|bitte|svp|merci|hola|ola|hi|hello|hallo|bonjour|ok|vale|y|and|e|et|und|pero|but|mas|mais|aber|so|que|that",
    "ich|wir|i|je|eu|i'd|we'd|quiero|quisiera|prefiero|quero|queria|prefiro|want|like|prefer|voudrais|prefere|will|wollen|mochte|mochten",
  )} ){0,5})`,
  "(?<= (?:so|asi que|entonces|entao|alors|donc|also|daher|deshalb) )",
)
const AT_NO_SUCH_HOUR = new RegExp(
  ` ${HEAD}${HOUR} (?:, )?(?:(?:${POLITE}) )*${NOTHING} | ${NOTHING} (?:(?:${WHAT}|${POLITE}) )*${HOUR_ONLY} `,
)
/** "No more messages today, please", "hoy que estoy malo", unlike "no more messages today I have had five". */
const TODAY_ONLY = `${TODAY}(?= (?:(?:${PLEASE}) )*(?:[,/?]|(?:que|porque) (?:estoy|tengo|ando|voy|to|estou|tenho|vou)|because i'm|weil ich|car je) )`
const NOT_TODAY = new RegExp(
  ` ${HEAD}${TODAY} (?:, )?(?:(?:${POLITE}) )*${SAYING}${NOTHING} | ${NOTHING} (?:(?:${WHAT}|${PLEASE}) )*${TODAY_ONLY} `,
)
/** "Stop texting me today" says when to stop. */
const STOP = / (?:stop|quit) \w+ing /

export const keepsQuietHours = (said: string): boolean =>
  (AT_NO_SUCH_HOUR.test(said) || (NOT_TODAY.test(said) && !STOP.test(said))) && !FOR_GOOD.test(said)

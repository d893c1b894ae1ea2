/*
 * What somebody would do who changed their mind: "sign me up. If I get bored later, can I leave?" asks how that goes, and "take me
 * off. If I change my mind I'll write" adds it to a wish. Over folded words.
 */
import { oneOf, WORD } from "./spoken.ts"

/** "If I change my mind later". */
const IF_LATER = oneOf(
  "si (?:luego|despues|mas adelante|mas tarde|con el tiempo) (?:me (?:cans|arrepient|aburr|hart)\\w*|cambio de|(?:ya )?no (?:los |las )?(?:quier|me interes|me gust)\\w*)|si (?:me arrepiento|cambio de (?:idea|opinion|parecer))",
  "(?:if|when|what if) i (?:later |then )?(?:change my mind|(?:get (?:bored|tired|sick)|tire|regret|don't want|no longer want|stop wanting) (?:[^ ,/?]+ ){0,5}(?:later|down the line|down the road|at some point|one day|in the future|after a while))|(?:if|when) (?:later|down the line) i",
  "se (?:depois|mais tarde|mais (?:pra|para) frente|mais adiante) (?:eu )?(?:me |ja )?(?:cans|enjo|arrepend|nao quis|desist|mud)\\w*|se (?:eu )?(?:me arrepender|mudar de ideias?)",
  "si (?:plus tard|apres|ensuite|par la suite|un jour) (?:j'en ai (?:marre|assez)|je (?:n'en |ne )?(?:veux|voulais) plus|ca me (?:saoule|lasse))|si (?:j'en ai (?:marre|assez)|je n'en veux plus|ca me (?:saoule|lasse)) (?:apres|plus tard|ensuite)|si je change d'avis",
  "(?:wenn|falls|sollte)(?:'?s)? (?:ich |es |mir |das |sie )*(?:spater|hinterher|danach|mit der zeit|irgendwann) (?:[^ ,/?]+ ){0,3}(?:nerv\\w*|zu viel\\w*|nicht mehr|keine|reicht|langweil\\w*)|(?:wenn|falls) ich (?:es |mir |es mir |mir's )*anders uberleg\\w*",
)
const TOO_MANY =
  "demasiad\\w*|much[oa]s|muit[oa]s?|demais|too (?:many|much)|a lot|trop|zu (?:viel\\w*|oft)|zuviel\\w*"
const IF_TOO_MANY = `(?:si|se|if|wenn|falls) ${WORD}{0,4}(?:${TOO_MANY})`
const CAN = oneOf(
  "puedo|posso|da (?:para|pra)|consigo|can i|could i|je peux|puis je|est ce que je peux|kann (?:ich|man)",
)
const LEAVE = oneOf(
  "out|off|stop|leave|unsubscribe|cancel|salir\\w*|dejar\\w*|borrar\\w*|dar\\w* de baja|desapuntar\\w*|sair|parar|cancelar|descadastrar|sortir|arreter|quitter|desabonner|desinscrire|raus|abmelden|kundigen|abstellen|abbestellen",
)
const HOW = "how|como|comment|wie"
/** With a question mark any question; without one, how or whether one can leave. */
const ASKED = oneOf(
  "(?=[^/?]* \\?)",
  `(?=(?: [^ ,/?]+){0,3}(?: ,)?(?: [^ ,/?]+){0,2} (?:${CAN}|${HOW}) ${WORD}{0,4}${LEAVE} )`,
)
const LATER = oneOf(
  "later|luego|despues|mas adelante|depois|mais tarde|apres|plus tard|ensuite|spater",
)
const ONE_DAY = oneOf(
  LATER,
  "some ?day|one day|at some point|un dia|algun dia|um dia|algum dia|un jour|eines tages|irgendwann",
  "then|right|please|entonces|por favor|entao|alors|svp|dann|bitte",
)
/** What the writer would do: "I'll text", "os aviso". */
const THEIR_DEED =
  "(?:i|i'll|i'd|will|ill|ich|je|eu|ya|os|te|les|vos|vous|te|aviso|avis\\w+|escrib\\w+|escrev\\w+|melde|schreib\\w*|ecri\\w*)"
/** "How do I get off the list later?", unlike "now and not later". */
const NOT_NOW = oneOf(
  "later|luego|despues|mas adelante|depois|mais tarde|plus tard|ensuite|spater|hinterher|danach",
)
const LEAVES = oneOf(
  LEAVE,
  "salgo|(?:doy|damos) de baja|saio|desabonne|desinscris|melde|trage|unsubscribe from (?:it|this|them)",
)
const ASKS = new RegExp(
  ` ${oneOf(
    `(?:${HOW}|${CAN}) ${WORD}{0,4}(?:${LEAVES} ${WORD}{0,4}(?<! (?:no|nao|not|pas|nicht|erst) )${NOT_NOW}|${NOT_NOW} ${WORD}{0,3}${LEAVE})(?: (?:ab|aus|again|wieder)){0,2}(?= [/?])`,
    `${IF_LATER}(?= )${ASKED}`,
    // The other way round, with nothing that they would do then: "how do I get off the list if I change my mind one day"
    `${LEAVE} (?:(?!${THEIR_DEED} )${WORD}){0,4}${IF_LATER} (?:${ONE_DAY} ){0,3}(?=[,/?])`,
    `${IF_TOO_MANY} ${WORD}{0,3}(?:, )?(?:me |eu |entonces |then |dann |alors )?${CAN}(?=[^/?]* \\?)`,
  )}`,
)

export const asksToLeaveLater = (said: string): boolean => ASKS.test(said)

/** With what they would do then: "I'll get in touch", in its own clause or behind a comma. */
const SUPPOSES = new RegExp(` ${IF_LATER} (?:${LATER} )?(?:(?!${LATER} )[^ ,/?]+ |, [^ ,/?]+ )`)

export const supposesLater = (said: string): boolean => SUPPOSES.test(said)

import * as say from "../../grammar/found-meanings.ts"
import { ask, askTime, firmAsk, skip, turn } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { AS_SOON_AS, AT, DONE, WORK } from "./terms.ts"

/** How one asks for an appointment; "reservado" says that it is made. */
const WISHED =
  "(?:pon|apunt|reserv|hazm|haznos|met(?:e|a)|agend|anot|coloc|dam|danos|dad|dem|dej)[a-z]*(?<!ad[oa]s?)|(?:puedo|podria|podeis|puedes|pueden|tienes|teneis|tienen|hay|quiero|quisiera|prefiero)"

/** What has to be asked, and what turns the words beside it. */
export const talk: readonly Phrase[] = [
  // What a receptionist has to ask.
  ["entre(?= (?:el )?(?:medio ?dia|la manana|la tarde))", firmAsk("vague")],
  [
    "(?<!(?:^|[^a-z])a )una hora de estas|(?:a )?cualquier hora de estas|(?:en )?cualquier (?:rato|momento) de estos|uno de estos ratos|un dia de (?:estos|estas)|una (?:manana|tarde|noche) de estas|(?:algun|cualquier) dia(?: de estos)?|uno de estos dias|un dia cualquiera|" +
      "(?:en )?estos dias|(?<=(?<![a-z])(?:paso|pasamos|voy|vamos|ire|vengo|ir|pasar|recoger)[^.,;!?]{0,25} )en algun momento|en algun momento(?= (?:me |os |les |te )?(?:paso|pasamos|pasare|voy|vamos|ire|vengo|recojo))",
    ask("vague"),
  ],
  [
    "ahorita(?: mismo)?(?! (?:como |tipo |por ah?i )?(?:a las?|en la|por la) )|ahoritita|(?:pasad[oa]s?|tras|despues de|antes de) (?:el |la |las |los )?(?:puente|fiestas|vacaciones|navidades)(?: de (?:la )?\\w+)?|al ratito|(?:dentro de|en) (?:un (?:rat(?:o|ito|ico|in)|moment(?:o|ito|ico)|instante|pelin)|nada|(?<!vemos en )breve)|proximamente|mas tarde|mas tardecito|" +
      "al rato|mas adelante",
    ask("vague"),
  ],
  [
    `(?:despues|luego|saliendo|al (?:salir|terminar|acabar)|a la salida|${AS_SOON_AS} ${DONE})(?: (?:del?|la|el|mi))* ${WORK}`,
    askTime,
  ],
  [
    `(?:despues de|tras|antes de) (?:dejar|llevar|recoger) (?:a )?(?:l[oa]s|mis?|el|la) [a-z]+|${AS_SOON_AS} ${DONE}|a ultima hora|(?:a|en) (?:esa|ese) (?:misma |mismo )?(?:hora|horario)|(?:a |en )?(?:(?:la|esta) )?misma hora|(?:en )?(?:el )?mismo horario|mismo dia y (?:misma )?hora`,
    askTime,
  ],
  [
    "(?:despues|antes|luego|saliendo) del? (?:(?:mi|la|el|una?) )?[a-z]+ de las? {time}",
    firmAsk("vague"),
  ],
  [
    "(?!.* o |[^.;,!]*\\?)hoy (?:ya )?(?:solo |no )(?:(?:me|te|os|le|les|nos) )?qued[a-z]+ (?:\\d+ ?(?:m|min[a-z]*|horas?|h|huecos?)|nada|poco)|(?!.* o |[^.;,!]*\\?)(?:solo|no) (?:(?:os|te|le|les) )?qued[a-z]+ (?:\\d+ ?(?:m|min[a-z]*|horas?|h|huecos?)|nada|poco) (?:para )?hoy",
    ask("vague"),
  ],
  ["(?:el )?mismo dia(?= (?:del?|en|que|la|el) )", firmAsk("vague")],
  [
    "cuando (?:a [a-z]+ )?(?:te|os|le|les) (?:venga|vaya) (?:bien|mejor)|cuando (?:uds?|ustede?s?|usted|vos|tu)\\.? (?:puedan?|puedas|quieran?|gusten?)|cuando (?:(?:uds?|ustedes|usted|vos)\\.? )?(?:tengan?|tengas|haya) (?:un |algun )?(?:cam(?:po|pito)|espaci(?:o|to)|hue(?:co|quito)|cup(?:o|ito)|lugar(?:cito)?|turnito|rat(?:o|ito)|chance|tiempito)|" +
      "lo (?:antes|mas pronto|mas rapido|mas temprano) (?:posible|que (?:puedas|pueda|puedan|podais))|" +
      "lo antes|cuanto antes(?: mejor| posible)?|" +
      "cuando (?:puedas|pueda|podais|puedan|quieras|querais|quieran|tengas|tengais|tengan|haya)(?: (?:un )?(?:hueco|sitio|turno|lugar))?|" +
      "(?:cuando|en cuanto|si|apenas|ni bien) (?:se (?:(?:le|les|te|os) )?(?:liber[ae]|desocup[ae])|(?:se (?:caiga|cae|abra|abre)|(?:les |os |te )?(?:salga|sale|surja|surge)|tengan?|tengais|tengas|teneis|tienen|hay|haya|queda|quede)(?= (?:algun|alguna|algo|un|una|otro|cualquier|hue[cq]|turno|hora|cita|sitio)))(?: (?:algun|alguna|algo|un|una|otro|cualquier))*(?: (?:hue(?:co|quito)|turno|hora|cita|sitio|espacio|lugar|cupo|libre)|(?<=libere|libera|ocupe|ocupa|algo))|" +
      "si (?:alguien|alguno|alguna|otr[oa]) (?:cancel|anul|falla|fall|se cae|se da de baja)[a-z]*|avis[a-z]* si (?:alguien )?(?:cancel|anul)[a-z]*|" +
      "primer (?:hueco|turno|horario|dia)(?: (?:libre|disponible|que (?:tengas|tengan|tengais|haya)))?|" +
      "(?:ahora|ya) mismo|inmediatamente|de inmediato|urgente|urgentemente|" +
      "en cuanto (?:puedas|puedan|podais|se pueda|pueda)",
    ask("open_ended"),
  ],
  // "Me retraso media hora": from which time on is not clear.
  [
    "(?<=(?:me|nos|se) )(?:atras|adelant|retras|aplaz)[a-z]* (?:un(?:os|as|a)? )?(?:media hora|hora y media|cuarto de hora|\\d+ ?(?:min\\w*|horas?|h)|horas?|rat(?:o|ito))",
    askTime,
  ],
  // "Si abrís los domingos": a condition that the day named answers.
  [
    "si (?:es que )?(?:abr|trabaj|atend|atien|est)[a-z]+(?: abiertos?)?(?: tambien)? los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)",
    ask("several"),
  ],
  // Turns.
  // "Perdón, el lunes, no el viernes", "es el lunes y no el viernes".
  [
    "(?<=(?<![a-z])(?:(?:perdon|perdona|digo|disculpa|quise decir|queria decir|era|es),? (?:es |era )?(?:el )?{weekday}(?: a las? [\\d:.]+)?,? |{weekday}(?: a las? [\\d:.]+)?,? y ))no(?= (?:el )?{weekday2} ?(?:$|[,;.!?]))",
    turn("not-next"),
  ],
  ["no|tampoco|ni (?:hablar|loc[oa]|de broma|en broma|pensarlo)", turn("not")],
  [
    "ni|iba(?:mos)? a (?:decir|pedir|poner)(?=[^?!]* pero )(?![^?!]* (?:tambien|o)(?![a-z]))",
    turn("not-next"),
  ],
  // "De vacaciones hasta el 20": not until then, rather than by then.
  [
    "(?:vacaciones|viaje|fuera|baja|ocupad[oa]s?|liad[oa]s?|trabajando|reunid[oa]s?) hasta",
    turn("not-next"),
  ],
  // "Hoy no tenéis hueco?" asks whether there is one.
  [
    "no (?:os |te |le |les )?(?:hay|habra|habria|teneis|tienes?|tienen|tendr[a-z]+|quedan?)" +
      "(?=(?:(?! (?:y|e|o|pero) )[^?.,;!]){0,40}\\?[^a-z\\d]*$)",
    skip,
  ],
  [
    "nunca (?:puedo|podemos|me (?:va|viene)(?: bien)?)(?! (?:antes|despues|hasta))|(?:ya )?no (?:puedo|podemos|podre|me (?:va|viene|sirve)(?: bien)?|me es posible|va a poder ser|se puede|" +
      "puede ser|llego|estoy|estare)|imposible(?! o )|me (?:va|viene) (?:mal|fatal)|(?<={weekday} )(?:fatal|mal|chungo|dificil|complicado)(?= ?(?:$|[,;.!]))",
    turn("not"),
  ],
  [
    "(?:ya )?(?:esta|estaba|estaban|sale|aparece)(?: ya)? (?:ocupad|cogid|llen|pillad|(?<!(?:[ts]us?|mis?|vuestr[oa]|nuestr[oa]) [^.;!?]{0,60})reservad(?![oa]s? (?:[ae]l|las?|por|con|hoy|manana)(?![a-z])))[oa]s?(?! (?:para|desde|a nombre))(?![^.;!]*\\?)",
    turn("not"),
  ],
  [
    [
      "(?:mejor|prefiero|preferiria) (?:a )?las? {time} (?:que|antes que) (?:a )?(?:las? )?{time2}",
      "(?:mejor|prefiero|preferiria) {strong} (?:que|antes que) (?:a )?(?:las? )?{time2}",
    ],
    say.time,
  ],
  [`${AT} {time} (?:o|u) (?:a )?(?:las? )?{time2}`, firmAsk("several")],
  [
    "en (?:vez|lugar) del?|(?<!(?:mas o|al|lo|ni|ni mucho) )(?:menos(?! mal)|excepto|salvo|sin ser|(?:mejor|antes) que)(?: (?:el|los))?",
    turn("instead"),
  ],
  [
    "digo|perdona?(?! por (?:lo d)?el )|quise decir|quiero decir|queria decir|me referia al?|(?<=(?:dije|dicho|puse|puesto|escribi|escrito)(?: que)?(?: era)?(?: para)?(?: el| a)?(?: las)? [a-z0-9:.]+,? (?:pero |y )?)(?:eran?|es|son)|mejor(?: dicho)?(?! que )|corrijo|bueno no|uy no|ay no|" +
      "me equivoque|no no|(?:no )?(?<!(?:de|en|la) )(?:espera|esperate|aguanta)(?: no)?(?= ?(?:$|[,;.!?]|(?:el |mejor )?{weekday}))|en realidad|u?ups",
    turn("correction"),
  ],
  [
    "(?:la|mi|nuestra|una) (?:cita|reserva|hora|consulta|clase|sesion|mesa) (?:que tenia|que tengo|que teniamos)|" +
      "(?:la|mi|nuestra) (?:cita|reserva|hora|consulta|clase|sesion)(?! (?:seria|que sea|la quiero|puede ser|podria ser))|(?:el|mi|nuestro) turno|" +
      "(?:tengo|tenia|teniamos|tenemos) (?:una |la |el |un )?(?:cita|hora|reserva|turno|mesa)|(?:lo|la) de(?! las? (?:\\d|{n}))",
    turn("existing"),
  ],
  // "Mi marido va el jueves a las 10, yo podría el viernes".
  [
    "mi (?:marido|mujer|espos[oa]|pareja|novi[oa]|hij[oa]|madre|padre|herman[oa]|suegr[oa]|amig[oa]|cunad[oa]) (?:ya )?(?:va|viene|tiene (?:hora|cita|turno)|esta)(?= (?:el )?[a-z]+[^?]{0,30}[,.;y] ?(?:y )?(?:pero )?yo (?:podria|puedo)[^;.]*\\?)",
    turn("cancelled"),
  ],
  // "Cancélame el jueves y ponme el viernes": only one of them is wished for.
  [
    `(?<!no )(?:cancel|anul|quit|borr|elimin|tach|desapunt)[a-z]*(?<!ad[oa]s?)(?=[^?]{1,60}(?:[,.;]| y)(?: (?:porfa|por favor|me|nos|mejor|a cambio))* (?:${WISHED}))|` +
      `(?<=(?:${WISHED}) [^.;?]{3,50} y )(?:cancel|anul|quit|borr|elimin|tach|desapunt)[a-z]*(?<!ad[oa]s?)`,
    turn("cancelled"),
  ],
  // "Quita la del 12 y ponme el 19".
  [
    "(?<=(?:anul|cancel|quit|borr|elimin)[a-z]* )(?:lo|la|el) del?(?! las? )(?![^.;!?]* (?:y|ni) (?:tambien )?(?:lo|la|el) del? )",
    turn("existing"),
  ],
  // "The one at five": of those offered, unless it is to be changed.
  [
    "(?<=(?:(?:cambi|mov|muev|aplaz|adelant|r?etras|atras|pas|anul|cancel|reprogram|quit|borr|elimin)[a-z]*|tengo|tenia|tenemos|teniamos|(?:cita|reserva|hora|turno),?) )(?:lo|la|el) de las? {time}",
    (found) => [turn("existing"), say.time(found)],
  ],
  ["(?:la|el) de las? {time}", say.time],
  [
    "(?<!(?:del?|el|mi|al|un) )trabaj(?:o|amos)|me voy|nos vamos|salimos|salgo|salen? de(?:l| la)?|salen?(?= a (?:las? |menos |y |en punto))|(?:tren|vuelo|avion|bus|autobus|ave|barco|crucero)(?: \\(?[a-z]{0,3} ?\\d{1,5}\\)?)? (?:llega|aterriza|sale|despega|es)|aterriz(?:o|amos)|acabo|acabamos|termino|terminamos|(?<!{weekday}, )(?:llego|llegamos)|vuelvo|volvemos|regreso|regresamos|viajo|viajamos|" +
      "(?:(?:l?a|el|mi|su|las|tu|nuestra) )?(?:clases?|escuela|cole(?:gio)?|insti(?:tuto)?|guarderia|curso|turno|reunion|entren(?:o|amiento)|jornada|uni(?:versidad)?|oficina)(?: (?:de|del) [a-z]+)? (?:se )?(?:me )?(?:(?:acaba|termina)n?|sale|(?:es|va|dura)(?= hasta))(?!.{0,60} entonces ?(?:$|\\?))|estoy (?:en|de) (?:el |la )?[a-z]+(?= hasta las? \\d)|" +
      "(?:mi )?cumple(?:anos)?|cumplo|me caso|la boda|el vuelo|volamos|el examen",
    turn("occasion"),
  ],
  [
    "(?:cambi|mov|muev|aplaz|adelant|reprogram|atras|posp|corre)[a-z]*|(?:me |nos )?(?:la |lo )?(?:pasa|pasas(?= lo del? )|pases|pasar|paso|pasarl[oa]|pasal[oa]|pasa(?:me|nos)|pasa(?:me|nos)?l[oa]|pas(?:en?|ad)(?:me|nos)?l[oa]s?)",
    turn("move"),
  ],
]

import { anyOf, framed } from "../../shared/framed.ts"

/* How many appointments a text says that the client has. */

const NUMBERS: readonly string[] = [
  "dos|two|duas|dois|deux|zwei|ambas|ambos|both|beide[ns]?|2",
  "tres|three|trois|drei|3",
  "cuatro|four|quatro|quatre|vier|4",
  "cinco|five|cinq|funf|5",
  "seis|six|sechs|6",
]
const THINGS =
  "citas|turnos|sesiones|clases|reservas|appointments|bookings|sessions|lessons|classes|consultas|horarios|sessoes|aulas|marcacoes|agendamentos|rendez vous|rdv|seances|creneaux|cours|reservations|termine|sitzungen|fahrstunden|reservierungen"
const HAS = "tienes?|teneis|tenes|tienen|have|you've|got|tens|tem|ficou com|avez|as|haben|hast|habt"
const MADE =
  "reservad[ao]s|agendad[ao]s|apuntad[ao]s|anotad[ao]s|confirmad[ao]s|marcad[ao]s|booked|scheduled|reserved|confirmed|prevu[es]*|reserve[es]*|confirme[es]*|note[es]*|gebucht|eingetragen|reserviert|bestatigt|fest"

const IN_DIARY =
  "(?:en|na|in|in the|in your|dans|a|im|in den) (?:la |l')?(?:agenda|calendario|calendar|diary|books?|planning|kalender)"

/** "All three are in the diary", and not "at four" or "the two of you are". */
const ALL = (number: string) =>
  `(?<! (?:a|para|de|desde|hasta|sobre|to|at|um|as|por) )(?:l[oa]s|all|os|as|les|die|alle) (?:${number.replace(/\|\d$/, "")})(?! (?:estais|seguis|quedais|vais|of you|de vous|von euch)) (?:\\S+ ){0,2}(?:${MADE}|${IN_DIARY})`

const COUNTS = NUMBERS.map(
  (number) =>
    new RegExp(
      ` (?:(?:${HAS}) (?:\\S+ ){0,2}(?:${number}) (?:\\S+ )?(?:${THINGS})|(?:${number}) (?:\\S+ )?(?:${THINGS}) (?:\\S+ ){0,2}(?:${MADE})|${ALL(number)}) `,
    ),
)

/** What is left on a card, or may be had in a week; what others have; two in one: "both sessions in a row". */
const OTHERWISE = anyOf(
  "quedan|restan|por semana|a la semana|bono|tarjeta|seguid[ao]s",
  "left|remaining|a week|per week|card|pack\\w*|can|may|by|in a row",
  "sobram|restam|pacote|cartao",
  "restent|reste|forfait|carte|par semaine|de suite|encore",
  "noch|frei|karte|woche|hintereinander|kannst|konnen|konnt",
)

const YOU_HAVE =
  "(?:tienes?|teneis|tenes|tienen)|you(?:'ve| now|'ll)? (?:have|got)|(?:voce|vc|tu) (?:ja |agora )?tem|tens|(?:vous avez|tu as)|(?:sie|du|ihr) (?:haben|hast|habt)|(?:haben|hast|habt) (?:sie|du|ihr)"
const THING = `${THINGS}|cita|turno|sesion|clase|reserva|hora|plaza|appointment|booking|session|lesson|class|slot|place|spot|consulta|horario|sessao|aula|marcacao|vaga|seance|creneau|place|termin|sitzung|stunde|fahrstunde|platz`
const EVERY =
  "(?:todos l[oa]s|tod[oa]s as|todos os|tous les|toutes les|every(?: single| other)?|cada|toda|chaque|jede[nrs]?|alle) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|semanas?|mes|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|fortnight|(?:segunda|terca|quarta|quinta|sexta)s?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|semaines?|mois|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|woche|monat|(?:two|dos|duas|deux|zwei|2) \\S+|15 jours|quince dias|15 dias|14 tage)"
const DAYS =
  "los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:as (?:segundas|tercas|quartas|quintas|sextas)|aos (?:sabados|domingos))|les (?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs"
const YOURS =
  "tuy[oa]s?|suy[oa]s?|tod[oa]s? tuy[oa]s?|yours|teus?|tuas?|seus?|suas?|a vous|a toi|pour vous|pour toi|les votres|ihnen|dir|deiner|ihrer"

/** "You have a session every Thursday", "Thursdays at ten are yours". */
const AGAIN_AND_AGAIN = anyOf(
  `(?:${YOU_HAVE}) (?:\\S+ ){0,4}(?:${THING}) (?:\\S+ ){0,4}(?:${EVERY}|${DAYS})`,
  `(?:${YOU_HAVE}) (?:\\S+ ){0,3}(?:${EVERY}|${DAYS}) (?:\\S+ ){0,5}(?:${THING})`,
  `(?:${EVERY}|${DAYS}) (?:\\S+ ){0,5}(?:son|seran|quedan|sao|serao|ficam|sont|seront|are|be|sind|gehort|gehoren|est|e|is|ist) (?:\\S+ ){0,2}(?:${YOURS})`,
)

/**
 * At least how many appointments a text says that the client has: 2 in "you now have two lessons booked" and "you have one every
 * Thursday"; 0: they are not counted.
 */
export const appointmentsCounted = (text: string): number => {
  const said = framed(text)
  if (OTHERWISE.test(said)) return 0
  const most = COUNTS.findLastIndex((counts) => counts.test(said))
  return most < 0 ? (AGAIN_AND_AGAIN.test(said) ? 2 : 0) : most + 2
}

const TOGETHER = `both(?: of)?(?: your| the| my| those| these| them)?|ambas|ambos|tou(?:te)?s les deux|beide[nrs]?(?: (?:ihre|deine|eure|meine|die))?`
/** No hour ("a las dos"), and not who ("for both", "you're both booked in"). */
const NOT_FOR =
  "(?<! (?:a|para|pra|de|desde|hasta|sobre|to|at|um|as|por|for|com|con|with|mit|pour|avec|fur|entre|between|you|you're|you are|vous etes|ihr seid) )"
/** What may come behind a mere number, "las dos", that means appointments: no noun but theirs. */
const BEHIND = `(?= (?:$|(?:${THINGS}|${MADE}|\\w+ad[oa]s|cancell?ed|moved|annule\\w*|deplace\\w*|storniert|abgesagt|verschoben|para|el|en|at|on|are|have|is|son|estan|quedan|han|ya|now|too|sont|ont|sind|wurden|foram|estao) ))`
const TOLD_TOGETHER = NUMBERS.map((number, at) => {
  const digitless = number.replace(/\|\d$/, "")
  const all = `(?:l[oa]s|all|os|as|les|die|alle)(?: of)?(?: your| the)? (?:${digitless})`
  const mere = at === 0 ? `${TOGETHER}|${all}` : all
  return new RegExp(
    ` (?:${NOT_FOR}(?:${mere})${BEHIND}|${NOT_FOR}(?:${number}) (?:\\S+ )?(?:${THINGS})(?= ))`,
  )
})

/** At least how many appointments a text speaks of together, "both are cancelled", "mis dos citas"; 0: they are not counted. */
export const thingsCounted = (text: string): number => {
  const said = framed(text)
  if (OTHERWISE.test(said)) return 0
  const most = TOLD_TOGETHER.findLastIndex((told) => told.test(said))
  return most < 0 ? 0 : most + 2
}

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

const COUNTS = NUMBERS.map(
  (number) =>
    new RegExp(
      ` (?:(?:${HAS}) (?:\\S+ ){0,2}(?:${number}) (?:\\S+ )?(?:${THINGS})|(?:${number}) (?:\\S+ )?(?:${THINGS}) (?:\\S+ ){0,2}(?:${MADE})) `,
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

/** "You now have two lessons booked": 2; undefined: the client's appointments are not counted. */
export const appointmentsCounted = (text: string): number | undefined => {
  const said = framed(text)
  const most = OTHERWISE.test(said) ? -1 : COUNTS.findLastIndex((counts) => counts.test(said))
  return most < 0 ? undefined : most + 2
}

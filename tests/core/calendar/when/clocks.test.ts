import { MADRID, understands } from "./understands.ts"

const CHICAGO = {
  where: "a Sunday in Chicago",
  zone: "America/Chicago",
  now: "2026-08-16T17:00:00Z",
}
const AFTER_MIDNIGHT = {
  where: "New Year's Day in Madrid",
  zone: "Europe/Madrid",
  now: "2027-01-01T00:30:00Z",
}
const NEW_YORK = {
  where: "a Thursday in New York",
  zone: "America/New_York",
  now: "2026-10-29T17:00:00Z",
}

understands(CHICAGO, "where weeks begin that day", [
  ["this Wednesday at 2pm", "2026-08-19T14:00"],
  ["this week", "2026-08-16..2026-08-22"],
  ["Wednesday next week at 2pm", "ask week_start"],
  ["next Sunday at 3pm", "2026-08-23T15:00"],
])

understands(AFTER_MIDNIGHT, "at half past one", [
  ["pasado mañana a las 17:00", "ask after_midnight"],
  ["mañana sábado a las 17:00", "2027-01-02T17:00"],
  ["hoy a las 17:00", "2027-01-01T17:00"],
])

understands(NEW_YORK, "before the clocks change", [
  ["Sunday at 1 am", "2026-11-01T01:00 first"],
  ["Sunday 12:30am", "2026-11-01T00:30"],
  ["tomorrow at 10am PST", "ask other_zone"],
  ["el 5/11 a las 3 pm", "ask date_format"],
])

understands(MADRID, "by the clock of another place", [
  ["Friday noon PST", "ask other_zone"],
  ["Friday between 3pm and 5pm EST", "ask other_zone"],
  ["Friday after 3pm CET", "2026-03-13T15:00.."],
  ["el viernes de 16:00 a 18:00, hora de Londres", "ask other_zone"],
  ["el viernes por la tarde, hora de Canarias", "ask other_zone"],
  ["el viernes a las 3 hora de Londres", "ask other_zone"],
  ["el viernes a las 3 hora española", "2026-03-13T15:00"],
  ["Freitag 15 Uhr deutscher Zeit", "2026-03-13T15:00"],
  ["sexta às 15h horário de Brasília", "ask other_zone"],
  ["vendredi 15h heure du Québec", "ask other_zone"],
  ["Friday 3pm my time", "ask other_zone"],
  ["Friday 3pm your time", "2026-03-13T15:00"],
  ["el viernes a las 3 hora del este", "ask other_zone"],
  ["a la misma hora este viernes, a las 3 de la tarde", "2026-03-13T15:00"],
  ["a la hora de la comida el viernes, a las 3", "2026-03-13T15:00"],
])

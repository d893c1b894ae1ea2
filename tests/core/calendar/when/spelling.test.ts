import { MADRID, understands } from "./understands.ts"

understands(MADRID, "with hurried thumbs", [
  ["el viernes a las 4 y medai", "2026-03-13T16:30"],
  ["el viernes a las 4 y mdia", "2026-03-13T16:30"],
  ["el viernes a las 4 ymedia", "2026-03-13T16:30"],
  ["el viernes a las 4 menso curato", "2026-03-13T15:45"],
  ["el viernes a las cuatro", "2026-03-13T16:00"],
  ["el viernes de la smeana que viene a las 17:00", "2026-03-20T17:00"],
  ["el apsado mañana a las 17:00", "2026-03-13T17:00"],
  ["net week Wednesday at 2pm", "2026-03-18T14:00"],
  ["Friday at half paast 3", "2026-03-13T15:30"],
  ["Friday at 5:30ppm", "2026-03-13T17:30"],
  ["passt es am Freitag um 15 Uhr?", "2026-03-13T15:00"],
  ["nächste Wohce Freitag um 15 Uhr", "2026-03-20T15:00"],
  ["sexta meio dia e mei", "2026-03-13T12:30"],
  ["le 14 juilelt à 13h", "2026-07-14T13:00"],
  ["vendredi aprs 16h", "2026-03-13T16:00.."],
  ["le 14 uillet à 13h", "2026-07-14T13:00"],
  ["nnext week Friday at 3pm", "2026-03-20T15:00"],
  ["te espera el viernes a las 15h", "2026-03-13T15:00"],
])

understands(MADRID, "of dates, names and corrections in everyday spelling", [
  ["open on 7/7 at 3pm?", "2026-07-07T15:00"],
  ["el 7/7 a las 15 hs, que estáis 24/7", "2026-07-07T15:00"],
  ["miércoles 17h\nno espera\njueves\nmisma hora", "2026-03-12T17:00"],
  ["Donnerstag 14 Uhr\nne warte\nFreitag\nselbe Uhrzeit", "2026-03-13T14:00"],
  ["thursday 2pm\nactually no\nfriday\nsame time", "2026-03-13T14:00"],
  ["Could Dr. Friday see me Thursday at 1:30 pm?", "2026-03-12T13:30"],
  ["table for two tonight 9pm", "2026-03-11T21:00"],
  ["jeudi de la sem prochaine à 16h", "2026-03-19T16:00"],
  ["morn am drüü", "2026-03-12T15:00"],
  ["miércoles a las 17h o hoy mismo?", "ask several"],
])

understands(MADRID, "of days by their pet names, and of names like them", [
  ["segundona 14h em ponto", "2026-03-16T14:00"],
  ["para el sabadito 11:45 am", "2026-03-14T11:45"],
  ["domingão 13h", "2026-03-15T13:00"],
  ["el viernesito a las 5", "2026-03-13T17:00"],
  ["no comecinho de abril", "2026-04-01..2026-04-10 early_month"],
  ["na quintinha do meu tio às 15h", "ask no_day"],
])

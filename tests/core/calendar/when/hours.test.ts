import { MADRID, understands } from "./understands.ts"

understands(MADRID, "of hours beside how many or what", [
  ["cours de 2h de mardi", "2026-03-17T14:00"],
  ["séance de 3h30 mardi", "2026-03-17T15:30"],
  ["mañana a las 21:00 - 4", "2026-03-12T21:00"],
  ["mañana a las 14:30 - 3 personas", "2026-03-12T14:30"],
  ["Tisch für 4 morgen 20 Uhr", "2026-03-12T20:00"],
  ["el viernes a las 17:00, no 4 personas", "2026-03-13T17:00"],
  ["friday at 3 pm two cuts", "2026-03-13T15:00"],
  ["sexta às 16 uma consulta", "2026-03-13T16:00"],
  ["vendredi à 16h un rendez-vous", "2026-03-13T16:00"],
  ["vendredi à midi une table pour deux", "2026-03-13T12:00"],
  ["Freitag um 16 Uhr einen Termin", "2026-03-13T16:00"],
  ["Freitag um 16 Uhr 2 Tische", "2026-03-13T16:00"],
  ["Freitag um 16 Uhr dreißig", "2026-03-13T16:30"],
  ["Fri @ 4", "2026-03-13T16:00"],
  ["Freitag um zwei zwanzig", "2026-03-13T14:20"],
  ["Freitag um zwei, zehn Leute", "2026-03-13T14:00"],
  ["sexta à uma e vinte", "2026-03-13T13:20"],
  ["sexta à uma e dois amigos", "2026-03-13T13:00"],
])

understands(MADRID, "of hours before and after other hours", [
  ["lundi 14h non pardon 14h30", "2026-03-16T14:30"],
  ["Freitag eine Stunde später als 14 Uhr", "ask vague"],
  ["on Friday half an hour before 2pm", "ask vague"],
  ["sexta dez minutos antes das 14h", "ask vague"],
  ["Freitag 14 Uhr oder eine Stunde später", "ask several"],
  ["vendredi 15h ou une heure plus tôt", "ask several"],
  ["el viernes a las 15:00, media hora antes si se puede", "ask several"],
  ["el viernes a las 3 o y media", "ask several"],
  ["Friday at quarter past or half past 3", "ask several"],
  ["my Friday 3pm, can it be 4?", "ask several"],
  ["Freitag 15 Uhr, geht auch 16?", "ask several"],
  ["viernes 3 pm y si no 4", "ask several"],
  ["Friday after my 3pm class", "ask vague"],
  ["el viernes después de mi clase de las 3", "ask vague"],
  ["Freitag nach meinem Termin um 15 Uhr", "ask vague"],
  ["el viernes faltando un cuarto pa las 4", "2026-03-13T15:45"],
  ["sexta ao meio dia menos dez", "2026-03-13T11:50"],
  ["sexta 15h menos quarto", "2026-03-13T14:45"],
  ["viernes a las 3 de la tarde y media", "ask vague"],
])

understands(MADRID, "of from when to when", [
  ["mañana a las 4-5", "2026-03-12T16:00..2026-03-12T17:00"],
  ["tomorrow around 2-3", "2026-03-12T14:00..2026-03-12T15:00"],
  ["amanhã às 14h-15h", "2026-03-12T14:00..2026-03-12T15:00"],
  ["demain vers 4-5h", "2026-03-12T16:00..2026-03-12T17:00"],
  ["morgen um 3-4", "2026-03-12T15:00..2026-03-12T16:00"],
  ["viernes entre las 10 y el mediodía", "2026-03-13T10:00..2026-03-13T12:00"],
  ["Freitag von 10 bis Mittag", "2026-03-13T10:00..2026-03-13T12:00"],
  ["Friday between 1 & 2", "2026-03-13T13:00..2026-03-13T14:00"],
  ["Friday between 5 and 6", "2026-03-13T17:00..2026-03-13T18:00"],
])

understands(MADRID, "of two hours", [
  ["Friday at 3, no, 4", "ask several"],
  ["el viernes a las 3, no, 4", "ask several"],
  ["sexta às 3, não, 4", "ask several"],
  ["vendredi à 15h, non, 16", "ask several"],
  ["Freitag um 3, nein, 4", "ask several"],
  ["el viernes a las 5 y 6 de la tarde", "ask several"],
  ["Friday at 5 and 6", "ask several"],
  ["Freitag um 5 und 6", "ask several"],
  ["sexta às 5 e 6", "ask several"],
  ["el viernes a las 5 y 5 de la tarde", "2026-03-13T17:05"],
])

understands(MADRID, "of a no that corrects no hour", [
  ["Friday at 5pm, flight no 4", "2026-03-13T17:00"],
  ["Friday 5pm at Main St, no 12", "2026-03-13T17:00"],
  ["el viernes a las 17:00, somos 4, no 5", "2026-03-13T17:00"],
  ["sexta às 15h para 2, não, 3", "2026-03-13T15:00"],
  ["el viernes a las 17:00 por fa, no, 18", "ask several"],
  ["nah Friday 3pm", "2026-03-13T15:00"],
  ["nope 4pm Friday", "2026-03-13T16:00"],
  ["nee Freitag 16 Uhr", "2026-03-13T16:00"],
  ["Friday nah, Thursday 3pm", "2026-03-12T15:00"],
])

understands(MADRID, "of the time of day", [
  ["el jueves, mañana o tarde me da igual", "2026-03-12"],
  ["hoy tarde o mañana", "ask several"],
  ["der Morgen passt mir besser", "ask no_day"],
])

understands(
  {
    ...MADRID,
    hours: [
      ["13:00", "16:00"],
      ["20:00", "23:30"],
    ],
  },
  "with the opening hours of a restaurant",
  [
    ["mesa para 9 el sábado a las 3", "2026-03-14T15:00"],
    ["mañana a las 10", "2026-03-12T22:00"],
    ["mañana a las 7", "ask am_pm"],
    ["mañana a las 12", "ask am_pm"],
  ],
)

understands(MADRID, "of minutes, and of numbers that are none", [
  ["Freitag 19 Uhr 71, Postfach 30", "ask invalid_time"],
  ["el viernes a las siete y setenta de la tarde", "ask invalid_time"],
  ["sexta às 19 horas e 71 minutos", "ask invalid_time"],
  ["vendredi 19 heures soixante et onze", "ask invalid_time"],
  ["friday at 70 past 3", "ask invalid_time"],
  ["friday 775pm", "ask invalid_time"],
  ["Freitag um 15 Uhr 59", "2026-03-13T15:59"],
  ["vendredi 15h 30 euros la séance", "2026-03-13T15:00"],
  ["sexta às 15h 20 pessoas", "2026-03-13T15:00"],
  ["viernes 17h 30 min", "2026-03-13T17:30"],
  ["Donnerstag um 3 20 Leute", "2026-03-12T15:00"],
  ["Donnerstag um 3 20 bitte", "2026-03-12T15:20"],
])

understands(MADRID, "of small hours beside a meal, or early", [
  ["Sonntag fünf nach halb zwei, Brunch für zwei", "2026-03-15T13:35"],
  ["dimanche brunch à une heure et quart", "2026-03-15T13:15"],
  ["Sunday at ten past one for brunch", "2026-03-15T13:10"],
  ["Sonntag um 10 Brunch", "2026-03-15T10:00"],
  ["Freitag Frühstück um halb zwölf", "2026-03-13T11:30"],
  ["breakfast on Sunday at 8", "2026-03-15T08:00"],
  ["el domingo desayuno a la una y cuarto", "ask am_pm"],
  ["domingo bem cedo às 5", "ask am_pm"],
  ["Freitag zeitig, halb fünf", "ask am_pm"],
  ["dimanche petit déj à 2h", "ask am_pm"],
  ["el domingo a cenar a las 3", "ask am_pm"],
  ["el domingo a comer a las 3", "2026-03-15T15:00"],
])

understands(MADRID, "of minutes that are dictated like digits", [
  ["friday at four oh five", "2026-03-13T16:05"],
  ["friday four o five pm", "2026-03-13T16:05"],
  ["friday 3 forty five pm", "2026-03-13T15:45"],
  ["tuesday three fifteen", "2026-03-17T15:15"],
  ["march seventeenth two forty five", "2026-03-17T14:45"],
  ["may fourth twenty twenty six", "2026-05-04"],
  ["friday at ten oh five", "ask am_pm"],
  ["viernes a las cuatro cero cinco", "2026-03-13T16:05"],
  ["viernes a las tres punto treinta", "2026-03-13T15:30"],
  ["viernes a las cuatro con treinta personas", "2026-03-13T16:00"],
  ["el viernes 13 con 20", "2026-03-13"],
  ["sexta às dezesseis zero cinco", "2026-03-13T16:05"],
  ["sexta à uma e treze", "2026-03-13T13:13"],
  ["sexta à uma e dois amigos", "2026-03-13T13:00"],
  ["vendredi à quatre heures zéro cinq", "2026-03-13T16:05"],
  ["vendredi à 16 heures et 5 minutes", "2026-03-13T16:05"],
  ["dans 2 heures et 5 minutes", "2026-03-11T12:20"],
  ["Freitag um vier null fünf", "2026-03-13T16:05"],
  ["Freitag 16 Uhr und 5 Minuten", "2026-03-13T16:05"],
  ["Friday, room three oh five", "2026-03-13"],
  ["call me friday on oh seven seven oh oh nine", "2026-03-13"],
  ["friday 3.5pm", "ask invalid_time"],
])

understands(MADRID, "of quarters and halves beside others", [
  ["Freitag um 1/4 5", "2026-03-13T16:15"],
  ["Freitag 5 vor 3/4 2", "ask vague"],
  ["Freitag zehn nach viertel drei", "ask vague"],
  ["Freitag zwischen viertel nach und halb vier", "ask vague"],
  ["between ten past and half past four friday", "ask vague"],
  ["between ten past two and half past four on friday", "2026-03-13T14:10..2026-03-13T16:30"],
  ["Freitag zwei oder halb drei", "ask several"],
  ["friday two or half two", "ask several"],
  ["viernes dos o dos y media", "ask several"],
  ["sexta duas ou três e meia", "ask several"],
  ["vendredi deux ou trois heures", "ask several"],
])

understands(MADRID, "of from one hour to another, said with the word for one", [
  ["friday at two to five", "2026-03-13T14:00..2026-03-13T17:00"],
  ["friday at ten to five", "2026-03-13T16:50"],
  ["friday at 2 to 3 people", "2026-03-13T14:00"],
  ["el viernes a las 2 a 5", "2026-03-13T14:00..2026-03-13T17:00"],
  ["el viernes a las 2 a 5 personas", "2026-03-13T14:00"],
  ["el viernes a las cinco menos dos", "2026-03-13T16:58"],
  ["sexta às duas a cinco", "2026-03-13T14:00..2026-03-13T17:00"],
  ["sexta às cinco menos um quarto", "2026-03-13T16:45"],
  ["vendredi à 2 à 5h", "2026-03-13T14:00..2026-03-13T17:00"],
])

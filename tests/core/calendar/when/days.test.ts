import { MADRID, understands } from "./understands.ts"

understands(MADRID, "of days and hours beside other numbers and words", [
  ["el 2026/03/20 a las 17:30", "2026-03-20T17:30"],
  ["reservieren: 20. März, 18:45, ca. 20 Leute", "2026-03-20T18:45"],
  ["reservieren: 20. März, ca. 20 Uhr, 8 Leute", "2026-03-20T20:00"],
  ["el 20 a las 11:20, año nuevo vida nueva", "2026-03-20T11:20"],
  ["Saturday at 12:30, with the same teacher as the first", "2026-03-14T12:30"],
  ["can I come on the first at 12:30?", "2026-04-01T12:30"],
  ["Monday 9:40am, first week of dark evenings ugh", "2026-03-16T09:40"],
  ["Monday 9:40am, first week of April", "ask vague"],
  ["aujourd'hui 18h35 c'est mort ou pas ?", "2026-03-11T18:35"],
  ["tomorrow 12:40, last day of my cover was today lol", "2026-03-12T12:40"],
  ["hüt 17:40 Velo abhole, isch das parat?", "2026-03-11T17:40"],
  ["2026-03-20T10:00", "2026-03-20T10:00"],
  ["el viernes a las 1730", "2026-03-13T17:30"],
  ["tiene hora pal 20 a las 16:00?", "2026-03-20T16:00"],
  ["el sábado 14 a las 11:15, para 2 niños de 5 y 8", "2026-03-14T11:15"],
  ["vendredi 13h15, sonnez au 27", "2026-03-13T13:15"],
  ["tomorrow 1pm if you're open Thursdays", "2026-03-12T13:00"],
  ["habt ihr am Sonntag noch Platz für einen Brunch?", "2026-03-15"],
  ["ring 25 December 4pm", "2026-12-25T16:00"],
  ["¿toca en el 12?", "2026-03-12"],
  ["sonnez au 12 mars", "2026-03-12"],
  ["mi nombre es Ana, domingo a las 14:00", "2026-03-15T14:00"],
  ["dia primeiro às 15h", "2026-04-01T15:00"],
])

understands(MADRID, "of no certain time", [
  ["apenas se le libere un sitio me avisa", "ask open_ended"],
  ["venez au plus sacrant svp", "ask open_ended"],
  ["demnächst mal Spitzen schneiden", "ask vague"],
  ["can I come by tomorrow at 5pm?", "ask vague"],
  ["I'll swing by Saturday 11am", "ask vague"],
  ["cuando a vosotros os venga bien", "ask open_ended"],
])

understands(MADRID, "of weeks", [
  ["en dos semanitas, el miércoles a las 10 am", "2026-03-25T10:00"],
  ["en une couple de semaines, mercredi 10h", "ask vague"],
  ["la fin de semaine prochaine, dimanche à 14h", "ask which_week"],
  ["Friday, not this week but next, 3pm", "ask which_week"],
  ["esta semana no puedo, la que viene sí, el viernes a las 15h", "ask which_week"],
  ["diese Woche nicht, die nächste, Freitag 15 Uhr", "ask which_week"],
  ["pas cette semaine mais la prochaine, vendredi 15h", "ask which_week"],
  ["esta semana no, la que viene el viernes a las 15h", "2026-03-20T15:00"],
  ["nicht diese Woche, nächste Woche Freitag 15 Uhr", "2026-03-20T15:00"],
  ["week on Saturday at noon", "2026-03-21T12:00"],
  ["next week on Saturday at noon", "2026-03-21T12:00"],
  ["this week on Saturday at noon", "2026-03-14T12:00"],
  ["week Saturday at noon", "2026-03-21T12:00"],
  ["it's a busy week, Friday at 3pm", "2026-03-13T15:00"],
  ["I've had a long week Friday at 3pm please", "2026-03-13T15:00"],
  ["any week Friday at 3pm", "2026-03-13T15:00"],
])

understands(MADRID, "of weeks of something else than the year", [
  ["I'm week 20 pregnant, can I come tomorrow at 3pm?", "2026-03-12T15:00"],
  ["tengo semana 20 de embarazo, ¿mañana a las 17:00?", "2026-03-12T17:00"],
  ["Semana 3 do curso, quinta às 15h", "2026-03-12T15:00"],
  ["peux-tu changer mon heure ? demain 17h", "2026-03-12T17:00"],
])

understands(MADRID, "of weeks by their number", [
  ["la semaine 20, le vendredi à 16h", "2026-05-15T16:00"],
  ["la semana 20, el viernes a las 16:00", "ask vague"],
  ["week 20, Friday at 4pm", "ask vague"],
])

understands(MADRID, "of what today is", [
  ["pode ser hoje e sexta às 15h", "ask weekday_mismatch"],
  ["tem vaga hoje e quinta, ou amanhã?", "ask several"],
  ["hoje é quarta, então sexta às 15h", "2026-03-13T15:00"],
  ["hoy es viernes, ¿puedo a las 17:00?", "ask weekday_mismatch"],
  ["hoy es miércoles, ponme el viernes a las 17:00", "2026-03-13T17:00"],
  ["on est vendredi ou samedi ?", "ask several"],
  ["on est vendredi 15h", "ask weekday_mismatch"],
])

understands(MADRID, "of a time from today on, or within that time", [
  ["dos semanas a partir de hoy a las 17:00", "2026-03-25T17:00"],
  ["cualquier hora de las dos semanas a partir de hoy", "2026-03-11.."],
  ["en los próximos 15 días a partir de hoy", "2026-03-11.."],
  ["você tem vaga nos próximos 15 dias a partir de hoje?", "2026-03-11.."],
  ["die nächsten zwei Wochen ab heute", "2026-03-11.."],
])

understands(MADRID, "of a day that is told by its month, and one without", [
  ["el 25 de mayo es festivo, el 28 a las 17:00", "ask several"],
  ["not the 15th of May, the 28th at 3pm", "ask several"],
  ["mi cita del 15/05 pásala al 28 a las 17:00", "ask several"],
  ["le 15 mai je ne peux pas, le 28 mai à 15h", "2026-05-28T15:00"],
  ["not the 15th of March, the 28th at 3pm", "2026-03-28T15:00"],
  ["não posso dia 15 de maio, sábado dia 28 às 15h", "2026-03-28T15:00"],
])

understands(MADRID, "of feasts and the days beside them", [
  ["Sunday 21 June, Father's Day, 12:30pm", "2026-06-21T12:30"],
  ["Friday, Father's Day, 12:30pm", "ask vague"],
  ["Thanksgiving eve at 1 pm", "ask vague"],
  ["am Vorabend von Allerheiligen um 18 Uhr", "2026-10-31T18:00"],
  ["al día siguiente del viernes a las 15h", "ask vague"],
  ["am 2. Advent um 15 Uhr", "2026-12-06T15:00"],
  ["zum 2. Mal am Freitag um 15 Uhr", "2026-03-13T15:00"],
])

understands(MADRID, "of a day of last week, and of one beside it", [
  ["vorige Woche Montag 16 Uhr wär mir recht", "ask no_day"],
  ["Montag letzte Woche um 16 Uhr", "ask no_day"],
  ["la semana pasada el lunes a las 16:00", "ask no_day"],
  ["last week Monday at 4pm would suit", "ask no_day"],
  ["semana passada segunda 16h", "ask no_day"],
  ["la semaine passée lundi 16h", "ask no_day"],
  ["letzte Woche hat es nicht geklappt, Montag 16 Uhr?", "2026-03-16T16:00"],
  ["como la semana pasada, el lunes a las 16:00", "2026-03-16T16:00"],
  ["Monday 4pm like last week", "2026-03-16T16:00"],
  ["semana passada na terça fui aí, sexta 16h?", "2026-03-13T16:00"],
  ["j'étais malade la semaine dernière, lundi 16h ?", "2026-03-16T16:00"],
])

understands(MADRID, "of the day of a farewell, where its hour follows", [
  ["À demain, 10h.", "2026-03-12T10:00"],
  ["See you tomorrow, 10am.", "2026-03-12T10:00"],
  ["see you tomorrow. 10am", "2026-03-12T10:00"],
  ["hasta mañana, 17:00", "2026-03-12T17:00"],
  ["hasta mañana, 10:00", "ask am_pm"],
  ["Perfecto! Nos vemos mañana, 17h", "2026-03-12T17:00"],
  ["até amanhã, 10h", "2026-03-12T10:00"],
  ["perfeito, até amanhã às 15h!", "2026-03-12T15:00"],
  ["Danke, bis morgen um zwei!", "2026-03-12T14:00"],
  ["Bis morgen, 10 Uhr.", "2026-03-12T10:00"],
  ["could I see you tomorrow at 3pm for a cut?", "2026-03-12T15:00"],
  ["ich brauche das Auto bis morgen 10 Uhr", "..2026-03-12T10:00"],
  ["hasta mañana a las 10:00 estoy fuera", "ask vague"],
  ["trabalho até amanhã 15h", "ask vague"],
  ["Freitag 16 Uhr. Bis morgen!", "2026-03-13T16:00"],
  ["à demain ! vendredi 16h", "2026-03-13T16:00"],
  ["see you tomorrow, then Friday at 3pm?", "2026-03-13T15:00"],
  ["2pm works, see you tomorrow!", "ask no_day"],
])

understands(MADRID, "of numbers that sound like a month", [
  ["le vingt-sept à 15h", "2026-03-27T15:00"],
  ["le dix-sept à dix-sept heures dix-sept", "2026-03-17T17:17"],
  ["le 20 sept à 15h", "2026-09-20T15:00"],
  ["dia 16 dez da manhã", "2026-03-16T10:00"],
  ["dia 16 dez às 15h", "2026-12-16T15:00"],
  ["on the 20th may i come at 2", "2026-03-20T14:00"],
  ["on 20 may i'd like to come at 2pm", "2026-05-20T14:00"],
])

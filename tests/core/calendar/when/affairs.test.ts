import { JUNE, MADRID, understands } from "./understands.ts"

const MARCH = { where: "a Wednesday in March", zone: "Europe/Madrid", now: "2027-03-10T10:00:00Z" }

understands(MADRID, "of days that are told of and not wished for", [
  ["el viernes a las 11, que el sábado tengo boda", "2026-03-13T11:00"],
  ["sexta às 18h pois sábado viajo", "2026-03-13T18:00"],
  ["vendredi à 17h svp, car samedi je me marie", "2026-03-13T17:00"],
  ["Freitag 9 Uhr, Samstag fahr ich in den Urlaub", "2026-03-13T09:00"],
  ["my nan turns 80 on the 20th but we want to come on Saturday at 1pm", "2026-03-14T13:00"],
  ["el martes a las 5? salgo del cole a menos cuarto", "2026-03-17T17:00"],
  ["sexta às 15h, o fds vou pra praia", "2026-03-13T15:00"],
  ["Freitag 15 Uhr, weil ich um 14 Uhr noch Unterricht habe", "2026-03-13T15:00"],
  // Two wishes are still two.
  ["Friday at 3pm, or Saturday since I'm off", "ask several"],
  ["vendredi à 17h pour moi, samedi pour mon fils", "ask several"],
  ["viernes a las 11, porque el sábado me viene mejor", "ask several"],
  ["trial on Friday 2pm, wedding hair on Saturday", "ask several"],
  ["minha mãe vai sexta às 14h, eu vou sábado", "ask several"],
])

understands(JUNE, "of one's own affairs beside a stay or a bound", [
  ["I need it by Friday, Thursday at 2pm I have an exam", "ask several"],
  ["Not before the 15th, the 16th at 2pm I have the dentist", "ask several"],
  ["come back but not before the 19th. does the 20th at 2pm work", "2026-06-20T14:00"],
  ["Here from Friday to Monday, Saturday at 3pm we have a wedding", "ask several"],
  ["Estamos de viernes a lunes, el sábado a las 12:00 tenemos boda", "ask several"],
  ["hasta el viernes estoy, el jueves a las 16:00 operan a mi madre", "ask several"],
  ["Até sexta posso, quinta às 14h tenho prova", "ask several"],
  ["je suis là de vendredi à lundi, samedi 12h on a un mariage", "ask several"],
  ["à partir de lundi, mardi 15h j'ai un examen", "ask several"],
  ["wir sind von Freitag bis Montag da, am Samstag um 12 Uhr ist die Hochzeit", "ask several"],
  ["bis Freitag bin ich da, Donnerstag 14 Uhr muss ich zum Arzt", "ask several"],
  ["bis Freitag, Donnerstag um 14 Uhr nach der Schule", "2026-06-11T14:00"],
  ["Here Friday to Monday for my wedding, hair on Saturday at 10am", "2026-06-13T10:00"],
  ["Estamos de viernes a lunes, ¿el sábado a las 12:00 para la boda?", "2026-06-13T12:00"],
])

understands(JUNE, "of a wish in words that elsewhere tell of what was or what one has to do", [
  ["Can you fit my daughter in at 4pm on Friday?", "2026-06-12T16:00"],
  ["can you fit my son in at 4pm on Friday and me at 5pm", "ask several"],
  ["my sister's in at 3pm on Friday, could I come at 4pm", "2026-06-12T16:00"],
  ["I need to pick up my cake at 5pm on Friday", "2026-06-12T17:00"],
  ["I need to pick up my kids at 5pm on Friday", "ask vague"],
  ["Could I leave my dog with you Friday at 9am?", "2026-06-12T09:00"],
  ["did I leave my scarf with you Friday?", "ask past"],
  ["I saw your ad can I come on the 14th at 3pm", "2026-06-14T15:00"],
  ["it broke can you come on the 14th at 3pm", "2026-06-14T15:00"],
  ["I'd like my tyres ordered and fitted on the 16th at 10am", "2026-06-16T10:00"],
  ["I was hoping at 5pm today", "2026-06-10T17:00"],
  ["I called to book at 3pm today", "2026-06-10T15:00"],
  ["move my Friday 3pm to half an hour later", "ask vague"],
  ["mueve la mía del viernes a las 17:00 a media hora más tarde", "ask vague"],
  ["verschieb meinen Termin am Freitag um 15 Uhr auf eine halbe Stunde später", "ask vague"],
  ["Debo ir mañana 1730", "2026-06-11T17:30"],
  ["Costume fitting tomorrow 1500", "2026-06-11T15:00"],
])

understands(MARCH, "of what stands without the writer", [
  ["mi mujer tiene cita el 24 a las 10:00 h, puedo ir yo el 25 a las 10:00 h?", "2027-03-25T10:00"],
  ["the 22nd at 9:30am for me please, my son's booked on the 25th", "2027-03-22T09:30"],
  ["dia 22 às 9h30 por favor, minha irmã já está agendada pro dia 25", "2027-03-22T09:30"],
  ["le 22 à 9h30 svp. Mon mari, lui, a déjà son rdv avec vous le 28", "2027-03-22T09:30"],
  ["meine Frau hat am 25. einen Termin, ich bräuchte den 22. um 9:30 Uhr", "2027-03-22T09:30"],
  ["my wife wants the 25th at 10am and I want the 22nd at 9:30am", "ask several"],
  ["my appointment is on the 24th, my wife's is on the 25th at 10am", "ask several"],
  ["mi cita es el 24 y la de mi mujer el 25 a las 10:00 h", "ask several"],
  ["minha consulta é dia 24 e a da minha mulher dia 25 às 10h", "ask several"],
  ["mon rdv est le 24, celui de ma femme le 25 à 10h", "ask several"],
  ["mein Termin ist am 24., der meiner Frau am 25. um 10 Uhr", "ask several"],
  ["el lunes cerráis no? entonces el martes a las 16:00", "2027-03-16T16:00"],
  ["Tuesday at 4pm then, since you're closed on Monday", "2027-03-16T16:00"],
  ["vocês estão fechados na segunda, então terça às 16h", "2027-03-16T16:00"],
  ["Lundi vous êtes fermés, donc mardi à 16h", "2027-03-16T16:00"],
  ["Dienstag um 16 Uhr? Montag habt ihr ja zu", "2027-03-16T16:00"],
  ["are you closed Monday? Tuesday at 4pm then", "ask several"],
  ["falls ihr Montag zu habt, Dienstag um 16 Uhr?", "ask several"],
  ["gracias por lo de ayer! repetimos el 17 a las 17:00?", "2027-03-17T17:00"],
  ["Thank you so much for today! Could you do the 17th at 5pm?", "2027-03-17T17:00"],
  ["obrigado pela aula de hoje! a próxima dia 17 às 17h?", "2027-03-17T17:00"],
  ["merci encore pour hier ! la prochaine le 17 à 17h ?", "2027-03-17T17:00"],
  ["Vielen Dank für heute! Passt der 17. um 17 Uhr?", "2027-03-17T17:00"],
  ["Thanks for today at 4pm, can I bring my dog?", "2027-03-10T16:00"],
  ["mañana es feriado, lo dejamos para el sábado a las 16:00?", "2027-03-13T16:00"],
  ["amanhã é feriado, deixamos pra sábado às 16h?", "2027-03-13T16:00"],
  ["Thursday no good, Friday neither. Saturday at 1 then", "2027-03-13T13:00"],
  ["quinta não posso, sexta tampouco, sábado às 13h?", "2027-03-13T13:00"],
  ["Donnerstag geht nicht, Freitag ebenso wenig, Samstag um 13 Uhr?", "2027-03-13T13:00"],
])

understands(MARCH, "where an emoji ends what one has to do", [
  ["En tres semanas me caso 😅 la prueba la hacemos el martes a las 12:30?", "2027-03-16T12:30"],
  ["I'm getting married in three weeks 😅 the trial on Tuesday at 12:30?", "2027-03-16T12:30"],
  ["sábado viajo ✈️ dá pra fazer terça às 12:30?", "2027-03-16T12:30"],
  ["je pars en vacances samedi 🏖️ je peux venir mardi à 12h30 ?", "2027-03-16T12:30"],
  ["am Samstag flieg ich weg ✈️ ginge Dienstag um 12:30 Uhr?", "2027-03-16T12:30"],
  ["Saturday 😅 or Tuesday at 12:30pm?", "ask several"],
  ["friday 😊 week at 2", "2027-03-19T14:00"],
])

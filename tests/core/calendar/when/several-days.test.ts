import { JUNE, MADRID, understands } from "./understands.ts"

understands(MADRID, "of several days", [
  ["jeudi ça va plus du tout, mettez lundi 16h25", "2026-03-16T16:25"],
  ["mañana nadie trabaja, así que pasado mañana a las 9:30 de la mañana", "2026-03-13T09:30"],
  ["I thought it was today at 3pm, is it tomorrow at 4pm?", "ask several"],
  ["12 March at 1.30pm, need a colour before a wedding on the 14th", "2026-03-12T13:30"],
  ["le 13 mars à 15h, brushing pour le mariage le 14", "2026-03-13T15:00"],
  ["essai le 12 à 10h30, maquillage pour le mariage le 14 à 9h00", "ask several"],
  [
    "cita para mi boda es el sábado, peluquería el viernes a las 18:00 y el sábado maquillaje a las 9:00",
    "ask several",
  ],
  ["entre jueves 17:00 y viernes 18:30 me quedo con el viernes", "2026-03-13T18:30"],
  ["of Thursday 3pm or 5pm and Friday 4pm I'll take Thursday", "ask several"],
  ["4ª ou 6ª às 15h", "ask several"],
  ["quiero el salón para la fiesta del sábado 14; el 13 os doy el número", "ask several"],
  ["Raum für die Hochzeitsfeier am 14., Anzahlung am 12.", "ask several"],
  ["table for St Patrick's Day, deposit paid on the 14th March at 11am", "ask several"],
  ["cabelo para a formatura dia 14, ligo dia 12", "ask several"],
  ["on 12 March at 11am my mum comes, nails for a wedding on the 14th", "ask several"],
  ["of Thursday at 10 and Friday at 11 I'd prefer Friday, later in the day", "ask several"],
  ["of Thursday at 10 and Friday at 11 I'd prefer Friday in two weeks", "ask several"],
  ["I have meetings (Thursday at 10, Friday at 11) so I'd prefer Friday", "ask several"],
  ["between Thursday at 10 and Friday at 11 I'm away, I'd prefer Friday", "ask several"],
  ["tengo médico entre jueves a las 10 y viernes a las 11, prefiero viernes", "ask several"],
  ["j'ai des cours (jeudi à 10h, vendredi à 11h), je préfère vendredi", "ask several"],
  ["nehme ich von Donnerstag um 10 und Freitag um 11 den Freitag, aber später", "ask several"],
  ["tenho aulas (quinta às 10h, sexta às 11h), prefiro sexta", "ask several"],
  ["¿cambiamos el viernes a las 17:00, toca en el 12 mejor?", "ask several"],
  ["Friday at 3pm or the next day", "ask several"],
  ["vendredi 15h ou le lendemain", "ask several"],
  ["Freitag 15 Uhr oder einen Tag später", "ask several"],
  ["los próximos tres viernes a las 17h", "ask several"],
  ["cada dos viernes a las 17h", "ask several"],
])

understands(MADRID, "of days that are not possible", [
  ["ni mañana ni el sábado, el domingo a las 14:00", "2026-03-15T14:00"],
  ["el lunes ni hablar, el martes a las 17:00", "2026-03-17T17:00"],
  ["nem amanhã nem sexta, sábado às 14h", "2026-03-14T14:00"],
  ["¿mañana no hay sitio a las 17:00?", "2026-03-12T17:00"],
  ["amanhã não tem vaga?", "2026-03-12"],
  ["habt ihr Samstag keinen Termin mehr?", "2026-03-14"],
  ["mañana no hay sitio, ¿y el viernes?", "2026-03-13"],
  ["je ne peux plus vendredi, lundi 14h ?", "2026-03-16T14:00"],
  ["je peux plus tard, vendredi 16h", "2026-03-13T16:00"],
  ["ich kann Freitag nicht mehr, Montag 14 Uhr?", "2026-03-16T14:00"],
  ["I can't do Monday or Tuesday at 5", "ask no_day"],
  ["Montag oder Dienstag geht nicht, Freitag um 15 Uhr", "2026-03-13T15:00"],
  ["they told me Friday 5pm was taken", "2026-03-13"],
  ["Freitag 17 Uhr ist schon belegt, Samstag 11 Uhr", "2026-03-14T11:00"],
  ["el viernes a las 5 ya está ocupado?", "2026-03-13T17:00"],
])

understands(MADRID, "of what began or comes on another day", [
  ["el tren llega a las 10, ¿mañana a las 11:30?", "2026-03-12T11:30"],
  ["me duele desde el lunes, ¿hay algo mañana a las 16:00?", "2026-03-12T16:00"],
  ["tô com dor desde segunda, tem vaga amanhã às 14h?", "2026-03-12T14:00"],
  ["I've been ill since Monday, can I come tomorrow at 2pm?", "2026-03-12T14:00"],
  ["j'ai mal depuis lundi, vous auriez demain 14h ?", "2026-03-12T14:00"],
  ["seit Montag Zahnschmerzen, geht morgen um 14 Uhr?", "2026-03-12T14:00"],
  ["me duele desde el lunes", "nothing"],
  ["been waiting since Monday", "nothing"],
])

understands(MADRID, "of what is booked already", [
  ["Your facial is booked for Saturday at 11:00 AM.", "2026-03-14T11:00"],
  ["my visit was booked for Friday at 3pm, can you move it", "2026-03-13T15:00"],
  ["Tu cita está reservada para el sábado a las 11:00.", "2026-03-14T11:00"],
  ["Su turno del sábado a las 11:00 ya está reservado.", "2026-03-14T11:00"],
  ["Le rendez-vous est pris pour samedi à 11h.", "2026-03-14T11:00"],
  ["Sua mesa está reservada para sábado às 20h.", "2026-03-14T20:00"],
  ["el jueves ya está reservado, ponme el viernes a las 17:00", "2026-03-13T17:00"],
  ["Thursday is booked so Friday at 3pm please", "2026-03-13T15:00"],
])

understands(MADRID, "of what is given up for another", [
  ["could you do 5 instead of 4 on Thursday?", "2026-03-12T17:00"],
  ["quita la de las 17:00 y ponme a las 18:00 el viernes", "2026-03-13T18:00"],
  ["cambia mi cita, la de las 17:00, a las 18:00 el viernes", "2026-03-13T18:00"],
  ["tengo la de las 17:00, cámbiala a las 18:00 el viernes", "2026-03-13T18:00"],
  ["à part ça vendredi 15h", "2026-03-13T15:00"],
  ["à part vendredi, jeudi 15h", "2026-03-12T15:00"],
])

understands(JUNE, "of a day that was asked for before and another that would do, too", [
  ["I called about Friday at 3pm, Saturday at 4pm would also work", "ask several"],
  ["Os escribí por lo del viernes a las 17:00, también puedo el sábado a las 18:00", "ask several"],
  ["Liguei por causa de sexta às 15h, sábado às 16h também dá", "ask several"],
  ["j'ai appelé pour vendredi 15h, samedi 16h me va aussi", "ask several"],
  ["ich hatte wegen Freitag 15 Uhr angerufen, Samstag 16 Uhr ginge auch", "ask several"],
])

understands(MADRID, "of a day that was nearly asked for", [
  ["was gonna say today but my car died, so tomorrow 4:40 pm", "2026-03-12T16:40"],
  ["i was going to say Friday 3pm but Saturday 3pm works too", "ask several"],
  ["was going to say Friday 3pm, ok?", "2026-03-13T15:00"],
  ["iba a decir hoy pero se me rompió el coche, así que mañana 16:40", "2026-03-12T16:40"],
  ["ia dizer sexta mas sábado 15h também dá", "ask several"],
  ["j'allais dire aujourd'hui mais ma voiture est en panne, donc demain 16h40", "2026-03-12T16:40"],
  ["wollte Freitag sagen, aber Samstag 15 Uhr passt besser", "2026-03-14T15:00"],
  ["me pasas lo del viernes al lunes a las 17:00?", "2026-03-16T17:00"],
  ["mañana en ayunas 17:05 analítica", "2026-03-12T17:05"],
])

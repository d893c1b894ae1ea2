import { MADRID, understands } from "./understands.ts"

understands(MADRID, "of a bound", [
  ["I need the car back by Friday 4pm", "..2026-03-13T16:00"],
  ["das Kleid muss bis Freitag 16 Uhr fertig sein", "..2026-03-13T16:00"],
  ["la robe doit être prête avant vendredi 16h", "..2026-03-13T16:00"],
  ["ich arbeite bis Freitag 16 Uhr", "ask vague"],
  ["antes del viernes, a las 16:00", "ask vague"],
  ["I'll be ready by Friday 4pm", "ask vague"],
  ["I never finish before Friday 4pm", "ask vague"],
  ["super, bis Freitag um 16 Uhr", "ask vague"],
  ["ich bin bis Freitag 16 Uhr fertig", "ask vague"],
  ["combinado, até amanhã às 16h", "2026-03-12T16:00"],
  ["tenho o carro até amanhã às 16h", "ask vague"],
  ["nunca antes del viernes a las 16", "ask vague"],
  ["je finis avant vendredi 16h", "ask vague"],
  ["antes de una mañana", "..2026-03-12T13:00"],
  ["puedo desde el lunes", "2026-03-16.."],
  ["desde el lunes que viene estoy libre", "2026-03-16.."],
  ["Samstag 10 Uhr oder später", "2026-03-14T10:00.."],
  ["sábado a las 11 o antes", "..2026-03-14T11:00"],
  ["bis Freitag muss der Fleck weg sein", "..2026-03-13"],
  ["bis Freitag bin ich weg, Samstag um 10 Uhr", "2026-03-14T10:00"],
])

import * as say from "../../grammar/found-meanings.ts"
import { askDate, easterPlus, firmAsk, holiday, skip } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { BEHIND_A_DAY, daysBeside } from "../shared/days-beside.ts"

const named: readonly Phrase[] = [
  ["{weekday}(?: {dd})?(?:,? que)? es (?:dia )?(?:fiesta|festivo|feriado)", say.freeDay],
  ["(?:el )?{od} de {month} es (?:dia )?(?:fiesta|festivo|feriado)", say.freeDate],
  // "El viernes 24, víspera de mi boda": behind a day it says no more.
  [`${BEHIND_A_DAY}visperas?(?: de(?:l| la| los)?(?! (?:dia )?\\d))?`, skip],
  // The day beside a feast is another.
  [
    "dia (?:siguiente|anterior|posterior) (?:al?|del?)(?: la)?(?! las?)|visperas? de(?:l| la| los)?",
    firmAsk("vague"),
  ],
  ["noche ?buena", holiday(12, 24)],
  ["(?:dia de )?navidad", holiday(12, 25)],
  ["noche ?vieja|fin de ano|vispera de ano nuevo|despedida de ano", holiday(12, 31)],
  ["(?:dia de )?ano nuevo|primero de ano", holiday(1, 1)],
  ["(?:dia de )?(?:los )?reyes(?: magos)?", holiday(1, 6)],
  ["(?:(?:de|en|por|para) )?(?:la )?(?:noche|vispera) de (?:los )?reyes(?: magos)?", holiday(1, 5)],
  ["(?:dia de )?san valentin|dia de los enamorados", holiday(2, 14)],
  ["(?:dia de )?san jose(?= ?(?:$|[,;.!?]|a |por |en ))", holiday(3, 19)],
  ["(?:(?:de|en|por|para) )?(?:la )?(?:noche|verbena|vispera) de san juan", holiday(6, 23)],
  ["dia de san juan", holiday(6, 24)],
  ["dia del trabajo|dia de los trabajadores|dia del trabajador", holiday(5, 1)],
  ["dia de (?:la )?asuncion", holiday(8, 15)],
  ["dia del pilar|dia de la hispanidad|dia de la raza", holiday(10, 12)],
  ["(?:dia de )?(?:los )?(?:santos )?inocentes", holiday(12, 28)],
  ["(?:dia de )?(?:todos )?los santos|todos los santos", holiday(11, 1)],
  ["dia de (?:los )?(?:fieles )?(?:muertos|difuntos)", holiday(11, 2)],
  ["dia de la constitucion", holiday(12, 6)],
  ["(?:dia de )?la inmaculada", holiday(12, 8)],
  ["(?:(?:de|en|por|para) )?(?:la )?(?:noche de )?halloween", holiday(10, 31)],
  ["dia (?:internacional )?de la mujer", holiday(3, 8)],
  ["dia de (?:la )?candelaria", holiday(2, 2)],
  ["(?:dia de|diada de|por|para) sant jordi", holiday(4, 23)],
  ["dia de san isidro", holiday(5, 15)],
  ["dia de sant joan", holiday(6, 24)],
  ["dia de (?:san pedro|san pablo)", holiday(6, 29)],
  ["dia de santiago", holiday(7, 25)],
  ["(?:dia de )?la diada", holiday(9, 11)],
  ["dia de (?:san esteban|sant esteve)", holiday(12, 26)],
  ["jueves (?:lardero|gordo)", easterPlus(-52)],
  ["sabado de carnaval", easterPlus(-50)],
  ["domingo (?:de carnaval|gordo)", easterPlus(-49)],
  ["viernes de dolores", easterPlus(-9)],
  ["lunes santo", easterPlus(-6)],
  ["martes santo", easterPlus(-5)],
  ["miercoles santo", easterPlus(-4)],
  ["domingo de pentecostes", easterPlus(49)],
  ["lunes de pentecostes", easterPlus(50)],
  ["miercoles de ceniza", easterPlus(-46)],
  ["martes de carnaval", easterPlus(-47)],
  ["lunes de carnaval", easterPlus(-48)],
  ["domingo de ramos", easterPlus(-7)],
  ["jueves santo", easterPlus(-3)],
  ["viernes santo", easterPlus(-2)],
  ["sabado (?:santo|de gloria)", easterPlus(-1)],
  ["domingo de (?:resurreccion|pascuas?|gloria)|dia de pascua", easterPlus(0)],
  ["lunes de (?:pascuas?|gloria)", easterPlus(1)],
  ["corpus(?: christi)?", easterPlus(60)],
  [
    "dia (?:de la|del?) (?:la )?(?:madre|padre|abuelo|abuela)|semana santa|semana de (?:la )?(?:navidad|nochebuena|reyes|pascua|carnaval|fin de ano)|carnavales|carnaval|viernes negro|" +
      "{weekday} (?:de )?(?:antes|despues) del? (?:las? |los )?(?:puente|fiestas|vacaciones|carnaval(?:es)?|pascuas?|semana santa|navidades)",
    askDate,
  ],
]

/** Feasts and holidays, and the days before and after them. */
export const feasts: readonly Phrase[] = [
  ...named,
  ...daysBeside(
    named,
    "(?:la |en )?visperas? de(?:l| la| los)?|(?:el |un )?dia (?:antes|anterior) (?:del?|al?)(?: la| los)?",
    "(?:el |al |un )?dia (?:siguiente|despues|posterior) (?:del?|al?)(?: la| los)?",
  ),
]

import * as say from "../../grammar/found-meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { askDate, firmAsk, skip } from "../../pieces.ts"
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
  ["noche ?buena", say.holiday(12, 24)],
  ["(?:dia de )?navidad", say.holiday(12, 25)],
  ["noche ?vieja|fin de ano|vispera de ano nuevo|despedida de ano", say.holiday(12, 31)],
  ["(?:dia de )?ano nuevo|primero de ano", say.holiday(1, 1)],
  ["(?:dia de )?(?:los )?reyes(?: magos)?", say.holiday(1, 6)],
  [
    "(?:(?:de|en|por|para) )?(?:la )?(?:noche|vispera) de (?:los )?reyes(?: magos)?",
    say.holiday(1, 5),
  ],
  ["(?:dia de )?san valentin|dia de los enamorados", say.holiday(2, 14)],
  ["(?:dia de )?san jose(?= ?(?:$|[,;.!?]|a |por |en ))", say.holiday(3, 19)],
  ["(?:(?:de|en|por|para) )?(?:la )?(?:noche|verbena|vispera) de san juan", say.holiday(6, 23)],
  ["dia de san juan", say.holiday(6, 24)],
  ["dia del trabajo|dia de los trabajadores|dia del trabajador", say.holiday(5, 1)],
  ["dia de (?:la )?asuncion", say.holiday(8, 15)],
  ["dia del pilar|dia de la hispanidad|dia de la raza", say.holiday(10, 12)],
  ["(?:dia de )?(?:los )?(?:santos )?inocentes", say.holiday(12, 28)],
  ["(?:dia de )?(?:todos )?los santos|todos los santos", say.holiday(11, 1)],
  ["dia de (?:los )?(?:fieles )?(?:muertos|difuntos)", say.holiday(11, 2)],
  ["dia de la constitucion", say.holiday(12, 6)],
  ["(?:dia de )?la inmaculada", say.holiday(12, 8)],
  ["(?:(?:de|en|por|para) )?(?:la )?(?:noche de )?halloween", say.holiday(10, 31)],
  ["dia (?:internacional )?de la mujer", say.holiday(3, 8)],
  ["dia de (?:la )?candelaria", say.holiday(2, 2)],
  ["(?:dia de|diada de|por|para) sant jordi", say.holiday(4, 23)],
  ["dia de san isidro", say.holiday(5, 15)],
  ["dia de sant joan", say.holiday(6, 24)],
  ["dia de (?:san pedro|san pablo)", say.holiday(6, 29)],
  ["dia de santiago", say.holiday(7, 25)],
  ["(?:dia de )?la diada", say.holiday(9, 11)],
  ["dia de (?:san esteban|sant esteve)", say.holiday(12, 26)],
  ["jueves (?:lardero|gordo)", say.easterPlus(-52)],
  ["sabado de carnaval", say.easterPlus(-50)],
  ["domingo (?:de carnaval|gordo)", say.easterPlus(-49)],
  ["viernes de dolores", say.easterPlus(-9)],
  ["lunes santo", say.easterPlus(-6)],
  ["martes santo", say.easterPlus(-5)],
  ["miercoles santo", say.easterPlus(-4)],
  ["domingo de pentecostes", say.easterPlus(49)],
  ["lunes de pentecostes", say.easterPlus(50)],
  ["miercoles de ceniza", say.easterPlus(-46)],
  ["martes de carnaval", say.easterPlus(-47)],
  ["lunes de carnaval", say.easterPlus(-48)],
  ["domingo de ramos", say.easterPlus(-7)],
  ["jueves santo", say.easterPlus(-3)],
  ["viernes santo", say.easterPlus(-2)],
  ["sabado (?:santo|de gloria)", say.easterPlus(-1)],
  ["domingo de (?:resurreccion|pascuas?|gloria)|dia de pascua", say.easterPlus(0)],
  ["lunes de (?:pascuas?|gloria)", say.easterPlus(1)],
  ["corpus(?: christi)?", say.easterPlus(60)],
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

import type { Vocabulary } from "../grammar.ts"
import { days } from "./es/days.ts"
import { feasts } from "./es/feasts.ts"
import { hours } from "./es/hours.ts"
import { lookalikes } from "./es/lookalikes.ts"
import { names } from "./es/names.ts"
import { numbers, ordinals } from "./es/numbers.ts"
import { talk } from "./es/talk.ts"
import { twoShort } from "./shared/two-short.ts"

/** Spanish of Spain and America. */
export const spanish: Vocabulary = {
  code: "es",
  common:
    "el los las un una unos del al y o que q de en con por para pa mi me te se lo le nos os es soy somos " +
    "son esta este tengo tienes tiene tienen hay puedo puede podria podrias quiero queria quisiera cita " +
    "hora hueco mesa reserva reservar hola buenas gracias favor porfa como si pero mejor vale mas muy " +
    "tambien cuando donde personas ustedes usted yo tu ya bien dia che dale genial podeis teneis sitio " +
    "turno consulta ahi aqui hasta desde entre sobre tipo viene",
  numbers,
  ordinals,
  weekdays:
    "lunes|lun|lunez martes|martez miercoles|mierc|miercolez jueves|juev|juebes|juevez viernes|vier|viernez|biernes sabado|savado|zabado domingo",
  shortWeekdays: {
    words: "lu mar|mart mie|mier jue vie sab dom",
    before: "el|este|proximo|prox|al|del|(?:lun|mier?|juev?|vier?|sab|dom)\\.? [ou]",
    after:
      "a las?|por la|en la|x la|(?:al?|por el|en el)? ?medio ?dia|tarde|noche|[ou] (?:el )?(?:lun|mar|mie|jue|vie|sab|dom)|que viene|q viene|entre|desde|de \\d|a partir|despues|antes|tipo|sobre",
  },
  tomorrow: "manana",
  months:
    "enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun julio|jul agosto|ago " +
    "septiembre|setiembre|sept|sep|set octubre|oct noviembre|nov diciembre|dic",
  minutes: "media=30 cuarto=15 un_cuarto=15 tres_cuartos=45",
  units: "am|pm|hrs?|hs|h|horas?",
  clock: [
    { say: "12 ?m", hour: 12, strong: true },
    { say: "cero horas?", hour: 0, strong: true },
    {
      say: "{m} (?:minutos )?(?:para|pa) (?:la|las) {h}(?: en punto)?{u}",
      shift: "to",
      strong: true,
    },
    { say: "{h} ?[:h] ?{mm}(?: ?m(?:in)?(?![a-z]))?{u}", strong: true },
    { say: "{h}\\.{mm}{u!}", strong: true },
    { say: "{h} ?h {u!}", strong: true },
    { say: "{h} y {mq}{u}", shift: "past", strong: true },
    { say: "{h} y {m}(?: minutos)?{u!}", shift: "past", strong: true },
    { say: "{h} y {m}(?: minutos)?", shift: "past" },
    { say: "{h}(?: horas?)? con {m}{u}", shift: "past" },
    { say: "{h} horas?(?: y)? {m}(?: min(?:utos)?)?", shift: "past", strong: true },
    { say: "{h} menos {m}(?: min(?:utos)?)?{u}", shift: "to", strong: true },
    { say: "{h}[., ]{mm}" },
    { say: "{h}y{mm}{u}", strong: true },
    { say: "{h} en punto{u}", strong: true },
    { say: "{h}{u!}", strong: true },
    { say: "{h} {mw}", shift: "past" },
    { say: "{h}" },
  ],
  filler:
    "el|la|los|las|lo|de|del|a|al|en|para|pa|por|este|esta|dia|cita|reserva|hora|turno|ir|puedo|podemos|" +
    "puede|que|mi|tengo|tenia|tenemos|teniamos|sea|seria|es|era|me|nos|va|viene|bien|solo|mesa|hacer|quiero|quisiera",
  or: "o|u|ou",
  until: "a|al|hasta|hasta el",
  towards: "a|al|para|pa|pal|hasta|hacia|por",
  phrases: [
    ...lookalikes,
    ...names,
    ...days,
    ...feasts,
    ...hours,
    ...talk,
    ...twoShort("(?:lun|mar|mier?|juev?|vier?|sab|dom)"),
  ],
}

/** Words that several patterns share. */

export const MORROW = "(?:manana|mnn|mnna|maniana)"
export const COMES = "(?:(?:que|q|k|ke) (?:viene|vien|entra|biene)|proxim[oa]|prox|entrante)"
export const NEXT = "(?:proxim[oa]|prox)\\.?"
export const WEEKEND = "(?:finde|find|fin de semana|fds|finde semana)"
export const IN =
  "(?:en|dentro de|de aqui a|de aca a)(?: unas| unos| como| aprox| aproximadamente| cosa de| mas o menos)?"
/** "Within the next two weeks from today" is a stretch. */
export const SO_LONG = "(?<!(?:l[ao]s|est[ao]s|proxim[ao]s|tengo|tenemos) ){n}"
export const FROM_TODAY = "(?:a (?:partir|contar) de|contando desde|desde|despues de) hoy"
export const LATEST = "(?:como (?:muy|mucho) tarde|a mas tardar|como mucho|(?:como )?maximo)"
export const OF_HALF = "(?:de la (?:manana|mnn|mnna|tarde|noche|madrugada)|del (?:medio ?dia|dia))"
/** "El 15 de abrl": a month that cannot be read must not become this month. */
export const OF_SOMETHING = "de (?!(?:la|este|esta|madrugada|tarde|noche|manana|\\d)(?![a-z]))"
export const AT =
  "(?:(?:a|sobre|hacia|tipo|como|para|pa|x|por|a eso de|alrededor de|cerca de|mas o menos|por ahi de|de|que sea|eso de) ){0,3}" +
  "(?:(?:a|sobre|hacia|tipo|como|para|pa|x|por|de|y) (?:las?|lo?s|als|ls)|alas?|tipo)"
export const MONTH_AHEAD =
  "(?:mes (?:que|q) (?:viene|entra)|proximo mes|mes proximo|mes siguiente|mes entrante)"
export const WORK =
  "(?:trabajo|trabajar|curro|currar|laburo|laburar|chamba|pega|cole|colegio|clases?|gym|gimnasio|" +
  "oficina|uni|universidad|escuela|reunion|turno)"
export const SOME_WEEKDAY =
  "lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:lun|mie|mier|jue|juev|vie|vier|sab|dom)\\.?"
export const FULL_WEEKDAY = "lunes|martes|miercoles|jueves|viernes|sabado|domingo"
export const NOON = { hour: 12, minute: 0, shift: 0, style: "full" } as const
/** "Apenas salga", "en cuanto termine": when one's own work is over. */
export const AS_SOON_AS =
  "(?:cuando|apenas|en cuanto|no ?mas|ni bien|asi que|una vez (?:que )?|tan pronto(?: como)?)(?: yo)?"
export const DONE =
  "(?:salga|salgo|salimos|salgamos|termine|termino|terminemos|acabe|acabo|acabemos)"

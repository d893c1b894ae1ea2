import { PEOPLE } from "./people.ts"

const TE = "(?:te|le|os|les)"
const SOON =
  "(?:hoy|manana|luego|despues|pronto|enseguida|ahora|esta|en (?:breve|cuanto|un)|lo antes|por la|a primera|cuando)"

/** "He avisado al equipo", "Te llamaremos mañana", "Lo miro con la encargada". */
export const es: readonly string[] = [
  // Somebody has been told.
  `(?:he|hemos) (?:\\S+ )?(?:avisado|informado|pasado|trasladado|notificado|comunicado|remitido|enviado|consultado|dejado) .{0,60}${PEOPLE}`,
  "(?:he|hemos) (?:avisado|informado|preguntado|escrito) a \\S+ ",
  "(?:he|hemos) (?:dejado|pasado|enviado|trasladado) (?:tu|su|vuestr[oa]) (?:solicitud|peticion|mensaje|nota|recado) ",
  `${PEOPLE} (?:ya )?(?:(?:esta|estan|queda|quedan) (?:ya )?(?:al tanto|al corriente|avisad\\w+|informad\\w+|enterad\\w+)|lo saben?) `,
  // Somebody is told, or asked.
  `(?<! (?:el|un|tu|su|del) )(?:aviso|avisare|avisamos|avisaremos|paso|pasare|pasamos|pasaremos|traslado|trasladare|trasladamos|trasladaremos|consulto|consultare|consultamos|consultaremos|pregunto|preguntare|preguntamos|informo|informare|notifico|notificare|comunico|comunicare|derivo|transfiero|transferire|voy a (?:\\S+ )?(?:avisar|pasar|consultar|preguntar|trasladar|informar|notificar|comunicar|derivar|transferir)\\w*) .{0,50}${PEOPLE}`,
  "(?:paso|pasare|pasamos|traslado|trasladare|remito|envio) (?:tu|su|vuestr[oa]) (?:solicitud|peticion|mensaje|nota|recado|caso|consulta) ",
  "(?<!de )dejo (?:el|un|tu|su) (?:recado|aviso|nota) ",
  "(?:le|les|se lo) (?:paso|pasare|traslado|trasladare|hago llegar|comunico) ",
  "se l[oa]s? (?:digo|dire|paso|pregunto|preguntare|comento|comentare|transmito|cuento|pido|he dicho|he pasado|he preguntado) ",
  "les? (?:digo|dire|pido|pedire|pregunto|preguntare|comento|transmito) (?:esto |que \\S+ )?a (?!ti |usted)",
  "voy a (?:pedir|preguntar|decir|avisar|hablar)(?:le|les|selo|lo)? (?:a|con) (?!tu |su |vuestr|ti |usted)",
  "(?:hablo|hablare|hablamos|hablaremos|lo (?:gestiono|miro|hablo|veo|compruebo|reviso|consulto|coordino)|lo (?:mirare|vere|hablare|consultare)) con (?!tigo|usted|vosotros|gusto|mucho|el (?:calendario|sistema)|la agenda)",
  "(?:lo|la) (?:pregunto|consulto|averiguo|verifico|confirmo) y (?:te|le|os) ",
  // Somebody will write, or call.
  `${PEOPLE} .{0,60}(?:te|le|os|les|se|me) (?:respondera|contactara|llamara|escribira|atendera|contestara|pondra|avisara|confirmara|dira)n? `,
  `${TE} (?:responderan?|contactaran?|llamaran?|escribiran?|contestaran?|telefonearan?|atenderan|avisaran|responderemos|contactaremos|llamaremos|llamamos|escribiremos|contestaremos|confirmaremos|retornamos|retornaremos|contactamos) `,
  `(?:y|ya|luego|ahora|enseguida|manana|hoy) ${TE} (?:contacta|llama|escribe|responde|contesta|avisa)n? `,
  `${TE} (?:contesta|escribe|llama|responde|avisa|confirma|contestara|escribira|llamara|respondera|avisara|confirmara|contacta)n? (?:ell[ao]s?|el|${SOON}) `,
  "nos (?:pondremos|ponemos) en contacto ",
  `${TE} (?:aviso|avisamos|avisare|avisaremos|confirmo|confirmamos|escribo|escribire|informo|informamos) (?:${SOON}|con lo que) `,
  `${TE} (?:digo|dire|diremos|decimos|cuento|comento) (?:algo|cosas) |y ${TE} (?:digo|dire|cuento|contare|comento|confirmo|confirmare|aviso|avisare|respondo|contesto|escribo) (?!que |el |la |los |las |un)`,
  "(?:tendras|tendra|tendreis|recibiras|recibira) (?:(?:una?|nuestr[oa]s?) )*(?:noticias|respuesta|llamada) ",
  "(?:revisara|mirara|estudiara|valorara)n? (?:tu|su|vuestr[oa]) (?:caso|solicitud|peticion|mensaje) ",
]

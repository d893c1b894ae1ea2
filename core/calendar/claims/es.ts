import type { ClaimKind, ClaimWords } from "./words.ts"

const raw = String.raw

/** Regular verbs; those that spell their last letter otherwise before "e" stand in both spellings. */
const VERBS: Readonly<Record<ClaimKind, string>> = {
  booked: raw`agend|reserv|asign|adjudic|adjudiqu|fij|concert|program|marc|marqu|gestion|tramit|apunt|anot|confirm|registr|separ|apart|guard|bloque|encaj|agreg|agregu|cit|asegur|garanti[zc]|contrat|matricul|habilit|punte|pact|empla[zc]|formali[zc]|cre|coloc|coloqu|acomod|tom`,
  moved: raw`cambi|pas|pate|reprogram|apla[zc]|adelant|atras|retras|traslad|junt|modific|modifiqu|actuali[zc]|posterg|postergu|despla[zc]|reagend|recoloc|recoloqu|recalendari[zc]|rectific|rectifiqu|intercambi|reubic|reubiqu|reasign|ampli|prolong|prolongu|alarg|alargu`,
  cancelled: raw`cancel|anul|elimin|borr|quit|retir|desconvoc|desconvoqu|desagend|liber|desapunt|desanot|tumb|solt`,
}
const participle = (kind: ClaimKind, others: string) => `(?:(?:${VERBS[kind]})ad|${others})[oa]s?`
const infinitive = (kind: ClaimKind, others: string) => raw`(?:${VERBS[kind]})ar\w*|${others}`
/** "Reservé" and "reservamos", after "te" or before "tu cita"; then "se reservó". */
const preterite = (kind: ClaimKind, others: string) => `(?:(?:${VERBS[kind]})(?:e|amos)|${others})`
const itself = (kind: ClaimKind) => `se (?:${VERBS[kind]})o`
const TO = raw`(?:te|le|les|os|lo|la|los|las|se lo|se la|ya|yo) (?:lo |la |los |las )?`
const WHAT = raw`(?:tu|su|sus|tus|vuestra|la|el|las|los)`
const DID: Readonly<Record<ClaimKind, string>> = {
  booked: preterite(
    "booked",
    raw`sum[eo]|sumamos|anadi|inscribi(?:mos)?|meti(?:mos)?|inclui(?:mos)?(?= (?:en|a))|puse|pusimos|consegui(?:mos)?|solicite y confirme|hic(?:e|imos) (?:un )?(?:hueco|la reserva)|d(?:i|imos) <1>(?:cita|hora|turno|hueco)|sa(?:que|camos) (?:un |el )?(?:cita|hora|turno)|deje <2>(?:a las|para)`,
  ),
  moved: preterite(
    "moved",
    raw`movi(?:mos)?|corri(?:mos)?|extendi(?:mos)?|recorri(?:mos)?|pospus(?:e|imos)|puse <2>en vez`,
  ),
  cancelled: preterite(
    "cancelled",
    raw`d(?:i|imos) de baja|(?:saque|sacamos)(?! (?:un |el )?(?:cita|hora|turno)\b(?! del? ))|suspendi(?:mos)?`,
  ),
}

export const es: ClaimWords = {
  done: {
    booked: participle(
      "booked",
      raw`(?:confirmad|reservad|agendad|apuntad|apartad|guardad|anotad|bloquead)isim|aceptad|aprobad|efectivizad|inscrit|inscript|metid|dad(?=\w (?:de alta|cita|hora))|puest|cogid|dejad|(?<!co[mn] (?:[^ ]+ ){1,4})incluid|concedid|otorgad|conseguid|pedid|sacad|registrad|cerrad(?=\w (?:la cita|el dia|la hora|la fecha))`,
    ),
    moved: participle("moved", raw`movid|pospuest|corrid|recorrid|corregid|extendid`),
    cancelled: participle("cancelled", raw`suprimid|suspendid|dad(?=\w de baja)`),
  },
  doing: {
    booked: infinitive(
      "booked",
      raw`buscar\w*|inclu\w*r\w*|conseg\w*r\w*|cog\w*r\w*|meter\w*|inscribir\w*|hacer\w* (?:un )?hueco|dar\w* (?:cita|hora)|poner\w*`,
    ),
    moved: infinitive("moved", raw`mover\w*|posponer\w*|correr\w*|recorrer\w*`),
    cancelled: infinitive("cancelled", raw`dar\w* de baja|suprimir\w*|suspender\w*|sacar\w*`),
  },
  have: raw`he|hemos|ha|han|hubo`,
  be: raw`es|son|eres|sois|esta|estas|estais|estan|queda|quedas|quedan|quedais|quedo|quedaste|quedaron|quedamos|fue|fueron|sido|va|vas|sale|tienes|tiene|teneis|tienen|tengo|tenemos|dejo|dejamos|deje|ya|figura(?= como)|encuentra`,
  managed: raw`he procedido a|hemos procedido a|procedi a|procedimos a|he podido|hemos podido|pude|pudimos|he conseguido|consegui|conseguimos|he logrado|logre|logramos|acabo de|acabamos de|acaba de`,
  lead: raw`ya|listo|lista|todo|toda|perfecto|genial|ok|vale|muy bien|claro|si|su|tu|sus|tus|la|el|las|los|lo|hecho|cita|reserva|turno|mesa|hora|plaza|clase|visita|sesion|consulta|hueco|cupo|inscripcion|revision|cambio|nueva|nuevo|ambas|ambos|dos|del|de|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy|esta|noche|tarde|a|nombre|para|super|bien|correctamente|queda|quedamos`,
  acted: {
    booked: [
      raw`(?:${itself("booked")}|se inscribio|se genero) (?:una|${WHAT})`,
      raw`${TO}${DID.booked}`,
      raw`${DID.booked} (?:${WHAT}|una|un|dos|tres|cuatro|cinco|seis|\d+|mesa|para|a) `,
      raw`(?:he|hemos) (?:hecho|dado de alta|dado) <3>(?:cita|reserva|hora|turno|hueco|mesa|agenda|plaza)`,
    ],
    moved: [
      raw`(?:hice|hicimos|he hecho|hemos hecho) (?:el|la|los|ese|tu|su) (?:cambios?|modificacion)`,
      raw`(?:${itself("moved")}|se (?:movio|corrio)) ${WHAT}`,
      raw`${TO}${DID.moved}`,
      raw`${DID.moved} (?:${WHAT}|a) `,
    ],
    cancelled: [
      raw`(?:${itself("cancelled")}|se dio de baja) ${WHAT}`,
      raw`(?:tache|tachamos|he tachado|hemos tachado) <6>(?:de (?:la|nuestra|mi) (?:agenda|lista)|del (?:libro|cuaderno|calendario))`,
      raw`${TO}${DID.cancelled}`,
      raw`${DID.cancelled} (?:${WHAT}|esa|ese|a) `,
    ],
  },
  stated: {
    booked: [
      raw`(?:reserva|cita|inscripcion|matricula) (?:ya )?(?:esta |queda |quedo |ha sido )?(?:hecha|realizada|lista|efectuada|creada|exitosa)`,
      raw`(?:ya )?(?:figuras|estas|estais|esta|apareces|sales) (?:ya )?(?:en|dentro de) (?:la|nuestra|el) (?:lista|agenda|sistema|calendario)`,
      raw`(?:sos|eres) (?:el|la) de las \d`,
      raw`(?:el hueco|la plaza|la mesa|la hora|el turno|la cita|el cupo|el puesto|ese hueco|esa hora|esa mesa|es|ya es|son) (?:ya )?(?:es |son )?(?:(?:tuy|suy|vuestr)[oa]s?|para (?:ti|vos|usted|vosotr[oa]s|ustedes))`,
      raw`(?:todo (?:listo|arreglado|en orden|hecho|ok)|hecho|listo|quedamos(?: asi)?|entonces|pues|queda|perfecto|genial|de acuerdo|trato hecho|estupendo) <2>(?:nos vemos|te espero|te esperamos|os esperamos|le esperamos|los esperamos|les esperamos|la esperamos|lo esperamos|vienes|viene|venis)? ?<1>(?:el|para el|este|a las|manana|hoy|pasado) <4>(?:a las|\d)`,
      raw`(?:nos vemos|te esperamos|le esperamos|os esperamos|los esperamos|les esperamos|te espero|contamos contigo|cuento contigo) (?:el|este|manana|hoy|pasado|a las|para) <5>(?:a las|\d)`,
    ],
    moved: [
      raw`(?:ahora|desde ahora) <2>(?:cita|reserva|turno|hora|clase|sesion) (?:es|queda|esta|sera)`,
      raw`(?:ahora|pasa a ser|ahora es|ahora vienes|ahora la tienes|ahora queda|nueva (?:fecha|hora)|nuevo horario) (?:es |la tienes |queda |vienes |a |sera )*(?:el|a las|para|las|:|,|lunes|martes|miercoles|jueves|viernes|sabado|domingo)`,
    ],
    cancelled: [
      raw`(?:queda|quedo|quedan|ha quedado|esta|dejado|deje) <2>(?:sin efecto|fuera de la agenda|(?<!esta )de baja|libre tu|libre su)`,
      raw`ya no (?:tienes|tiene|teneis|figura|figuras|aparece|apareces|esta|consta) <5>(?:cita|citas|reserva|reservas|nada|turno|agenda|hora|sesion|clase|pendiente|lista|calendario|sistema|visita)`,
      raw`ya no (?:(?:te|le|os|les|lo|la|los|las) espera?(?:o|mos)|contamos con|existe|vienes)`,
      raw`ya nadie (?:te|le|os|les) espera`,
      raw`(?:le|les) (?:dije|dijimos|he dicho|hemos dicho|avise|avisamos|he avisado) (?:al |a la |a los )<2>que (?:ya )?no (?:vaya|venga|pase)n?(?! (?:tan|antes|muy))`,
      raw`ya no (?:vale(?! la pena)|sirve|esta en pie|es valid[oa])`,
      raw`ya no <3>a (?:tu|su|vuestro) nombre`,
      raw`(?:dejas|dejaste|has dejado) de tener <3>(?:cita|reserva|turno|hora|mesa|clase|sesion|plaza)`,
    ],
  },
  unreal: raw`pued[oae]\w*|podemos|podria\w*|podre\w*|podras|podran|quier\w+|quisier\w+|desea\w*|prefier\w+|habria|habra|habran|seria\w*|sera|seran|tendria\w*|deberia\w*|deb[eo]\w*|necesit\w+|vo?y? a|vamos a|van a|va a|quedar(?:a|an|ia|ian|as)|para que|antes de|hay que|ofre\w+|gustaria|intent\w+|si|cuando|en cuanto|hasta que|una vez|mientras|siempre que|aunque fuera|salvo|a menos|tan pronto|(?<!(?:asi|lo|modo|manera) )que (?:te|le|os|lo|la)|falta|faltan|espera|pendiente\w*|estoy|estamos|te parece|me gustaria|sin que`,
  negated: raw`no|nao|nada|ningun\w*|nunca|tampoco|sin|ni|imposible|jamas|nadie|fallo|error|aun sin`,
  other: raw`ya (?:te |lo |la )?habia(?:s|is) \w+|suspend\w+ <1>(?:servicios?|visitas|clases|notificaciones|envios|entregas)|(?:servicios?|visitas|clases|notificaciones|envios|entregas) <3>suspendid\w+|(?:la|el|es[ae]|est[ae]) (?:mesa|hora|turno|plaza|hueco|pista|horario) ya (?:esta|fue|ha sido)|(?<!(?:reserv\w+|inscripcion|matricula|citas?|plaza) (?:\w+ ){1,3})(?:clase|sesion|sala|tarde|manana|agenda|terraza|excursion|charla) <3>esta complet[ao]|(?:semana|vez|mes|ano) pasad[oa]|(?<!de )(?:ayer|anoche)|ya estaban?|ya tenias?|(?:mesas?|plazas?|horas?|cupos?) <1>\w+ minutos|desde ayer|por (?:horas?|personas?|dias? completos?)|otr[oa]s? (?:grupo|paciente|familia|comensal\w*|persona|cliente|clienta|huesped)s?|tal cual|igual que|sin cambios|para (?:los |las |nuestros )?(?:clientes|socios|huespedes|abonados)|nos (?:han|ha|cancel\w+)|hubo|todo (?:ya |esta )*reservado|mas (?:cercan|proxim)[oa]|alerg\w+|preferencia\w*|telefono|apertura|precios?|tarifas?|otra persona|otro cliente|otros clientes|otra clienta|ocupad[oa]s?|segun|figura una|figura un|consta|constan|me aparece|sigues?|siguen|seguis|vigente\w*|recuerd\w+|recordam\w+|mantiene|mantenemos|actualmente|ya tenias|cuentas? con|veo que|veo|siempre|normalmente|habitualmente|automaticamente|cualquier|menos de|con \d+ horas?|(?:solicitud|peticion)(?:es)?(?! (?:de \w+ )?(?:aceptad|aprobad|completad|confirmad|procesad))|sugerencia|pendiente\w*|provisional\w*|lista de espera|estoy|estamos|usted ha|ustedes han|por defecto|por el cliente|se (?:confirman|cobran|cancelan|anulan|abonan|reservan|cobra|abona)|hasta \d+ ?h|de antelacion|son (?:confirmad|cancelad|reservad)\w+|te dir\w+|tu consulta al|tu mensaje|tu nota|al equipo|al responsable|al encargado|a mi companer\w`,
  supposed: raw`sin (?:respuesta|confirmacion|pago|noticias)|(?!informando|avisando)\w{3,}[ae]ndo|pasad[oa]s|pasad[oa] ese plazo|confirma|confirme|confirmame|confirmando|avisa|avisame|dime|digame|decime|responde|escribe|mandame|pasame|si|en cuanto|cuando|una vez|a menos|salvo|mientras|en caso|siempre que|hasta que|tan pronto|de haber|por si|como`,
  readOut: raw`(?:en|segun) (?:el|nuestro) sistema(?: ya|$)|(?:me )?(?:dices|cuentas|comentas|dice|cuenta|comenta) (?:usted )?que|segun|figura usted|aca veo|te recuerdo|le recuerdo|recordatorio|recuerda|recuerde|veo|aqui veo|por lo que veo|en la agenda figura|solo me aparece|me aparece|le informo que usted cuenta`,
  thing: raw`citas?|reservas?|reservacion(?:es)?|matricula|turno|mesa|hora|plaza|clase|visita|sesion|consulta|hueco|cupo|inscripcion|revision|lugar|lugares|sitio|espacio|horario|solicitud completada`,
  things: raw`turnos|mesas|horas|clases|visitas|sesiones|consultas|revisiones|inscripciones`,
  several: raw`\d+|dos|tres|cuatro|cinco|seis|varias|varios|ambas|ambos|estas|estos|las|los|siguientes|proximas|proximos`,
  diary: raw`agenda|calendario|sistema|lista|planilla|cuaderno|libro|clase|curso|grupo`,
  day: raw`lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana|pasado manana|esta (?:tarde|noche)|(?:el|dia) (?:dia )?\d{1,2}|\d{1,2} de \w+|(?:lun|mar|mie|jue|vie|sab|dom) \d{1,2}|primera hora`,
  clock: raw`(?:a|para|de|sobre) (?:la una|las (?:\d\w*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce))|a mediodia|al mediodia`,
  meet: raw`(?:te|le|os|les|lo|la|los|las) (?:vera|atendera|recibira|visitara|esperara|recogera|llamara)|pasa(?:ra)? por (?:tu|su) (?:casa|domicilio)|(?:cuento|contamos) con (?:vos|vosotr[oa]s|ustedes|usted|tu presencia)|nos vemos|(?:te|os|le|les|lo|la|los|las) (?:espero|esperamos|espera|esperan|recibo|recibe|recibimos|reciben|veo|vemos|vera|atiende|atendemos)|contamos contigo|cuento contigo|contamos con (?:usted|ustedes|vosotros)`,
  settled: raw`anotad[oa]|(?:ya )?estas dentro(?! de)|confirme|confirmad[oa]|(?:solicitud|peticion|pedido) (?:aceptad[oa]|aprobad[oa]|confirmad[oa])|list[oa]s?(?! de)|hecho|ya (?:esta|quedo|queda)(?: (?:todo|list[oa]|hech[oa]))?|todo (?:list[oa]|preparado|reservado para ti|arreglado|en orden|hecho|ok|bien|cerrado)|(?:lo )?deje todo (?:arreglado|listo)|(?:quedamos|quedamos asi|queda|quedo|quedaste|quedas|quedais|quedaron|queda asi)|trato hecho|dal[oa] por (?:hech[oa]|reservad[oa])|solicitud (?:completada|procesada)|(?:ya )?es oficial|es un hecho|arreglado|resuelto`,
  confirm: raw`(?:te |le |os |les |se )?(?:lo |la )?confirm(?:o|amos)(?! (?:hoy|manana)(?: mismo)? (?:/|$))|confirmad[oa]s?|confirmadisim[oa]|queda en firme`,
  present: {
    booked: raw`te lo (?:dejo|deje|he dejado) (?:para|el|a ti)|(?:te|le|os|les|la|lo) (?:(?:${VERBS.booked}|inscrib|met|pon)(?:o|go|emos|amos|imos))|apunto|anoto|agendo`,
    moved: raw`(?:te|le|os|les|la|lo|te la|te lo|se la|se lo) (?:${VERBS.moved}|muev|mov|corr)(?:o|amos|emos)`,
    cancelled: raw`(?:te|le|os|la|lo|te la|se la) (?:${VERBS.cancelled})(?:o|amos)`,
  },
  holds: raw`(?:ya )?(?:te|le|os|les|la|lo) (?:tengo|tenemos) (?:ya )?(?:en|apuntad[oa]|anotad[oa]|puest[oa]|agendad[oa]|previst[oa]|para)|ya (?:tienes|tiene|teneis|tienen) (?:(?:tu|su|la|el|vuestra) )?(?:hora|plaza|mesa|turno|lugar|sitio|hueco|cupo)|ya (?:tienes|tiene|teneis|tienen) (?:tu|su|vuestra) (?:cita|reserva|clase|sesion)|(?:tienes|tiene|teneis) (?:ya |ahora )?(?:tu|su|la) (?:plaza|mesa|hora) (?:asegurada|guardada)|(?:estas|esta|quedas|figuras|sales) (?:ya )?(?:en|dentro de)`,
  finished: raw`formalizad[oa]s?|finalizad[oa]s?|efectivad[oa]s?|list[oa]s?|hech[oa]s?|realizad[oa]s?|completad[oa]s?|efectuad[oa]s?|tramitad[oa]s?|registrad[oa]s?|procesad[oa]s?|confirmad[oa]s?|en firme|cerrad[oa]s?|exitos[oa]s?|complet[oa]|ok|resuelt[oa]|en orden|ya esta|esta ya|asegurad[oa]s?`,
  moving: raw`nuev[oa] (?:hora|fecha|horario)|cambios?(?! de (?!hora|horario|fecha|dia|citas?|turno|reserva|planes|sesion|clase|agenda))|modificacion|traslado|reprogramacion|reagendamiento|aplazamiento`,
  cancelling: raw`cancela(?:cion|mento)|anulacion|baja`,
  now: raw`ahora|desde ahora|ya|queda|pasa a ser|pasa|sera|vienes|viene|venis`,
  shifts: raw`cambio(?! de)|salta|brinca|(?:pasa|paso|pasara)(?= (?:a|al|para|del?) )|se (?:(?:${VERBS.moved})[oa]|movio|mueve|corrio|corre|recorrio)`,
  instead: raw`en (?:vez|lugar) del?|y no`,
  henceforth: raw`ahora|desde ahora|a partir de ahora`,
  anew: raw`en (?:vez|lugar) del?|ya no (?:es|sera|seria)|misma hora|que era lo que pedias|nueva hora`,
  gone: raw`(?:ya no (?:\w+ )?(?:en|dentro)|fuera|(?:saque|sacamos|he sacado|borre|borramos|quite|quitamos|desapunte|baje) <4>del?) (?:de |del )?(?:la |el |tu |nuestra )?`,
  free: raw`huecos?|libres?|disponib\w+|vacantes?|ofertas?|abr\w+|abierto|cerram\w+|cerrad[oa]s por|cierr\w+|horario de|plazas? libres?|me qued\w+|nos quedan?|queda libre|cuesta\w*|precio\w*|desde|todo reservado|todo ocupado|completo|a partir de|temporada|clases (?:de|son)|se (?:imparte|celebra|da|dan)|empieza\w*|empiezan|comienza\w*|dura(?!nte)\w*|cualquier dia|si|o el|o a las|o prefieres|u`,
  hours: raw`(?:de|desde el) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) (?:a|hasta el) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|todos los|cada`,
  label: {
    date: raw`fecha|dia|cuando`,
    time: raw`hora|horario`,
  },
  named: raw`(?:ya |esta |estan |queda |quedan |quedo |quedaron |son |es )<3>(?:a (?:tu|su|vuestro) nombre|(?:tuy|suy|vuestr)[oa]s?)`,
  fitted: raw`(?:pude|pudimos|consegui|conseguimos|logre|logramos|he podido|hemos podido|he conseguido|hemos conseguido|he logrado) \w+(?:rte|rle|ros|rles|rlo|rla)|(?:te|le|os|les) (?:pude|pudimos|consegui|conseguimos|logre|he podido|hemos podido|he conseguido) <1>\w+`,
  your: raw`(?:tu|su|vuestra|la|el|mi)`,
  became: raw`(?:ha sido|ha quedado|fue|quedo|se ha|acaba de ser) (?!solicitad|pedid|recibid|enviad|rechazad|propuest|consultad)\w{3,}[aei]d[oa]s?`,
  lacking: raw`no (?:tienes|tiene|teneis|tienen|tenes) (?:aun |todavia |ahora mismo |actualmente |de momento |por ahora )?(?:(?:ningun[oa]? |una )?(?:citas?|reservas?|turnos?|reservacion(?:es)?)|hora (?:con nosotros|pedida|dada)|(?:ningun[oa]? \S+|una? \S+|(?:THING)s?|nada) (?:reservad|apuntad|programad|agendad|concertad|anotad|confirmad|registrad|previst)[oa]s?)|no (?:tienes|teneis|tenes) (?:aun |todavia )?hora(?= (?:$|/))|no (?:veo|encuentro|vemos|encontramos|he encontrado|hemos encontrado|localizo|me sale|me aparece|me figura|me consta|aparece|consta|figura|hay|existe) (?:(?:ningun[oa]? |una )?(?:citas?|reservas?|turnos?) <3>(?:a (?:tu|su|vuestro) nombre|tuy[ao]s?|suy[oa]s?|registrad\w+|reservad\w+|agendad\w+|programad\w+|pendientes?|contigo)|(?:ningun[oa]? |una )?(?:THING)s? tuy[ao]s?|(?:(?:ningun[oa]? |una )?(?:THING)s?|nada) <1>a (?:tu|su|vuestro) nombre)|no (?:estas?|figuras?|apareces?) (?:apuntad|inscrit|anotad)[oa] (?:a|en) (?:ningun[oa]? \S+|nada)`,
  failed: raw`no <2>(?:podido|pude|pudimos|pudo|logre|logrado|logramos|consegui|conseguido|conseguimos) <2>(?:DOING)|no se (?:ha podido|pudo) <1>(?:crear|guardar|completar|realizar|hacer) <1>(?:NOUN)|no <1>(?:ha sido|fue) posible(?: <2>(?:DOING)|(?= (?:$|/)))|(?:error|problema|fallo) <1>(?:al|con|en) <2>(?:DOING|NOUN)|(?:fallo|fallado) (?:la|el|tu|su) (?:NOUN)|(?:NOUN) <6>(?:fallo|fallado|no se <2>(?:complet\w+|realiz\w+|cre\w+|guard\w+|DONE)|no (?:ha sido|ha quedado|esta|quedo|fue) <1>(?:DONE))`,
  standing: raw`(?:una?|SEVERAL) (?:THING) (?:(?:tuy|suy|vuestr)[oa]s?|a (?:tu|su|vuestro) nombre) <5>(?:WHEN)|(?:tus|sus|vuestras|tu|su) proxim[oa]s? (?:THING) <5>(?:WHEN)|(?:tu|su|vuestr[oa]) <3>(?:es|sigue siendo) (?:el |este |para |a )*(?:WHEN)|(?:tienes|tiene|teneis|tienen|tenes) (?!(?:ya |un |el )*(?:huecos?|cupos?|lugar|lugares|sitios?|espacios?|horarios?) )(?:ya )?(?:una |la |tu |su |vuestra |tus |proxima |un |el |(?:SEVERAL) )*(?:THING) <6>(?:WHEN)|(?:tu|su|vuestra|tus|sus|vuestras) (?:proxim[oa]s? )?(?:THING) <5>(?:es|son|sera|seran|esta|estan|sigue|siguen|queda|quedan|seria) <4>(?:WHEN)|(?:estas|aqui|ahi) (?:son|estan|tienes|tiene|van) (?:tus|sus|vuestras|las|SEVERAL) <1>(?:THING) <5>(?:WHEN)|(?:tu|su|vuestr[oa])s? (?!consultas? <3>(?:apuntad|anotad|registrad))(?:THING) <3>(?:esta|estan|queda|quedan) (?:ya )?(?:(?:reserv|confirm|agend|program|concert|apunt|anot|registr)ad|hech)[oa]s?|(?<=^ (?:[^ /]+ / ){0,2})(?:te |le |os |les )?(?:confirm(?:o|amos)|se (?:te |le )?ha (?:registr|reserv|agend|program)ado) (?:la|tu|su|vuestra|el) (?:THING)(?= (?:$|/))|la (?:cita|reserva) (?:ya )?(?:esta|queda) (?:ya )?(?:(?:reserv|confirm|agend|program|concert|anot|registr)ad|hech)a(?= (?:$|/))|el turno (?:ya )?(?:esta|queda) (?:ya )?(?:confirm|agend|registr)ado(?= (?:$|/))|ya (?:tienes|tiene|teneis|tenes) (?:(?:tu|su|vuestra|la) )?(?:cita|reserva)(?= (?:$|/))|te (?:veo|tengo) <3>(?:agenda|calendario) <3>(?:WHEN)|(?:WHEN) <3>(?:tienes|tiene|teneis) (?!(?:huecos?|cupos?|lugar|lugares|sitios?|espacios?|horarios?) )(?:una |la |tu |su |(?:SEVERAL) )*(?:THING)|(?:tu|su|vuestra|tus|sus) (?:THING) <3>(?:WHEN) <6>(?:sigue|siguen|se mantiene|se mantienen|continua) <1>(?:en pie|vigente|igual|activ\w+|como estaba|reservad\w+|agendad\w+|confirmad\w+|sin cambios|/)`,
  addressed: raw`te|tu|tus|ti|os|vosotr[oa]s|vuestr[oa]s?|usted|ustedes|su|sus|le|les|contigo|vienes|viene|venis|(?!(?:importe|suerte|fuerte|deporte|(?:\w{2})?parte|\w+[^aei]ros|\w+eros) )\w+(?:rte|rle|ros|rles)`,
  theirs: raw`fue|fueron|era|estuvo|tuviste|tuvo|habias|ayer|pasad[oa]s?|volvemos|reabrimos|festivo|feriado|trabaja\w*|lleg(?:a|an|ara|aran)|llen[oa]|tiene las|atiende los|sale|salen|vence|caduca|sortea\w*|concierto|evento`,
}

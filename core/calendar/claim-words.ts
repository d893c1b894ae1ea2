import type { Language } from "../reply/language.ts"

export type ClaimKind = "booked" | "moved" | "cancelled"

/**
 * How one language says that an appointment was made, moved or cancelled. Alternatives of a regular
 * expression over folded words; <3> stands for up to three words in between.
 */
export type ClaimWords = {
  /** Participles, which claim nothing without one of the helpers before or a clause of their own. */
  readonly done: Readonly<Record<ClaimKind, string>>
  /** Infinitives, for "I was able to book". */
  readonly doing: Readonly<Record<ClaimKind, string>>
  /** What makes a participle an act of ours ("I have"), or a state ("is", "stands"). */
  readonly have: string
  readonly be: string
  readonly managed: string
  /** Words that may stand before a participle that is a clause of its own: "Cita del lunes anulada". */
  readonly lead: string
  /** Whole phrases. */
  readonly acted: Readonly<Record<ClaimKind, readonly string[]>>
  readonly stated: Readonly<Record<ClaimKind, readonly string[]>>
  /** Before a claim in its clause, each of these takes it back. */
  readonly unreal: string
  readonly negated: string
  /** Anywhere in the clause: what stood already, what always holds, what is under way. */
  readonly other: string
  /** At the head of a sentence: all of it is supposed, or read out. */
  readonly supposed: string
  readonly readOut: string
}

const raw = String.raw

const es: ClaimWords = {
  done: {
    booked: raw`(?:reservad|agendad|apuntad|anotad|confirmad|programad|registrad|guardad|inscrit|inscript|separad|apartad(?!o de)|concertad|fijad|asignad|bloquead|citad|marcad|encajad|metid|formalizad|asegurad|garantizad|contratad|dad(?=\w (?:de alta|cita|hora))|puest|cogid|dejad|agregad|incluid|matriculad|adjudicad|cerrad(?=\w (?:la cita|el dia|la hora|la fecha)))[oa]s?`,
    moved: raw`(?:cambiad|movid|pasad|reprogramad|aplazad|adelantad|atrasad|retrasad|trasladad|modificad|actualizad|pospuest|postergad|corrid|desplazad|reagendad|recolocad|intercambiad|reubicad|reasignad)[oa]s?`,
    cancelled: raw`(?:cancelad|anulad|eliminad|borrad|quitad|suprimid|retirad|desconvocad|desagendad|liberad|desapuntad|dad(?=\w de baja))[oa]s?`,
  },
  doing: {
    booked: raw`(?:reserv|agend|apunt|anot|confirm|program|separ|apart|encaj|guard|conseg|busc|cog)\w*r\w*|meter\w*|inscribir\w*|hacer\w* (?:un )?hueco|dar\w* (?:cita|hora)|poner\w*`,
    moved: raw`(?:cambi|reprogram|aplaz|adelant|atras|retras|traslad|modific|reagend|pas)ar\w*|mover\w*|posponer\w*`,
    cancelled: raw`(?:cancel|anul|elimin|borr|quit)ar\w*|dar\w* de baja|suprimir\w*`,
  },
  have: raw`he|hemos|ha|han|hubo`,
  be: raw`es|son|eres|sois|esta|estas|estais|estan|queda|quedas|quedan|quedais|quedo|quedaste|quedaron|quedamos|fue|fueron|sido|va|vas|sale|tienes|tiene|teneis|tienen|tengo|tenemos|dejo|dejamos|deje|ya|figura(?= como)|encuentra`,
  managed: raw`he podido|hemos podido|pude|pudimos|he conseguido|consegui|conseguimos|he logrado|logre|logramos|acabo de|acabamos de|acaba de`,
  lead: raw`ya|listo|lista|todo|toda|perfecto|genial|ok|vale|muy bien|claro|si|su|tu|sus|tus|la|el|las|los|lo|hecho|cita|reserva|turno|mesa|hora|plaza|clase|visita|sesion|consulta|hueco|cupo|inscripcion|revision|cambio|nueva|nuevo|ambas|ambos|dos|del|de|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy|esta|noche|tarde|a|nombre|para|super|bien|correctamente|queda|quedamos`,
  acted: {
    booked: [
      raw`se (?:reservo|agendo|confirmo|programo|anoto|inscribio|aparto|creo|genero) (?:tu|su|la|el|una|vuestra)`,
      raw`(?:te|le|os|les) confirmo (?:que )?(?:tu|su|la|vuestra|el|mesa) ?<1>(?:cita|reserva|turno|hora|mesa|plaza|para)`,
      raw`(?<!que <2>)(?:te|le|les|os|lo|la|los|las|se lo|se la|ya|yo) (?:lo |la |los |las )?(?:reserve|agende|apunte|anote|confirme|programe|registre|inscribi|separe|aparte|guarde|bloquee|meti|puse|encaje|agendamos|reservamos|apuntamos|anotamos|inscribimos|separamos|apartamos|programamos|registramos|pusimos|metimos|confirmamos|agregue|agregamos|hice (?:un )?(?:hueco|la reserva)|hicimos (?:un )?(?:hueco|la reserva)|di (?:la |el )?(?:cita|hora|turno|hueco)|dimos <1>(?:cita|hora|turno|hueco)|consegui|conseguimos|deje <2>(?:a las|para))`,
      raw`(?<!que <2>)(?:agende|reserve|anote|apunte|inscribi|agendamos|reservamos|registre|separe|aparte) (?:tu|su|vuestra|la|el|una|un|mesa|para) `,
      raw`(?:he|hemos|hice|hicimos|acabo de|ha sido|ha quedado|esta|queda|quedo) (?:te |le |ya |os )*(?:hech[oa]|hacer|realizad[oa]|gestionad[oa]|tramitad[oa]) (?:ya )?(?:tu|la|su|vuestra|una) (?:reserva|cita|inscripcion)`,
      raw`(?:he|hemos) (?:creado|hecho|puesto|dado de alta|cogido|guardado|añadido|anadido|metido|dado) <3>(?:cita|reserva|hora|turno|hueco|mesa|agenda|plaza)`,
    ],
    moved: [
      raw`(?:hice|hicimos|he hecho|hemos hecho) (?:el|los|ese|tu|su) cambios?`,
      raw`se (?:cambio|movio|reprogramo|adelanto|aplazo|modifico|paso|traslado|reagendo|corrio) (?:tu|su|la|el|las|los|vuestra)`,
      raw`(?<!que <2>)(?:te|le|les|os|lo|la|los|las|se lo|se la|ya) (?:lo |la |los |las )?(?:cambie|movi|pase|reprograme|aplace|adelante|atrase|retrase|traslade|modifique|corri|pospuse|reagende|cambiamos|movimos|pasamos|reprogramamos|adelantamos|aplazamos|corrimos|trasladamos|reagendamos|atrasamos|retrasamos|postergamos|modificamos|puse <2>en vez)`,
      raw`(?<!que <2>)(?:cambie|movi|reprograme|aplace|adelante|reagende|reprogramamos|movimos|corri|corrimos|reagendamos|adelantamos) (?:tu|su|vuestra|la|el|las|los) `,
      raw`(?:he|hemos) (?:hecho|realizado|guardado|registrado|aplicado) (?:el|los) cambios?`,
      raw`(?:he|hemos) (?:puesto|dejado|metido) <6>(?:en vez|en lugar)`,
    ],
    cancelled: [
      raw`se (?:cancelo|anulo|elimino|borro|dio de baja) (?:tu|su|la|el|las|los|vuestra)`,
      raw`(?<!que <2>)(?:te|le|les|os|lo|la|los|las|se lo|se la|ya) (?:lo |la |los |las )?(?:cancele|anule|elimine|borre|quite|cancelamos|anulamos|eliminamos|borramos|quitamos|di de baja|dimos de baja|saque|sacamos|desapunte|libere)`,
      raw`(?<!que <2>)(?:cancele|anule|elimine|borre|cancelamos|anulamos|eliminamos|quite|desagende) (?:tu|su|vuestra|la|el|las|los|esa|ese) `,
      raw`(?:he|hemos) (?:dado de baja|dejado sin efecto|sacado|hecho la cancelacion|tramitado la (?:cancelacion|anulacion))`,
    ],
  },
  stated: {
    booked: [
      raw`(?:queda|quedo|quedan) <2>a (?:tu |su )?nombre`,
      raw`(?:plaza|mesa|cita|turno|hueco|hora|cupo) (?:lista|listo|guardad[oa]|cerrad[oa]|asegurad[oa])`,
      raw`(?:reserva|cita|inscripcion|matricula) (?:ya )?(?:esta |queda |quedo |ha sido )?(?:hecha|realizada|lista|efectuada|creada|exitosa)`,
      raw`(?:ya )?(?:figuras|estas|estais|esta|apareces|sales) (?:ya )?(?:en|dentro de) (?:la|nuestra|el) (?:lista|agenda|sistema|calendario)`,
      raw`(?:el hueco|la plaza|la mesa|la hora|el turno|la cita|el cupo|el puesto|ese hueco|esa hora|esa mesa|es|ya es|son) (?:ya )?(?:es |son )?(?:tuy|suy|vuestr)[oa]s?`,
      raw`(?:todo (?:listo|arreglado|en orden|hecho|ok)|hecho|listo|quedamos(?: asi)?|entonces|pues|queda|perfecto|genial|de acuerdo|trato hecho|estupendo) <2>(?:nos vemos|te espero|te esperamos|os esperamos|le esperamos|los esperamos|les esperamos|la esperamos|lo esperamos|vienes|viene|venis)? ?<1>(?:el|para el|este|a las|manana|hoy|pasado) <4>(?:a las|\d)`,
      raw`(?:nos vemos|te esperamos|le esperamos|os esperamos|los esperamos|les esperamos|te espero|contamos contigo|cuento contigo) (?:el|este|manana|hoy|pasado|a las|para) <5>(?:a las|\d)`,
      raw`tienes (?:ya )?(?:tu|la) (?:plaza|mesa|hora|cita) (?:asegurada|lista|para|el)`,
      raw`(?:la|lo|los|las) (?:tienes|tiene|teneis) (?:el|para el|manana|a las) <4>(?:a las|\d)`,
    ],
    moved: [
      raw`(?:cita|sesion|turno|reserva|clase|visita|revision|hora) se (?:adelanta|atrasa|retrasa|mueve|cambia|pasa|aplaza|traslada|corre)`,
      raw`(?:cambio|traslado|modificacion|cambios) (?:ya )?(?:esta |queda |quedo |ha sido )?(?:hech[oa]s?|realizad[oa]s?|list[oa]s?|guardad[oa]s?|registrad[oa]s?|aplicad[oa]s?|confirmad[oa]s?|efectuad[oa]s?)`,
      raw`(?:en vez|en lugar) de(?:l)? <5>(?:vienes|viene|venis|sera|es|te esperamos|quedas|pasa|tienes)`,
      raw`(?:vienes|viene|venis|es|quedas|tienes|pasa|queda) <8>(?:en vez|en lugar) del?`,
      raw`(?:cita|reserva|hora|turno|clase|sesion|visita|revision|mesa) (?:<2>)?(?:pasa|paso) (?:del|al|a|para|de)`,
      raw`(?:ahora|desde ahora) <2>(?:cita|reserva|turno|hora|clase|sesion) (?:es|queda|esta|sera)`,
      raw`(?:nuev[oa]|nuestra nueva) (?:cita|hora|turno|fecha|horario)(?= $)`,
      raw`(?:ahora|pasa a ser|ahora es|ahora vienes|ahora la tienes|ahora queda|nueva (?:fecha|hora)|nuevo horario) (?:es |la tienes |queda |vienes |a |sera )*(?:el|a las|para|las|:|,|lunes|martes|miercoles|jueves|viernes|sabado|domingo)`,
    ],
    cancelled: [
      raw`(?:cancelacion|anulacion|baja) (?:ya )?(?:esta |queda |quedo |ha sido )?(?:hecha|realizada|lista|registrada|confirmada|procesada|efectuada|tramitada|completada)`,
      raw`(?:queda|quedo|quedan|ha quedado|esta|dejado|deje) <2>(?:sin efecto|fuera de la agenda|de baja|libre tu|libre su)`,
      raw`(?:sin efecto) (?:tu|su|la|el|vuestra)`,
      raw`ya no (?:tienes|tiene|teneis|hay|figura|figuras|aparece|apareces|esta|queda|consta) <5>(?:cita|citas|reserva|reservas|nada|turno|agenda|hora|sesion|clase|pendiente|lista|calendario|sistema|visita)`,
      raw`(?:no|nada) (?:te|le|os) queda (?:ya )?(?:nada|ninguna|ningun|pendiente) ?<3>`,
      raw`no (?:tienes|tiene|teneis) ya (?:nada|ninguna|ningun|cita) ?<3>`,
      raw`(?:fuera|borrad[oa]|adios a) <1>(?:de la agenda|del calendario|del sistema|la cita)`,
    ],
  },
  unreal: raw`pued[oae]\w*|podemos|podria\w*|podre\w*|podras|podran|quier\w+|quisier\w+|desea\w*|prefier\w+|habria|habra|habran|seria\w*|sera|seran|tendria\w*|deberia\w*|deb[eo]\w*|necesit\w+|vo?y? a|vamos a|van a|va a|quedar(?:a|an|ia|ian|as)|para que|antes de|hay que|ofre\w+|gustaria|intent\w+|si|cuando|en cuanto|hasta que|una vez|mientras|siempre que|aunque fuera|salvo|a menos|tan pronto|que te|que le|que os|que lo|que la|falta|faltan|espera|pendiente\w*|estoy|estamos|te parece|me gustaria|sin que`,
  negated: raw`no|nao|nada|ningun\w*|nunca|tampoco|sin|ni|imposible|jamas|nadie|fallo|error|aun sin`,
  other: raw`alerg\w+|preferencia\w*|telefono|apertura|precios?|tarifas?|otra persona|otro cliente|otros clientes|otra clienta|ocupad[oa]s?|segun|figura una|figura un|consta|constan|me aparece|sigue|siguen|vigente\w*|recuerd\w+|recordam\w+|mantiene|mantenemos|actualmente|ya tenias|cuentas? con|veo que|veo|siempre|normalmente|habitualmente|automaticamente|cualquier|menos de|con \d+ horas?|solicitud\w*|peticion\w*|sugerencia|pendiente\w*|provisional\w*|lista de espera|estoy|estamos|usted ha|ustedes han|por defecto|por el cliente|se (?:confirman|cobran|cancelan|anulan|abonan|reservan|cobra|abona)|hasta \d+ ?h|de antelacion|son (?:confirmad|cancelad|reservad)\w+|te dir\w+|tu consulta al|tu mensaje|tu nota|al equipo|al responsable|al encargado|a mi companer\w`,
  supposed: raw`si|en cuanto|cuando|una vez|a menos|salvo|mientras|en caso|siempre que|hasta que|tan pronto|de haber|por si|como`,
  readOut: raw`segun|te recuerdo|le recuerdo|recordatorio|recuerda|recuerde|veo|aqui veo|por lo que veo|en la agenda figura|solo me aparece|me aparece|le informo que usted cuenta`,
}

const en: ClaimWords = {
  done: {
    booked: raw`booked|scheduled|reserved|confirmed|registered|enrolled|enroled|noted|saved|recorded|added|pencilled|penciled|slotted|squeezed|fitted|put|placed|signed|set up|guaranteed|finali[sz]ed|secured|arranged|locked|logged|penned|squared|made|fixed|entered|blocked`,
    moved: raw`moved|rescheduled|changed|shifted|pushed|switched|swapped|brought forward|postponed|bumped|transferred|updated|amended|delayed|rearranged|re-?booked|modified|adjusted|put back|put off|put forward|moved up|bring forward|flipped|relocated`,
    cancelled: raw`cancell?ed|removed|deleted|called off|dropped|scrapped|voided|withdrawn|taken off|taken out|cleared|wiped|released|annulled|struck|binned|revoked|axed|unbooked`,
  },
  doing: {
    booked: raw`book|schedule|reserve|get you|fit you|squeeze|slot|put you|register|enrol\w*|secure|add you|confirm|arrange|make (?:the|a|your) (?:booking|reservation|appointment)`,
    moved: raw`move|reschedule|change|shift|push|switch|swap|bring|postpone|rearrange|transfer`,
    cancelled: raw`cancel|remove|delete|call off|scrap|drop`,
  },
  have: raw`i've|i have|we've|we have|i|we|have|has|just|ive|weve|i did|i just|already`,
  be: raw`consider it|consider that|is|are|am|\w+'s|\w+'re|you're|youre|it's|its|that's|thats|been|was|were|all|they're|now|he's|she's|being|you are|everything's|everything|got|get|gets|stands|session's|appointment's|table's|booking's|officially`,
  managed: raw`was able to|were able to|managed to|have been able to|i've been able to|we've been able to|went ahead and`,
  lead: raw`all|ok|okay|great|perfect|right|done|sure|yes|now|your|the|appointment|booking|reservation|table|slot|session|class|visit|consultation|both|new|time|officially|successfully|change|changes|you|for|on|at|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|tonight|cleaning|lesson|check|up|haircut|and|fully`,
  acted: {
    booked: [
      raw`i (?:hereby )?confirm (?:that )?(?:your|you|the) ?<2>(?:appointment|booking|reservation|table|slot|place|spot|for|at)`,
      raw`(?:i|we|i've|we've|i have|we have|just|have|has been|been) (?:just |now |also |already |gone ahead and )*(?:put|written|got|gotten|popped|stuck|jotted|taken|pencilled|penciled|marked|noted|signed|entered|added|squeezed|slotted|fitted|fit|saved|held|set) (?:you|him|her|them|your \w+|the \w+|that|it|this|a|everyone|both) <3>(?:down|in|up|on|aside|for|at|into|to)`,
      raw`(?:i've|we've|i have|we have|i|we) (?:just |now )*(?:made|created|completed|finalised|finalized|placed) (?:the|your|a|that|you a) <1>(?:booking|reservation|appointment)`,
    ],
    moved: [
      raw`(?:i|we|i've|we've|i have|we have|just) (?:just |now |also )*(?:put|brought|pushed|set|pulled|bumped|took|taken) (?:your|the|it|that|you|both|his|her) <4>(?:back to|forward|back|to|ahead|later|earlier|off until|up to)`,
      raw`(?:i've|we've|i have|we have|i|we) (?:just )?(?:made|saved|applied|recorded) (?:the|that|your|those) changes?`,
    ],
    cancelled: [
      raw`(?:i|we|i've|we've|i have|we have|just) (?:just |now |also )*(?:took|taken|take|pulled|struck|called|got rid of) (?:your|the|it|that|you|both|off|his|her|out) <5>(?:off|out|down|of)`,
      raw`(?:i've|we've|i|we) (?:just )?(?:called off|processed the cancell?ation|freed up)`,
    ],
  },
  stated: {
    booked: [
      raw`that's (?:you|that|your \w+|it) <2>(?:down|in|booked|sorted|done|confirmed|arranged)`,
      raw`(?:your|his|her|the) (?:name|spot|seat|place|slot|table) is (?:\w+ )?(?:on the list|saved|held|waiting|guaranteed|safe|ready|set|in)`,
      raw`it's (?:all )?(?:in|on) (?:the|our|my) (?:calendar|diary|books?|system|schedule)`,
      raw`(?:booking|reservation|appointment|registration|enrolment|enrollment) (?:is |was |has been |now )*(?:made|complete|completed|created|successful|placed|in place|set|all set|finalised|finalized|secured|done|through)`,
      raw`(?:you're|youre|you are|he's|she's|they're|your \w+ is|it's|that's|your \w+ \w+ is|we're|all) (?:now |all |officially |both |already )*(?:in|set|on|down|good|sorted|confirmed|locked|squared away) (?:the (?:schedule|list|books?|calendar|diary|roster)|our (?:schedule|list|books?|calendar|diary)|for|at|with|as|to go|on)`,
      raw`(?:is|are|it's|that's) (?:now |all |officially )*(?:yours|in the (?:diary|book|calendar|books)|on the (?:calendar|books|schedule)|in our (?:diary|book|calendar)|your slot)`,
      raw`you've got (?:the|your|a|that) <3>(?:opening|slot|spot|table|place|seat|appointment|room|time) (?:on|at|for|,|this|tomorrow|today|tonight)`,
      raw`(?:on|in) the (?:books|diary|calendar)(?: for| now|$)`,
      raw`(?:then |so |ok |great |right )*(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|tonight|\d\w*) <5>(?:it is|is yours|works then|you are|is sorted|is all set)`,
      raw`(?:see you|see you then|we'll see you|we will see you|we'll be expecting you|we're expecting you|we look forward to seeing you|expecting you|looking forward to seeing you|catch you) <2>(?:on|at|this|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday) <3>(?:at|\d\w*|on|am|pm)`,
      raw`(?:all set|sorted|all sorted|done|all done|consider it done|deal|it's a date) <1>(?:for|on|at)? ?<3>(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|tonight|\d\w*)`,
      raw`(?:we have|we've got|i have|i've got|got) you (?:down|in|at|for|on)`,
      raw`(?:you're|you are) (?:now |all )?in(?= $)`,
      raw`(?:booking|confirmation|reservation) (?:number|code|ref\w*) (?:is )`,
    ],
    moved: [
      raw`(?:change|changes|switch|swap|move|update) (?:is |are |has been |have been |was )*(?:made|done|saved|complete|completed|confirmed|recorded|applied|in place|through)`,
      raw`(?:instead of|rather than) <5>(?:you're|youre|you are|it's|it is|you'll be|we'll see you|now|your)`,
      raw`(?:you're|it's|it is|you are|see you|we'll see you|come|coming) <7>(?:instead of|rather than|instead)`,
      raw`(?:is|it's|that's|you're|now) (?:now )?(?:at|on|for) <6>(?:instead)`,
      raw`(?:your|the) (?:appointment|booking|session|reservation|visit|class|new time|new slot|new date|new appointment|lesson|table) <3>(?:is|will be|are) now (?:at|on|for|a|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|\d+)`,
      raw`(?:your |the )?new (?:\w+ )?(?:time|date|slot|appointment|booking)(?: (?:is|are|on|at)|(?= $))`,
    ],
    cancelled: [
      raw`(?:cancellation|cancelation) (?:is |was |has been |now )*(?:done|confirmed|complete|completed|processed|recorded|made|all set|through)`,
      raw`(?:nothing|no (?:appointments?|bookings?|reservations?|sessions?)|none) <4>(?:on|in|left|under|for) (?:your|the|our|you) <6>(?:anymore|any more|any longer|(?<!for )now|left|from now)`,
      raw`(?:no longer|not) (?:have|got|on|in|booked|expecting|scheduled|coming) <5>(?:anymore|any more|appointment|booking|calendar|schedule|diary|reservation|list|you|now)`,
      raw`(?:is|are|it's|that's|you're|he's|she's|they're) (?:now |all )*(?:off the (?:calendar|books|schedule|diary|list|roster)|off (?:saturday|sunday|monday|tuesday|wednesday|thursday|friday)\S* |out of the (?:diary|book|calendar)|off our|gone|no longer)`,
      raw`(?:slot|table|spot|time) (?:is |has been |was )+(?:freed|released|given up)`,
    ],
  },
  unreal: raw`can|could|may|might|would|should|shall|will|i'll|we'll|you'll|it'll|they'll|i'd|we'd|you'd|want|wants|wanted|like|to be|to get|to have|need|needs|must|if|when|once|unless|until|before|let|lets|going to|whether|as soon as|only|after you|do you|did you|shouldn't|try|trying|happy to|waiting|please|has to|have to|yet to|subject|how|what|which|where|who|prefer|gets`,
  negated: raw`not|no|never|nothing|none|neither|nor|n't|\w+n't|cannot|unable|failed|without|unfortunately|dont|cant|isnt|wasnt|havent|hasnt|couldnt|nobody|impossible|unsuccessful`,
  other: raw`allerg\w+|opening hours?|opening times?|our hours|prices?|menu|someone else|somebody else|another (?:customer|client|guest|person)|other guests|(?:is|are|been|already|was|just|got) taken|fully booked|your number|phone|telephone|contact details|still|according|records|shows?|showing|upcoming|remind\w*|currently|originally|i see|i can see|comes up|on file|always|usually|normally|generally|automatically|any booking|every booking|all bookings|all appointments|all reservations|all cancellations|less than|within \d+|hours before|in advance|request|requests|inquiry|enquiry|suggestion|message|pending|provisional\w*|tentative\w*|waiting list|waitlist|in progress|checking|looking|working on|processing|(?<!that's )you booked|you cancelled|you canceled|you moved|you've cancelled|you've booked|you scheduled|by the customer|already had|had already|to the team|to my colleague|to the owner|preference|question|by message|get confirmed|gets confirmed`,
  supposed: raw`if|once|when|unless|until|as soon as|should you|after you|in case|provided|whenever|had you|before|assuming|without`,
  readOut: raw`according|as per|reminder|just a reminder|a reminder|i see|i can see|looks like you|our calendar shows|our records|my records|the system shows|only one`,
}

const pt: ClaimWords = {
  done: {
    booked: raw`(?:reservad|agendad|marcad|marcadissim|anotad|apontad|confirmad|programad|registrad|registad|guardad|inscrit|separad|encaixad|salv|garantid|fixad|bloquead|assegurad|lancad|matriculad|incluid|combinad|colocad|adicionad|acertad)[oa]s?`,
    moved: raw`(?:remarcad|reagendad|mudad|alterad|trocad|passad|adiad|antecipad|transferid|movid|adiantad|atrasad|modificad|atualizad|actualizad|reprogramad|postergad|deslocad)[oa]s?`,
    cancelled: raw`(?:cancelad|desmarcad|anulad|apagad|eliminad|removid|retirad|excluid|deletad|tirad|suspens|liberad|canceladissim)[oa]s?`,
  },
  doing: {
    booked: raw`(?:reserv|agend|marc|anot|encaix|separ|inscrev|registr|regist|confirm|guard|coloc)\w*r\w*`,
    moved: raw`(?:remarc|reagend|mud|alter|troc|pass|adi|antecip|transfer|adiant)\w*r\w*`,
    cancelled: raw`(?:cancel|desmarc|anul|apag|elimin|remov|retir|exclu|tir)\w*r\w*`,
  },
  have: raw`tenho|temos|ja|deixei|deixamos|ficou|ficaram|tem sido`,
  be: raw`esta|estao|ta|tao|ficou|ficaram|fica|ficam|foi|foram|sido|fica la|e|sao|encontra se|encontram se|tens|tem|ja|ficaste|estas|acha se|segue`,
  managed: raw`consegui|conseguimos|acabei de|acabamos de|pude|pudemos`,
  lead: raw`ja|pronto|prontinho|tudo|certo|perfeito|otimo|ok|beleza|combinado|feito|sua|seu|a|o|as|os|tua|teu|horario|marcacao|consulta|reserva|mesa|sessao|aula|visita|inscricao|vaga|agendamento|revisao|mudanca|alteracao|troca|novo|nova|ambas|ambos|duas|dois|do|da|de|segunda|terca|quarta|quinta|sexta|feira|sabado|domingo|amanha|hoje|ficou|para|pra|em|nome|super|bem|esta|sim|muito|claro|entao|agora|lugar|hora`,
  acted: {
    booked: [
      raw`confirmo (?:que )?(?:a sua|o seu|sua|seu|a tua|o teu|a|o) ?<1>(?:marcacao|consulta|reserva|horario|agendamento|mesa|vaga)`,
      raw`(?:reservei|agendei|marquei|anotei|apontei|confirmei|registrei|registei|guardei|inscrevi|separei|encaixei|fechei|salvei|garanti|lancei|matriculei|coloquei|pus|meti|incluí|inclui|botei|arranjei|arrumei|reservamos|agendamos|marcamos|anotamos|encaixamos|inscrevemos|separamos|registramos|registamos|confirmamos|colocamos|apontamos|garantimos|adicionei)`,
      raw`(?:fiz|fizemos|criei|criamos|efetuei|efetuamos|efectuei|efectuamos|concluí|conclui) (?:a |o |ja |sua |seu |tua |teu |uma |um )*(?:reserva|marcacao|agendamento|inscricao|consulta)`,
    ],
    moved: [
      raw`(?:remarquei|reagendei|mudei|alterei|troquei|passei|adiei|antecipei|transferi|movi|adiantei|atrasei|reprogramei|remarcamos|reagendamos|mudamos|alteramos|trocamos|passamos|adiamos|antecipamos|transferimos|movemos|adiantamos|atualizei|empurrei|joguei|puxei)`,
      raw`(?:fiz|fizemos|efetuei|registei|salvei) (?:a |as )(?:mudancas?|alterac\w+|trocas?)`,
    ],
    cancelled: [
      raw`(?:cancelei|desmarquei|anulei|apaguei|eliminei|removi|retirei|exclui|deletei|tirei|cancelamos|desmarcamos|anulamos|apagamos|eliminamos|removemos|retiramos|excluimos|tiramos|dei baixa|liberei)`,
    ],
  },
  stated: {
    booked: [
      raw`(?:ficou|fica) (?:entao |assim )*(?:para|pra|na|no|as) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|dia|as|o dia|a proxima)`,
      raw`(?:reserva|marcacao|agendamento|inscricao|matricula) (?:esta |ta |foi |ficou |ja )*(?:feit[oa]|efetuad[oa]|efectuad[oa]|concluid[oa]|realizad[oa]|criad[oa]|cert[oa]|ok)`,
      raw`(?:voce |vc |ja )*(?:esta|ta|estas|ficou|entrou|consta) (?:ja )?n[ao] (?:lista|agenda|turma|sistema|grupo|calendario)`,
      raw`(?:horario|vaga|mesa|lugar|hora|o|a|ja) <3>(?:e|sao|ficou|fica) (?:seu|sua|teu|tua|vosso|vossa|de voces)(?: |$)`,
      raw`(?:combinado|feito|pronto|prontinho|certo|entao|perfeito|beleza|fechou|otimo|ok|tudo certo|tudo pronto|marcadissimo) <3>(?:esper\w+|te espero|te esperamos|ate|nos vemos|a gente se ve|segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|dia \d+) <5>(?:as|a|\d\w*)`,
      raw`(?:esperamos por (?:si|ti|voce|voces)|te espero|te esperamos|esperamos voce|esperamos voces|esperamo lo|contamos consigo|nos vemos|ate) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|dia \d+|na|no|a)(?: feira)? <4>(?:as|\d\w*)`,
      raw`(?:voce|vc|ja|tu) (?:ja )?(?:tem|tens) (?:a sua|o seu|sua|seu|a tua|o teu) (?:vaga|horario|mesa|lugar|hora) (?:garantid[oa]|reservad[oa]|para|as|na|no|amanha)`,
    ],
    moved: [
      raw`(?:mudanca|alteracao|troca|remarcacao|alteracoes) (?:esta |foi |ficou |ja )*(?:feita|efetuada|efectuada|concluida|realizada|guardada|salva|confirmada|registada|registrada|gravada)s?`,
      raw`(?:em vez|ao inves|em lugar) de <5>(?:vem|e|sera|fica|passa|venha|voce|vens|agora|esperamos)`,
      raw`(?:vem|vens|venha|e|fica|passa|agora|esperamos) <8>(?:em vez|ao inves|em lugar) d[eao]`,
      raw`passou d[aeo] <4>(?:para|pra)`,
      raw`nov[oa] (?:horario|data|hora|marcacao)(?= $)`,
      raw`(?:passa a ser|passou a ser|passou para|passou pra|agora (?:e|fica|ficou|vem|voce vem|vens|sera)|novo horario|nova data|nova hora) `,
    ],
    cancelled: [
      raw`(?:cancelamento|anulacao|desmarcacao) (?:esta |foi |ficou |ja )*(?:feit[oa]|efetuad[oa]|efectuad[oa]|concluid[oa]|realizad[oa]|confirmad[oa]|registad[oa]|registrad[oa]|processad[oa])`,
      raw`(?:fica|ficou|esta|ficam|deixei) <2>sem efeito`,
      raw`(?:ja )?nao (?:esta|consta|tem|ha|existe|tens|aparece|figura) (?:mais|ja) <5>(?:agenda|sistema|marcad\w|marcacao|reserva|nada|consulta|horario|lista|calendario|vista)`,
      raw`(?:ja nao (?:tem|tens|ha|consta|esta|existe)|nao (?:tem|tens|ha|consta|existe) mais) (?:nada|nenhum|nenhuma|qualquer|a|na|no) <3>(?:marcad\w|mais|marcacao|reserva|agenda|consulta|agendad\w)`,
      raw`ja nao (?:consta|esta|figura|aparece|existe) <2>(?:sistema|agenda|lista|calendario)`,
      raw`(?:saiu|fora|retirad[oa]) da (?:agenda|lista)`,
    ],
  },
  unreal: raw`poss\w+|pod\w+|podemos|consig[ao]|consegue|consegues|conseguem|consegui[mr]os se|quer|queres|querem|quiser\w*|deseja\w*|prefere\w*|teria\w*|tera|terao|teremos|seria\w*|sera|serao|ficaria|ficara|ficarao|deveria\w*|deve|devem|precis\w+|vou|vamos|vai|para que|antes de|se|quando|assim que|logo que|ate que|uma vez|enquanto|caso|a menos|salvo|desde que|falta|faltam|gostaria\w*|tentar|estou|estamos|que eu|que a gente|que te|que lhe|aguard\w+|pendente\w*|basta|depois de`,
  negated: raw`nao|no(?= (?:se|me|te|le|lo|los|las|nos|os|he|ha|han|hemos|esta|estan|queda|quedo|fue|es|hay|pud\w+|pued\w+|tien\w+|tengo|habia|voy|vamos|quedan|la he|veo))|nada|nenhum\w*|nunca|tampouco|nem|sem|impossivel|jamais|ninguem|falhou|erro`,
  other: raw`alergi\w+|preferencia\w*|telefone|abertura|funcionamento|precos?|outra pessoa|outro cliente|outra cliente|ocupad[oa]s?|consta|constam|me aparece|aparece|mantem|continua\w*|segundo o|de acordo com|lembr\w+|record\w+|vigente|atualmente|actualmente|ja tinha|ja tinhas|vejo|sempre|normalmente|geralmente|automaticamente|qualquer|menos de|com \d+ horas?|pedido|pedidos|solicitacao|sugestao|pendente\w*|provisori\w*|lista de espera|estou|estamos|ate \d+ ?h|de antecedencia|sao (?:confirmad|cancelad|cobrad)\w+|sao cobradas|voce marcou|voce cancelou|mensagem|para a equipa|pra equipe|para a equipe|a equipa|ao responsavel|pelo cliente|duvida|pergunta|preferencia|se confirmam`,
  supposed: raw`se|assim que|quando|logo que|uma vez|caso|a menos|salvo|desde que|ate que|enquanto|depois que|cancelando|apos`,
  readOut: raw`de acordo|segundo|conforme|lembramos|recordamos|lembrete|relembro|lembro|vejo|aqui vejo|na agenda consta|so me aparece|pelo que vejo`,
}

const fr: ClaimWords = {
  done: {
    booked: raw`(?:garde|reserve|note|confirme|enregistre|inscri[st]|inscrite|inscrits|planifie|programme|booke|bloque|valide|cale|fixe|place|case|mis|mise|pris|prise|ajoute|prevu(?= c'est fait)|note|arrange|insere|retenu|retenue|loge|positionne|sauvegarde|boucle|garanti|agende|marque|couche|attribue)e?s?`,
    moved: raw`(?:deplace|reporte|change|decale|modifie|avance|repousse|reprogramme|transfere|recule|interverti|echange|replanifie|remis|remise|remplace|mute|inverse|ajuste|retarde|bascule|recase|recale)e?s?`,
    cancelled: raw`(?:annule|supprime|efface|decommande|retire|enleve|raye|libere|resilie|desinscri[st]|desinscrite|barre|ote)e?s?`,
  },
  doing: {
    booked: raw`(?:reserver|caler|placer|inscrire|prendre|mettre|booker|noter|enregistrer|caser|loger|bloquer|trouver|obtenir|programmer|fixer|confirmer)`,
    moved: raw`(?:deplacer|reporter|changer|decaler|modifier|avancer|repousser|reprogrammer|transferer|intervertir|echanger|recaser)`,
    cancelled: raw`(?:annuler|supprimer|effacer|decommander|retirer|enlever)`,
  },
  have: raw`j'ai|ai|nous avons|avons|on a|on vous a|on t'a|je vous ai|je t'ai|je l'ai|l'ai|l'a|les ai|a ete|ont ete|t'ai|vous ai|vous a|je viens de|a bien ete|nous vous avons|nous l'avons|nous t'avons|nous les avons`,
  be: raw`est|etes|es|sont|ete|c'est|voila|voici|vous voila|te voila|tout est|restent|maintenant|desormais|d'ores et deja`,
  managed: raw`j'ai pu|ai pu|on a pu|avons pu|j'ai reussi a|ai reussi a|avons reussi a|je viens de|nous venons de|on vient de|venons de`,
  lead: raw`voila|c'est|tout|parfait|super|d'accord|ok|oui|bien|tres|entendu|votre|ton|ta|le|la|les|vos|tes|rendez|vous|rdv|reservation|table|creneau|seance|cours|visite|inscription|consultation|place|changement|nouveau|nouvelle|deux|du|de|des|pour|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce|soir|aujourd'hui|au|nom|bonne|nouvelle|revision|est|bon|fait|alors|modification|horaire`,
  acted: {
    booked: [
      raw`(?:viens|venons|vient) (?:d'inscrire|d'enregistrer|d'ajouter|(?:de )(?:vous |te |le |la |les |l'|tout |bien )*(?:reserver|inscrire|noter|enregistrer|caler|placer|booker|confirmer|ajouter|mettre|bloquer|caser))`,
      raw`je (?:vous|te) confirme (?:que )?(?:votre|ton|ta|le|la) ?<1>(?:rendez|rdv|reservation|table|place|inscription|seance)`,
      raw`(?:j'ai|ai|avons|on a|a|vous ai|t'ai|je vous ai|nous vous avons) (?:bien |deja |pu |tout )*(?:mis|mise|pris|prise|inscrite?s?|note|noté|cale|place|reserve|enregistre|bloque|case|ajoute|trouve|fait) <4>(?:a l'horaire|au planning|a l'agenda|dans l'agenda|sur la liste|pour|a|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce|le|la|une|un|votre|vous)`,
      raw`(?:j'ai|ai|avons|on a) (?:bien |deja )*(?:fait|effectue|cree|finalise|pris|complete) (?:la |votre |ta |une |ton |le )*(?:reservation|inscription|rendez vous|rdv)`,
    ],
    moved: [
      raw`(?:viens|venons|vient) (?:de |d')(?:vous |te |le |la |les |l'|tout |bien )*(?:deplacer|reporter|changer|decaler|modifier|avancer|repousser|reprogrammer|passer)`,
      raw`(?:j'ai|ai|avons|on a) (?:bien |deja )*(?:fait|effectue|enregistre) (?:le |la |les |votre |vos )*(?:changements?|modifications?|echange|report)`,
      raw`(?:j'ai|ai|avons|on a|vous ai|t'ai|l'ai) (?:bien )?(?:mis|mise|passe|passee|pousse|bouge|remonte) <7>(?:au lieu|a la place|plutot)`,
      raw`(?:j'ai|ai|avons|on a|je vous ai|je l'ai|l'ai) (?:bien )?(?:passe|bouge|pousse|bascule|remonte) (?:votre|ton|ta|le|la|vous|ca|tout|au|a|vos|du|de) `,
    ],
    cancelled: [
      raw`(?:viens|venons|vient) (?:de |d'(?=\w))(?:vous |te |le |la |les |l'|tout |bien )*(?:annuler|supprimer|effacer|decommander|retirer|enlever)`,
      raw`(?:viens|venons|vient) d'(?:annuler|effacer|enlever)`,
      raw`(?:j'ai|ai|avons|on a) (?:bien |deja )*(?:fait|effectue|procede a) (?:l'|la |votre )*annulation`,
      raw`(?:j'ai|ai|avons|on a) (?:tout )?(?:libere|raye|sorti) (?:votre|le|la|ton|ta|vous) `,
    ],
  },
  stated: {
    booked: [
      raw`(?:a|avez|as) (?:bien |maintenant |desormais )?(?:sa|ta|votre) place (?:au|dans|pour|sur|a|en)`,
      raw`(?<=^ (?:donc |alors |et |oui )*)a (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir) <1>(?:\d\w*|alors|donc|midi)`,
      raw`(?:reservation|inscription|rendez vous|rdv|prise de rendez vous) (?:est |a ete |bien |maintenant )*(?:fait|faite|effectue|effectuee|pris|prise|cree|creee|creee|complete|completee|finalisee?|ok|bouclee?)`,
      raw`(?:vous etes|tu es|vous voila|te voila|etes|il est|elle est) (?:bien |deja |maintenant |donc )*(?:sur|dans|au|a) (?:la |le |notre |l'|les )?(?:liste|agenda|planning|l'agenda|l'horaire|calendrier|cahier)`,
      raw`(?:est|sont) (?:desormais |maintenant |donc |bien |deja )*(?:a vous|a toi|le votre|la votre|pour vous|le tien|la tienne|votre creneau)`,
      raw`(?:c'est (?:fait|bon|note|parti|ok|regle|dans la boite|tout bon|entendu|parfait)|voila|entendu|parfait|d'accord|alors|donc|super|marche conclu) <3>(?:(?:on vous attend|on t'attend|nous vous attendons|a|rendez vous|on se voit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|le \d+)) <4>(?:\d\w*|a)`,
      raw`(?:on vous attend|on t'attend|nous vous attendons|(?<!(?:avez|as|un|votre|le|bien|ton) )rendez vous|on se voit|je vous attends) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce|le|a|donc) <4>(?:a|\d\w*)`,
      raw`vous avez (?:maintenant |desormais |bien )?(?:la|le|votre) (?:derniere place|dernier creneau|place|creneau|table) `,
    ],
    moved: [
      raw`(?:changement|modification|report|echange|deplacement|modifications|changements) (?:est |sont |a ete |ont ete |bien )*(?:faite?s?|effectuee?s?|enregistree?s?|prise? en compte|pris en compte|confirmee?s?|validee?s?|notee?s?)`,
      raw`(?:au lieu|a la place|plutot que) (?:de |du |d')?<5>(?:vous venez|c'est|ce sera|tu viens|vous serez|vous etes|on vous attend)`,
      raw`(?:vous venez|tu viens|c'est|venez|on vous attend|vous passez|ce sera) <8>(?:au lieu|a la place)`,
      raw`(?:passe desormais|est desormais|est maintenant|est dorenavant|sera desormais) (?!a (?:vous|toi)|le votre|la votre)(?:a|le|au|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fixe|prevu) `,
      raw`(?:nouvel horaire|nouvelle (?:date|heure)|nouveau creneau|nouveau rendez vous) (?:est|le|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|a|demain|$)`,
    ],
    cancelled: [
      raw`(?:annulation|suppression|desinscription) (?:est |a ete |bien )*(?:fait|faite|effectuee?|enregistree?|prise en compte|confirmee?|validee?|notee?)`,
      raw`(?:n'avez|n'as|n'y a|a|avez|as) plus (?:rien|aucun\w*|de (?:rendez vous|rdv|reservation|seance|cours)) ?<4>`,
      raw`plus rien (?:de |n'est )?(?:prevu|reserve|a votre nom|dans|au|note|programme)`,
      raw`(?:n'est|n'etes|est|etes|ne figure|figure|n'apparait) plus (?:prevu\w*|au|dans|sur|a|inscrit\w*|a l') `,
      raw`sans effet (?:votre|la|le)`,
    ],
  },
  unreal: raw`peux|peut|pouvons|pourrai\w*|pourrons|pourr\w+|voulez|veux|veut|souhait\w+|desir\w+|prefer\w+|faudrait|faudra|faut|serait|seraient|sera|serez|seront|devrai\w*|doi\w+|devons|si|s'il|des que|quand|lorsque|une fois|a moins|tant que|jusqu'a ce|avant de|pour que|sauf|aimeri\w+|vais|allons|va|vont|on aurait|j'aurais|besoin|que je|que nous|qu'on|essaie|essay\w+|attend\w*|en cours|afin|propose|apres|reste a|merci de|veuillez`,
  negated: raw`ne|n'\w+|pas|rien|aucun\w*|jamais|non|impossible|sans|echoue|malheureusement|personne|ni`,
  other: raw`allergi\w+|preference\w*|numero|ouverture|prix|tarifs?|quelqu'un d'autre|autre client\w*|autre personne|deja pris\w?|deja reserve\w*|occupe\w?|complets?|selon|toujours|indique|rappel\w*|je trouve|je ne trouve|figure|actuellement|apparait|je vois|vois|systematiquement|generalement|habituellement|automatiquement|tout rendez|moins de|jusqu'a \d+ ?h|a l'avance|demande|demandes|suggestion|en attente|provisoire\w*|liste d'attente|en cours|je verifie|vous avez (?:reserve|annule|confirme|deplace)|par le client|question|message|a l'equipe|peuvent|par ce canal|sont (?:confirme|annule|facture)\w+`,
  supposed: raw`si|s'il|des que|quand|lorsque|une fois|a moins|tant que|en cas|sauf|en annulant|apres`,
  readOut: raw`selon|d'apres|rappel|je vous rappelle|pour rappel|je vois|je ne trouve|l'agenda indique|petit rappel|dans l'agenda je vois`,
}

const de: ClaimWords = {
  done: {
    booked: raw`(?:ein)?gebucht|reserviert|eingetragen|notiert|bestatigt|fixiert|vereinbart|angemeldet|vorgemerkt|eingeschrieben|gespeichert|aufgeschrieben|eingeplant|festgehalten|untergebracht|gesichert|erfasst|vermerkt|eingeschoben|aufgenommen|terminiert|registriert|reingeschoben|dazwischengeschoben|zugeteilt|hinterlegt|geblockt|blockiert|angelegt|eingegeben|fix|eintragen lassen|reingenommen|gemacht|festgelegt|hinzugefugt|eingetaktet|dazugenommen|gebongt|abgemacht`,
    moved: raw`verschoben|verlegt|geandert|umgebucht|getauscht|umgeschrieben|vorverlegt|vorgezogen|umgetragen|angepasst|gewechselt|abgeandert|umgelegt|vertauscht|aktualisiert|umgestellt|verandert|nach hinten gelegt|nach vorne gelegt|nach vorn gelegt|vertagt|umgeplant|umdisponiert|gelegt`,
    cancelled: raw`storniert|abgesagt|geloscht|entfernt|gestrichen|abbestellt|annulliert|rausgenommen|herausgenommen|ausgetragen|aufgehoben|freigegeben|gecancelt|gecancelled|abgemeldet|zuruckgezogen|abgeblasen`,
  },
  doing: {
    booked: raw`buchen|reservieren|eintragen|unterbringen|einschieben|einplanen|anmelden|einschreiben|sichern|vormerken|reinschieben|dazwischenschieben|einbuchen|notieren|vereinbaren`,
    moved: raw`verschieben|verlegen|andern|umbuchen|tauschen|vorziehen|vorverlegen|umlegen|wechseln`,
    cancelled: raw`stornieren|absagen|loschen|entfernen|streichen|annullieren|herausnehmen|rausnehmen|abbestellen`,
  },
  have: raw`hab|habe|haben|hab's|habs|hob|ham|wir haben|hamma|hom`,
  be: raw`ist|is|sind|bist|seid|wurde|wurden|worden|steht|stehen|stehst|bleibt|ware jetzt|gilt als|sein|wird hiermit|hiermit|nun|jetzt|alles|damit|isch|werden hiermit|is'`,
  managed: raw`konnte|konnten|konnt|ich konnte|wir konnten`,
  lead: raw`passt|alles|klar|super|gut|ok|okay|erledigt|fertig|ja|gerne|prima|perfekt|ihr|ihre|dein|deine|euer|eure|der|die|das|termin|reservierung|buchung|tisch|platz|kurs|stunde|sitzung|besuch|anmeldung|anderung|umbuchung|neuer|neue|beide|fur|am|um|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute|abend|schon|bereits|fest|fix|erfolgreich|auf|namen|uhr|soeben|gerade|eben|inspektion|hiermit|reservation|ordination|konsultation`,
  acted: {
    booked: [
      raw`bestatige ich <1>(?:ihren|deinen|euren|ihnen|dir|den|die|ihre|deine) ?<2>(?:termin|reservierung|buchung|tisch|platz|anmeldung)`,
      raw`(?:hab|habe|haben) (?:ich |wir )?(?:sie|dich|euch|ihnen|dir|den|die|das|einen|eine|ihren|ihre|fur) <9><5>(?:eingetragen|untergebracht|eingeschrieben|aufgeschrieben|angemeldet|vorgemerkt|gegeben|freigehalten|zuruckgelegt|drin|draufgesetzt|gesetzt|reingesetzt|eingesetzt)`,
    ],
    moved: [
      raw`(?:hab|habe|haben) <9>(?:auf|vor|nach hinten|nach vorn|statt) <5>(?:gelegt|gesetzt|gestellt|geschoben|gezogen|genommen|umgeschrieben)`,
    ],
    cancelled: [
      raw`(?:hab|habe|haben) <8>aus (?:dem|unserem|meinem) (?:kalender|system|plan) (?:genommen|geloscht|entfernt|gestrichen)`,
    ],
  },
  stated: {
    booked: [
      raw`(?:platz|termin|tisch|stunde) <4>(?:ihnen |dir |euch )?(?:sicher|gesichert|garantiert)`,
      raw`(?:buchung|reservierung|anmeldung|terminbuchung|reservation) (?:ist |wurde |war |hiermit |somit )*(?:erfolgt|erfolgreich|durch|fertig|abgeschlossen|erledigt|gemacht|perfekt|erfolgreich abgeschlossen)`,
      raw`(?:termin|reservierung|buchung|tisch|platz|reservation) <6>steht(?= $)`,
      raw`(?:gehort|gehoren) (?:nun |jetzt |damit )?(?:ihnen|dir|euch|sie)`,
      raw`(?:du |sie |ihr )?(?:stehst|stehen|steht|bist|sind|seid) (?:sie |du |ihr )?(?:jetzt |nun |schon |damit |bei uns |fix |fest |mit dabei )*<5>(?:auf der liste|im kalender|drin|dabei|im terminbuch|im plan|in der liste|im system|im buch|eingetragen|am plan)`,
      raw`(?:erledigt|fertig|passt|abgemacht|gebongt|alles klar|also|dann|gut|super|perfekt|ausgemacht|geht klar|in ordnung|geritzt) <3>(?:bis|wir sehen uns|wir erwarten|sie kommen|am|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute|ubermorgen) <5>(?:um|\d\w*|uhr)`,
      raw`(?:bis|wir sehen uns|wir erwarten sie|wir erwarten euch|wir erwarten dich|wir freuen uns auf sie|wir freuen uns auf dich|wir freuen uns auf euch) (?:dann )?(?:am |montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute) ?<5>(?:um|\d\w*|uhr)`,
      raw`(?:sie|du|ihr) (?:haben|hast|habt) (?:jetzt |nun |damit )?(?:den|ihren|deinen|euren) (?:termin|platz|tisch|letzten) <6>(?:um|am|sicher|uhr|fix|,)`,
    ],
    moved: [
      raw`(?:anderung|umbuchung|verschiebung|verlegung|wechsel|tausch|anderungen) (?:ist |wurde |wurden |sind |hiermit )*(?:gespeichert|erledigt|erfolgt|eingetragen|bestatigt|durchgefuhrt|ubernommen|notiert|gemacht|vermerkt|durch|fertig|erfasst)`,
      raw`(?:ist|sind) (?:jetzt |nun )?neu (?:am|um|auf)`,
      raw`(?:kommen|kommst|kommt|sehen|ist|sind|findet) <8>(?:statt|anstatt|anstelle) `,
      raw`(?:statt|anstatt|anstelle) <6>(?:kommen sie|kommst du|kommt ihr|sehen wir|ist|sind sie|jetzt|nun|findet|am)`,
      raw`(?:neuer termin|neue uhrzeit|neue zeit|neues datum|der neue termin|ihr neuer termin|dein neuer termin) (?:ist|am|um|$|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|lautet)`,
      raw`(?:ist|sind|findet|liegt|beginnt) (?:jetzt|nun|ab jetzt) (?:am|um|erst|schon|auf|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)`,
    ],
    cancelled: [
      raw`(?:stornierung|absage|loschung|annullierung|storno|abmeldung) (?:ist |wurde |hiermit )*(?:erledigt|erfolgt|bestatigt|durchgefuhrt|eingetragen|gespeichert|vermerkt|durch|fertig|abgeschlossen|notiert|erfolgreich)`,
      raw`(?:steht|stehen|ist|sind|haben|hast|habt) <5>(?:nichts|kein\w*|nix) <2>(?:mehr|termin mehr)`,
      raw`(?:nicht|nimmer) mehr (?:im kalender|im system|eingetragen|auf der liste|gebucht|reserviert|vorgemerkt)`,
      raw`(?:ist|sind) (?:jetzt |nun |damit )?(?:hinfallig|vom tisch|aus dem kalender|raus|frei geworden|wieder frei)`,
    ],
  },
  unreal: raw`kann|konnen|konnte(?:n|st)? ich|mochte\w*|mochtest|will|willst|wollen|wollt|soll\w*|wurde ich|wurden wir|wurden sie|musste\w*|muss|mussen|ware|waren sie|wenn|sobald|falls|sofern|bis sie|bevor|ob|damit ich|um zu|werde|werden wir|wird|darf|durfen|bitte|gern storniere|auf wunsch|konnt\w* wir|hatte ich|hatte|hatten|versuch\w*|nachdem|zuerst|brauch\w*|klar\w* ab|noch zu|wunsch\w*`,
  negated: raw`nicht|nichts|kein\w*|nie|niemals|leider|weder|ohne|unmoglich|fehlgeschlagen|nix|ned|niemand|nimmer|noch nichts|bisher`,
  other: raw`allerg\w+|offnungszeiten|preise?|jemand\w* ander\w*|ander\w* (?:kund|gast|person)\w*|belegt|ausgebucht|schon vergeben|bereits vergeben|anderweitig|telefonnummer|laut|nach wie vor|weiterhin|immer noch|noch immer|ich finde|finde|vorgesehen|erinner\w*|erinnerung|aktuell|derzeit|ich sehe|sehe|immer|normalerweise|grundsatzlich|generell|automatisch|jede\w* termin|alle termine|weniger als|stunden vorher|im voraus|anfrage\w*|vorschlag|ausstehend|vorlaufig\w*|warteliste|prufe|klare|schaue|bin gerade|sie haben (?:ihn |den |die |ihren )?(?:storniert|gebucht|abgesagt|verschoben)|vom kunden|frage|nachricht|ans team|an das team|an die kolleg\w*|konnen|bleibt bestehen|wunsch`,
  supposed: raw`wenn|sobald|falls|sofern|bei|bis|bevor|nachdem|im falle|sollten|sollte|sollen|ohne|hatten|waren|erst wenn|erst nach`,
  readOut: raw`laut|zur erinnerung|erinnerung|ich sehe|ich finde|nach unseren|in unserem system|unseren unterlagen|bei uns steht`,
}

export const CLAIM_WORDS: Readonly<Record<Language, ClaimWords>> = { es, en, pt, fr, de }

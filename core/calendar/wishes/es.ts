import type { WishWords } from "./words.ts"

const raw = String.raw

export const es: WishWords = {
  appointment: raw`citas?|turnos?|reserv\w*|agend\w*|(?:apunt|anot)(?!al)\w*|huec\w*|huequ\w*|pedir hora`,
  cancels: raw`cancel\w*|anul\w*`,
  moves: raw`aplaz\w*|reprogram\w*`,
  undoes: raw`(?:he|hemos) cambiado de (?:idea|opinion)|paso de (?:ir|venir)|no cont\w+ conmigo|elimina\w*|al final (?:no|hemos decidido no)|quita\w*|borra\w*|baja|no (?:puedo|podre|podemos) (?:ir|venir)|no voy a poder|olvid(?:a|e|ate|emos|aos|ese) (?:de |del |lo )?(?:la|el|mi|todo)?|(?:no voy|no iremos)|ya no (?:hace falta|necesit\w+|quier\w+|voy|vamos|puedo|podemos)|no (?:me presento|voy|vamos|vendre|ire|llevo|hace falta (?:que|ir|venir))`,
  changes: raw`retrasa(?:me|r|rme|rlo|rla|lo|la|nos)|deja(?:r|rlo|rla|mos|rmelo)(?: lo| la)? (?:para|a)|(?:ser|venir|ir) (?:antes|mas tarde)|en (?:vez|lugar) de|mover\w*|muev\w+|cambia(?:r\w*|me|nos|s|mos)?|pasa(?:r(?:me|la|lo)|me|la|lo)|atras(?!ad)\w+|adelant\w+`,
  asks: raw`(?:apunta|anade|incluye|suma|mete)(?:r|d|me|nos)? (?:a |tambien )|guarda(?:melo|mela|lo|la)|sena|fianza|anticipo|(?:pued\w+|podeis|podria\w*) (?:\S+ )?(?!(?:dec|d|env|mand|pas|explic|ayud|recomend|record|ense|devolv|reembols|confirm|aconsej|indic|facilit)\w*r(?:me|nos) )\w+[aei]r(?:me|nos|melo|mela)|(?:me|nos) (?:pued\w+|podeis|podria\w*) (?!(?:\S+ )?(?:dec|d|env|mand|pas|explic|ayud|recomend|record|ense|devolv|reembols|aconsej|indic|facilit)\w*r )\S+|(?:manda|envia)(?:d|r|me|nos|dme|dnos)? (?:a )?(?:alguien|(?:un|una|al|a la) \w+(?:er[oa]|or|ora|ista|ic[oa]))|(?:lo|como|la) (?:de )?siempre|igual que|urgente\w*|cuanto antes|(?:quiero|quisiera|queria|gustaria|necesito) (?!(?:\S+ )?(?:habl|sab|compr|pregunt|quej|pag|reclam|consult|inform|entend|dec|agradec))\w+(?:ar|er|ir)(?:me|nos|l[aeo]s?)?|que me (?:vea|vean|atienda|atiendan|mire|miren|coja|cojan)|(?:me|nos) (?:hac|har|atiend|coge|ve)\w+|(?:puedo|podemos|podria|podriamos|quier[oe]|quisiera|queria|querriamos|necesito|para|por) (?:\S+ )?(?:ir|venir|pasar\w*|acercar\w*|llevar(?:te|os|lo|la|el|mi)|hacer\w*)|(?:me|nos) (?:das|da|dais|pones|ponga|guardas|cambias|mueves|pasas|metes|coges)|(?:me|nos) (?:puedes?|podeis|podrias?) \S+|guarda(?:me|nos)|pon(?:me|er|nos)|meter\w*|mesa|plaza|me (?:lo |la )?quedo (?:con|el|la)|(?:cojo|tomo|pillo) (?:el|la)|(?:puede|pueden|podria|podrian) (?:\S+ ){0,4}(?:venir|pasar|ir)`,
  opens: raw`puedo|puede|podemos|se puede|hay|teneis|tienes|tienen`,
  when: raw`que(?! tal| (?:me|nos) l[aeo]s?)|cuando|como`,
  visits: raw`pista|clases?|sesion|bautizo|boda|comunion|fontaner[oa]|electricista|cerrajer[oa]|abogad[oa]|veterinari[oa]|psicolog[oa]|notari[oa]|tecnico|sena|fianza|me apunto|apunta(?:me|nos|d|rme|rnos)|terraza|ir|venir|pasar\w*|acercar\w*|voy|vamos|vengo|vendre|presento|atend\w+|atiend\w+|vea|vean|mesa|plaza|pelo|corte\w*|cortar\w*|mechas|tinte|unas|manicura|masaje\w*|depil\w+|revision|limpieza|empaste|aceite|ruedas|itv|cejas|pestanas|facial|tatu\w*|medic[oa]|doctora?|dentista|fisio\w*`,
  inquires: raw`pagar|(?:hay|tengo|tenemos) que (?:\S+ )?(?:reservar|pedir|estar|llevar|traer|venir)|hace falta (?:reserva\w*|cita|pedir)|cuant[oa]s?(?! antes)|que tal (?:esta|estan|va|van|fue|sigue|siguen)|sigue en pie|hay (?:clase|misa|partido|concierto|ensayo|cola)|donde|quien|cual|cuales|abr(?:e|es|en|imos)|abiertos?|direccion|ubicacion`,
  does: raw`trabaj\w+|atiend\w+|est(?:a|an|ara|aran)|lleg(?:a|an|ara)|(?<!que |q )vienen?|sal(?:e|en|dra)|(?<!me |nos )hac(?:en|eis)|sirven|servis|repart\w+|entreg\w+|envi(?:an|ais)|cierr\w+|cerrais|festivo|feriado`,
  any: raw`algo`,
  free: raw`huec\w*|huequ\w*|libres?|hay|tienes?|teneis|tienen|tenes`,
  offers: raw`tengo|tenemos|queda\w*|libres?`,
  late: raw`(?:llego|llegamos|estoy|estamos) en \w+ min\w*|(?:estoy|estamos) (?:en la puerta|fuera|aqui|llegando)|voy de camino|(?:llego|llegare|llegamos|voy|vamos) (?:\S+ ){0,2}tarde|me retraso|retrasad[oa]|con retraso`,
  later: raw`(?:te|os|le|les) (?:digo|dire|aviso|avisare|escribo|confirmo|comento)|(?:me |nos )?lo (?:pienso|pensare|miro|hablo|consulto)|(?:luego|despues) (?:\S+ )?(?:digo|veo|hablo)|llamo|aviso|(?:pregunt|consult)\w+ (?:a|con) mi|ya vere|(?<! (?:a|para) )otro dia`,
}

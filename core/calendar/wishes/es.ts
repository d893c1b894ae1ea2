import type { WishWords } from "./words.ts"

const raw = String.raw

export const es: WishWords = {
  appointment: raw`citas?|turnos?|reserv\w*|agend\w*|(?:apunt|anot)(?!al)\w*|huec\w*|huequ\w*|pedir hora`,
  cancels: raw`cancel\w*|anul\w*`,
  moves: raw`aplaz\w*|reprogram\w*`,
  undoes: raw`quita\w*|borra\w*|baja|no (?:puedo|podre|podemos) (?:ir|venir)|no voy a poder`,
  changes: raw`mover\w*|muev\w+|cambia(?:r\w*|me|nos|s|mos)?|pasa(?:r(?:me|la|lo)|me|la|lo)|atras(?!ad)\w+|adelant\w+`,
  asks: raw`(?:puedo|podemos|podria|podriamos|quier[oe]|quisiera|queria|querriamos|necesito|para|por) (?:\S+ )?(?:ir|venir|pasar\w*|acercar\w*|llevar(?:te|os|lo|la|el|mi)|hacer\w*)|(?:me|nos) (?:das|da|dais|pones|ponga|guardas|cambias|mueves|pasas|metes|coges)|(?:me|nos) (?:puedes?|podeis|podrias?) \S+|guarda(?:me|nos)|pon(?:me|er|nos)|meter\w*|mesa|plaza|(?:puede|pueden|podria|podrian) (?:\S+ ){0,4}(?:venir|pasar|ir)`,
  opens: raw`puedo|puede|podemos|se puede|hay|teneis|tienes|tienen`,
  when: raw`que(?! tal)|cuando|como`,
  inquires: raw`cuant[oa]s?|donde|quien|cual|cuales|abr(?:e|es|en|imos)|abiertos?|direccion|ubicacion`,
  does: raw`trabaj\w+|atiend\w+|est(?:a|an|ara|aran)|lleg(?:a|an|ara)|(?<!que |q )vienen?|sal(?:e|en|dra)|(?<!me |nos )hac(?:en|eis)|sirven|servis|repart\w+|entreg\w+|envi(?:an|ais)|cierr\w+|cerrais|festivo|feriado`,
  any: raw`algo`,
  free: raw`huec\w*|huequ\w*|libres?|hay|tienes?|teneis|tienen|tenes`,
  offers: raw`tengo|tenemos|queda\w*|libres?`,
  later: raw`(?:te|os|le|les) (?:digo|dire|aviso|avisare|escribo|confirmo|comento)|(?:me |nos )?lo (?:pienso|pensare|miro|hablo|consulto)|(?:luego|despues) (?:\S+ )?(?:digo|veo|hablo)|llamo|aviso|(?:pregunt|consult)\w+ (?:a|con) mi|ya vere|otro dia`,
}

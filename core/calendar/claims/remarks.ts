const NOT_TO_BE_HAD = [
  "(?:estaba|estaban) (?:todo )?(?:complet|llen|ocupad)[oa]s?|no (?:quedaba|había|encontré|encontramos|pude|pudimos)",
  "(?:was|were) (?:all |already )?(?:full|taken|booked|gone)|nothing (?:was )?left|couldn['’]t",
  "estavam? (?:tudo |toda |todo )?(?:lotad|chei|ocupad|complet)[oa]s?|não (?:tinha|havia|achei|encontrei|consegui)",
  "(?:était|étaient) (?:tout |toute )?(?:complet|pris|plein)\\p{L}*|n['’](?:avai[st]|y avait)|n['’]ai (?:rien|plus|pas) trouvé",
  "war(?:en)? (?:schon |leider |alles )?(?:voll|ausgebucht|belegt|weg|vergeben)|ging nicht|konnten? (?:ich|wir) (?:leider )?(?:nichts|nicht|keine?n?)",
]
const NOT_TO_BE_DONE = [
  "no (?:hace falta|hay que|te preocupes|se preocupe|tienes que|necesitas?)",
  "no need|(?:don['’]t|needn['’]t) (?:have to|need to|worry)",
  "não (?:precisas?|se preocupe)|pas besoin|inutile",
  "(?:brauchst|brauchen|musst|müssen) (?:du |sie |ihr )?(?:gar |mich |uns )?(?:nicht|nichts|keine?n?)",
]
/** On a condition, or of others: "your booking is confirmed once you pay", "most guests have booked by noon". */
const NO_NEWS =
  "once|when|after|if|by you|most|other|cuando|tras|despu[eé]s|al \\p{L}+[aei]r|otros|quando|ap[oó]s|depois|outros|quand|apr[eè]s|une fois|d['’]autres|sobald|wenn|nach|andere|stamm\\p{L}+"
const REMARKED = new RegExp(
  `^[^,;.!?\\n]*(?<!\\p{L})(?:${[...NOT_TO_BE_HAD, ...NOT_TO_BE_DONE].join("|")})(?!\\p{L})[^,;.!?\\n]*,\\s+(?![^.!?\\n]*(?<!\\p{L})(?:${NO_NEWS})(?!\\p{L}))`,
  "iu",
)

/**
 * A sentence without what was not to be had, or need not be done, before what is said then: "Tuesday was full, so I've put you in
 * on Wednesday", "no need to call again, you're down for ten".
 */
export const withoutRemark = (text: string): string => text.replace(REMARKED, "")

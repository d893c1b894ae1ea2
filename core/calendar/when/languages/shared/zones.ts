import { firmAsk } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

/** Whose clock a time is said by, in all languages: "a las 3, hora de Londres", "15 Uhr deutscher Zeit". */

const PLACES: readonly (readonly [zone: string, names: string])[] = [
  [
    "Europe/Madrid",
    "espan(?:a|ola)|peninsular|madrid|barcelona|spain|spanish|espagne|espagnole|spanische[rn]?|espanhola|espanha",
  ],
  ["Atlantic/Canary", "canari(?:as|a)|canary"],
  ["Atlantic/Azores", "(?:acores|azores)"],
  ["Europe/Lisbon", "portugal|portuguesa|portuguese|lisb(?:oa|on|onne)|lissabon"],
  [
    "Europe/London",
    "londres|london|uk|british|inglaterra|inglesa|england|english|angleterre|anglaise|englische[rn]?|britische[rn]?|londoner",
  ],
  ["Europe/Paris", "paris|francia|francesa|france|francaise|french|franzosische[rn]?|pariser"],
  ["Europe/Berlin", "berlin|alemania|alemana|germany|german|alemanha|allemagne|deutsche[rn]?"],
  ["Europe/Zurich", "zurich|suiza|suisse|switzerland|swiss|schweizer"],
  ["Europe/Vienna", "viena|wien|vienna|austria|osterreichische[rn]?"],
  [
    "Europe/Berlin",
    "cet|cest|mez|mesz|central europea(?:n)?|centraleuropea|mitteleuropaische[rn]?",
  ],
  [
    "America/New_York",
    "nueva york|new york|ny|nyc|miami|nova york|nova iorque|del este|eastern|toronto|montreal|quebec",
  ],
  ["America/Chicago", "chicago|texas|houston|dallas"],
  ["America/Denver", "denver|colorado"],
  ["America/Phoenix", "phoenix|arizona"],
  ["America/Los_Angeles", "(?:los angeles|california|vancouver|pacific|(?:del )?pacifico)"],
  ["America/Anchorage", "alaska"],
  ["Pacific/Honolulu", "hawai+"],
  ["America/Halifax", "halifax"],
  ["America/Tijuana", "tijuana|baja california(?! sur)|ensenada|mexicali"],
  ["America/Hermosillo", "hermosillo|sonora"],
  ["America/Mazatlan", "mazatlan|sinaloa|baja california sur|los cabos"],
  ["America/Cancun", "cancun|quintana roo|playa del carmen"],
  ["America/Mexico_City", "(?:mexico|cdmx|mexicana|ciudad de mexico|mexican)"],
  ["America/Bogota", "colombia|colombiana|bogota"],
  ["America/Lima", "peru|peruana|lima"],
  ["America/Santiago", "chile|chilena|santiago"],
  ["America/Punta_Arenas", "magallanes|punta arenas"],
  ["Pacific/Easter", "(?:isla de pascua|rapa nui)"],
  ["America/Guayaquil", "ecuador|ecuatoriana|quito|guayaquil"],
  ["Pacific/Galapagos", "galapagos"],
  ["America/La_Paz", "bolivia|boliviana|la paz"],
  ["America/Asuncion", "paraguay|paraguaya|asuncion"],
  ["America/Montevideo", "uruguay|uruguaya|montevideo"],
  ["America/Panama", "panama|panamena"],
  ["America/Costa_Rica", "costa rica|guatemala|honduras|el salvador|nicaragua"],
  ["America/Puerto_Rico", "puerto rico|(?:republica )?dominicana|santo domingo"],
  ["America/Caracas", "venezuela|venezolana|caracas"],
  ["America/Argentina/Buenos_Aires", "argentina|buenos aires"],
  ["America/Sao_Paulo", "bras(?:ilia|il)|brazil|brasileir[oa]|sao paulo|rio de janeiro"],
  ["America/Manaus", "manaus|amazonas|rondonia|porto velho|roraima|boa vista"],
  ["America/Cuiaba", "cuiaba|mato grosso|campo grande"],
  ["America/Rio_Branco", "acre|rio branco"],
  ["America/Noronha", "(?:fernando de )?noronha"],
  ["Europe/Rome", "roma|rome|rom|italia|italiana|italy|italian|italienische[rn]?"],
  ["Asia/Tokyo", "tokio|tokyo|toquio|japon|japan"],
  ["Asia/Shanghai", "shangh?ai|xangai|china|pekin|beijing"],
  ["Asia/Dubai", "dubai"],
  ["Australia/Sydney", "sidney|sydney"],
  ["Pacific/Auckland", "auckland|nueva zelanda|new zealand"],
]

/** Belts in which some places turn their clocks in summer and some never do: Texas and Mexico, Denver and Phoenix. */
const BELTS: readonly (readonly [names: string, offsets: readonly string[]])[] = [
  ["atlantic", ["-04:00", "-03:00"]],
  ["central", ["-06:00", "-05:00"]],
  ["mountain", ["-07:00", "-06:00"]],
]

const CLOCK = "(?:hora|horario|heure)"
const before = (names: string) =>
  `(?:${CLOCK} |(?<=${CLOCK} ))(?:oficial )?(?:(?:del?|d[oa]s?|du|d|en) )?(?:la |el )?(?:${names})`
const after = (names: string) => `(?:${names}) (?:time|zeit)`

export const zones: readonly Phrase[] = [
  ...PLACES.map(
    ([place, names]): Phrase => [[before(names), after(names)], { kind: "zone", place }],
  ),
  ...BELTS.map(
    ([names, offsets]): Phrase => [[before(names), after(names)], { kind: "zone", offsets }],
  ),
  // Of who is spoken to: of the business to a client, of the client in a reply.
  [
    "(?<=(?:\\d|\\d ?h|[ap]m|noon|clock|thirty|fifteen),? \\(?)(?:in )?your (?:local )?time(?= ?(?:$|[,;.?!\\(\\)])| zone(?![a-z]))|" +
      "(?<=\\d(?: ?h| ?[ap]m)?,? \\(?)(?:en |de )?[ts]u (?:hora(?: local)?(?= ?(?:$|[,;.?!\\)]))|zona horaria|huso)|" +
      "(?<=\\d(?: ?h)?,? \\(?)(?:no |do )?[ts]eu (?:fuso|horario(?: local)?(?= ?(?:$|[,;.?!\\)])))|" +
      "(?<=\\d(?: ?h)?,? \\(?)(?:a )?(?:votre heure|ton heure|heure de chez (?:vous|toi))(?= ?(?:$|[,;.?!\\)]))|" +
      "(?<=\\d(?: ?uhr)?,? \\(?)(?:in |nach )?(?:ihrer|deiner|eurer) (?:orts|lokal)?zeit",
    { kind: "zone", yours: true },
  ],
  // Whose time that is, nobody has said.
  [
    "(?<=(?:\\d|\\d ?h|[ap]m|noon|in|clock|thirty|fifteen),? )my (?:local )?time(?= ?(?:$|[,;.?!\\(\\)])| (?:zone|in|here)(?![a-z]))|(?:in |nach )?meiner (?:orts)?zeit|" +
      "(?:en )?mi (?:hora(?: local)?(?= ?(?:$|[,;.?!\\)]))|zona horaria|huso)|(?:no )?meu (?:fuso|horario(?= ?(?:$|[,;.?!\\)])))|(?:a |(?<=\\d(?: ?h(?: ?\\d\\d)?)?,? ))mon heure(?= ?(?:$|[,;.?!\\)]))|" +
      "(?<=\\d(?: ?h)?,? )(?:de alla|de la bas)",
    firmAsk("other_zone"),
  ],
]

import { NO_AMOUNT, NOT_PAID } from "../grammar/amounts.ts"
import {
  between,
  fewHours,
  fullDigits,
  numbers,
  onIsoDate,
  onWeekdayAndDay,
  time,
} from "../grammar/found-meanings.ts"
import { firmAsk, from, skip, until } from "../grammar/meanings.ts"
import type { Phrase } from "../grammar.ts"
import type { Time } from "../pieces.ts"
import { agreed } from "./shared/agreed.ts"
import { countedHours } from "./shared/counted-hours.ts"
import { habits } from "./shared/habits.ts"
import { zones } from "./shared/zones.ts"

const isClock = (time: Time) => time.style !== "bare" || time.half !== undefined || time.minute > 0

/** "Una boda", "einer Feier", unlike "una de la tarde", "una mañana" and "un lunes". */
const ONE_OF =
  "(?:una?|uma?|une?|eine[rm]) (?:boda|fiesta|viaje|reunion|operacion|cirugia|casamento|festa|viagem|reuniao|mariage|fete|operation|hochzeit|[a-z]*feier|reise)(?![a-z])"

/** More minutes than an hour has. */
const SIXTY_ON =
  "(?:sixty|seventy|eighty|ninety|sesenta|setenta|ochenta|noventa|sessenta|oitenta|soixante(?: et onze)?|quatre vingts?|[a-z]*(?:sech|sieb|acht|neun)zig)(?: (?:y|e) [a-z]+| (?:one|two|three|four|five|six|seven|eight|nine|dix|onze|douze|quinze))?"

/** The phrases that all languages share: digits, and what each says in its own words but the same way. */
export const sharedPhrases: readonly Phrase[] = [
  // Open all day: no hour.
  [
    "(?<=(?:abris|abren|abierto|abiertos|sois|estais|son|servicio|urgencias|sao|atendem|aberto|abertos|abrem|servico|ouverte?s?|etes|offen|ihr|sie|geoffnet) (?:las |as )?)24 ?h",
    skip,
  ],
  ["24 ?(?:horas|hours|heures|stunden)|24 ?h ?(?:/|sur) ?24(?: ?h)?", skip],
  ["{strong}", time],
  ["\\d{1,2}:\\d(?![\\d:])|\\d?\\d[6-9]\\d [ap]m", firmAsk("invalid_time")],
  // "A las siete y setenta", "19 Uhr und 71 Minuten".
  [
    `(?<=(?:(?<![a-z])(?:las?|as|um|at|gegen) [a-z0-9]{1,7}|uhr|horas?|heures?|clock|\\dh?) )(?:(?:y|e|et|und|and|con|menos|moins) )?(?:${SIXTY_ON}(?= ?(?:$|[,.;?!]|min|de |da |in the |[ap]m|por|please|bitte|svp))|[6-9]\\d min[a-z]*)|` +
      "(?:sixty|seventy|eighty|ninety)(?: \\w+)? (?:past|to) {n}",
    firmAsk("invalid_time"),
  ],
  // "Friday 14.30": what no month can follow is a time, beside a day.
  [
    `(?:{onDay}|(?<=(?:week|woche|semana|semaine),? ))(?<time>\\d{1,2}(?:\\.(?:00|1[3-9]|[2-5]\\d)|,(?:00|15|30|45)))(?![.,]?\\d)${NO_AMOUNT}`,
    time,
  ],
  // "12 March 2.45", "10/6 18.30", "Friday 10 18.30": the same behind a date.
  [
    `(?<=(?:{month}(?: 20\\d\\d)?|\\d/\\d{1,2}(?:/\\d{2,4})?|\\d\\.\\d{1,2}\\.|{onDay}\\d{1,2}),? )(?<time>\\d{1,2}\\.(?:00|1[3-9]|[2-5]\\d))(?![.,]?\\d)${NO_AMOUNT}`,
    time,
  ],
  // "A las 1730", "Freitag 1530": no year, where an hour is awaited.
  [
    `(?:(?:a las|as|um) |(?:{onDay}|(?<=(?:hoy|hoje|aujourd ?hui|auj|heute),? ))${NOT_PAID})(?<h>[01]\\d|2[0-3])(?<m>00|15|30|45)(?: ?(?:hs|hrs?|h|horas|uhr)(?![a-z]))?(?!\\d)${NO_AMOUNT}`,
    fullDigits,
  ],
  // "10-12 el viernes": a date would follow its weekday.
  [
    "(?<=(?:^|[,.;?!] ?|(?:de|entre|von|from|between|tipo|las|as) ))(?<time>1[0-2]|[1-9]) ?- ?(?<time2>1[0-2]|[1-9])" +
      "(?= (?:(?:el|este|am|diesen|on|this|n[ao]|nest[ae]|le|ce) )?(?:{weekday}|tomorrow|tmrw|manana|amanha|demain|morgen|today|hoy|hoje|heute)(?![a-z]| (?:street|st|road|rd|lane|close|avenue)(?![a-z])))",
    fewHours,
  ],
  [
    "{time} ?- ?{time2}",
    (found) => (isClock(found.time) || isClock(found.time2) ? between(found) : skip),
  ],
  // "30-06 a las 17:00", "30.06 um 17 Uhr": a date, where its own hour follows.
  [
    "(?<![\\d.:,/-])(?:(?<first>\\d{1,2})[-.](?<second>0[1-9])|(?<first>1[3-9]|2\\d|3[01])[-.](?<second>1[0-2]))" +
      "(?=,? (?:(?:a las?|as|a|um|at) )?\\d{1,2} ?(?:[:h]|uhr))",
    numbers,
  ],
  // "Martes treinta a las 17": the day of the month in words.
  [
    "{weekday}(?: feira)?,? (?:dia |den |el |le )?(?=[a-z]){od}(?= (?:a las?|as|um|a) (?:\\d|{n}))",
    onWeekdayAndDay,
  ],
  // "Three days after Friday": of which Friday has to be asked.
  [
    "[a-z0-9]{1,7} (?:days?|dias?|jours?|tage?) (?:from|after|before|antes|despues|depois|avant|apres|vor|nach) (?:del? |d[ao] |le |dem )?{weekday}",
    firmAsk("vague"),
  ],
  // "This Friday and the next at three".
  [
    "(?:y|e|et|und|and|o|ou|oder|or) (?:el|la|en la|n?[ao]|le|l|den|the) (?:otr[oa]|outr[ao]|autre|anderen?|next(?: one)?|proxim[oa]|prochaine?|nachsten|que (?:viene|vem))(?= ?(?:$|[,;.?!]| (?:a las?|as|a|um|at) ))",
    firmAsk("several"),
  ],
  // "2 niños de 5 y 8", "my girls (4 and 7)": how old they are.
  [
    "(?:nin[oa]s|hij[oa]s|chic[oa]s|filh[oa]s|criancas|menin[oa]s|kids|children|boys|girls|sons|daughters|enfants|filles|garcons|fils|kindern?|jungs|madchen)" +
      "(?:,? (?:de|aged?|von|im alter von|mit|com|con) | ?\\()(?:1\\d|\\d)(?:,? ?(?:,|y|e|et|und|and|&) ?(?:1\\d|\\d)){1,4}\\)?" +
      "(?!\\.?\\d|:| ?(?:h|hs|[ap]m|uhr|heures?|horas?|o clock)(?![a-z])| (?:de|da|du|of)(?![a-z])|\\.? (?:jan|fe[bv]|mar|a[bgpuv]|ma[iy]|ju[inl]|se[pt]|o[cku]t|nov|de[cz]))",
    skip,
  ],
  // "11 Kinder zwischen 3 und 8", where the hour is said: how old they are.
  [
    "(?:(?<=\\d(?:[:h.]\\d\\d| ?h| ?[ap]m| uhr)[^?]*)(?:[2-9]|1\\d|20) )(?:ninos|criancas|kids|children|enfants|kindern?|boys|girls)(?: (?:im alter))? (?:entre|between|zwischen|von|de|from|aged?)(?: l?os)? " +
      "(?:1\\d|\\d) (?:und|and|y|e|et|bis|to|a) (?:1\\d|\\d)(?: (?:anos|years?(?: old)?|ans|jahren?|j))?(?! ?[:.h]| ?(?:[ap]m|uhr|heures?|horas?)|\\d| (?:on|am|el|le|no|na|de la|da|in the) )",
    skip,
  ],
  // A bell, and whose. "¿Toca en el 12?" asks for a day: it is a door where an hour stands before.
  [
    "(?:(?:sonn(?:ez|e|er) au|toquem? n[oa]|(?:aperte|interfonar) n[oa]|timbr[a-z]+ (?:al|en el)|klingel[nt]? (?:bei|an)|" +
      "(?:buzz|ring) (?:at )?(?:number|no\\.?|flat|door|apartment|apt))|" +
      "(?<=\\d(?:[:.h]\\d\\d| ?h[a-z]*),? )(?:to(?:qu|c)\\w+|llam\\w+) (?:al|en el|n[oa])(?= \\d+ ?(?:$|[,.;!]))) " +
      "(?:numero |number |n |nr\\.? |portal |piso )?\\d{1,4}(?:[a-z](?![a-z]))?" +
      "(?![\\d:.,/-]\\d| ?(?:h|hs|uhr|horas?|heures?|[ap]m)(?![a-z])| (?:d|de|ene|jan|fe[bv]|mar|a[bgpuv]|ma[iy]|ju[inl]|se[pt]|o[cku]t|nov|de[cz]|di[ck]))",
    skip,
  ],
  // More than a month has days, and no "four thirty".
  [
    "(?:ring|buzz|knock) (?:at |on )?(?!\\d(?:00|15|30|45)(?!\\d))(?:3[2-9]|[4-9]\\d|\\d{3})(?![\\d:./-]| ?(?:[ap]m|min|hour|day))",
    skip,
  ],
  ["bei \\d{1,4} (?:zu )?klingeln", skip],
  // "Antes de una boda": no one o'clock.
  [
    `(?:(?<before>antes de|avant|vor)|(?:despues de|depois de|apres|nach)) ${ONE_OF}`,
    ({ text }) => (text("before") ? until() : from()),
  ],
  // As forms and programs write it.
  [
    "(?<y>20\\d\\d)-(?<second>\\d\\d)-(?<first>\\d\\d) ?t?(?<time>\\d\\d:\\d\\d)(?::\\d\\d)?(?![z+-]|:?\\d)",
    (found) => [onIsoDate(found), { kind: "time", time: { ...found.time, style: "full" } }],
  ],
  ["{n} ?(?:/|or|o|u|ou|oder) ?(?:at |a las |a la |as |um |a )?{strong}", firmAsk("several")],
  // "9 u. 11 Uhr" is no eleven o'clock.
  ["(?<![\\d:.,/-])\\d{1,2} ?(?:u\\.?|und|and|y|e|et|&|\\+) ?{strong}", firmAsk("several")],
  // "3 and 4 December", "the 20th or 21st": two days.
  [
    "(?<![\\d:.,/-])\\d{1,2}(?:st|nd|rd|th|\\.)? (?:or|o|u|ou|oder|and|y|e|et|und|&) (?:el |le |am |the |dia )?" +
      "\\d{1,2}(?:st|nd|rd|th|\\.)? (?:de |of )?{month}",
    firmAsk("several"),
  ],
  [
    "{month} \\d{1,2}(?:st|nd|rd|th)? (?:or|and|&) (?:the )?" +
      `\\d{1,2}(?:st|nd|rd|th)?(?![a-z\\d:.]| ?(?:h|am|pm|hours?|o clock)(?![a-z]))${NO_AMOUNT}`,
    firmAsk("several"),
  ],
  [
    "(?<!(?:entre|between|zwischen)(?: o)? )(?:el|le|am|the|dias?|du|del|al|au) \\d{1,2}(?:st|nd|rd|th|\\.)? (?:or|o|u|ou|oder|and|y|e|et|und) (?:el |le |am |the |dia )?" +
      `\\d{1,2}(?:st|nd|rd|th|\\.)?(?![a-z\\d:.]| ?(?:h|hs|am|pm|horas?|heures?|uhr|o clock)(?![a-z]))${NO_AMOUNT}`,
    firmAsk("several"),
  ],
  // "Entre el 15 y 18": the days between, or the hours.
  [
    "(?:entre|between|zwischen) (?:el|le|(?:o )?dia|dem|the) \\d{1,2}(?:th|\\.)? (?:y|e|et|und|and) \\d{1,2}(?:th|\\.)?(?![\\d:.]| ?h)",
    firmAsk("several"),
  ],
  // "Noon tomorrow or 1": a bare number that offers another time.
  [
    "(?<=(?:\\d ?h|:\\d\\d|[ap]m|uhr|heures?|horas?|noon|midday|mediodia|meio dia|midi|mittags?|tomorrow|today|manana|hoy|amanha|hoje|demain|morgen|heute|" +
      "tarde|noche|noite|manha|afternoon|morning|evening|matin|soir|midi|nachmittags?|vormittags?|abends?) )" +
      "(?:or|o|u|ou|oder) (?:maybe |at |a las? |as |a |um )?(?:{n}|\\d{1,2}[:.]\\d\\d)(?: ?(?:h|hs|horas?|heures?|uhr|[ap]m))?(?= ?(?:$|[,.;!?]))",
    firmAsk("several"),
  ],
  // "3/4 sleeve", "1/2 kg".
  [
    "(?:1/2|1/3|2/3|1/4|3/4)(?= ?(?:(?:d|de|of) (?!20|la |las |esta |{month}|manana|tarde|noche|manha|noite)[a-z]|" +
      "(?:kg|kilos?|g|l|lit(?:er|re|ro)s?|lbs?|pounds?|pints?|pfund|docena|dozen|cups?|sleeves?|length)(?![a-z])))",
    skip,
  ],
  ["(?:24|50)/(?:24|7|50)|(?<!(?:el|le|dia|am|on|the) )7/7(?! (?:as?|at|um) (?:las )?\\d)", skip],
  // Marks: there is no twentieth month.
  ["(?:1[3-9]|2\\d|3[01])/20(?![/\\d])", skip],
  ["(?:une?|uma?|eine?|nota|note|doy|dou|give(?: you)?|solid) \\d{1,2}/(?:5|10)(?!\\d|/)", skip],
  ["\\d/5 (?:stars?|estrellas|estrelas|etoiles|sternen?)", skip],
  ["\\d{1,2}/10 (?:franchement|honestly|would|sin duda|sem duvida|recom+[ae]nd\\w*)", skip],
  // "Kiné séance 4/10": the fourth of ten, where day and hour are said.
  [
    "(?:(?<={weekday}[^.;?!]{0,20}\\d ?(?:h|:|uhr|[ap]m)[^.;?!]{0,25})SESSION|SESSION(?=[ \\d/]+(?: (?:de|d|of|zum|pour|for) [a-z]+)?,? (?:(?:le|el|on|am|na) )?{weekday2},? (?:(?:the|dia|el|le|den) )?\\d{1,2}(?!\\d|[:h/])))(?<first>\\d{1,2})/(?<second>\\d{1,2})(?![/\\d])".replaceAll(
      "SESSION",
      "(?:seance|session|sesion|sessao|sitzung|einheit|treatment|behandlung|lesson|clase|aula|cours|stunde|physio|fisio|kine) ",
    ),
    (found) =>
      Number(found.text("first")) <= Number(found.text("second")) ? skip : numbers(found),
  ],
  ["(?<first>\\d{1,2})/(?<second>\\d{1,2})(?:/(?<y>\\d{4}|\\d{2}))?(?![/\\d])", numbers],
  ["(?<first>\\d{1,2})([.-])(?<second>\\d{1,2})[.-](?<y>20\\d\\d|\\d{2})(?![.\\-/\\d])", numbers],
  ["(?<y>20\\d\\d)[-/.](?<second>\\d{1,2})[-/.](?<first>\\d{1,2})(?![-/.]?\\d)", onIsoDate],
  // Fractions, links, addresses and money hold no dates.
  ["\\d/\\d (?:d |de |of |del? )?(?:an? )?(?:horas?|hours?|heures?|stunde|kilo|docena)", skip],
  [
    "(?:(?:hasta|up to|until|ate|bis|jusqu a|menos de|moins de|less than|mindestens|al menos) )?" +
      "\\d{1,2} ?(?:h|hs|hrs|horas?|hours?|heures?|std|stunden?) (?:antes|before|avant|vorher|vor|in advance|de an\\w+)",
    skip,
  ],
  // "It takes two hours": how long, not when.
  [
    "(?:duran?|tardan?|lleva|durante|leva|demoram?|duracao|dauert|takes?|lasts?|dure|duree) " +
      "(?:de |que |up to |about |around |ca\\.? |circa |etwa |ungefahr |environ |un[oa]s |uns |umas |cerca de |mais ou menos |mas o menos |como )*" +
      "\\d{1,3}(?: ?(?:[:h.,]|e|y) ?\\d{1,2})? ?(?:h|hs|hrs?|horas?|hours?|heures?|std\\.?|stunden?|m|mins?|minut\\w*)?",
    skip,
  ],
  ["(?:https?:|www\\.)[^ ]+", skip],
  ...agreed,
  ...habits,
  ...countedHours,
  ...zones,
]

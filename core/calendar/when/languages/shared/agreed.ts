import { skip, turn } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

/**
 * A day that was agreed on or offered, and gives way to the one that is preferred, in all languages: "we said Tuesday but I'd
 * prefer Saturday". Where no other day is preferred, the one agreed on stays the point.
 */

/** "2.15pm" ends no sentence. */
const SIGN = "(?:[^.;!?]|\\.(?=\\d))"
const DAY = "(?:{weekday2}|\\d|tomorrow|manana|amanha|demain|morgen)"
/** "..., I'd prefer Saturday", "but Saturday suits me better", each as its language says it. */
const givesWay = (joint: string, prefer: string, small: string, suits: string) =>
  `(?=${SIGN}{1,60}(?:,|;| (?:${joint})) (?:${SIGN}{0,30} )?(?:(?:${prefer})(?: (?:${small}))* ${DAY}|${DAY}(?:[^.,;!?]|\\.(?=\\d)){0,25} (?:${suits})(?![a-z])(?! (?:than|que|do que|als)(?![a-z]))))`

const ES =
  "(?:(?:me |nos |os |te )?(?:dije|dijimos|dijiste|dijisteis|dijeron|dijo|ofreciste|ofrecisteis|ofrecieron|propusiste|propusisteis|disteis|diste|dieron)|(?:habiamos|hemos) (?:dicho|quedado|hablado|acordado)|quedamos|acordamos|hablamos)(?: (?:en|para|de|que))*"
const EN =
  "(?:(?:we|you|u|i)(?: d| had)? (?:said|agreed(?: on)?|arranged|settled on|offered(?: me)?|gave me|suggested|talked about|spoke about|mentioned)|we had)"
const PT =
  "(?:combinamos|(?:tinhamos|tinhas?|temos|ficou|estava|haviamos) (?:combinado|falado|marcado|dito|ficado)|(?:a gente|nos|voces?|vcs?) (?:me )?(?:falou|falaram|combinou|falamos|disse|disseram|ofereceu|ofereceram|deu|deram)|(?:me )?(?:disseram|disseste|ofereceram|propuseram)|eu (?:disse|falei)|dissemos|falamos)(?: (?:em|de|para|pra|que))*"
const FR =
  "(?:(?:on|nous) (?:avait|avions|a|avons) (?:dit|parle|convenu|prevu|fixe)|(?:vous m |vous |tu m )(?:aviez|avez|avais|as) (?:dit|propose|donne|parle)|(?:j avais|j ai) dit|on s etait dit|on etait partis?|(?:c etait|etait) (?:convenu|prevu))(?: (?:de|d|pour|sur))*"
const DE_SAID =
  "(?:gesagt|ausgemacht|vereinbart|besprochen|abgemacht|vorgeschlagen|angeboten|geeinigt|ins auge gefasst)"
const DE = `(?:wir|ihr|sie|du|ich) (?:hatten?|hatte|hattet|hattest|haben?|hab|habt|hast)(?: (?:mir|uns|auf|ja|doch|eigentlich|mal))*(?: ${DE_SAID}|(?=[^.,;!?]{1,40} ${DE_SAID}))`

export const agreed: readonly Phrase[] = [
  [
    `${ES}${givesWay("pero|aunque", "prefiero|preferiria|prefeririamos|mejor|casi mejor", "el|dia|este|ir|venir|que sea|para|si|puede|fuera", "(?:me |nos )?(?:va|viene|iria|vendria|queda)(?: a mi)? mejor|mejor")}`,
    turn("existing"),
  ],
  [
    `${EN}${givesWay("but|although|though", "prefer|rather", "on|the|this|next|do|come|have|go|for|it was|it|make|in|be", "(?:suits?|works?|is|would be|fits|would suit)(?: (?:me|us))?(?: (?:much|way|a lot))? better|instead|better")}`,
    turn("existing"),
  ],
  [
    `${PT}${givesWay("mas|so que", "prefiro|preferia|preferimos|melhor|gostava mais|mais jeito", "dia|n?[oa]|ir|vir|que seja|este|esse|esta|essa|para|pra|de", "(?:e|era|seria|da|dava|fica|ficava)(?: (?:me|pra mim|para mim))? (?:melhor|mais jeito)|melhor")}`,
    turn("existing"),
  ],
  [
    `${FR}${givesWay("mais", "prefere|prefererais|prefererai|prefererions|preferons|plutot|finalement|mieux|aimerais mieux", "le|ce|du|venir|pour|que ce soit|plutot|finalement", "(?:m |nous )?(?:arrange|arrangerait|irait|va|conviendrait|convient|serait)(?: (?:mieux|plus|beaucoup mieux))|mieux")}`,
    turn("existing"),
  ],
  [
    `${DE}${givesWay("aber|doch", "lieber|besser|bevorzuge|praferiere", "am|den|an|diesen|nachsten|kommen|doch", "(?:passt|ware|ginge|ist|passte|geht)(?: (?:es|mir|uns|fur mich))* (?:besser|lieber)|besser|lieber")}`,
    turn("existing"),
  ],
  // "Between Friday and Saturday I'd rather Saturday": one of the two.
  [
    "(?:entre|between|zwischen|von) (?:el |o |a |le |the |dem )?{weekday}(?: feira)? (?:y|e|and|et|und) (?:el |o |a |le |the |dem )?{weekday2}(?: feira)?(?=,? (?:(?:yo|eu|je|ich|i|wurde|d|nehme|dann|pues|mejor|casi|would) )*" +
      "(?:prefiero|preferiria|me quedo con|elijo|mejor|prefiro|preferia|fico com|melhor|escolho|prefere|prefererais|choisis|prends|plutot|prefer|rather|lieber|nehme ich|bevorzuge)(?: (?:ich|el|o|a|le|the|den|mir|have|take))* (?:\\k<weekday>|\\k<weekday2>)(?![a-z]))",
    skip,
  ],
]

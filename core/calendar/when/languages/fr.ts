import type { Vocabulary } from "../grammar.ts"
import { days } from "./fr/days.ts"
import { feasts } from "./fr/feasts.ts"
import { hours } from "./fr/hours.ts"
import { lookalikes } from "./fr/lookalikes.ts"
import { names } from "./fr/names.ts"
import { numbers, ordinals } from "./fr/numbers.ts"
import { talk } from "./fr/talk.ts"
import { twoShort } from "./shared/two-short.ts"

/** French of France, Belgium and Quebec. */
export const french: Vocabulary = {
  code: "fr",
  common:
    "le la les un une des du de et ou que qui je j tu vous nous on il elle c est ce cet cette mon ma mes votre " +
    "pour avec sans dans sur a au aux en si oui non pas plus bonjour bonsoir salut merci svp stp rdv " +
    "rendez possible dispo disponible place table reserver reservation voudrais aimerais peux pouvez puis " +
    "avez auriez avoir etes suis sommes serait serons personnes heure heures quand mais tres bien suite " +
    "quelque chose votre chez jour la",
  numbers,
  ordinals,
  weekdays:
    "lundi|lun mardi|mard mercredi|mercr|mercredie jeudi|jeud vendredi|vendr|ven samedi|sam dimanche|dim",
  shortWeekdays: {
    words: "ln mar mer jeu vend sm dm",
    before: "le|ce|pour|au|du|(?:lun|mar|jeu|ven|sam|dim)\\.? ou",
    after:
      "ou (?:lun|mar|mer|jeu|ven|sam|dim)|a|matin|soir|aprem|vers|prochain|entre|de \\d|apres|avant|des",
  },
  tomorrow: "demain",
  months:
    "janvier|janv|jan fevrier|fevr|fev mars avril|avr mai juin juillet|juil aout septembre|sept " +
    "octobre|oct novembre|nov decembre|dec",
  minutes: "quart=15 le_quart=15 un_quart=15 demie=30 demi=30 trois_quarts=45",
  units: "am|pm|heures?|h|hrs?",
  clock: [
    { say: "(?:midi|12 ?h(?:eures)? pile) (?:et )?{m}", hour: 12, shift: "past", strong: true },
    { say: "midi moins (?:le )?{m}", hour: 12, shift: "to", strong: true },
    { say: "midi (?:pile|precis|tapant)(?:es)?", hour: 12, strong: true },
    { say: "minuit moins (?:le |les )?{m}", hour: 24, shift: "to", strong: true },
    { say: "minuit(?: (?:et )?{m})?", hour: 24, shift: "past", strong: true },
    { say: "{h} ?(?:h|heures?) ?moins (?:le |les )?{m}{u}", shift: "to", strong: true },
    { say: "{h} moins (?:le )?{mq}", shift: "to", strong: true },
    { say: "{h} ?(?:heures?|h|:) ?(?:et )?{mm}(?: ?(?:min|mn|minutes))?{u}", strong: true },
    { say: "{h} ?(?:heures?|h) (?:et )?{mw}{u}", shift: "past", strong: true },
    { say: "{h} ?(?:heures?|h) (?:et )?{mq}{u}", shift: "past", strong: true },
    { say: "{h} et (?:{mq})", shift: "past" },
    { say: "{h}\\.{mm}{u!}", strong: true },
    { say: "{h} ?h {u!}", strong: true },
    { say: "{h}{u!}(?: (?:pile|precises?|tapantes?))?", strong: true },
    { say: "{h}[., ]{mm}" },
    { say: "midi", hour: 12 },
    { say: "{h}" },
  ],
  filler:
    "le|la|les|de|du|d|a|au|en|pour|par|ce|cet|cette|jour|rdv|rendez vous|vous|on|peut|peux|je|que|mon|ma|" +
    "votre|mes|est|serait|etre|reservation|table|heure|venir|possible|prendre|dispo|l|j ai|c|non|celui|lieu|veux|voudrais",
  or: "ou|ou bien",
  until: "au|a|jusqu au|jusqu a",
  towards: "a|au|pour|vers|jusqu a|jusqu au|plutot",
  phrases: [
    ...lookalikes,
    ...names,
    ...days,
    ...feasts,
    ...hours,
    ...talk,
    ...twoShort("(?:lun|mar|mer|jeu|vend?|sam|dim)"),
  ],
}

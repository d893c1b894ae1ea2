import { BEHIND_A_DAY, daysBeside } from "../days-beside.ts"
import type { Phrase } from "../grammar.ts"
import * as say from "../phrases.ts"
import { askDate, firmAsk, skip } from "../pieces.ts"

const named: readonly Phrase[] = [
  ["{weekday}(?: {dd}(?:er)?)?,? (?:c |qui )?est (?:un jour )?ferie", say.freeDay],
  ["(?:le )?{od}(?:er)? {month},? (?:c |qui )?est (?:un jour )?ferie", say.freeDate],
  // "Le vendredi 24, veille de mon mariage": behind a day it says no more.
  [`${BEHIND_A_DAY}veille(?: d[eu]?(?: la)?(?! \\d))?`, skip],
  // The day beside a feast is another.
  ["lendemain d[eu]?(?: la)?|veille d[eu]?(?: la)?", firmAsk("vague")],
  ["(?:le |la |au |pour le )?(?:veille|reveillon|soir) de noel|24 au soir", say.holiday(12, 24)],
  ["(?:jour de )?noel", say.holiday(12, 25)],
  [
    "(?:la )?(?:saint|st) sylvestre|reveillon (?:du (?:nouvel an|31|jour de l an|premier de l an)|de la saint sylvestre)|veille du (?:nouvel an|jour de l an)",
    say.holiday(12, 31),
  ],
  ["reveillon", askDate],
  ["(?:le )?(?:nouvel an|jour de l an|premier de l an)", say.holiday(1, 1)],
  ["(?:l )?epiphanie|fete des rois", say.holiday(1, 6)],
  ["(?:la )?chandeleur", say.holiday(2, 2)],
  ["(?:la )?(?:saint|st) valentin", say.holiday(2, 14)],
  ["fete du travail", say.holiday(5, 1)],
  ["(?:la )?(?:saint|st) jean", say.holiday(6, 24)],
  [
    "fete nationale|fete de la musique|armistice|fete des meres|fete des peres|action de graces?",
    askDate,
  ],
  ["(?:l )?assomption", say.holiday(8, 15)],
  ["(?:la )?toussaint", say.holiday(11, 1)],
  ["(?:soir d )?halloween", say.holiday(10, 31)],
  ["(?:la )?(?:saint|st) nicolas", say.holiday(12, 6)],
  ["mardi gras", say.easterPlus(-47)],
  ["mercredi des cendres", say.easterPlus(-46)],
  ["dimanche des rameaux", say.easterPlus(-7)],
  ["jeudi saint", say.easterPlus(-3)],
  ["vendredi saint", say.easterPlus(-2)],
  ["samedi saint", say.easterPlus(-1)],
  ["dimanche de paques|jour de paques", say.easterPlus(0)],
  ["lundi de paques", say.easterPlus(1)],
  ["(?:le )?(?:jeudi de l |l )?ascension", say.easterPlus(39)],
  ["dimanche de (?:la )?pentecote", say.easterPlus(49)],
  ["lundi de (?:la )?pentecote", say.easterPlus(50)],
  ["paques|pentecote|pont de l ascension|week ?end de paques", askDate],
]

/** Feasts and holidays, and the days before and after them. */
export const feasts: readonly Phrase[] = [
  ...named,
  ...daysBeside(
    named,
    "(?:(?:a )?la )?veille d[eu]?(?: la| l)?|(?:le )?jour d avant(?: la| l)?",
    "(?:(?:le|au) )?lendemain d[eu]?(?: la| l)?|(?:le )?jour d apres(?: la| l)?",
  ),
]

import * as say from "../../grammar/found-meanings.ts"
import {
  advent,
  askDate,
  easterPlus,
  firmAsk,
  holiday,
  inCanada,
  nthHoliday,
  skip,
} from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { BEHIND_A_DAY, daysBeside } from "../shared/days-beside.ts"

const named: readonly Phrase[] = [
  ["{weekday}(?: {dd}(?:er)?)?,? (?:c |qui )?est (?:un jour )?ferie", say.freeDay],
  ["(?:le )?{od}(?:er)? {month},? (?:c |qui )?est (?:un jour )?ferie", say.freeDate],
  // "Le vendredi 24, veille de mon mariage": behind a day it says no more.
  [`${BEHIND_A_DAY}veille(?: d[eu]?(?: la)?(?! \\d))?`, skip],
  // The day beside a feast is another.
  ["lendemain d[eu]?(?: la)?|veille d[eu]?(?: la)?", firmAsk("vague")],
  ["(?:le |la |au |pour le )?(?:veille|reveillon|soir) de noel|24 au soir", holiday(12, 24)],
  ["(?:jour de )?noel", holiday(12, 25)],
  [
    "(?:la )?(?:saint|st) sylvestre|reveillon (?:du (?:nouvel an|31|jour de l an|premier de l an)|de la saint sylvestre)|veille du (?:nouvel an|jour de l an)",
    holiday(12, 31),
  ],
  ["reveillon", askDate],
  ["(?:le )?(?:nouvel an|jour de l an|premier de l an)", holiday(1, 1)],
  ["(?:l )?epiphanie|fete des rois", holiday(1, 6)],
  ["(?:la )?chandeleur", holiday(2, 2)],
  ["(?:la )?(?:saint|st) valentin", holiday(2, 14)],
  ["lundi de l action de graces?", nthHoliday(10, 1, 2)],
  ["fete du travail", inCanada(holiday(5, 1), nthHoliday(9, 1, 1))],
  ["fete de la musique", holiday(6, 21)],
  ["fete du canada", holiday(7, 1)],
  ["journee (?:internationale )?(?:des droits des femmes|de la femme|des femmes)", holiday(3, 8)],
  ["(?:l )?immaculee conception", holiday(12, 8)],
  ["(?:le )?beaujolais nouveau", nthHoliday(11, 4, 3)],
  ...[
    "premier|1er",
    "deuxieme|2e|2eme|second",
    "troisieme|3e|3eme",
    "quatrieme|4e|4eme|dernier",
  ].map((ordinal, at): Phrase => [`(?:le )?(?:${ordinal}) dimanche de l avent`, advent(at + 1)]),
  ["jeudi gras", easterPlus(-52)],
  ["lundi gras", easterPlus(-48)],
  ["lundi saint", easterPlus(-6)],
  ["mardi saint", easterPlus(-5)],
  ["mercredi saint", easterPlus(-4)],
  ["(?:la )?(?:saint|st) jean", holiday(6, 24)],
  [
    "semaine (?:de (?:noel|paques|la toussaint)|du (?:nouvel an|jour de l an))|fete nationale|armistice|(?:fete|dimanche) des (?:meres|peres)|action de graces?|vendredi noir|{weekday} (?:juste )?(?:avant|apres) (?:les (?:grandes )?vacances|la rentree|les fetes|le pont)|dimanche de l avent",
    askDate,
  ],
  ["(?:l )?assomption", holiday(8, 15)],
  ["(?:la )?toussaint", holiday(11, 1)],
  ["(?:soir d )?halloween", holiday(10, 31)],
  ["(?:la )?(?:saint|st) nicolas", holiday(12, 6)],
  ["mardi gras", easterPlus(-47)],
  ["mercredi des cendres", easterPlus(-46)],
  ["dimanche des rameaux", easterPlus(-7)],
  ["jeudi saint", easterPlus(-3)],
  ["vendredi saint", easterPlus(-2)],
  ["samedi saint", easterPlus(-1)],
  ["dimanche de paques|jour de paques", easterPlus(0)],
  ["lundi de paques", easterPlus(1)],
  ["(?:le )?(?:jeudi de l |l )?ascension", easterPlus(39)],
  ["dimanche de (?:la )?pentecote", easterPlus(49)],
  ["lundi de (?:la )?pentecote", easterPlus(50)],
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

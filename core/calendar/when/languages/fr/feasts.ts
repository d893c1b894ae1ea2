import * as say from "../../grammar/found-meanings.ts"
import type { Phrase } from "../../grammar.ts"
import { askDate, firmAsk, skip } from "../../pieces.ts"
import { BEHIND_A_DAY, daysBeside } from "../shared/days-beside.ts"

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
  ["fete du travail", say.inCanada(say.holiday(5, 1), say.nthHoliday(9, 1, 1))],
  ["fete de la musique", say.holiday(6, 21)],
  ["fete du canada", say.holiday(7, 1)],
  [
    "journee (?:internationale )?(?:des droits des femmes|de la femme|des femmes)",
    say.holiday(3, 8),
  ],
  ["(?:l )?immaculee conception", say.holiday(12, 8)],
  ["(?:le )?beaujolais nouveau", say.nthHoliday(11, 4, 3)],
  ...[
    "premier|1er",
    "deuxieme|2e|2eme|second",
    "troisieme|3e|3eme",
    "quatrieme|4e|4eme|dernier",
  ].map(
    (ordinal, at): Phrase => [`(?:le )?(?:${ordinal}) dimanche de l avent`, say.advent(at + 1)],
  ),
  ["jeudi gras", say.easterPlus(-52)],
  ["lundi gras", say.easterPlus(-48)],
  ["lundi saint", say.easterPlus(-6)],
  ["mardi saint", say.easterPlus(-5)],
  ["mercredi saint", say.easterPlus(-4)],
  ["(?:la )?(?:saint|st) jean", say.holiday(6, 24)],
  [
    "semaine (?:de (?:noel|paques|la toussaint)|du (?:nouvel an|jour de l an))|fete nationale|armistice|(?:fete|dimanche) des (?:meres|peres)|action de graces?|vendredi noir|{weekday} (?:juste )?(?:avant|apres) (?:les (?:grandes )?vacances|la rentree|les fetes|le pont)|dimanche de l avent",
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

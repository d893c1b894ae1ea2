/** Words that several patterns share. */

export const DAY =
  "(?:montag|dienstag|mittwoch|mittwuch|donnerstag|freitag|samstag|sonnabend|sonntag|[a-z]{3,9}tig|mo|di|mi|do|fr|sa|so)"
export const NEXT = "nae?chste[rnms]?"
export const THIS = "(?:diese[rnms]?|dies)"
export const COMING = "(?:kommende[rnms]?|den kommenden)"
export const LAST = "(?:letzte[rnms]?|vergangene[rnms]?|vorige[rnms]?)"
export const OTHER = "(?:ue?berne?ae?chste[rnms]?|ue?bernae?chste[rnms]?|andere[rnms]?)"
export const WEEKEND = "(?:wochenende|we)"
export const AT =
  "(?:(?:so|circa|ca\\.?|etwa|ungefae?hr|vielleicht|punkt|gegen|genau) ){0,2}" +
  "(?:um|gegen|circa|ca\\.?|etwa|ungefae?hr|punkt|zirka|um ca\\.?|so gegen|so um|um punkt|um die|um etwa|um circa)"
export const OF_NEXT_MONTH = "nae?chsten monats"
export const PART_OF_DAY =
  "(?:vormittags?|nachmittags?|mittags?|abends?|nachts?|morgens|frue?h|in der frue?h|am (?:morgen|abend|nachmittag|vormittag))"
export const NOON = { hour: 12, minute: 0, shift: 0, style: "full" } as const
/** "Within the next two weeks from today" is a stretch. */
export const SO_LONG = "(?<!(?:die|den|diesen?|nae?chsten|kommenden) )(?:in )?{n}"
export const FROM_TODAY = "(?:ab|von) heute(?: an)?"

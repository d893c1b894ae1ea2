/** Words that several patterns share. */

export const MORROW =
  "(?:tom+or+ows?|tmr?o?w|tmr|tomo(?:z|r[oa])?|tmo(?:row?|z)|2m(?:orrow|oro|rw|ro|oz))"
export const TONIGHT = "(?:tonight|tonite|2nite|2night)"
export const WEEKEND = "(?:week ?end|wkend|wknd)"
export const AT =
  "(?:(?:at|around|about|approx\\.?|approximately|round|circa|for|say|like|maybe|@|make it|roughly|roughly at|or so) ){0,2}" +
  "(?:at|around|about|approx\\.?|approximately|round|circa|@|arround|arnd) ?"
export const IN = "in(?: about| around| roughly| approx\\.?| approximately)?"
export const OF_HALF = "(?:in the (?:morning|afternoon|evening)|at night)"
export const OF_NEXT_MONTH = "(?:of )?next month"

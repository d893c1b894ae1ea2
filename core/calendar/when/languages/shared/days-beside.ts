import { daysFrom } from "../../grammar/meanings.ts"
import type { Phrase } from "../../grammar.ts"

/** Right behind a day or its time: what says there whose eve that day is tells no other day. */
export const BEHIND_A_DAY =
  "(?<=(?:\\d|{weekday}|{month})(?: ?hs?| ?horas?| uhr| [ap]m)?,? (?:justo |y |e |c est |ist |que es |es )?(?:la |a )?)"

/** The days before and after each feast, as `eve` and `morrow` begin them: "la veille de Noël". */
export const daysBeside = (
  feasts: readonly Phrase[],
  eve: string,
  morrow: string,
): readonly Phrase[] =>
  feasts.flatMap(([said, meaning]): Phrase[] => {
    if (!("kind" in meaning) || meaning.kind !== "day" || meaning.day.is !== "holiday") return []
    return [
      [
        `(?:(?<eve>${eve})|${morrow}) (?:${[said].flat().join("|")})`,
        ({ text }) => daysFrom(meaning, text("eve") ? -1 : 1),
      ],
    ]
  })

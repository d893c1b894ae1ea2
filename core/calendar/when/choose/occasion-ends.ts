import type { Piece } from "../pieces.ts"
import { isTimed, type Sentence } from "./sentence.ts"

/** What is told of a lesson or a shift that ends, beside the hour that is wished for. */

/** What follows is when somebody would come. */
const OR_WHEN =
  /(?<![a-z])(?:or|ou|oder|when|once|cuando|en cuanto|quando|quand|assim que|des que|wenn|sobald|nachdem) (?:(?:my|the|la|el|l|le|mon|ma|a|o|minha|meu|die|der|das|mein[er]?) )?$/

/** "..., or when school ends at five". */
export const isWhenToCome = ({ start }: Piece, { text }: Sentence) =>
  OR_WHEN.test(text.slice(0, start))

const ENDS =
  /(?<![a-z])(?:finish\w*|ends?|over|out|off|done|until|till?|acab\w*|termin\w*|sal(?:e|o|imos|en)|hasta|sai\w*|ate|fini\w*|sort\w*|jusqu|endet|bis|schluss)(?![a-z])/

/** About when on a day, in hours: the afternoon unless it is said otherwise. */
const hourOf = (piece: Piece) => {
  const time =
    piece.kind === "time"
      ? piece.time
      : piece.kind === "bounds"
        ? (piece.bounds.from ?? piece.bounds.to)
        : undefined
  if (!time) return undefined
  const afternoon = time.half === "pm" || (!time.half && time.style !== "full" && time.hour < 7)
  return (
    (time.hour % 12) + (afternoon || time.hour >= 12 ? 12 : 0) + (time.minute + time.shift) / 60
  )
}

/** Whether what is told to end, in these words, does so after the only other hour that is named. */
export const endsTooLate = (said: string, told: Piece, { pieces }: Sentence) => {
  const others = pieces.filter((piece) => isTimed(piece) && piece !== told)
  const [end, other] = [hourOf(told), others[0] && hourOf(others[0])]
  return (
    others.length === 1 &&
    end !== undefined &&
    other !== undefined &&
    end > other &&
    ENDS.test(said)
  )
}

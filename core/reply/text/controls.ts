import { withNewlines } from "../../shared/characters.ts"

/* Characters that no client can read: what colours a terminal, controls, what stands for a character that was lost on the way. */

/** With their first character or, where a gateway has dropped that, without: "[0m". */
const TERMINAL =
  /(?:[^\P{Cc}\n\t]|\\(?:x1[bB]|033|e))\[[\d;?]{0,20}[A-Za-z]|\[(?:[01];\d{2}m|0m(?! ?[\p{L}\]]))/gu
const CONTROL = /[^\P{Cc}\n\t]|[\u206a-\u206f\ufff9-\ufffb\ufffe\uffff]/gu
const LOST = / ?[\ufffc\ufffd]+/g
/** They turn the order of letters, which matters in Arabic and Hebrew alone. */
const DIRECTION = /[\u200e\u200f\u061c]/g
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

export const withoutControls = (text: string): string => {
  const left = withNewlines(text).replace(TERMINAL, "").replace(CONTROL, "").replace(LOST, "")
  return FROM_THE_RIGHT.test(left) ? left : left.replace(DIRECTION, "")
}

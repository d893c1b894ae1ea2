import { expect, test } from "bun:test"
import { withWhatsAppMarks } from "../../core/reply/text/marks.ts"
import { spending } from "../support/cpu-time.ts"

test.each([
  "**",
  "[",
  "[a](",
  "| ",
  "|\n-",
  "# ",
  "~~",
  "__",
  "**a",
  "[a](https://a(",
  "```",
  "\\n",
  "\\(",
  "$$",
  "$\\a",
  "<a href='",
  "<li ",
  "<b>",
  "<x>",
  "&#1",
  "|a|b|\n",
  "[x][",
  "[x]: http://a\n",
  "---\n",
  "_ _ ",
  "** a",
])("a model stuck in a loop of %p does not stop the others", (piece) => {
  const spent = spending()
  withWhatsAppMarks(piece.repeat(60_000 / piece.length))
  expect(spent()).toBeLessThan(1_000)
})

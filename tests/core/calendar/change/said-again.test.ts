import { describe, expect, test } from "bun:test"
import { wholeAgain } from "../../../../core/calendar/change/said-again.ts"
import { cut } from "../../../../core/calendar/privacy.ts"

const LONG = `${"Alergia a las nueces. ".repeat(20)}Llamar antes.`
const READ = cut(LONG)
/** Of this one whole sentences have been read. */
const SENTENCES = `${"Alergia al pescado. ".repeat(20)}Llamar antes.`
const OTHERWISE = SENTENCES.replace("antes", "a las 9")
/** As it is pasted on a Mac or from Windows; what models say is composed (characters.ts). */
const PASTED = `${"Señora alérgica al látex.\r\n".repeat(20)}Llamar antes.`.normalize("NFD")
const COMPOSED = PASTED.normalize("NFC").replaceAll("\r", "")
const READ_OF_PASTED = cut(PASTED).normalize("NFC").replaceAll("\r", "")

describe("what a model says of a text in the calendar", () => {
  test.each([
    ["nothing", undefined, "Corte", undefined],
    ["a short one again", "Corte", "Corte", undefined],
    ["a short one again, without the space behind it", "Corte", "Corte ", undefined],
    ["a short one and more", "Corte y barba", "Corte", "Corte y barba"],
    ["another one", "Color", "Corte", "Color"],
    ["the first one", "Son 6.", "", "Son 6."],
    ["all that it has read of a long one", READ, LONG, undefined],
    ["that, with dots", `${READ}...`, LONG, undefined],
    ["that, with an ellipsis", `${READ}…`, LONG, undefined],
    ["that, and more", `${READ}\nSon 6.`, LONG, `${LONG}\nSon 6.`],
    ["that, dots and more", `${READ}… Son 6.`, LONG, `${LONG} Son 6.`],
    ["that, and what was added before", `${READ}\nSon 6.`, `${LONG}\nSon 6.`, undefined],
    [
      "that, and how it does not go on",
      `${READ} Alergia al gluten.`,
      LONG,
      `${LONG} Alergia al gluten.`,
    ],
    [
      "all that the client has said to it, and more",
      `${SENTENCES} Son 6.`,
      SENTENCES,
      `${SENTENCES} Son 6.`,
    ],
    ["all of that with another end", OTHERWISE, SENTENCES, OTHERWISE],
    ["all that it has read of what was pasted", READ_OF_PASTED, PASTED, undefined],
    ["the same as it was pasted", cut(PASTED), PASTED, undefined],
    ["that, and more", `${READ_OF_PASTED}… Son 6.`, PASTED, `${COMPOSED} Son 6.`],
    ["less than it has read", READ.slice(0, 100), LONG, READ.slice(0, 100)],
    ["another one in the place of a long one", "Son 6.", LONG, "Son 6."],
  ])("%s", (_, said, stands, becomes) => {
    expect(wholeAgain(said, stands)).toBe(becomes)
  })
})

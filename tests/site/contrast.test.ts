import { expect, test } from "bun:test"
import { join } from "node:path"

/* Contrast of the colours as they are used beside each other (WCAG 2.2, 1.4.3 and 1.4.11), in both themes. */

const TEXT = 4.5
const SHAPE = 3

const GROUNDS = ["bg", "surface", "inset"]
const PAIRS: readonly [colours: readonly string[], grounds: readonly string[], least: number][] = [
  [["text", "muted", "link"], GROUNDS, TEXT],
  [["text"], ["wall", "bubble-other", "bubble-mine"], TEXT],
  [["bad"], GROUNDS, TEXT],
  [["on-primary"], ["primary", "primary-hover"], TEXT],
  [["on-accent"], ["accent", "accent-hover"], TEXT],
  [["on-danger"], ["danger"], TEXT],
  [["ok"], ["ok-bg", "surface"], TEXT],
  [["warn"], ["warn-bg"], TEXT],
  [["bad"], ["bad-bg"], TEXT],
  [["info"], ["info-bg"], TEXT],
  [["edge", "ring"], GROUNDS, SHAPE],
  [["ok-fill", "warn-fill", "danger"], ["track"], SHAPE],
  [["tick"], ["bubble-mine"], SHAPE],
]

const css = await Bun.file(join(import.meta.dir, "../../site/styles/tokens.css")).text()

/** Each colour as it is in one theme. */
const coloursOf = (theme: "light" | "dark") => {
  const found = css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)
  return new Map(
    [...found].map(([, name, light, dark, both]) => [
      name ?? "",
      both ?? (theme === "light" ? light : dark) ?? "",
    ]),
  )
}

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const ratio = (one: string, other: string) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

test.each(["light", "dark"] as const)(
  "in the %s theme everything can be told from its ground",
  (theme) => {
    const colours = coloursOf(theme)
    const named = (name: string) => {
      const colour = colours.get(name)
      if (!colour) throw new Error(`no colour ${name}`)
      return colour
    }
    const faint = PAIRS.flatMap(([over, grounds, least]) =>
      over.flatMap((colour) =>
        grounds.flatMap((ground) => {
          const found = ratio(named(colour), named(ground))
          return found < least ? [`${colour} on ${ground}: ${found.toFixed(2)}, not ${least}`] : []
        }),
      ),
    )
    expect(faint).toEqual([])
    // The bar is white on a gradient in both.
    for (const stop of ["stop-1", "stop-2", "stop-3"])
      expect(ratio("#ffffff", named(stop))).toBeGreaterThanOrEqual(TEXT)
  },
)

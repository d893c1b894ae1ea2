import { expect, test } from "bun:test"
import { money } from "../../site/lib/language/format.ts"

test("A price is told in its plan's currency, and in euro where that is no currency's code", () => {
  const said = (currency: string) =>
    (["en", "es"] as const).map((language) => money(language, 20, currency))
  expect(said("EUR")).toEqual(["€20", "20\u00a0€"])
  expect(said("gbp")).toEqual(["£20", "20\u00a0GBP"])
  expect(said("€")).toEqual(said("EUR"))
  expect(money("en", 4.5, "EUR")).toBe("€4.50")
})

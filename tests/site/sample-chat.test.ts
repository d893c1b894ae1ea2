import { expect, test } from "bun:test"
import { sampleChat } from "../../site/words/sample-chat.ts"

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)))

test.each(["en", "es"] as const)(
  "the conversation that is shown as an example of today names no date, which soon would have passed (%s)",
  (language) => {
    const said = Object.values(sampleChat[language]).join(" ").toLowerCase()
    const named = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" })
    const months = MONTHS.map((day) => named.format(day).toLowerCase())
    expect(months.filter((month) => said.includes(month))).toEqual([])
  },
)

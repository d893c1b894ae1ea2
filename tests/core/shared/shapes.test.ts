import { describe, expect, test } from "bun:test"
import { tidy } from "../../../core/knowledge/source.ts"
import { preview } from "../../../core/shared/characters.ts"
import { ChatbotId } from "../../../core/shared/ids.ts"
import { required, requiredLine, text } from "../../../core/shared/text.ts"
import { TimeZone } from "../../../core/shared/time-zone.ts"
import { TIME_ZONES } from "../../../core/shared/time-zones.ts"

const UUID = "0b7c1f2e-5a53-4b8e-9a0e-3f1d2c4b5a69"

describe("ids", () => {
  test("upper case is read as lower case", () => {
    expect(ChatbotId.parse(UUID.toUpperCase())).toBe(ChatbotId.parse(UUID))
  })
  test.each(["", "7", `${UUID}0`, `{${UUID}}`, ` ${UUID}`, UUID.replaceAll("-", ""), null, 7])(
    "%p is not an id",
    (id) => {
      expect(ChatbotId.safeParse(id).success).toBe(false)
    },
  )
})

describe("time zones", () => {
  test("the picker has 20, all of them known to the runtime", () => {
    expect(TIME_ZONES).toHaveLength(20)
    for (const zone of TIME_ZONES) expect(TimeZone.parse(zone)).toBe(zone)
  })
  test("other valid zones pass", () => {
    expect(TimeZone.parse(" Atlantic/Canary ")).toBe("Atlantic/Canary")
  })
  test.each([undefined, null, 7, "", "Mars/Olympus", "+02:00", "Europe/Madrid\n; drop"])(
    "%p becomes Madrid",
    (zone) => {
      expect(TimeZone.parse(zone as string)).toBe("Europe/Madrid")
    },
  )
})

describe("texts", () => {
  test("are trimmed, and freed of what a database cannot hold", () => {
    expect(text(1, 10).parse(" a\u0000b\ud800 ")).toBe("ab")
  })
  // As macOS and PDF files paste it: the letter, and its accent behind it.
  const apart = "Peluquería Begoña".normalize("NFD")
  test("have each accent in one character with its letter, as it is counted and compared", () => {
    for (const shape of [text(1, 17), required(17, ""), requiredLine(17, "")]) {
      expect(shape.parse(apart)).toBe("Peluquería Begoña")
    }
    expect(tidy(apart)).toBe("Peluquería Begoña")
  })
  test("are measured after trimming", () => {
    expect(text(1, 3).safeParse("  abc  ").success).toBe(true)
    expect(text(1, 3).safeParse("abcd").success).toBe(false)
    expect(text(1, 3).safeParse("   ").success).toBe(false)
  })
  test.each(["", "   ", "\u200b", " \u200b\u200d ", "\u3164", "\u2800"])(
    "%j shows nothing: where a text must be there, it is missing",
    (blank) => {
      expect(text(1, 80).safeParse(blank).success).toBe(false)
      expect(text(0, 80).safeParse(blank).success).toBe(true)
      for (const shape of [required(80, "missing"), requiredLine(80, "missing")]) {
        expect(shape.safeParse(blank).error?.issues[0]?.message).toBe("missing")
      }
    },
  )
  test.each(["👍", "7", "ñ", "👩‍👩‍👧"])("%s shows something", (said) => {
    expect(required(80, "missing").parse(said)).toBe(said)
  })
  test("a line has no breaks, so that nothing of it can pass for a header", () => {
    expect(requiredLine(80, "missing").parse("Hola\r\nBcc: all@example.com")).toBe(
      "Hola Bcc: all@example.com",
    )
  })
})

describe("previews", () => {
  test("hold the first characters and cut no emoji in half", () => {
    expect(preview("abcdef", 3)).toBe("abc")
    expect(preview("👍👍👍", 2)).toBe("👍👍")
    expect(preview("ab", 30)).toBe("ab")
  })
})

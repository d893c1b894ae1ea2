import { describe, expect, test } from "bun:test"
import {
  Email,
  Password,
  PasswordChange,
  ResetEmail,
  wrongField,
} from "../../../core/accounts/credentials.ts"

const sentence = (result: {
  error?: { issues: { message: string; path: PropertyKey[] }[] } | undefined
}) => result.error?.issues[0]?.message

describe("e-mail addresses", () => {
  test.each([
    [" Ana@Example.COM ", "ana@example.com"],
    ["ａｎａ@example.com", "ana@example.com"],
    ["o'hara+tag@sub.example.co.uk", "o'hara+tag@sub.example.co.uk"],
    ["ana@localhost", "ana@localhost"],
  ])("%p is kept as %p", (typed, kept) => {
    expect(Email.parse(typed)).toBe(kept)
  })

  test.each([
    "",
    "ana",
    "ana@",
    "@example.com",
    "a b@example.com",
    "ana@exam ple.com",
    "ana@example..com",
    "ana@example.com\nBcc: b@example.com",
    "ana@example.com,b@example.com",
    "Ana <ana@example.com>",
    "ana\u0000@example.com",
    "ana\u200b@example.com",
    "ana\ud83d@example.com",
    "ana@example.com.",
    `${"a".repeat(309)}@example.com`,
    null,
    { email: "ana@example.com" },
  ])("%p is refused", (typed) => {
    expect(sentence(Email.safeParse(typed))).toBe("Please enter a valid email address.")
  })

  test("a reset without an address asks for it, with a wrong one says so", () => {
    const asks = "Please enter your email address to reset your password."
    expect(sentence(ResetEmail.safeParse("  "))).toBe(asks)
    expect(sentence(ResetEmail.safeParse(undefined))).toBe(asks)
    expect(sentence(ResetEmail.safeParse("ana"))).toBe("Please enter a valid email address.")
    expect(ResetEmail.parse("ANA@example.com")).toBe("ana@example.com")
  })
})

describe("passwords", () => {
  test.each(["123456", "      ", "pass\u0000word", "👍👍👍👍👍👍"])(
    "%p is accepted as it is typed",
    (typed) => {
      expect(Password.parse(typed)).toBe(typed)
    },
  )

  test.each(["", "12345", "👍👍👍👍👍", null, {}])("%p is too short", (typed) => {
    expect(sentence(Password.safeParse(typed))).toBe("Password must be at least 6 characters")
  })

  test("1,024 bytes are taken, one more is not", () => {
    expect(Password.safeParse("a".repeat(1024)).success).toBe(true)
    expect(Password.safeParse("a".repeat(1025)).success).toBe(false)
    expect(Password.safeParse("é".repeat(513)).success).toBe(false)
  })
})

describe("a new password, typed twice", () => {
  const change = (password: string, confirmation: string, token?: string) =>
    sentence(
      PasswordChange.safeParse({ password, confirmation, ...(token !== undefined && { token }) }),
    )

  test.each([
    ["12345", "12345", undefined, "Password must be at least 6 characters"],
    ["12345", "12345", "mailed", "Password must be at least 6 characters long."],
    ["123456", "1234567", undefined, "Passwords do not match"],
    ["123456", "1234567", "mailed", "Passwords do not match."],
    ["12345", "other", undefined, "Password must be at least 6 characters"],
    ["123456", "123456", "mailed", undefined],
  ])("%p and %p with token %p: %p", (password, confirmation, token, says) => {
    expect(change(password, confirmation, token)).toBe(says)
  })

  test.each([[undefined], [null], [5], [["secret-1"]]])("as %p it was not typed", (none) => {
    for (const [token, end] of [
      [undefined, ""],
      ["mailed", "."],
    ] as const) {
      const read = (given: object) => sentence(PasswordChange.safeParse({ ...given, token }))
      expect(read({ password: "secret-1", confirmation: none })).toBe(
        `Passwords do not match${end}`,
      )
      expect(read({ password: none, confirmation: "secret-1" })).toStartWith(
        `Password must be at least 6 characters${end && " long."}`,
      )
    }
  })

  const TOO_LONG = "a".repeat(2_000)
  test.each([
    ["12345", "12345", "password"],
    ["123456", "1234567", "confirmation"],
    ["123456", "123456", null],
    // Too long, which only the server says.
    [TOO_LONG, TOO_LONG, null],
  ] as const)("of %p and %p the field to correct is %p", (password, confirmation, field) => {
    expect(wrongField({ password, confirmation })).toBe(field)
  })
})

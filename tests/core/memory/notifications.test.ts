import { describe, expect, test } from "bun:test"
import {
  addNotification,
  formatNotifications,
  parseEntry,
  parseNotifications,
} from "../../../core/memory/notifications.ts"

describe("an entry", () => {
  test.each([
    ["<notify:Ana pide que la llamen>", "Ana pide que la llamen"],
    ["  <notify:x> ", "x"],
    ["<notify:a \\> b>", "a > b"],
    ["<notify:a\\nb>", "a\nb"],
    ["<notify:<notify:x\\>>", "<notify:x>"],
  ])("%p tells %p", (entry, text) => {
    expect(parseEntry(entry)).toBe(text)
  })

  test.each([
    "",
    "Ana",
    "<notify:>",
    "<notify: >",
    "<notify:\u200b>",
    "notify:x",
    "<notify:a>b>",
    "<notify:a\nb>",
    "<NOTIFY:x>",
  ])("%p is not <notify:Texto>", (entry) => {
    expect(parseEntry(entry)).toBeNull()
  })
})

describe("all entries", () => {
  test("are read back as they were written, oldest first", () => {
    const texts = ["uno", "dos > tres", "cuatro\ncinco", "\\seis\\n"]
    expect(parseNotifications(formatNotifications(texts))).toEqual(texts)
    expect(parseNotifications("")).toEqual([])
  })

  test.each([
    [["a"], "b", 2, { kind: "added", texts: ["a", "b"] }],
    [["a", "b"], "a", 2, { kind: "same" }],
    [["a", "b"], "c", 2, { kind: "full" }],
    [["a", "b", "c"], "d", 2, { kind: "full" }],
  ] as const)("%p and then %p with room for %p", (texts, text, limit, outcome) => {
    expect(addNotification(texts, text, limit)).toEqual(outcome as never)
  })
})

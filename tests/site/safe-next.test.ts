import { describe, expect, test } from "bun:test"
import { safeNext } from "../../site/islands/sign-in/safe-next.ts"

describe("after signing in", () => {
  test.each([
    ...["/dashboard", "/dashboard/", "/setup", "/dashboard/edit-chatbot/1", "/dashboard?x=1#y"],
    ...["/dashboard/calendar?connected=1&next=//evil.example", "/setup#/x"],
  ])("the page that was asked for comes next: %s", (next) => {
    expect(safeNext(next)).toBe(next)
  })

  test.each([
    ...["https://evil.example", "//evil.example", "/\\evil.example", "\\\\evil.example"],
    ...["/\t/evil.example", "/\n/evil.example", " //evil.example", "///evil.example"],
    ...["javascript:alert(1)", "https:evil.example", "/%2f%2fevil.example", "/@evil.example"],
    ...["//[", "/", "", "dashboard", "/login", "/dashboards", "/dashboard.evil.example"],
    ...["/dashboard@evil.example", "/DASHBOARD", null],
    ...[
      "/dashboard/../api/google-calendar/connect",
      "/dashboard/%2e%2e/webhooks",
      "/dashboard/..//x",
    ],
    ...["/dashboard\\..\\..\\sandbox", "/dashboard/.\t./api"],
  ])("the dashboard does, and not %p", (next) => {
    expect(safeNext(next)).toBe("/dashboard")
  })
})

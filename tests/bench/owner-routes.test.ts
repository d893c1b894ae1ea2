import { expect, test } from "bun:test"
import { ROUTES } from "../../adapters/http/contract/routes.ts"
import { LEFT_OUT, measuredRoutes } from "./owner-routes.ts"

test("the time that owners wait is measured for all that they call, but what is left out by name", () => {
  const measured = measuredRoutes().map(([name]) => name)
  const called = [...ROUTES].flatMap(([name, { who, method }]) =>
    who.startsWith("owner") && who !== "owner-or-mailed-token" && method !== "DELETE" ? [name] : [],
  )
  expect(called.length).toBeGreaterThan(30)
  expect(new Set([...measured, ...LEFT_OUT])).toEqual(new Set(called))
})

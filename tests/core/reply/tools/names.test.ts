import { expect, test } from "bun:test"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { OWNER_WRITES } from "../../../../core/reply/tools/names.ts"

const BRIEFING = join(import.meta.dir, "../../../../db/functions/briefing.sql")

test("the database counts the very tools that are limited by the hour", async () => {
  const [, list = ""] = /->>'name' in \(([^)]*)\)/.exec(await readFile(BRIEFING, "utf8")) ?? []
  expect([...list.matchAll(/'(\w+)'/g)].map(([, name]) => name)).toEqual([...OWNER_WRITES])
})

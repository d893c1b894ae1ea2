import { describe, expect, test } from "bun:test"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import {
  ALLOWED_NAMES,
  importsOf,
  portKeys,
  readSources,
  type Source,
  violations,
} from "./support/architecture.ts"

const sources = await readSources()
const product = sources.filter(({ path }) => !path.startsWith("tests/"))

test("every file imports only what its folder may", () => {
  expect(violations(sources)).toEqual([])
})

test("the README names exactly what of Effect may be used", async () => {
  const readme = await readFile(join(import.meta.dir, "..", "README.md"), "utf8")
  const [, card = ""] = /only through these names:\n([\s\S]*?)\n\n/.exec(readme) ?? []
  const named = [...card.matchAll(/`(?:\w+\.)?(\w+)`/g)].map(([, name]) => name)
  const allowed = Object.entries(ALLOWED_NAMES).flatMap(([module, names]) =>
    names.filter((name) => name !== module),
  )
  expect(named.toSorted()).toEqual(allowed.toSorted())
})

test("every port has a key of its own, named like its interface, in a ports.ts", () => {
  const keys = portKeys(product)
  expect(keys.length).toBeGreaterThan(35)
  for (const { path, name, shape, key } of keys) {
    expect([path, name, shape]).toEqual([path, key, key])
    expect(path).toMatch(/^core\/\w+\/ports\.ts$/)
  }
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length)
})

test("every member of a port says what it does", () => {
  const ports = product.filter(({ path }) => /^core\/\w+\/ports\.ts$/.test(path))
  const silent = ports.flatMap(({ path, text }) =>
    [...text.matchAll(/export interface (\w+) \{\n([\s\S]*?)\n\}/g)].flatMap(
      ([, port, members = ""]) =>
        [...`\n${members}`.matchAll(/(?<!\*\/)\n {2}readonly (\w+):/g)].map(
          ([, member]) => `${path}: ${port}.${member}`,
        ),
    ),
  )
  expect(silent).toEqual([])
})

// Others judge them there, on phrases of their own (contract 4.10).
test.each([
  ["core/calendar/when.ts", "understandWhen"],
  ["core/calendar/claims.ts", "bookingClaims"],
  ["core/conversations/opt-out.ts", "optOut"],
  ["core/reply/language.ts", "replyLanguage"],
])("the rule that the contract places in %s is there: %s", async (path, name) => {
  expect(await import(`../${path}`)).toHaveProperty(name, expect.any(Function))
})

// The compiler tells ports apart by their methods: it would miss one that has the same as another.
test.each([
  ["stands in the union of all ports", "core/ports.ts", (key = "") => `\\| ${key}\\b`],
  ["is wired to an adapter", "adapters/wire.ts", (key = "") => `Context\\.make\\(\\s*${key},`],
])("every port %s", (_, file, line) => {
  const text = product.find(({ path }) => path === file)?.text ?? ""
  const missing = portKeys(product).filter(({ key }) => !new RegExp(line(key)).test(text))
  expect(missing.map(({ key }) => key)).toEqual([])
})

test("no file only passes on what others export", () => {
  const barrels = product.filter(
    ({ path, text }) => /(^|\/)index\.tsx?$/.test(path) || /^export \* from/m.test(text),
  )
  expect(barrels.map(({ path }) => path)).toEqual([])
})

test("the environment is read by the process and its commands alone", () => {
  const readers = product.filter(({ text }) => /\b(process|Bun|import\.meta)\.env\b/.test(text))
  // The embedded server gets a few of its variables passed on.
  const allowed = /^adapters\/(cli\/|postgres\/embedded\/binaries\.ts)/
  expect(readers.map(({ path }) => path).filter((path) => !allowed.test(path))).toEqual([])
})

test("time and chance come into the core from outside", () => {
  const core = sources.filter(({ path }) => path.startsWith("core/"))
  const asks =
    /\bDate\.now\(|new Date\(\)|Math\.random\(|crypto\.(randomUUID|getRandomValues)\(|\bfetch\(|\bsetTimeout\(/
  expect(core.filter(({ text }) => asks.test(text)).map(({ path }) => path)).toEqual([])
})

test("no journey asserts of a page what it has read once", () => {
  const journeys = sources.filter(({ path }) => path.startsWith("tests/browser/"))
  expect(journeys.length).toBeGreaterThan(20)
  const once = /from "bun:test"|\bexpect\(\s*[[(]*await\b/
  expect(journeys.filter(({ text }) => once.test(text)).map(({ path }) => path)).toEqual([])
})

describe("the checker", () => {
  const file = (path: string, text: string): Source => ({ path, text })
  const said = (...files: readonly Source[]) => violations(files)

  test("reads every way to import", () => {
    const text = `import a from "a"
import type { B } from "./b.ts"
import { c, type C } from "../c.ts"
import * as d from "d/d"
import {
  long,
  list,
} from "./long.ts"
import "side"
export { e } from "./e.ts"
export type { F } from "./f.ts"
const g = await import("./g.ts")
const words = "from nowhere"`
    expect(
      importsOf(file("core/x/y.ts", text)).map(({ from, type, target }) => [from, type, target]),
    ).toEqual([
      ["a", false, null],
      ["./b.ts", true, "core/x/b.ts"],
      ["../c.ts", false, "core/c.ts"],
      ["d/d", false, null],
      ["./long.ts", false, "core/x/long.ts"],
      ["side", false, null],
      ["./e.ts", false, "core/x/e.ts"],
      ["./f.ts", true, "core/x/f.ts"],
      ["./g.ts", false, "core/x/g.ts"],
    ])
  })

  test.each([
    ["core/x/add.ts", 'import { Elysia } from "elysia"'],
    ["core/x/add.ts", 'import { z } from "zod"'],
    ["core/x/add.ts", 'import { readFile } from "node:fs/promises"'],
    ["core/x/add.ts", 'import type { Store } from "../../adapters/postgres/transaction.ts"'],
    ["core/x/add.ts", 'import { users } from "../../db/schema.ts"'],
    ["adapters/meta/graph.ts", 'import { users } from "../../db/schema.ts"'],
    ["adapters/sandbox/meta/x.ts", 'import { callGraph } from "../../meta/graph.ts"'],
    ["adapters/http/app.ts", 'import { Button } from "../../site/ui/button.tsx"'],
    ["adapters/http/contract/chatbots.ts", 'import { Elysia } from "elysia"'],
    ["adapters/http/contract/chatbots.ts", 'import { run } from "../run.ts"'],
    ["db/schema.ts", 'import { answer } from "../core/reply/answer.ts"'],
    ["site/ui/button.tsx", 'import * as Effect from "effect/Effect"'],
    ["site/lib/server/api.ts", 'import { httpApp } from "../../../adapters/http/app.ts"'],
    ["site/lib/server/api.ts", 'import pg from "pg"'],
    ["site/pages/index.astro", 'import { users } from "../../db/schema.ts"'],
    ["scripts/x.ts", ""],
  ])("sees that %s may not hold %s", (path, text) => {
    expect(said(file(path, text)).length).toBeGreaterThan(0)
  })

  test.each([
    ["core/x/add.ts", 'import * as Effect from "effect/Effect"\nimport { z } from "zod/mini"'],
    [
      "adapters/postgres/conversations/inbox.ts",
      'import { users } from "../../../db/schema.ts"\nimport pg from "pg"',
    ],
    ["adapters/http/contract/x.ts", 'import { X } from "../../../core/x/x.ts"'],
    ["site/ui/button.tsx", 'import { useState } from "react"\nimport "./button.css"'],
    ["tests/x.test.ts", 'import { anything } from "../adapters/main.ts"'],
  ])("lets %s hold %s", (path, text) => {
    expect(said(file(path, text))).toEqual([])
  })

  test("sees an import without its extension", () => {
    expect(said(file("core/x/a.ts", 'import { b } from "./b"'))).toEqual([
      "core/x/a.ts imports ./b without its extension",
    ])
  })

  test("sees a rule that reaches effect through another file", () => {
    const useCase = file("core/x/add.ts", 'import * as Effect from "effect/Effect"')
    const between = file("core/x/limits.ts", 'import { add } from "./add.ts"')
    const rule = file("core/x/rule.ts", 'import { limit } from "./limits.ts"')
    expect(said(useCase, between, rule)).toEqual([
      "core/x/limits.ts reaches effect by core/x/limits.ts > core/x/add.ts",
      "core/x/rule.ts reaches effect by core/x/rule.ts > core/x/limits.ts > core/x/add.ts",
    ])
  })

  test("lets a rule know a type of a file that uses effect", () => {
    const ports = file("core/x/ports.ts", 'import * as Context from "effect/Context"')
    const rule = file("core/x/rule.ts", 'import type { X } from "./ports.ts"')
    expect(said(ports, rule)).toEqual([])
  })

  test("sees that an island reaches effect through the core", () => {
    const useCase = file("core/x/add.ts", 'import * as Effect from "effect/Effect"')
    const island = file("site/x.tsx", 'import { add } from "../core/x/add.ts"')
    expect(said(useCase, island)).toEqual([
      "site/x.tsx reaches effect by site/x.tsx > core/x/add.ts",
    ])
  })

  test("sees names of Effect that are not on the card", () => {
    const text =
      'import * as Effect from "effect/Effect"\nimport * as Layer from "effect/Layer"\nEffect.gen(() => {})\nEffect.fn("x")'
    expect(said(file("core/x/add.ts", text))).toEqual([
      "core/x/add.ts takes Layer from effect",
      "core/x/add.ts uses Effect.gen, which is not on the card",
      "core/x/add.ts uses Effect.fn, which is not on the card",
    ])
  })

  test("does not take the name of one port twice", () => {
    const port = 'export const Model = Context.Service<Model>("Model")'
    expect(portKeys([file("core/a/ports.ts", port)])).toEqual([
      { path: "core/a/ports.ts", name: "Model", shape: "Model", key: "Model" },
    ])
  })
})

import { expect, test } from "bun:test"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { nameForOwner } from "../../../core/conversations/client.ts"
import { NOTICES } from "../../../core/reply/notices.ts"
import { SAID_BY_DATABASE } from "../../fakes/said-by-database.ts"

const functions = (file: string) =>
  readFile(join(import.meta.dir, "../../../db/functions", file), "utf8")

test("the database notifies of a turn that was given up in these very words", async () => {
  const deaths = await functions("deaths.sql")
  const [before = "", after = ""] = SAID_BY_DATABASE.givenUp("Ana", "").split("Ana")
  for (const words of [before, after]) expect(deaths).toContain(`'${words}'`)
  const done = SAID_BY_DATABASE.givenUp("Ana", "\n").replace(before, "").replace(`Ana${after}`, "")
  for (const words of done.split("\n")) expect(deaths).toContain(`'${words}'`)
})

test("the database notifies of a change of which the client did not hear in these very words", async () => {
  const turns = await functions("turn_ends.sql")
  for (const notice of [SAID_BY_DATABASE.untold, SAID_BY_DATABASE.maybeUntold]) {
    const [before = "", between = "", after = ""] = notice("Ana", "\n").split(/Ana|\n/)
    for (const words of [before, between, after]) expect(turns).toContain(`'${words}'`)
  }
})

test("the database notifies of a change in doubt in these very words", async () => {
  const turns = await functions("turn_ends.sql")
  for (const words of NOTICES.unsettled("Ana").split("Ana")) expect(turns).toContain(`'${words}'`)
})

test("the database notifies of a quota that is used up in these very words", async () => {
  expect(await functions("usage.sql")).toContain(`'${NOTICES.quota(0).replace("0", "%s")}'`)
})

test("a client without a name is called the same in the database's notifications as everywhere", async () => {
  expect(await functions("clients.sql")).toContain(`, '${nameForOwner("")}')`)
})

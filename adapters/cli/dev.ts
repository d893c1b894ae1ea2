import { join } from "node:path"
import { readArguments } from "./arguments.ts"
import { installPackages } from "./prepare.ts"

/*
 * `bun run dev`: the server again on every change, and Astro's own server for the pages, which forwards what is not a page.
 */

readArguments("bun run dev")
await installPackages()
const root = join(import.meta.dir, "..", "..")
const run = (...command: string[]) =>
  Bun.spawn([process.execPath, ...command], {
    cwd: root,
    stdin: "inherit",
    stdout: "inherit",
    stderr: "inherit",
  })
const both = [
  run("--watch", "adapters/cli/serve.ts"),
  run("--bun", "run", "astro", "dev", "--port", "4321"),
]
console.log("pages with reload: http://localhost:4321")
const end = () => {
  for (const child of both) child.kill("SIGTERM")
}
process.on("SIGINT", end)
process.on("SIGTERM", end)
await Promise.race(both.map(({ exited }) => exited))
end()
await Promise.all(both.map(({ exited }) => exited))

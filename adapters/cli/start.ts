import { buildPages, installPackages } from "./prepare.ts"
import { takes } from "./takes.ts"

/*
 * `bun run start`: from a fresh clone to a running Recado. What the process needs is imported only after it has been
 * installed.
 */

const say = (line: string) => process.stderr.write(`${line}\n`)

takes("bun run start")
await installPackages(say)
await buildPages(say)
await import("./serve.ts")

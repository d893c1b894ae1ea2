import { makeReady } from "./prepare.ts"
import { takes } from "./takes.ts"

/*
 * `bun run start`: from a fresh clone to a running Recado. What the process needs is imported only after it has been
 * installed.
 */

takes("bun run start")
await makeReady()
await import("./serve.ts")

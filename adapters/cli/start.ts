import { readArguments } from "./arguments.ts"
import { makeReady } from "./prepare.ts"

/*
 * `bun run start`: from a fresh clone to a running Recado. What the process needs is imported only after it has been
 * installed.
 */

readArguments("bun run start")
await makeReady()
await import("./serve.ts")

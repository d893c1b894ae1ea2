import { readArguments } from "./arguments.ts"
import { makeReady } from "./prepare.ts"

/* `bun run build`: all that `start` would make by itself, for a folder that it may not write to later. */

readArguments("bun run build")
await makeReady()

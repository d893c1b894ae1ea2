import { makeReady } from "./prepare.ts"
import { takes } from "./takes.ts"

/* `bun run build`: all that `start` would make by itself, for a folder that it may not write to later. */

takes("bun run build")
await makeReady()

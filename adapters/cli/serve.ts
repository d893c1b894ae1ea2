/** Starts the process, says that it is ready, and ends it on a signal. Everything it needs is installed by now. */
import { start } from "../main.ts"
import { faultLines } from "../settings.ts"
import { banner } from "./banner.ts"
import { START_WITHIN_MS } from "./broken-off.ts"
import { endFor } from "./exit.ts"

/** One Ctrl-C reaches us from the terminal and again from whoever started us: only what comes later is impatience. */
const IMPATIENT_AFTER_MS = 1_000

// Whoever reads the log may go, and its disk may be full: that is no reason to end.
process.stderr.on("error", () => {})

const starting = start(process.env)
let endingSince: number | null = null
// Also while it starts: otherwise the embedded database would be left running.
const end = async () => {
  const now = performance.now()
  if (endingSince !== null) {
    if (now - endingSince > IMPATIENT_AFTER_MS) process.exit(1)
    return
  }
  endingSince = now
  const running = await Promise.race([starting, Bun.sleep(START_WITHIN_MS)])
  await running?.stop()
  process.exit(0)
}
process.on("SIGTERM", end)
process.on("SIGINT", end)
try {
  const running = await starting
  if ("faults" in running) process.stderr.write(`${faultLines(running.faults)}\n`)
  for (const line of banner(running)) console.log(line)
  console.log(`ready ${running.url}`)
} catch (error) {
  endFor(error)
}

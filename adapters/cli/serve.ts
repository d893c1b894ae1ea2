/** Starts the process, says that it is ready, and ends it on a signal. Everything it needs is installed by now. */
import { start } from "../main.ts"
import { endLaunched } from "../postgres/embedded/launch.ts"
import { faultLines } from "../settings/settings.ts"
import { banner } from "./banner.ts"
import { endWithError } from "./exit.ts"
import { ENDINGS, START_WITHIN_MS } from "./interrupt.ts"

/** One Ctrl-C can arrive twice, from the terminal and from the parent process. A signal later than this exits at once. */
const IMPATIENT_AFTER_MS = 1_000

// The log's reader may have gone, or its disk may be full: without a listener that would end the process.
process.stderr.on("error", () => {})

const starting = start(process.env)
let endingSince: number | null = null
// Works during the start, too: otherwise the embedded database would be left running.
const end = async () => {
  const now = performance.now()
  if (endingSince !== null) {
    if (now - endingSince > IMPATIENT_AFTER_MS) process.exit(1)
    return
  }
  endingSince = now
  const running = await Promise.race([starting, Bun.sleep(START_WITHIN_MS)])
  if (running) await running.stop()
  else endLaunched()
  process.exit(0)
}
for (const signal of ENDINGS) process.on(signal, end)
try {
  const running = await starting
  if ("faults" in running) process.stderr.write(`${faultLines(running.faults)}\n`)
  for (const line of banner(running)) console.log(line)
  console.log(`ready ${running.url}`)
} catch (error) {
  endWithError(error)
}

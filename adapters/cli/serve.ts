/** Starts the process, says that it is ready, and ends it on a signal. Everything it needs is installed by now. */
import { start } from "../main.ts"
import { banner } from "./banner.ts"
import { explain } from "./exit.ts"

const say = (line: string) => process.stderr.write(`${line}\n`)
try {
  const running = await start(process.env)
  if ("faults" in running) {
    for (const { name, reason } of running.faults) say(`${name}: ${reason}`)
  }
  for (const line of banner(running)) console.log(line)
  console.log(`ready ${running.url}`)
  let ending = false
  const end = async () => {
    if (ending) process.exit(1)
    ending = true
    await running.stop()
    process.exit(0)
  }
  process.on("SIGTERM", end)
  process.on("SIGINT", end)
} catch (error) {
  const { code, words } = explain(error)
  say(words)
  process.exit(code)
}

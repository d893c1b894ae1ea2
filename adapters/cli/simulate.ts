import { faultLines } from "../settings/settings.ts"
import { EXIT, end, endWithError } from "./exit.ts"
import { onInterrupt } from "./interrupt.ts"
import { installPackages } from "./prepare.ts"
import type { Chat } from "./simulation/chat.ts"
import { CODES, readOptions, USAGE } from "./simulation/options.ts"
import { parseScript, type ScriptLine } from "./simulation/script.ts"

/*
 * `bun run simulate`: talk to a chatbot in the terminal, through the code that answers WhatsApp. Nothing is sent to anybody.
 */

const main = async () => {
  const options = readOptions()
  if (options.help) return console.log(USAGE)
  const script = options.script === undefined ? null : await readScript(options.script)
  await installPackages()
  const { start } = await import("../main.ts")
  const { talk } = await import("./simulation/talk.ts")
  // It may run beside another process: on any free port, and without a worker.
  const LOG_LEVEL = process.env.LOG_LEVEL || "error"
  const starting = start({ ...process.env, LOG_LEVEL, PORT: "0", ROLE: "api" })
  let chat: Chat | undefined
  const ending = onInterrupt(starting, async (running) => {
    await chat?.leave()
    await running.stop()
  })
  const running = await starting.catch(endWithError)
  if ("faults" in running) return end(EXIT.settings, faultLines(running.faults))
  try {
    process.exitCode = await talk(running, options, script, (opened) => {
      chat = opened
    })
  } finally {
    await (ending() ?? running.stop())
  }
  process.exit()
}

const readScript = async (file: string): Promise<readonly ScriptLine[]> => {
  const text = await Bun.file(file)
    .text()
    .catch(() => end(CODES.usage, `cannot read ${file}`))
  try {
    return parseScript(text)
  } catch (error) {
    return end(CODES.usage, `${file}: ${(error as Error).message}`)
  }
}

await main()

import { createInterface } from "node:readline/promises"
import { parseArgs } from "node:util"
import { clean } from "../../core/shared/characters.ts"
import type { Running } from "../main.ts"
import { faultLines } from "../settings.ts"
import { EXIT, end, endWithError } from "./exit.ts"
import { onInterrupt } from "./interrupt.ts"
import { installPackages } from "./prepare.ts"
import type { Chat, Exchange } from "./simulation/chat.ts"
import type { ScriptLine } from "./simulation/script.ts"

/*
 * `bun run simulate`: talk to a chatbot in the terminal, through the code that answers WhatsApp. Nothing is sent to anybody.
 */

const USAGE = `bun run simulate [options]
  --chatbot <id>    the chatbot to talk to (else the first there is, else a demo)
  --message <text>  say this, print the reply, end
  --script <file>   a client message a line; '# ' comment, '? regex' must match the last reply, '@wait s'
  --client <phone>  who writes (default +12025550199)
  --reset           forget the conversation first
  --tools           show what the bot did besides answering
  --json            a line of JSON per turn
  --seed <n>        kept for scripts; the played model needs none`

const TEST_NUMBER = "+12025550199"
const CODES = { failed: 1, usage: 2, noChatbot: 3 } as const
const colour = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code: number, text: string) => (colour ? `\x1b[${code}m${text}\x1b[0m` : text)
const dim = (text: string) => paint(2, text)

const LONGEST = 4096
const isSendable = (text: string) => text.trim() !== "" && text.length <= LONGEST

const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        chatbot: { type: "string" },
        message: { type: "string" },
        script: { type: "string" },
        client: { type: "string", default: TEST_NUMBER },
        seed: { type: "string" },
        reset: { type: "boolean", default: false },
        tools: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    })
    if (values.seed !== undefined && !/^\d+$/.test(values.seed)) throw new Error("--seed: a number")
    if (!/^\+?\d{5,20}$/.test(values.client)) throw new Error("--client: a phone number")
    if (values.chatbot !== undefined && !/^[0-9a-f-]{36}$/i.test(values.chatbot)) {
      throw new Error("--chatbot: an id such as 2f1e…")
    }
    if (values.message !== undefined && values.script !== undefined) {
      throw new Error("--message or --script: one of them")
    }
    if (values.message !== undefined && !isSendable(values.message)) {
      throw new Error(`--message: 1 to ${LONGEST} characters`)
    }
    return values
  } catch (error) {
    return end(CODES.usage, `${(error as Error).message}\n\n${USAGE}`)
  }
}

const show = (exchange: Exchange, options: { json: boolean; tools: boolean }) => {
  if (options.json) return console.log(JSON.stringify(exchange))
  if (options.tools) {
    for (const { name, arguments: args, result } of exchange.tools) {
      console.log(dim(`  ⚙ ${name} ${args} → ${result}`))
    }
  }
  const text = exchange.out ?? `(${exchange.result})`
  console.log(
    `${paint(36, "bot ›")} ${text.replaceAll("\n", "\n      ")} ${dim(`${exchange.ms} ms`)}\n`,
  )
}

const main = async () => {
  const options = readOptions()
  if (options.help) return console.log(USAGE)
  const script = options.script === undefined ? null : await readScript(options.script)
  await installPackages()
  const { start } = await import("../main.ts")
  // A process of its own beside a running one: any free port, and no worker.
  const LOG_LEVEL = process.env.LOG_LEVEL || "error"
  const starting = start({ ...process.env, LOG_LEVEL, PORT: "0", ROLE: "api" })
  const ending = onInterrupt(starting, (running) => running.stop())
  const running = await starting.catch(endWithError)
  if ("faults" in running) return end(EXIT.settings, faultLines(running.faults))
  try {
    process.exitCode = await talk(running, options, script)
  } finally {
    await (ending() ?? running.stop())
  }
  process.exit()
}

const readScript = async (file: string): Promise<readonly ScriptLine[]> => {
  const { parseScript } = await import("./simulation/script.ts")
  const text = await Bun.file(file)
    .text()
    .catch(() => end(CODES.usage, `cannot read ${file}`))
  try {
    return parseScript(text)
  } catch (error) {
    return end(CODES.usage, `${file}: ${(error as Error).message}`)
  }
}

/** Says the message, plays the script, or talks with whoever is at the terminal. Answers the exit code. */
const talk = async (
  running: Running,
  options: ReturnType<typeof readOptions>,
  script: readonly ScriptLine[] | null,
): Promise<number> => {
  const { SENTENCES } = await import("../../core/reply/failures.ts")
  const { findChatbot, makeDemo } = await import("./simulation/demo.ts")
  const { openChat } = await import("./simulation/chat.ts")
  const found = await findChatbot(running.store, options.chatbot ?? null)
  if (!found && options.chatbot) {
    process.stderr.write(`${SENTENCES.chatbotMissing}\n`)
    return CODES.noChatbot
  }
  const chatbot = found ?? (await makeDemo(running.store))
  const chat = openChat(running, chatbot, options.client)
  if (options.reset) await chat.reset()
  let ok = true
  const say = async (text: string) => {
    const typing = colour && !options.json
    if (typing) process.stdout.write(dim("bot is writing…"))
    const exchange = await chat.say(text)
    if (typing) process.stdout.write("\r\x1b[K")
    show(exchange, options)
    if (exchange.result === "apology") ok = false
    return exchange
  }
  if (options.message !== undefined) await say(options.message)
  else if (script) ok = (await play(script, say, options.json)) && ok
  else {
    const title = `${paint(1, chatbot.name)} ${dim("· a simulated WhatsApp chat · Ctrl-D ends")}\n`
    if (!options.json) console.log(title)
    await converse(chat, say, options.json)
  }
  return ok ? 0 : CODES.failed
}

const play = async (
  script: readonly ScriptLine[],
  say: (text: string) => Promise<Exchange>,
  json: boolean,
) => {
  let ok = true
  let last: Exchange | null = null
  for (const line of script) {
    if (line.kind === "wait") await Bun.sleep(line.seconds * 1000)
    else if (line.kind === "say") {
      if (!json) console.log(`${paint(33, "you ›")} ${line.text}`)
      last = await say(line.text)
    } else if (!line.pattern.test(last?.out ?? "")) {
      ok = false
      process.stderr.write(`line ${line.line}: the reply does not match ${line.pattern}\n`)
    }
  }
  return ok
}

const converse = async (chat: Chat, say: (text: string) => Promise<Exchange>, json: boolean) => {
  const terminal = createInterface({
    input: process.stdin,
    output: json ? undefined : process.stdout,
  })
  terminal.setPrompt(json ? "" : paint(33, "you › "))
  // A pipe is at its end long before its lines are answered.
  let ended = false
  terminal.on("close", () => {
    ended = true
  })
  terminal.prompt()
  for await (const line of terminal) {
    const text = clean(line).trim()
    if (text === "/reset") await chat.reset()
    else if (text !== "") await say(text)
    if (!ended) terminal.prompt()
  }
}

await main()

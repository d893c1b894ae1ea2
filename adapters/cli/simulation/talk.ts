import { SENTENCES } from "../../../core/reply/failures.ts"
import { NotFound } from "../../../core/shared/refusals.ts"
import type { Running } from "../../main.ts"
import { findChatbot, makeDemo } from "../../postgres/simulation/demo-chatbot.ts"
import { databaseGone } from "../../postgres/store/database-errors.ts"
import { errorWords } from "../../telemetry/error-words.ts"
import { EXIT } from "../exit.ts"
import { type Chat, type Exchange, openChat } from "./chat.ts"
import { CODES, type Options } from "./options.ts"
import type { ScriptLine } from "./script.ts"
import { bold, converse, dim, isColoured, show, YOU } from "./terminal.ts"

/** Says the message, plays the script, or talks with whoever is at the terminal. Answers the exit code. */
export const talk = async (
  running: Running,
  options: Options,
  script: readonly ScriptLine[] | null,
  opened: (chat: Chat) => void,
): Promise<number> => {
  const found = await findChatbot(running.store, options.chatbot ?? null)
  if (!found && options.chatbot) return noChatbot()
  const chatbot = found ?? (await makeDemo(running.store))
  const chat = openChat(running, chatbot, options.client)
  opened(chat)
  // With a seed a run can be repeated; what was said before would change it.
  if (options.reset || options.seed !== undefined) await chat.reset()
  let ok = true
  const say = async (text: string) => {
    const typing = isColoured && !options.json
    if (typing) process.stdout.write(dim("bot is writing…"))
    const exchange = await chat.say(text)
    if (typing) process.stdout.write("\r\x1b[K")
    show(exchange, options)
    if (exchange.result === "apology") ok = false
    return exchange
  }
  try {
    if (options.message !== undefined) await say(options.message)
    else if (script) ok = (await play(script, say, options.json)) && ok
    else {
      const title = `${bold(chatbot.name)} ${dim("· a simulated WhatsApp chat · Ctrl-D ends")}\n`
      if (!options.json) console.log(title)
      await converse(chat, say, options.json)
    }
  } catch (error) {
    if (error instanceof NotFound) return noChatbot()
    if (!databaseGone(error)) throw error
    process.stderr.write(`The database was lost: ${errorWords(error)}\n`)
    return EXIT.database
  }
  return ok ? 0 : CODES.failed
}

const noChatbot = () => {
  process.stderr.write(`${SENTENCES.chatbotMissing}\n`)
  return CODES.noChatbot
}

/** Plays a script. Answers whether all replies were as it expects. */
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
      if (!json) console.log(`${YOU} ${line.text}`)
      last = await say(line.text)
    } else if (!line.pattern.test(last?.out ?? "")) {
      ok = false
      process.stderr.write(`line ${line.line}: the reply does not match ${line.pattern}\n`)
    }
  }
  return ok
}

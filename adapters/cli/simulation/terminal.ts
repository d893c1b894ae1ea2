import { createInterface } from "node:readline/promises"
import { clean, isBlank } from "../../../core/shared/characters.ts"
import type { Chat, Exchange } from "./chat.ts"

/* How a chat looks in the terminal. */

export const isColoured = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code: number) => (text: string) =>
  isColoured ? `\x1b[${code}m${text}\x1b[0m` : text
export const bold = paint(1)
export const dim = paint(2)
const yellow = paint(33)
const cyan = paint(36)

export const YOU = yellow("you ›")
const BOT = cyan("bot ›")

/** Prints what the bot did and answered. */
export const show = (exchange: Exchange, options: { json: boolean; tools: boolean }) => {
  if (options.json) return console.log(JSON.stringify(exchange))
  if (options.tools) {
    for (const { name, arguments: args, result } of exchange.tools) {
      console.log(dim(`  ⚙ ${name} ${args} → ${result}`))
    }
  }
  const text = exchange.out ?? `(${exchange.result})`
  console.log(`${BOT} ${text.replaceAll("\n", "\n      ")} ${dim(`${exchange.ms} ms`)}\n`)
}

/** Talks with whoever is at the terminal, until they end it. */
export const converse = async (
  chat: Chat,
  say: (text: string) => Promise<Exchange>,
  json: boolean,
) => {
  const terminal = createInterface({
    input: process.stdin,
    output: json ? undefined : process.stdout,
  })
  terminal.setPrompt(json ? "" : `${YOU} `)
  // A pipe is at its end long before its lines are answered.
  let ended = false
  terminal.on("close", () => {
    ended = true
  })
  terminal.prompt()
  for await (const line of terminal) {
    const text = clean(line).trim()
    if (text === "/reset") await chat.reset()
    else if (!isBlank(text)) await say(text)
    if (!ended) terminal.prompt()
  }
}

import { parseArgs } from "node:util"
import { isBlank } from "../../../core/shared/characters.ts"
import { SIMULATED_PHONE } from "../../../core/simulation/phone.ts"
import { TEXT_CHARACTERS } from "../../../core/whatsapp/lengths.ts"
import { end } from "../exit.ts"

/** Exit codes of `simulate` (contract.md 9). */
export const CODES = { failed: 1, usage: 2, noChatbot: 3 } as const

export const USAGE = `bun run simulate [options]
  --chatbot <id>    the chatbot to talk to (else the first there is, else a demo)
  --message <text>  say this, print the reply, end
  --script <file>   a client message a line; '# ' comment, '? regex' must match the last reply, '@wait s'
  --client <phone>  who writes (default ${SIMULATED_PHONE})
  --reset           forget the conversation first
  --tools           show what the bot did besides answering
  --json            a line of JSON per turn
  --seed <n>        make the run repeatable: forgets the conversation first; the played model needs no number`

/** Not from core/shared/ids.ts, as no package need be installed yet. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isSendable = (text: string) => !isBlank(text) && text.length <= TEXT_CHARACTERS

export type Options = ReturnType<typeof readOptions>

/** The command's options. A wrong one ends the command with its usage. */
export const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        chatbot: { type: "string" },
        message: { type: "string" },
        script: { type: "string" },
        client: { type: "string", default: SIMULATED_PHONE },
        seed: { type: "string" },
        reset: { type: "boolean", default: false },
        tools: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    })
    if (values.seed !== undefined && !/^\d+$/.test(values.seed)) throw new Error("--seed: a number")
    if (!/^\+?\d{5,20}$/.test(values.client)) throw new Error("--client: a phone number")
    if (values.chatbot !== undefined && !UUID.test(values.chatbot)) {
      throw new Error("--chatbot: an id such as 2f1e…")
    }
    if (values.message !== undefined && values.script !== undefined) {
      throw new Error("--message or --script: one of them")
    }
    if (values.message !== undefined && !isSendable(values.message)) {
      throw new Error(`--message: 1 to ${TEXT_CHARACTERS} characters`)
    }
    return values
  } catch (error) {
    return end(CODES.usage, `${(error as Error).message}\n\n${USAGE}`)
  }
}

import { start } from "../../adapters/main.ts"
import { visited } from "./crashing.ts"

/*
 * A Recado that dies where it is told to: at CRASH_AT="after Turns.reserve", if the arguments hold the word CRASH_IF, and
 * CRASH_DELAY milliseconds later; or anywhere, with the probability CRASH_CHANCE=0.02. With CRASH_SIGNAL=stop it freezes instead.
 * It ends together with the run that started it, however that ends.
 */

const at = process.env.CRASH_AT ?? ""
const word = process.env.CRASH_IF ?? ""
const chance = Number(process.env.CRASH_CHANCE ?? 0)
const signal = process.env.CRASH_SIGNAL === "stop" ? "SIGSTOP" : "SIGKILL"
const delay = Number(process.env.CRASH_DELAY ?? 0)
let armed = true

const die = () => {
  armed = false
  process.kill(process.pid, signal)
  // The signal arrives a moment later, and nothing may happen until then.
  while (signal === "SIGKILL");
}

const running = await start(process.env, (ports) =>
  visited(ports, (when, method, args) => {
    if (chance > 0 && Math.random() < chance) die()
    if (!armed || `${when} ${method}` !== at) return
    if (word !== "" && !JSON.stringify(args).includes(word)) return
    if (delay > 0) setTimeout(die, delay)
    else die()
  }),
)
console.log(`ready ${running.url}`)
process.stdin.on("end", () => process.exit(1)).resume()
process.on("SIGTERM", async () => {
  await running.stop()
  process.exit(0)
})

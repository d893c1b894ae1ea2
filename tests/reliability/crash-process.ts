import { start } from "../../adapters/main.ts"
import { visited } from "./crashing.ts"

/*
 * A Recado that dies where it is told to: CRASH_AT="after Turns.reserve", with CRASH_IF a word that its arguments must hold;
 * or anywhere, with a chance: CRASH_CHANCE=0.02. STOP instead of CRASH freezes it. It ends with the run that started it,
 * however that ends.
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
  // A signal to oneself is delivered at the next turn of the kernel: nothing may happen until then.
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

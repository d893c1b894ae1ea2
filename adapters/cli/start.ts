import { buildPages, installPackages } from "./prepare.ts"

/*
 * `bun run start`: from a fresh clone to a running Recado. What the process needs is imported only after it has been
 * installed.
 */

const say = (line: string) => process.stderr.write(`${line}\n`)

const main = async () => {
  await installPackages(say)
  await buildPages(say)
  const { start } = await import("../main.ts")
  const { explain, EXIT } = await import("./exit.ts")
  const { banner } = await import("./banner.ts")
  try {
    const running = await start(process.env)
    const fatal =
      "faults" in running && running.faults.some(({ name }) => name === "PORT" || name === "HOST")
    if ("faults" in running) {
      for (const { name, reason } of running.faults) say(`${name}: ${reason}`)
      if (fatal) process.exit(EXIT.settings)
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
}

await main()

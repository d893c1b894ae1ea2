import { randomBytes } from "node:crypto"
import { mkdir, open, readFile } from "node:fs/promises"
import { join } from "node:path"

/** The source of all keys: from the environment, else made once in the data folder, readable by its owner alone. */
export const appSecret = async (given: string | null, dataDir: string): Promise<string> => {
  if (given !== null) return given
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, "app.secret")
  try {
    const handle = await open(file, "wx", 0o600)
    await handle.writeFile(randomBytes(48).toString("base64url"))
    await handle.datasync()
    await handle.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  }
  for (let tries = 0; tries < 40; tries++) {
    const made = (await readFile(file, "utf8")).trim()
    if (made !== "") return made
    // Another process has made the file this very moment and is about to fill it.
    await Bun.sleep(25)
  }
  throw new Error(`${file} is empty: put back the secret that was in it, or delete it`)
}

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
    await handle.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  }
  return (await readFile(file, "utf8")).trim()
}

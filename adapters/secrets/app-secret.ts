import { randomBytes } from "node:crypto"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { madeOnce } from "../data-folder.ts"

/** The source of all keys: from the environment, else made once in the data folder, readable by its owner alone. */
export const appSecret = async (given: string | null, dataDir: string): Promise<string> => {
  if (given !== null) return given
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, "app.secret")
  const secret = await madeOnce(file, () => randomBytes(48).toString("base64url"))
  if (secret !== "") return secret
  throw new Error(`${file} is empty: put back the secret that was in it, or delete it`)
}

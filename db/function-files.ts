import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

const FOLDER = join(import.meta.dir, "functions")

export type FunctionFile = { readonly name: string; readonly text: string; readonly hash: string }

/** The functions of this build (db/functions), in the order in which they are put into a database. */
export const readFunctions = async (): Promise<readonly FunctionFile[]> => {
  const names = (await readdir(FOLDER)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(FOLDER, name), "utf8")
      return { name, text, hash: createHash("sha256").update(text).digest("hex") }
    }),
  )
}

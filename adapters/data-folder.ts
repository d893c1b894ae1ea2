import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { link, open, readFile, rm, statfs } from "node:fs/promises"

/** DATA_DIR is a file, is not ours to write, or holds what another account may read alone; the process ends with 69. */
export class DataFolderUnusable extends Error {
  override name = "DataFolderUnusable"
}

/** Does something in DATA_DIR; what the system refuses there is said with the setting's name. */
export const inDataFolder = <T>(dataDir: string, work: () => Promise<T>): Promise<T> =>
  work().catch((error: NodeJS.ErrnoException) => {
    if (error.syscall === undefined) throw error
    throw new DataFolderUnusable(`DATA_DIR ${dataDir} cannot be used: ${error.message}`)
  })

/** A file that is made once and stays, whole or not at all; the first of several processes makes it. Answers what is in it. */
export const madeOnce = async (file: string, make: () => string): Promise<string> => {
  const fresh = `${file}.new-${randomBytes(4).toString("hex")}`
  try {
    if (!existsSync(file)) {
      const handle = await open(fresh, "wx", 0o600)
      try {
        await handle.writeFile(make())
        await handle.datasync()
      } finally {
        await handle.close()
      }
      await link(fresh, file)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  } finally {
    await rm(fresh, { force: true })
  }
  return (await readFile(file, "utf8")).trim()
}

/** PostgreSQL wants to write a file of 16 MB now and then. */
const LITTLE_BYTES = 32 * 1024 * 1024

/** A sentence for when something fails in a folder whose disk is full, else nothing. */
export const noRoomIn = async (folder: string): Promise<string> => {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 1, bsize: LITTLE_BYTES }))
  return bavail * bsize < LITTLE_BYTES ? ` There is no room left on the disk of ${folder}.` : ""
}

import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { link, open, readFile, rm, statfs } from "node:fs/promises"

/**
 * DATA_DIR cannot be used: it is a file, we may not write to it, or only another account may read what is in it. The process
 * ends with code 69.
 */
export class DataFolderUnusable extends Error {
  override name = "DataFolderUnusable"
}

/** Runs `work`; an error of the file system becomes one that names DATA_DIR. */
export const inDataFolder = <T>(dataDir: string, work: () => Promise<T>): Promise<T> =>
  work().catch((error: NodeJS.ErrnoException) => {
    if (error.syscall === undefined) throw error
    throw new DataFolderUnusable(`DATA_DIR ${dataDir} cannot be used: ${error.message}`)
  })

/** The content of a file that is made once, by the first of several processes, and is never half written. */
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

/** PostgreSQL has to write a new file of 16 MB now and then. */
const LITTLE_BYTES = 32 * 1024 * 1024

/** A sentence to add to an error when the disk of the folder is full; else nothing. */
export const noRoomIn = async (folder: string): Promise<string> => {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 1, bsize: LITTLE_BYTES }))
  return bavail * bsize < LITTLE_BYTES ? ` There is no room left on the disk of ${folder}.` : ""
}

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

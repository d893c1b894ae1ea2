/** Exit codes of the commands (contract.md 8, 9). */
export const EXIT = { database: 69, settings: 78, portTaken: 98 } as const

const NO_DATABASE = new Set(["CannotRunHere", "DatabaseUnusable", "DataFolderUnusable"])

/** Prints `words` as an error and exits with `code`. */
export const end: (code: number, words: string) => never = (code, words) => {
  process.stderr.write(`${words}\n`)
  process.exit(code)
}

/** Exits because of an error that ended the start, with the exit code of its kind. */
export const endWithError: (error: unknown) => never = (error) => {
  const { name = "", code, message = String(error) } = error as Partial<NodeJS.ErrnoException>
  if (NO_DATABASE.has(name)) end(EXIT.database, message)
  if (name === "NowhereToListen") end(EXIT.settings, message)
  if (code === "EADDRINUSE") {
    end(EXIT.portTaken, "The port is taken: is Recado running already? Set PORT to another one.")
  }
  end(1, message)
}

/** Exit codes of the commands (contract.md 8, 9). */
export const EXIT = { database: 69, settings: 78, portTaken: 98 } as const

const NO_DATABASE = new Set(["CannotRunHere", "DatabaseUnusable", "DataFolderUnusable"])

/** What ended a start, in words for a terminal, with its code. */
export const explain = (error: unknown): { readonly code: number; readonly words: string } => {
  const { name, code, message } = error as { name?: string; code?: string; message?: string }
  if (name !== undefined && NO_DATABASE.has(name)) {
    return { code: EXIT.database, words: message ?? "The database cannot be used." }
  }
  if (name === "NowhereToListen") {
    return { code: EXIT.settings, words: message ?? "PORT or HOST is wrong." }
  }
  if (code === "EADDRINUSE") {
    return {
      code: EXIT.portTaken,
      words: "The port is taken: is Recado running already? Set PORT to another one.",
    }
  }
  return { code: 1, words: message ?? String(error) }
}

/** Errors by which a database says that it cannot serve now: lost connections, shutdown, no free connection in time. */
const DATABASE_GONE =
  /^(08|57P|53)|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|Connection terminated|timeout exceeded when trying to connect|Query read timeout|connection error/i

/** A defect whose cause is the database. drizzle wraps the driver's error. */
export const databaseGone = (error: unknown): boolean => {
  for (let cause = error; cause; cause = (cause as { cause?: unknown }).cause) {
    const { code = "", message = "" } = cause as { code?: string; message?: string }
    if (DATABASE_GONE.test(String(code)) || DATABASE_GONE.test(message)) return true
  }
  return false
}

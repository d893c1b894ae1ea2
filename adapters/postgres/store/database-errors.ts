/** SQLSTATE classes of a database that cannot serve now: lost connections, shutdown, no room, a read-only standby. */
const DATABASE_GONE =
  /^(08|57P|53|25006)|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|Connection terminated|timeout exceeded when trying to connect|Query read timeout|connection error/i

/**
 * SQLSTATE classes of a statement that failed although it may be right: timeouts, deadlocks, a fault of the machine, functions and
 * columns of another version than ours. It was rolled back.
 */
const DATABASE_STUCK = /^(40|55|57|58)[0-9A-Z]{3}$|^42(883|703|P01)$/

type Named = { readonly code: string; readonly message: string }

/** drizzle wraps the driver's error. */
const hasCause = (error: unknown, is: (cause: Named) => boolean): boolean => {
  for (let cause = error; cause; cause = (cause as { cause?: unknown }).cause) {
    const { code = "", message = "" } = cause as Partial<Named>
    if (is({ code: String(code), message })) return true
  }
  return false
}

const isGone = ({ code, message }: Named) => DATABASE_GONE.test(code) || DATABASE_GONE.test(message)

/** A defect whose cause is a database that cannot be reached. */
export const databaseGone = (error: unknown): boolean => hasCause(error, isGone)

/** A defect whose cause is the database, and not the statement. */
export const databaseAtFault = (error: unknown): boolean =>
  hasCause(error, (cause) => isGone(cause) || DATABASE_STUCK.test(cause.code))

/** A statement was cancelled because it took too long, whether the database or the statement was to blame. */
export const tookTooLong = (error: unknown): boolean =>
  hasCause(error, ({ code }) => code === "57014")

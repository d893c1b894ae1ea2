import { NO_ANSWER } from "./calendar-failures.ts"

/** What Google's token endpoint said instead of giving a token. `status` 0: nothing came back. `named`: its word for it. */
export const tokenFault = (error: unknown) => {
  const { status = 0, data } =
    (error as { response?: { status?: number; data?: { error?: unknown } } }).response ?? {}
  const named = typeof data?.error === "string" ? data.error.slice(0, 60) : ""
  return { status, named, detail: `token ${status || NO_ANSWER} ${named}`.trim() }
}

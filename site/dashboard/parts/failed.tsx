import { Refused, sentenceOf } from "../../lib/server/send.ts"
import { Fault } from "../../ui/fault.tsx"

type Asked = { readonly error: Error | null; readonly refetch: () => unknown }
type Props = {
  /** Only the first error is shown; "Try again" repeats all that failed. */
  of: readonly Asked[]
  /** Shown instead of the server's sentence. */
  text?: string
}

/** The error of queries that failed, with a button to try again; nothing if none did. */
export function Failed({ of, text }: Props) {
  const failed = of.filter(({ error }) => error)
  const error = failed[0]?.error
  if (!error) return null
  return (
    <Fault
      text={text ?? sentenceOf(error)}
      requestId={error instanceof Refused ? error.id : null}
      onRetry={() => {
        for (const { refetch } of failed) void refetch()
      }}
    />
  )
}

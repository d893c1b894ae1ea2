import { Refused, sentenceOf } from "../lib/server/send.ts"
import { Fault } from "../ui/fault.tsx"

type Asked = { readonly error: Error | null; readonly refetch: () => unknown }
type Props = {
  /** The first that failed speaks for all of them; all that failed are asked again. */
  of: readonly Asked[]
  /** Said in the place of the server's own sentence. */
  text?: string
}

/** What could not be fetched, the number to give to support, and a button to try again; nothing while all is well. */
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

import { useSay } from "../lib/language/sentences.ts"
import { StatusLine } from "../ui/status-line.tsx"
import type { Said } from "./use-creation.ts"

/** The result of creating the chatbot. */
export function CreationNote({ said }: { said: Said | null }) {
  const say = useSay()
  return (
    <>
      <StatusLine
        className="note note-ok basis-full"
        text={said?.good && said.text}
        lang={said?.lang}
      />
      {said && !said.good && (
        <p className="note note-bad basis-full" role="alert" lang={said.lang}>
          {said.text}
        </p>
      )}
      {said?.warnings?.map((warning) => (
        <p key={warning} className="note note-warn basis-full" role="alert">
          {say(warning)}
        </p>
      ))}
    </>
  )
}

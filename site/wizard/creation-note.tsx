import { useSay } from "../lib/language/sentences.ts"
import type { Said } from "./use-creation.ts"

/** The result of creating the chatbot. */
export function CreationNote({ said }: { said: Said | null }) {
  const say = useSay()
  if (!said) return null
  return (
    <>
      <p
        className={`note basis-full ${said.good ? "note-ok" : "note-bad"}`}
        role={said.good ? "status" : "alert"}
        lang={said.lang}
      >
        {said.text}
      </p>
      {said.warnings?.map((warning) => (
        <p key={warning} className="note note-warn basis-full" role="alert">
          {say(warning)}
        </p>
      ))}
    </>
  )
}

import { useMutation } from "@tanstack/react-query"
import { chatbots } from "../../../../adapters/http/contract/chatbots.ts"
import type { Chatbot } from "../../../../core/chatbots/chatbot.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { api } from "../../../lib/server/api.ts"
import { hasCode } from "../../../lib/server/send.ts"
import { FaultLine } from "../../../ui/fault-line.tsx"
import { Pill } from "../../../ui/pill.tsx"
import { cache } from "../../data/cache.ts"
import { AskFirst } from "../../parts/ask-first.tsx"
import { settingsWords } from "./words.ts"

/** Pauses or resumes the whole chatbot; both ask first. */
export function PauseSwitch({ chatbot }: { chatbot: Chatbot }) {
  const t = useWords(settingsWords)
  const say = useSay()
  const paused = chatbot.is_paused
  const turn = useMutation({
    mutationFn: (pause: boolean) =>
      api(pause ? chatbots.pause : chatbots.resume, { params: { id: chatbot.id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ["chatbots"] }),
  })
  const failed = turn.variables ? t.pauseFailed : t.resumeFailed
  const fault = turn.error && (hasCode(turn.error, "csrf") ? say(turn.error.message) : failed)
  return (
    <div className="flex flex-col items-start gap-4">
      <Pill tone={paused ? "warn" : "ok"} dot>
        {paused ? t.paused : t.active}
      </Pill>
      <p className="text-muted">{paused ? t.pausedText : t.activeText}</p>
      <AskFirst
        kind={paused ? "primary" : "secondary"}
        label={paused ? t.resume : t.pause}
        question={paused ? t.resumeQuestion : t.pauseQuestion}
        about={chatbot.name}
        act={() => turn.mutateAsync(!paused)}
      >
        {paused ? t.resumeText : t.pauseText}
      </AskFirst>
      <FaultLine text={fault} />
    </div>
  )
}

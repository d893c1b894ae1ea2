import { useMutation } from "@tanstack/react-query"
import { calendar } from "../../../../adapters/http/contract/calendar.ts"
import { chatbots } from "../../../../adapters/http/contract/chatbots.ts"
import { health } from "../../../../adapters/http/contract/health.ts"
import { addressOf } from "../../../../adapters/http/contract/route.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { api } from "../../../lib/server/api.ts"
import { sentenceOf } from "../../../lib/server/send.ts"
import { useReturn } from "../../../lib/use-return.ts"
import { buttonClass } from "../../../ui/button.tsx"
import { FaultLine } from "../../../ui/fault-line.tsx"
import { calendarWords } from "./words.ts"

/** Leads to Google, which asks the owner for the permission. */
export function ConnectGoogle({ chatbotId }: { chatbotId: string }) {
  const t = useWords(calendarWords)
  const say = useSay()
  const way = addressOf(calendar.connect, { query: { chatbotId } })
  // The address is opened as a page, on which a refusal would be all that the owner sees. So what it might refuse for is checked
  // first. The address itself is not called to try, because each call begins one more consent at Google.
  const connect = useMutation({
    mutationFn: async () => {
      const [{ google }] = await Promise.all([
        api(health.config, {}),
        api(chatbots.read, { params: { id: chatbotId } }),
      ])
      if (!google) throw new Error("Google is not configured.")
    },
    onSuccess: () => location.assign(way),
  })
  useReturn(connect.reset)
  const busy = connect.isPending || connect.isSuccess
  return (
    <>
      <a
        className={buttonClass("primary")}
        href={way}
        aria-busy={busy || undefined}
        onClick={(event) => {
          event.preventDefault()
          // On the way it may be pressed again: the browser's Stop is heard of nowhere.
          if (!connect.isPending) connect.mutate()
        }}
      >
        {t.connect}
      </a>
      <FaultLine text={connect.error && say(sentenceOf(connect.error))} />
    </>
  )
}

import { useQuery } from "@tanstack/react-query"
import { Link, useLocation } from "wouter"
import { chatbots } from "../../../../adapters/http/contract/chatbots.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { dashboard } from "../../../lib/routes.ts"
import { api } from "../../../lib/server/api.ts"
import { messageOf } from "../../../lib/server/send.ts"
import { Fault } from "../../../ui/fault.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { isUuid } from "../../data/use-chatbot.ts"
import { Failed } from "../../parts/failed.tsx"
import { ScreenFrame } from "../../parts/screen.tsx"
import { BesidePreview } from "../../preview/beside-preview.tsx"
import { common } from "../../words/common.ts"
import { EditForm } from "./edit-form.tsx"
import { editWords } from "./words.ts"

/** The chatbot's id in the address, which the router has decoded already. */
const idOf = (path: string) => path.split("/")[3] ?? ""

/** Changes who the bot is; the phone beside it answers as it is saved. */
export default function EditChatbot() {
  const t = useWords(editWords)
  const c = useWords(common)
  const say = useSay()
  const [path] = useLocation()
  const id = idOf(path)
  const valid = isUuid(id)
  const query = useQuery({
    queryKey: ["chatbot", id],
    queryFn: () => api(chatbots.read, { params: { id } }),
    enabled: valid,
    // Never read again by itself: that would replace what the owner is editing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <ScreenFrame title={t.title}>
      {!valid ? (
        <Fault text={t.malformed(id)} />
      ) : (
        query.error && <Failed of={[query]} text={t.loadFailed(say(messageOf(query.error)))} />
      )}
      {query.data ? (
        <BesidePreview chatbot={query.data}>
          <EditForm chatbot={query.data} />
        </BesidePreview>
      ) : valid && !query.error ? (
        <Loading text={c.loading} />
      ) : (
        <Link href={dashboard("chatbots")} className="link link-alone mt-3">
          {t.back}
        </Link>
      )}
    </ScreenFrame>
  )
}

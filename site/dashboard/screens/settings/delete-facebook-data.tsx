import { useMutation } from "@tanstack/react-query"
import { toast } from "react-hot-toast/headless"
import { whatsapp } from "../../../../adapters/http/contract/whatsapp.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { Sentence } from "../../../lib/language/translated.ts"
import { api } from "../../../lib/server/api.ts"
import { cache } from "../../data/cache.ts"
import { AskFirst } from "../../parts/ask-first.tsx"
import { toastRefusal } from "../../parts/toast-refusal.tsx"
import { settingsWords } from "./words.ts"

/** Deletes what was connected through Facebook, and revokes its permissions; the account stays. */
export function DeleteFacebookData() {
  const t = useWords(settingsWords)
  const remove = useMutation({
    mutationFn: () => api(whatsapp.deleteFacebookData, {}),
    onSuccess: ({ message }) => {
      toast.success(<Sentence text={message} />)
      void cache.invalidateQueries()
    },
    onError: toastRefusal,
  })
  return (
    <>
      <h3 className="mt-4">{t.facebookTitle}</h3>
      <p className="text-muted">{t.facebookText}</p>
      <AskFirst
        kind="danger"
        label={t.facebook}
        question={t.facebookQuestion}
        act={() => remove.mutateAsync()}
      >
        {t.facebookAfter}
      </AskFirst>
    </>
  )
}

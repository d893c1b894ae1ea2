import { useMutation } from "@tanstack/react-query"
import { toast } from "react-hot-toast/headless"
import { whatsapp } from "../../../../adapters/http/contract/whatsapp.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { Translated } from "../../../lib/language/translated.ts"
import { api } from "../../../lib/server/api.ts"
import { inWords } from "../../../lib/server/send.ts"
import { useReturn } from "../../../lib/use-return.ts"
import { Button } from "../../../ui/button.tsx"
import { setupWords } from "./words.ts"

/** What Facebook will ask, and the button that leads there. */
export function ConnectCard({ chatbotid }: { chatbotid: string }) {
  const t = useWords(setupWords)
  const connect = useMutation({
    mutationFn: () => api(whatsapp.connectUrl, { query: { chatbotid } }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (refusal) =>
      toast.error(
        <Translated
          of={setupWords}
          in={(t, say) => (inWords(refusal) ? say(refusal.message) : t.loginFailed)}
        />,
      ),
  })
  useReturn(connect.reset)
  return (
    <section className="card">
      <h2>{t.asked}</h2>
      <ol className="mt-3">
        {t.steps.map(([name, text], at) => (
          <li key={name} className="row items-start">
            <span className="w-5 flex-none font-display text-number leading-none font-bold text-link">
              {at + 1}
            </span>
            <div>
              <p className="font-semibold">{name}</p>
              <p className="text-small text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Button
        large
        className="mt-5 w-full"
        busy={connect.isPending}
        leaving={connect.isSuccess}
        onClick={() => connect.mutate()}
      >
        {connect.isPending ? t.connecting : t.connect}
      </Button>
    </section>
  )
}

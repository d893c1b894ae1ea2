import { Link } from "wouter"
import { useWords } from "../../lib/language/language.tsx"
import { words } from "../../lib/language/words.ts"
import { dashboard } from "../../lib/routes.ts"
import { buttonClass } from "../../ui/button.tsx"
import { common } from "../words/common.ts"

const noneWords = words({
  en: { none: "No chatbot found for your account. Please create one first." },
  es: { none: "Tu cuenta aún no tiene chatbot. Crea uno primero." },
})

type Props = { text?: string }

/** Says that there is no chatbot yet, with a link to create one. */
export function FirstChatbot({ text }: Props) {
  const t = useWords(noneWords)
  const c = useWords(common)
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{text ?? t.none}</p>
      <Link href={dashboard("create-chatbot")} className={buttonClass("primary")}>
        {c.createChatbot}
      </Link>
    </div>
  )
}

/** The same as a card, instead of a screen's content. */
export const NoChatbot = (props: Props) => (
  <div className="card">
    <FirstChatbot {...props} />
  </div>
)

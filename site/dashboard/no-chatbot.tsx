import { Link } from "wouter"
import { useWords } from "../lib/language.tsx"
import { dashboard } from "../lib/routes.ts"
import { buttonClass } from "../ui/button.tsx"
import { common } from "./words.ts"

/** What a screen says while its owner has no chatbot, and the way to one. */
export function NoChatbot({ text }: { text: string }) {
  const c = useWords(common)
  return (
    <div className="card flex flex-col items-start gap-4">
      <p>{text}</p>
      <Link href={dashboard("create-chatbot")} className={buttonClass("primary")}>
        {c.createChatbot}
      </Link>
    </div>
  )
}

import { useLanguage, useWords } from "../../lib/language/language.tsx"
import { at } from "../../lib/routes.ts"
import { shell } from "../../words/shell.ts"
import { signIn } from "../../words/sign-in.ts"

/** What owners agree to by signing up. */
export function Agreement() {
  const language = useLanguage()
  const t = useWords(signIn)
  const s = useWords(shell)
  return (
    <p className="mt-4 text-caption text-muted">
      {t.agree}{" "}
      <a className="link" href={at(language, "/terms-of-service")}>
        {s.terms}
      </a>{" "}
      {t.and}{" "}
      <a className="link" href={at(language, "/privacy-policy")}>
        {s.privacy}
      </a>
      .
    </p>
  )
}

import { Languages, LogOut } from "lucide-react"
import { useState } from "react"
import { useLanguageChoice, useWords } from "../../lib/language/language.tsx"
import type { Screen } from "../../lib/routes.ts"
import { common } from "../words/common.ts"
import { BotCard } from "./bot-card.tsx"
import { SIDEBAR } from "./navigation.ts"
import { SignOut } from "./questions.tsx"
import { ScreenLink } from "./screen-link.tsx"

/** Links to the seven screens, the bot's state, the language, and signing out. */
export function Sidebar({ current, unread }: { current: Screen; unread: number }) {
  const c = useWords(common)
  const { language, setLanguage } = useLanguageChoice()
  const [leaving, setLeaving] = useState(false)
  return (
    <nav aria-label={c.navigation} className="flex min-h-full flex-col gap-[2px]">
      {SIDEBAR.map((place) => (
        <ScreenLink
          key={place.screen}
          place={place}
          current={current}
          className="side-link"
          unread={place.screen === "memory" ? unread : 0}
        />
      ))}
      <div className="mt-auto flex flex-col gap-2 pt-6">
        <BotCard />
        <button
          type="button"
          className="side-link w-full"
          lang={language === "en" ? "es" : "en"}
          onClick={() => setLanguage(language === "en" ? "es" : "en")}
        >
          <Languages size={20} aria-hidden />
          {c.language}
        </button>
        <button type="button" className="side-link w-full" onClick={() => setLeaving(true)}>
          <LogOut size={20} aria-hidden />
          {c.signOut}
        </button>
      </div>
      {leaving && <SignOut onClose={() => setLeaving(false)} />}
    </nav>
  )
}

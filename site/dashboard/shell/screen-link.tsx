import type { ReactNode } from "react"
import { Link } from "wouter"
import { useWords } from "../../lib/language/language.tsx"
import { dashboard, type Screen } from "../../lib/routes.ts"
import { useChatbot } from "../use-chatbot.ts"
import { titles } from "../words/titles.ts"
import type { Place } from "./navigation.ts"
import { fetchAhead } from "./screens.ts"

type Props = Place & { current: Screen; className: string; children?: ReactNode }

/** The way to a screen, which is fetched ahead by whoever comes near it. */
export function ScreenLink({ screen, icon: Icon, also, current, className, children }: Props) {
  const t = useWords(titles)
  const id = useChatbot().chatbot?.id
  const ahead = () => void fetchAhead(screen, id)
  return (
    <Link
      href={dashboard(screen)}
      className={className}
      aria-current={screen === current || also?.includes(current) ? "page" : undefined}
      onPointerEnter={ahead}
      onFocus={ahead}
    >
      <Icon size={20} aria-hidden />
      {t[screen]}
      {children}
    </Link>
  )
}

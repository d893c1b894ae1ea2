import { useId } from "react"
import { Link } from "wouter"
import { useWords } from "../../lib/language/language.tsx"
import { dashboard, type Screen } from "../../lib/routes.ts"
import { useChatbot } from "../data/use-chatbot.ts"
import { common } from "../words/common.ts"
import { titles } from "../words/titles.ts"
import { leadsTo, type Place } from "./navigation.ts"
import { prefetchScreen } from "./screens.ts"
import { useComing } from "./use-screen.ts"

type Props = { place: Place; current: Screen; className: string; unread?: number }

/**
 * A link to a screen, which is fetched when a pointer or the focus reaches it. It is busy until a screen of its own that was asked
 * for is there. What is unread is its description, not its name.
 */
export function ScreenLink({ place, current, className, unread = 0 }: Props) {
  const { screen, icon: Icon } = place
  const coming = useComing(current)
  const c = useWords(common)
  const t = useWords(titles)
  const counted = useId()
  const id = useChatbot().chatbot?.id
  const prefetch = () => void prefetchScreen(screen, id)
  return (
    <Link
      href={dashboard(screen)}
      className={className}
      aria-current={leadsTo(place, current) ? "page" : undefined}
      aria-busy={(coming !== null && leadsTo(place, coming)) || undefined}
      aria-describedby={unread > 0 ? counted : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <Icon size={20} aria-hidden />
      <span>{t[screen]}</span>
      {unread > 0 && (
        <>
          <span aria-hidden className="pill pill-info ml-auto">
            {unread}
          </span>
          <span id={counted} hidden>
            {c.unread(unread)}
          </span>
        </>
      )}
    </Link>
  )
}

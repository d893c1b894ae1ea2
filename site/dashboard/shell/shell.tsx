import { useIsFetching } from "@tanstack/react-query"
import { type ComponentProps, useEffect } from "react"
import { createPortal } from "react-dom"
import { useWords } from "../../lib/language/language.tsx"
import { waitOf } from "../../lib/server/send.ts"
import { useAtom } from "../../lib/use-atom.ts"
import { useUnread } from "../data/queries.ts"
import { useChatbot } from "../data/use-chatbot.ts"
import { $waiting, stay } from "../leaving/leave-guard.ts"
import { useFetched } from "../parts/use-fetched.ts"
import { common } from "../words/common.ts"
import { BotState } from "./bot-card.tsx"
import { BottomBar } from "./bottom-bar.tsx"
import { ErrorBoundary } from "./error-boundary.tsx"
import type LineBannerNote from "./line-banner.tsx"
import { WITHOUT_BOTTOM_BAR } from "./navigation.ts"
import { Notices } from "./notices.tsx"
import { Leaving } from "./questions.tsx"
import { ScreenLocation } from "./screen-location.tsx"
import { Sidebar } from "./sidebar.tsx"
import { useLive } from "./use-live.ts"
import { useNavigationFocus } from "./use-navigation-focus.ts"
import { usePrefetch } from "./use-prefetch.ts"
import { useScreen } from "./use-screen.ts"
import { useSettled } from "./use-settled.ts"

const slots = () => [...document.querySelectorAll('[data-slot="bot-state"]')]

/** The current screen with everything around it. */
export function Shell() {
  const c = useWords(common)
  const shown = useScreen()
  const { chatbot } = useChatbot()
  const lost = useLive(chatbot?.id)
  // What a screen asked for that was left meanwhile is waited for by nobody.
  const limited =
    useIsFetching({
      predicate: (query) => query.isActive() && waitOf(query.state.fetchFailureReason) !== null,
    }) > 0
  const told = limited ? c.limited : lost && c.reconnecting
  const leaving = useAtom($waiting) !== null
  const unread = useUnread(chatbot)
  useNavigationFocus(shown?.path)

  // The tab's icon is grey while the bot is paused.
  const paused = chatbot?.is_paused ?? false
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = paused ? "/favicon-paused.svg" : "/favicon.svg"
  }, [paused])

  const id = chatbot?.id
  const settled = useSettled(shown !== null)
  usePrefetch(settled, id)

  const screen = shown?.screen ?? ""
  const bottom = !WITHOUT_BOTTOM_BAR.includes(screen)
  return (
    <>
      {slots().map((slot, at) => createPortal(<BotState />, slot, String(at)))}
      <div className="flex flex-1">
        <aside className="sidebar no-print hidden md:block" data-testid="sidebar">
          <Sidebar current={screen} unread={unread} />
        </aside>
        <main id="content" tabIndex={-1} className="screen outline-none">
          {told && (
            <p className={`note ${limited ? "note-info" : "note-warn"} mb-4`} role="status">
              {told}
            </p>
          )}
          {settled && id && <LineBanner told={screen.startsWith("whatsapp")} />}
          {shown ? (
            <ErrorBoundary key={shown.path}>
              <ScreenLocation path={shown.path}>
                <shown.Component />
              </ScreenLocation>
            </ErrorBoundary>
          ) : (
            <p className="text-muted">{c.loading}</p>
          )}
        </main>
      </div>
      {bottom && <BottomBar current={screen} unread={unread} />}
      {leaving && <Leaving onClose={stay} />}
      <Notices wanted={settled || screen !== ""} />
    </>
  )
}

function LineBanner(props: ComponentProps<typeof LineBannerNote>) {
  const { Fetched } = useFetched(() => import("./line-banner.tsx"))
  return Fetched && <Fetched {...props} />
}

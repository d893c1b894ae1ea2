import { useStore } from "@nanostores/react"
import { type ComponentType, useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { useWords } from "../lib/language.tsx"
import { BotState } from "./bot-card.tsx"
import { BottomBar } from "./bottom-bar.tsx"
import { ErrorBoundary } from "./error-boundary.tsx"
import { $waiting } from "./leave-guard.ts"
import { WITHOUT_BOTTOM_BAR } from "./navigation.ts"
import { Notices } from "./notices.tsx"
import { useMemory } from "./queries.ts"
import { Leaving } from "./questions.tsx"
import { fetchAhead, NEXT, NEXT_DATA } from "./screens.ts"
import { Sidebar } from "./sidebar.tsx"
import { useChatbot } from "./use-chatbot.ts"
import { useLive } from "./use-live.ts"
import { useMoves } from "./use-moves.ts"
import { useScreen } from "./use-screen.ts"
import { common } from "./words.ts"

const FETCH_OTHERS_AFTER_MS = 2500

const slots = () => [...document.querySelectorAll('[data-slot="bot-state"]')]

/** What stands around every screen. */
export function Shell() {
  const c = useWords(common)
  const shown = useScreen()
  const { chatbot } = useChatbot()
  const lost = useLive(chatbot?.id)
  const leaving = useStore($waiting) !== null
  const unread = useMemory(chatbot?.id ?? "").data?.notifications.length ?? 0
  const [Banner, setBanner] = useState<ComponentType<{ chatbotid: string }> | null>(null)
  useMoves(shown?.path)

  // A tab whose bot is paused is grey.
  const paused = chatbot?.is_paused ?? false
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = paused ? "/favicon-paused.svg" : "/favicon.svg"
  }, [paused])

  const id = chatbot?.id
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const screen of NEXT) void fetchAhead(screen)
      for (const screen of NEXT_DATA) void fetchAhead(screen, id)
      void import("./line-banner.tsx").then(
        (module) => setBanner(() => module.default),
        () => null,
      )
    }, FETCH_OTHERS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id])

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
          {lost && (
            <p className="note note-warn mb-4" role="status">
              {c.reconnecting}
            </p>
          )}
          {Banner && id && !screen.startsWith("whatsapp") && <Banner chatbotid={id} />}
          {shown ? (
            <ErrorBoundary key={shown.path}>
              <shown.Component />
            </ErrorBoundary>
          ) : (
            <p className="text-muted">{c.loading}</p>
          )}
        </main>
      </div>
      {bottom && <BottomBar current={screen} unread={unread} />}
      {leaving && <Leaving />}
      <Notices soon={screen !== ""} />
    </>
  )
}

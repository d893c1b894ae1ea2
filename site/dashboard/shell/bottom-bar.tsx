import { Menu } from "lucide-react"
import { useEffect, useState } from "react"
import { useWords } from "../../lib/language/language.tsx"
import type { Screen } from "../../lib/routes.ts"
import { useModal } from "../../ui/use-modal.ts"
import { useChatbot } from "../data/use-chatbot.ts"
import { common } from "../words/common.ts"
import { BOTTOM_BAR, leadsTo, SIDEBAR } from "./navigation.ts"
import { ScreenLink } from "./screen-link.tsx"
import { prefetchScreen } from "./screens.ts"
import { Sidebar } from "./sidebar.tsx"
import { useComing } from "./use-screen.ts"

type Props = { current: Screen; unread: number }

/** On phones: four screens at the thumb, and the sidebar behind "More". */
export function BottomBar({ current, unread }: Props) {
  const c = useWords(common)
  const [open, setOpen] = useState(false)
  // Back and Forward close it, as its links do: they lead to another screen, too.
  useEffect(() => {
    const close = () => setOpen(false)
    addEventListener("popstate", close)
    return () => removeEventListener("popstate", close)
  }, [])
  const coming = useComing(current)
  const isElsewhere = (screen: Screen) => !BOTTOM_BAR.some((place) => leadsTo(place, screen))
  return (
    <>
      <nav className="bottom-bar no-print" aria-label={c.navigation}>
        {BOTTOM_BAR.map((place) => (
          <ScreenLink key={place.screen} place={place} current={current} className="tab" />
        ))}
        <button
          type="button"
          className="tab"
          aria-current={isElsewhere(current) || undefined}
          aria-busy={(coming !== null && isElsewhere(coming)) || undefined}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Menu size={20} aria-hidden />
          {c.more}
        </button>
      </nav>
      {open && <Drawer current={current} unread={unread} onClose={() => setOpen(false)} />}
    </>
  )
}

function Drawer({ onClose, ...props }: Props & { onClose: () => void }) {
  const c = useWords(common)
  const dialog = useModal()
  const id = useChatbot().chatbot?.id
  // Fetches the screens while the owner looks at the list.
  useEffect(() => {
    for (const { screen } of SIDEBAR) void prefetchScreen(screen, id)
  }, [id])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, and every link inside works by keyboard
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={c.navigation}
      data-testid="sidebar"
      onClose={onClose}
      onClick={(event) => {
        if ((event.target as Element).closest("a") || event.target === dialog.current) onClose()
      }}
    >
      <Sidebar {...props} />
    </dialog>
  )
}

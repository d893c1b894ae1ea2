import { Bookmark, BookText, Bot, CalendarDays, House, MessageCircle, Settings } from "lucide-react"
import type { Screen } from "../../lib/routes.ts"

export type Place = { screen: Screen; icon: typeof House; also?: readonly Screen[] }

/** The sidebar; `also` are the screens that belong to an entry without having their own. */
export const SIDEBAR: readonly Place[] = [
  { screen: "", icon: House },
  { screen: "chatbots", icon: Bot, also: ["create-chatbot", "create", "edit-chatbot"] },
  { screen: "memory", icon: Bookmark },
  { screen: "whatsapp", icon: MessageCircle, also: ["whatsapp-setup", "whatsapp-callback"] },
  { screen: "training", icon: BookText },
  { screen: "calendar", icon: CalendarDays },
  { screen: "settings", icon: Settings, also: ["pricing"] },
]

const BOTTOM: readonly Screen[] = ["", "chatbots", "whatsapp", "training"]
export const BOTTOM_BAR = SIDEBAR.filter(({ screen }) => BOTTOM.includes(screen))

/** Whether a screen is an entry's own, or belongs to it. */
export const leadsTo = ({ screen, also }: Place, to: Screen) =>
  screen === to || also?.includes(to) === true

/** Screens that have buttons of their own at the bottom. */
export const WITHOUT_BOTTOM_BAR: readonly Screen[] = [
  "create-chatbot",
  "create",
  "edit-chatbot",
  "simulation",
]

import type { Language } from "./language/words.ts"

export const SITE = "Recado"

/** A public page in the reader's language: Spanish ones live under /es. */
export const at = (language: Language, path: string) => {
  if (language === "en") return path
  return path === "/" ? "/es" : `/es${path}`
}

/** The address without the language in front of it. */
const plainPath = (path: string) => path.replace(/\/$/, "").replace(/^\/es(?=\/|$)/, "") || "/"

const GRADIENT = ["/", "/documentation", "/virtual-receptionist", "/pricing", "/login", "/account"]

/** The look of the top bar: petrol on the pages that sell, a border in the dashboard and on /setup, a shadow elsewhere. */
export const barStyle = (path: string): "gradient" | "dashboard" | "plain" => {
  const plain = plainPath(path)
  if (plain.startsWith("/dashboard") || plain === "/setup") return "dashboard"
  return GRADIENT.includes(plain) ? "gradient" : "plain"
}

/** The screens of the dashboard by their addresses; a page is built for each. All of edit-chatbot/{id} share one. */
export const SCREENS = [
  "",
  "chatbots",
  "create-chatbot",
  "create",
  "edit-chatbot",
  "whatsapp",
  "whatsapp-setup",
  "whatsapp-callback",
  "training",
  "settings",
  "calendar",
  "pricing",
  "memory",
  "debug",
  "simulation",
  "diagnostics",
] as const
export type Screen = (typeof SCREENS)[number]

export const dashboard = (screen: Screen = "", chatbotid?: string) =>
  `/dashboard${screen && `/${screen}`}${chatbotid ? `?chatbotid=${chatbotid}` : ""}`

export const editChatbot = (id: string) => `/dashboard/edit-chatbot/${id}`

import type { chatbots } from "../../adapters/http/contract/chatbots.ts"
import type { sessions } from "../../adapters/http/contract/sessions.ts"
import { dashboard } from "../lib/routes.ts"
import { ask } from "./ask.ts"

const ready = (button: HTMLButtonElement, label: string | undefined) => {
  button.textContent = label ?? ""
  button.disabled = false
}

const hasChatbot = async () => (await ask<typeof chatbots.list>("/api/chatbots")).total > 0

/** Asks who is looking: marks the page as signed in or out, and gives the landing's button its meaning. */
export const startSession = async () => {
  // The dashboard asks for itself.
  if (document.getElementById("dashboard")) return
  const button = document.querySelector<HTMLButtonElement>('button[data-open="start"]')
  const { user } = await ask<typeof sessions.session>("/api/auth/session").catch(() => ({
    user: null,
  }))
  document.documentElement.dataset.session = user ? "in" : "out"
  if (!button) return
  if (user && (await hasChatbot().catch(() => false))) {
    delete button.dataset.open
    button.addEventListener("click", () => location.assign(dashboard("chatbots")))
    return ready(button, button.dataset.see)
  }
  if (user) button.dataset.open = "wizard"
  ready(button, button.dataset.start)
}

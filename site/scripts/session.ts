import { accounts } from "../../adapters/http/contract/accounts.ts"
import { chatbots } from "../../adapters/http/contract/chatbots.ts"
import { api } from "../lib/api.ts"
import { dashboard } from "../lib/routes.ts"

const ready = (button: HTMLButtonElement, label: string | undefined) => {
  button.textContent = label ?? ""
  button.disabled = false
}

/** Asks who is looking: marks the page as signed in or out, and gives the landing's button its meaning. */
export const startSession = async () => {
  const button = document.querySelector<HTMLButtonElement>('button[data-open="start"]')
  const { user } = await api(accounts.session, {}).catch(() => ({ user: null }))
  document.documentElement.dataset.session = user ? "in" : "out"
  if (!button) return
  const owned = user && (await api(chatbots.list, {}).catch(() => null))
  if (owned && owned.items.length > 0) {
    delete button.dataset.open
    button.addEventListener("click", () => location.assign(dashboard("chatbots")))
    return ready(button, button.dataset.see)
  }
  if (user) button.dataset.open = "wizard"
  ready(button, button.dataset.start)
}

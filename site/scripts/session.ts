import type { chatbots } from "../../adapters/http/contract/chatbots.ts"
import type { sessions } from "../../adapters/http/contract/sessions.ts"
import { dashboard } from "../lib/routes.ts"
import { ask } from "./ask.ts"

const ready = (button: HTMLButtonElement, label: string | undefined) => {
  button.textContent = label ?? ""
  button.disabled = false
}

const root = document.documentElement

/** As head.js reads it. */
const hasSession = () => /(^|; )csrf-token=./.test(document.cookie)
const hadSession = hasSession()
let changed = false

// A page that the browser has kept still offers to sign in, with the password that was typed, to whoever has signed in since,
// and shows it after they have signed out again.
for (const event of ["pagehide", "pageshow"] as const)
  addEventListener(event, ({ type, persisted }: PageTransitionEvent) => {
    changed ||= hasSession() !== hadSession
    if (type === "pageshow" && persisted && changed) location.reload()
  })

/** If the server does not say, what head.js read from the cookies stands. */
const isSignedIn = () =>
  ask<typeof sessions.session>("/api/auth/session").then(
    ({ user }) => user !== null,
    () => root.dataset.session === "in",
  )

/** If the server does not say: true, because the list of chatbots also helps owners who have none. */
const hasChatbot = () =>
  ask<typeof chatbots.list>("/api/chatbots").then(
    ({ total }) => total > 0,
    () => true,
  )

/** Marks the page as signed in or out, and gives the button of the landing page its label and its action. */
export const startSession = async () => {
  const button = document.querySelector<HTMLButtonElement>('button[data-open="start"]')
  const signedIn = await isSignedIn()
  root.dataset.session = signedIn ? "in" : "out"
  if (!button) return
  if (signedIn && (await hasChatbot())) {
    delete button.dataset.open
    button.addEventListener("click", () => location.assign(dashboard("chatbots")))
    return ready(button, button.dataset.see)
  }
  if (signedIn) button.dataset.open = "wizard"
  ready(button, button.dataset.start)
}

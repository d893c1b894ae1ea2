import { createRoot } from "react-dom/client"
import { pageLanguage } from "../lib/language/language.tsx"
import { onOtherOwner } from "../lib/server/other-tabs.ts"
import { setEnding } from "../lib/server/session.ts"
import { leaveForLogin } from "../lib/server/signed-out.ts"
import { belongTo } from "../lib/storage.ts"
import { Dashboard, inSpanish } from "./dashboard.tsx"
import { settle } from "./leaving/leave-guard.ts"
import { fetchSpanish } from "./words/lazy-spanish.ts"

const host = document.getElementById("dashboard")

// A page that the browser restores from memory may show what a signed-out visitor must not see. Where another page
// fetches this file for something that it shares, a reload would break off what is under way there.
window.addEventListener("pageshow", (event: PageTransitionEvent) => {
  if (host && event.persisted) location.reload()
})

// Calls go out with the cookies of whoever signed in last, so that what is shown of one owner would be done to another.
if (host)
  onOtherOwner((owner) => {
    settle()
    if (!owner) {
      leaveForLogin()
      // What the server still answers is not kept.
      return setEnding(true)
    }
    belongTo(owner)
    location.reload()
  })

const draw = () => host && createRoot(host).render(<Dashboard />)

// Nobody should see the language change. If Spanish cannot be fetched now, English is better than nothing.
if (pageLanguage() === "es" || inSpanish(location.pathname)) void fetchSpanish().then(draw, draw)
else draw()

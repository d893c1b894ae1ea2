import { createRoot } from "react-dom/client"
import { Dashboard } from "./dashboard.tsx"

// A page that comes back from the browser's own memory may show what a signed-out visitor must not see.
window.addEventListener("pageshow", (event: PageTransitionEvent) => {
  if (event.persisted) location.reload()
})

const host = document.getElementById("dashboard")
if (host) createRoot(host).render(<Dashboard />)

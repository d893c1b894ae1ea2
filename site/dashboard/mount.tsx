import { createRoot } from "react-dom/client"
import { Dashboard } from "./dashboard.tsx"

const host = document.getElementById("dashboard")
if (host) createRoot(host).render(<Dashboard />)

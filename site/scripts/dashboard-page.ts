import { startMenu } from "./menu.ts"
import { startNotices } from "./notices.ts"
import { pressAgain, startOverlays } from "./overlays.ts"

// The rest of what public pages do, the dashboard does itself or has no place for.
startMenu()
startOverlays({ "sign-out": () => import("../islands/sign-out.tsx") })
pressAgain()
startNotices()

import { startIslands } from "./islands.ts"
import { startMenu } from "./menu.ts"
import { startNotices } from "./notices.ts"
import { pressAgain, startOverlays } from "./overlays.ts"
import { startPageButtons } from "./page-buttons.ts"
import { startPreferences } from "./preferences.ts"
import { startSession } from "./session.ts"

startMenu()
startPreferences()
startPageButtons()
startOverlays({
  "sign-in": () => import("../islands/sign-in/sign-in-dialog.tsx"),
  "sign-out": () => import("../islands/sign-out.tsx"),
  contact: () => import("../islands/contact.tsx"),
  start: () => import("../islands/start.tsx"),
  wizard: () => import("../islands/owner-wizard.tsx"),
})
startIslands()
pressAgain()
startNotices()
void startSession()

import { startIslands } from "./islands.ts"
import { startMenu } from "./menu.ts"
import { startNotices } from "./notices.ts"
import { startPageButtons } from "./page-buttons.ts"
import { startPreferences } from "./preferences.ts"
import { startSession } from "./session.ts"

startMenu()
startPreferences()
startPageButtons()
startIslands()
startNotices()
void startSession()

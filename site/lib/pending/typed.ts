import { tab } from "../storage.ts"

const PREFIX = "draft:"

/** Under which key of the tab's storage the unsaved text of a box or form is kept. */
export const draftOf = (what: string) => PREFIX + what

/** Whether something that was typed is kept in this tab. */
export const isTypedKept = () => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX) && tab.read(key))
  } catch {
    return false
  }
}

import { count } from "../../lib/language/words.ts"
import { withLazySpanish } from "./lazy-spanish.ts"

/** What several screens of the dashboard say. */
export const common = withLazySpanish(
  {
    loading: "Loading...",
    close: "Close",
    cancel: "Cancel",
    notices: "Notices",
    unread: (n: number) => count("en", n, "new notification", "new notifications"),
    more: "More",
    navigation: "Main navigation",
    signOut: "Sign Out",
    active: "Bot active",
    paused: "Bot paused",
    used: "No messages left",
    unlinked: "Not connected",
    troubled: "Has a problem",
    resume: "Resume it",
    reconnecting: "Reconnecting…",
    limited: "That was a lot at once. The rest comes by itself within a minute.",
    broken: "This screen has stopped working. The rest is fine.",
    reload: "Reload",
    loadFailed: "Failed to load data.",
    noticesFull:
      "The list is full: only customers waiting for a person and appointments to check are still noted, in place of the oldest, and the bot learns nothing new. Delete some, or raise the limit in Memory.",
    createChatbot: "Create new chatbot",
    language: "Español",
  },
  (es) => es.common,
)

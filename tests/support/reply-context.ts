import type { ReplyContext } from "../../core/reply/grounding/reading.ts"

/** What a reply is judged with when nothing else is known of its talk; `known`: what is. */
export const replyContext = (known: Partial<ReplyContext> = {}): ReplyContext => ({
  now: new Date("2026-03-10T09:00:00Z"),
  language: "es",
  zone: "Europe/Madrid",
  awaited: false,
  ordered: false,
  connected: false,
  wish: undefined,
  asked: "",
  saidBefore: "",
  strangers: 0,
  agreed: undefined,
  failed: false,
  reworded: false,
  claimed: null,
  ownerNotified: false,
  remembered: false,
  ...known,
})

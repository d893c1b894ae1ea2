import { useQuery } from "@tanstack/react-query"
import { Link } from "wouter"
import { useWords } from "../../lib/language/language.tsx"
import { dashboard } from "../../lib/routes.ts"
import { Pill } from "../../ui/pill.tsx"
import { isUsedUp, lineKey, useUsage } from "../data/queries.ts"
import { useChatbot } from "../data/use-chatbot.ts"
import type { Status } from "../screens/whatsapp/connection-card.tsx"
import { common } from "../words/common.ts"
import { isUrgent } from "./urgent.ts"

/** The state of the bot's line, if it is known: the line banner reads it, once the screen has its own data. */
const useLine = (id: string) => useQuery<Status>({ queryKey: lineKey(id), enabled: false }).data

/** Whether the bot answers at the moment. */
export function BotState() {
  const c = useWords(common)
  const bot = useChatbot().chatbot
  const usage = useUsage({ retryOnMount: false }).data
  const line = useLine(bot?.id ?? "")
  if (!bot) return null
  const silent =
    (bot.is_paused && c.paused) ||
    (usage && isUsedUp(usage) && c.used) ||
    (line?.state === "disconnected" && c.unlinked) ||
    (line?.fault && isUrgent(line.fault) && c.troubled)
  // While the state of the line is unknown, nothing is said of it.
  if (!silent && !line) return null
  return (
    <Pill tone={silent ? "warn" : "ok"} dot testId="bot-state">
      {silent || c.active}
    </Pill>
  )
}

/** The same at the foot of the sidebar, with a link to resume a paused bot. */
export function BotCard() {
  const c = useWords(common)
  const bot = useChatbot().chatbot
  if (!bot) return null
  return (
    <div className="inset p-3">
      <p dir="auto" className="mb-2 truncate text-small font-semibold">
        {bot.name}
      </p>
      {/* As high as the pill, which may come later. */}
      <div className="flex min-h-[28px] flex-wrap items-center gap-x-3">
        <BotState />
        {bot.is_paused && (
          <Link href={dashboard("settings")} className="link link-alone min-h-[28px] text-small">
            {c.resume}
          </Link>
        )}
      </div>
    </div>
  )
}

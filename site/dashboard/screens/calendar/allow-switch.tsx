import { useMutation } from "@tanstack/react-query"
import { calendar } from "../../../../adapters/http/contract/calendar.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { api } from "../../../lib/server/api.ts"
import { hasCode } from "../../../lib/server/send.ts"
import { FaultLine } from "../../../ui/fault-line.tsx"
import { Switch } from "../../../ui/switch.tsx"
import { cache } from "../../data/cache.ts"
import { type Status, statusKey } from "./queries.ts"
import { calendarWords } from "./words.ts"

type Props = { chatbotId: string; status: Status }

/** Whether the bot may change events that it did not create. The switch moves at once, and goes back if the call fails. */
export function AllowSwitch({ chatbotId, status }: Props) {
  const t = useWords(calendarWords)
  const say = useSay()
  const allow = useMutation({
    mutationFn: (allowModifyAnyEvent: boolean) =>
      api(calendar.updateSettings, { body: { chatbotId, allowModifyAnyEvent } }),
    onSuccess: ({ data }) => cache.setQueryData(statusKey(chatbotId), { ...status, ...data }),
  })
  const fault =
    allow.error && (hasCode(allow.error, "csrf") ? say(allow.error.message) : t.settingsFailed)
  return (
    <>
      <Switch
        label={t.allow}
        help={t.allowHelp}
        checked={allow.isPending ? allow.variables : status.allow_modify_any_event}
        aria-disabled={allow.isPending}
        onChange={(event) => allow.isPending || allow.mutate(event.target.checked)}
      />
      <FaultLine text={fault} />
    </>
  )
}

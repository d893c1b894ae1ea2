import { useMutation } from "@tanstack/react-query"
import { useEffect, useId, useRef, useState } from "react"
import { configuration } from "../../../../adapters/http/contract/configuration.ts"
import { MAX_NOTIFICATION_LIMIT } from "../../../../core/chatbots/configuration.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { api } from "../../../lib/server/api.ts"
import { cache } from "../../data/cache.ts"
import { memoryWords } from "./words.ts"

const SAVE_AFTER_MS = 1000

/** The nearest limit that is allowed; null while no number is typed. */
const limitIn = (typed: string) => {
  const wanted = Math.round(Number(typed))
  if (typed.trim() === "" || Number.isNaN(wanted)) return null
  return Math.min(MAX_NOTIFICATION_LIMIT, Math.max(1, wanted))
}

type Props = { chatbotId: string; saved: number }

/** How many notifications are kept: a slider and a number for the same value, saved a second after the last move. */
export function NotificationLimit({ chatbotId, saved }: Props) {
  const t = useWords(memoryWords)
  const id = useId()
  // What the owner has typed or moved the slider to, until it is saved; null: the saved value is shown.
  const [moved, setMoved] = useState<string | null>(null)
  const typed = moved ?? String(saved)
  const value = limitIn(typed) ?? saved
  const save = useMutation({
    mutationFn: (notification_limit: number) =>
      api(configuration.change, { params: { id: chatbotId }, body: { notification_limit } }),
    onSuccess: async (_, limit) => {
      await cache.invalidateQueries({ queryKey: ["memory"] })
      setMoved((now) => (now !== null && limitIn(now) === limit ? null : now))
    },
  })
  const { mutate, isPending } = save

  // What stands there as it is saved is not to be saved again after it has been changed in another window.
  useEffect(() => {
    if (!isPending && moved === String(saved)) setMoved(null)
  }, [moved, saved, isPending])
  const unsaved = useRef<number | null>(null)
  useEffect(() => {
    unsaved.current = value === saved ? null : value
    if (value === saved) return
    const timer = setTimeout(() => {
      unsaved.current = null
      mutate(value)
    }, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value, saved, mutate])
  // A change that waits for its second is saved at once when the owner leaves the screen or the page.
  useEffect(() => {
    const saveNow = () => {
      if (unsaved.current !== null) mutate(unsaved.current)
    }
    addEventListener("pagehide", saveNow)
    return () => {
      removeEventListener("pagehide", saveNow)
      saveNow()
    }
  }, [mutate])

  const bounds = { min: 1, max: MAX_NOTIFICATION_LIMIT }
  return (
    <section className="card">
      <h2>
        <label htmlFor={id}>{t.limit}</label>
      </h2>
      <p className="help">{t.limitHelp}</p>
      <div className="mt-3 flex items-center gap-4">
        <input
          id={id}
          type="range"
          className="flex-1"
          {...bounds}
          value={value}
          onChange={(event) => setMoved(event.target.value)}
        />
        <input
          type="number"
          className="input w-[96px]"
          aria-label={t.limit}
          {...bounds}
          value={typed}
          onChange={(event) => setMoved(event.target.value)}
          onBlur={() => setMoved(String(value))}
        />
      </div>
      <p className={save.isError ? "fault" : "help"} role={save.isError ? "alert" : "status"}>
        {save.isError ? t.limitFailed : save.isSuccess ? t.saved : ""}
      </p>
    </section>
  )
}

import { useEffect, useRef, useState } from "react"
import { toast } from "react-hot-toast/headless"
import { knowledge } from "../../../../adapters/http/contract/knowledge.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { Translated } from "../../../lib/language/translated.ts"
import { api } from "../../../lib/server/api.ts"
import { hasCode } from "../../../lib/server/send.ts"
import { unlessGone } from "../../../lib/server/unless-gone.ts"
import { readAgain } from "../../data/read-again.ts"
import { trainingWords } from "./words.ts"

const UNDO_MS = 6000

const isFull = (fault: unknown) => hasCode(fault, "source_limit") || hasCode(fault, "token_limit")

/** Hides a source at once and deletes it on the server six seconds later, unless the owner presses "undo" meanwhile. */
export const useUndoableRemoval = (chatbotId: string) => {
  const [removing, setRemoving] = useState<readonly string[]>([])
  const waiting = useRef(new Map<string, () => Promise<unknown>>())

  const keep = (id: string) => setRemoving((ids) => ids.filter((one) => one !== id))

  const remove = (id: string) => {
    setRemoving((ids) => [...ids, id])
    const deleteNow = () => {
      clearTimeout(timer)
      waiting.current.delete(id)
      toast.dismiss(shown)
      return api(knowledge.remove, { params: { id: chatbotId, sourceId: id } })
        .catch(unlessGone)
        .then(() => readAgain("knowledge", "chatbots"))
        .catch(() => {
          keep(id)
          toast.error(<Translated of={trainingWords} in={(t) => t.removeFailed} />)
        })
    }
    const timer = setTimeout(deleteNow, UNDO_MS)
    waiting.current.set(id, deleteNow)
    const undo = () => {
      clearTimeout(timer)
      waiting.current.delete(id)
      keep(id)
      toast.dismiss(shown)
    }
    const shown = toast(<Removed onUndo={undo} />, { duration: UNDO_MS })
  }

  // On leaving the screen or the page nothing can be undone any more: what waits is deleted now.
  useEffect(() => {
    const deleteAll = () => {
      for (const deleteNow of waiting.current.values()) void deleteNow()
    }
    addEventListener("pagehide", deleteAll)
    return () => {
      removeEventListener("pagehide", deleteAll)
      deleteAll()
    }
  }, [])

  /** Makes a call that needs room. Where the plan is full, what could still be taken back is deleted first. */
  const intoRoom = <Answer,>(call: () => Promise<Answer>): Promise<Answer> =>
    call().catch(async (fault) => {
      const deletions = isFull(fault) ? [...waiting.current.values()] : []
      if (deletions.length === 0) throw fault
      await Promise.all(deletions.map((deleteNow) => deleteNow()))
      return call()
    })

  return { removing, remove, intoRoom }
}
export type UndoableRemoval = ReturnType<typeof useUndoableRemoval>

function Removed({ onUndo }: { onUndo: () => void }) {
  const t = useWords(trainingWords)
  return (
    <span className="flex items-center justify-between gap-3">
      {t.removed}
      <button
        type="button"
        className="link-alone -my-1 px-2 font-semibold underline"
        onClick={onUndo}
      >
        {t.undo}
      </button>
    </span>
  )
}

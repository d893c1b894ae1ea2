import { useState } from "react"
import { useTranslated } from "../lib/language/translated.ts"
import type { Draft, DraftSource, TypedKind } from "../lib/pending/draft.ts"
import { wizard } from "../words/wizard.ts"
import { enter, type Room } from "./source-rules.ts"

const TYPED = ["text", "url"] as const

/** The sources of a draft, and the form that adds to them. */
export const useSources = (draft: Draft, change: (part: Partial<Draft>) => void, room: Room) => {
  const [kind, setKind] = useState<DraftSource["kind"]>("text")
  const [refused, setRefused] = useState<string | null>(null)
  const [fault, tell] = useTranslated(wizard)

  const forget = () => {
    setRefused(null)
    tell(null)
  }

  /** Adds what was typed to the draft and answers it; null: it cannot be a source, and the field shows why. */
  const add = (to: Draft, typed: TypedKind): Draft | null => {
    const entered = enter(typed, to.typed[typed], to.sources, room)
    if ("why" in entered) {
      setKind(typed)
      setRefused(to.typed[typed])
      tell(
        (t) =>
          ({
            text: t.contentMissing,
            url: t.urlInvalid,
            tokens: t.tooMuch(room.tokens),
            sources: t.tooMany(room.sources ?? 0),
          })[entered.why],
      )
      return null
    }
    const part = {
      sources: [...to.sources, entered.source],
      typed: { ...to.typed, [typed]: "" },
    }
    forget()
    change(part)
    return { ...to, ...part }
  }

  return {
    kind,
    fault,
    room,
    choose: (chosen: DraftSource["kind"]) => {
      setKind(chosen)
      forget()
    },
    add: () => kind !== "file" && add(draft, kind),
    /**
     * Adds what is typed and was not added yet, when the owner goes on to the next step. Answers the draft with it; null: it cannot
     * be a source, which is then shown. The same text is refused only once, so that the owner can go on without it.
     */
    settle: (): Draft | null => {
      let settled = draft
      for (const typed of TYPED) {
        const text = settled.typed[typed]
        if (text.trim() === "" || text === refused) continue
        const added = add(settled, typed)
        if (added === null) return null
        settled = added
      }
      return settled
    },
  }
}

export type Sources = ReturnType<typeof useSources>

/** Selects the fields of what can be typed, for the focus after `settle` was refused. */
export const TYPED_FIELD = "[name=content], [name=url]"

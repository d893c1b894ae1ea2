import { useState } from "react"
import { useTranslated } from "../lib/language/translated.ts"
import type { Draft, DraftSource, TypedKind } from "../lib/pending/draft.ts"
import { wizard } from "../words/wizard.ts"
import { enter, type Room } from "./source-rules.ts"

const TYPED = ["text", "url"] as const

/** The sources of a draft: adding what is typed, and leaving nothing typed behind when one goes on. */
export const useSources = (draft: Draft, change: (part: Partial<Draft>) => void, room: Room) => {
  const [kind, setKind] = useState<DraftSource["kind"]>("text")
  const [refused, setRefused] = useState<string | null>(null)
  const [fault, tell] = useTranslated(wizard)

  const forget = () => {
    setRefused(null)
    tell(null)
  }

  /** The draft with what was typed; null when that cannot be a source, which is then said where it stands. */
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
    /** Whoever goes on meant what is typed, whether the button beside it was pressed or not. Told once, one may go on. */
    settle: () =>
      TYPED.reduce<Draft | null>((so, typed) => {
        const text = so?.typed[typed] ?? ""
        return so && text.trim() && text !== refused ? add(so, typed) : so
      }, draft),
  }
}

export type Sources = ReturnType<typeof useSources>

/** Where to look when settling was refused. */
export const TYPED_FIELD = "[name=content], [name=url]"

import { useState } from "react"
import type { Draft, DraftSource, TypedKind } from "../lib/draft.ts"
import { useWords } from "../lib/language.tsx"
import { wizard } from "../words/wizard.ts"
import { enter, type Room } from "./source-rules.ts"

const TYPED = ["text", "url"] as const

type Refusal = { typed: string; words: string }

/** The sources of a draft: adding what is typed, and leaving nothing typed behind when one goes on. */
export const useSources = (draft: Draft, change: (part: Partial<Draft>) => void, room: Room) => {
  const t = useWords(wizard)
  const [kind, setKind] = useState<DraftSource["kind"]>("text")
  const [refused, setRefused] = useState<Refusal | null>(null)
  const faults = {
    text: t.contentMissing,
    url: t.urlInvalid,
    tokens: t.tooMuch(room.tokens),
    sources: t.tooMany(room.sources ?? 0),
  }

  /** The draft with what was typed; null when that cannot be a source, which is then said where it stands. */
  const add = (to: Draft, typed: TypedKind): Draft | null => {
    const entered = enter(typed, to.typed[typed], to.sources, room)
    if ("why" in entered) {
      setKind(typed)
      setRefused({ typed: to.typed[typed], words: faults[entered.why] })
      return null
    }
    const part = {
      sources: [...to.sources, entered.source],
      typed: { ...to.typed, [typed]: "" },
    }
    setRefused(null)
    change(part)
    return { ...to, ...part }
  }

  return {
    kind,
    fault: refused?.words ?? null,
    room,
    choose: (chosen: DraftSource["kind"]) => {
      setKind(chosen)
      setRefused(null)
    },
    add: () => kind !== "file" && add(draft, kind),
    /** Whoever goes on meant what is typed, whether the button beside it was pressed or not. Told once, one may go on. */
    settle: () =>
      TYPED.reduce<Draft | null>((so, typed) => {
        const text = so?.typed[typed] ?? ""
        return so && text.trim() && text !== refused?.typed ? add(so, typed) : so
      }, draft),
  }
}

export type Sources = ReturnType<typeof useSources>

/** Where to look when settling was refused. */
export const TYPED_FIELD = "[name=content], [name=url]"

import { useState } from "react"
import type { LineNumber } from "../../../../core/whatsapp/connection.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { Confirm } from "../../../ui/confirm.tsx"
import { SelectField } from "../../../ui/field.tsx"
import { common } from "../../words/common.ts"
import { whatsappWords } from "./words.ts"

type Props = {
  numbers: readonly LineNumber[]
  /** The id of the number that the bot answers at. */
  current: string
  busy: boolean
  /** Shows its errors itself: the question closes in any case. */
  choose: (phonenumberid: string) => Promise<unknown>
}

/** Which of the owner's numbers the bot answers at. It asks before it moves, because customers are answered there at once. */
export function NumberChoice({ numbers, current, busy, choose }: Props) {
  const t = useWords(whatsappWords)
  const c = useWords(common)
  const [asked, setAsked] = useState<string | null>(null)
  const displayOf = (id: string | null) =>
    numbers.find(({ phonenumberid }) => phonenumberid === id)?.display ?? ""
  const agree = async (id: string) => {
    await choose(id).catch(() => null)
    setAsked(null)
  }
  return (
    <>
      <SelectField
        label={t.numbers}
        help={t.numbersHelp}
        value={current}
        aria-disabled={busy}
        options={numbers.map(
          (one) => [one.phonenumberid, `${one.display} · ${one.verifiedName}`] as const,
        )}
        onChoose={(id) => busy || setAsked(id)}
      />
      {asked && (
        <Confirm
          question={t.moveQuestion(displayOf(asked))}
          yes={t.move}
          no={c.cancel}
          busy={busy}
          onYes={() => void agree(asked)}
          onNo={() => setAsked(null)}
        >
          {t.moveText(displayOf(current))}
        </Confirm>
      )}
    </>
  )
}

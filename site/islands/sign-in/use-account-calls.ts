import { useEffect, useEffectEvent, useRef, useState } from "react"
import { accounts } from "../../../adapters/http/contract/accounts.ts"
import { useWords } from "../../lib/language/language.tsx"
import { useSay } from "../../lib/language/sentences.ts"
import { awaitMail } from "../../lib/pending/after-sign-in.ts"
import { api } from "../../lib/server/api.ts"
import { onSignedInElsewhere } from "../../lib/server/other-tabs.ts"
import { hasCode, inWords } from "../../lib/server/send.ts"
import { useReturn } from "../../lib/use-return.ts"
import { signIn as signInWords } from "../../words/sign-in.ts"
import { enter } from "./enter.ts"
import type { Said } from "./feedback.tsx"

type Typed = { readonly email: string; readonly password: string }

type Options = {
  /** What is refused before anything is sent, such as a sign-in with Google that failed. */
  first: string | null
  onSignedIn: () => void
  /** Told of every mail with a link: true as soon as it is asked for, as it may be sent; false if it and all before were refused. */
  onMail?: ((sent: boolean) => void) | undefined
}

/** The calls of the account form: one at a time, each with an answer for the feedback line. */
export const useAccountCalls = ({ first, onSignedIn, onMail }: Options) => {
  const t = useWords(signInWords)
  const say = useSay()
  const [said, setSaid] = useState<Said | null>(
    first === null ? null : { text: first, refused: true },
  )
  const [busy, setBusy] = useState(false)
  /** A mail with a link that confirms the address is on its way. */
  const [unconfirmed, setUnconfirmed] = useState(false)
  const mailed = useRef(false)
  useReturn(() => setBusy(false))
  const goOn = useEffectEvent(() => {
    setBusy(true)
    onSignedIn()
  })
  // The link in the mail opens another tab: when the owner is signed in there, this tab goes on, too.
  useEffect(() => (unconfirmed ? onSignedInElsewhere(goOn) : undefined), [unconfirmed])

  const refuse = (text: string) => setSaid({ text, refused: true })

  /** Null: the owner is signed in. Then the form stays busy until the page is left, so that nothing is begun twice. */
  const attempt = async (act: () => Promise<string | null>, otherwise: string) => {
    if (busy) return
    setBusy(true)
    try {
      const answer = await act()
      if (answer === null) return setSaid(null)
      setSaid({ text: say(answer), refused: false })
    } catch (fault) {
      setUnconfirmed(hasCode(fault, "email_not_confirmed"))
      refuse(inWords(fault) ? say(fault.message) : otherwise)
    }
    setBusy(false)
  }

  const mail = (ask: () => Promise<{ message: string }>, otherwise: string) =>
    attempt(async () => {
      onMail?.(true)
      try {
        const { message } = await ask()
        mailed.current = true
        awaitMail()
        return message
      } finally {
        onMail?.(mailed.current)
      }
    }, otherwise)

  const signUp = (body: Typed) =>
    mail(async () => {
      const answer = await api(accounts.signUp, { body })
      setUnconfirmed(true)
      return answer
    }, t.failed)
  const signIn = (body: Typed) =>
    attempt(async () => {
      await enter(await api(accounts.signIn, { body }))
      onSignedIn()
      return null
    }, t.failed)
  const forgot = (email: string) =>
    mail(() => api(accounts.resetPassword, { body: { email } }), t.resetFailed)
  const resend = (email: string) =>
    mail(() => api(accounts.resendConfirmation, { body: { email } }), t.failed)

  return { said, busy, unconfirmed, refuse, signUp, signIn, forgot, resend }
}

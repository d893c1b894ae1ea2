import { useMutation } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { toast } from "react-hot-toast/headless"
import { useLocation } from "wouter"
import { whatsapp } from "../../../../adapters/http/contract/whatsapp.ts"
import { isTokenLong } from "../../../../core/whatsapp/grant.ts"
import { META_ID_CHARACTERS, PHONE_CHARACTERS } from "../../../../core/whatsapp/lengths.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { Sentence, useTranslated } from "../../../lib/language/translated.ts"
import { dashboard } from "../../../lib/routes.ts"
import { api } from "../../../lib/server/api.ts"
import { Button } from "../../../ui/button.tsx"
import { FaultLine } from "../../../ui/fault-line.tsx"
import { PasswordField, TextField } from "../../../ui/field.tsx"
import { useWrongFields } from "../../../ui/use-wrong-fields.ts"
import { cache } from "../../data/cache.ts"
import { recheckLater } from "../whatsapp/use-whatsapp.ts"
import { whyNotConnected } from "../whatsapp/why-not-connected.ts"
import { setupWords } from "./words.ts"

const IDENTIFIERS = ["phonenumberid", "businessaccountid"] as const

/** What was typed into a field of the form. */
const typed = (form: FormData, name: string) => String(form.get(name) ?? "").trim()

/** The quiet second way: the identifiers and the token from Meta's developer page. */
export function ManualForm({ chatbotid }: { chatbotid: string }) {
  const t = useWords(setupWords)
  const [, navigate] = useLocation()
  const [fault, tell] = useTranslated(setupWords)
  const wrong = useWrongFields()

  const connect = useMutation({
    mutationFn: (form: FormData) => {
      const assignednumber = typed(form, "assignednumber")
      return api(whatsapp.connectByHand, {
        body: {
          chatbotid,
          phonenumberid: typed(form, "phonenumberid"),
          businessaccountid: typed(form, "businessaccountid"),
          accesstoken: typed(form, "accesstoken"),
          ...(assignednumber && { assignednumber }),
        },
      })
    },
    onSuccess: ({ message }) => {
      toast.success(<Sentence text={message} />)
      void cache.invalidateQueries()
      recheckLater(chatbotid)
      navigate(dashboard("whatsapp", chatbotid))
    },
    onError: (refusal) => tell((_, say) => say(whyNotConnected(refusal))),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const blank = IDENTIFIERS.filter((name) => !typed(form, name))
    const short = !isTokenLong(typed(form, "accesstoken"))
    tell(blank.length > 0 ? (t) => t.missing : short ? (t) => t.shortToken : null)
    if (blank.length > 0) wrong.refuse(event.currentTarget, blank)
    else if (short) wrong.refuse(event.currentTarget, ["accesstoken"])
    else connect.mutate(form)
  }

  return (
    <form className="card mb-5 flex flex-col gap-4" onSubmit={submit} noValidate>
      <TextField
        label={t.phoneId}
        name="phonenumberid"
        inputMode="numeric"
        maxLength={META_ID_CHARACTERS}
        required
        {...wrong.mark("phonenumberid")}
      />
      <TextField
        label={t.accountId}
        name="businessaccountid"
        inputMode="numeric"
        maxLength={META_ID_CHARACTERS}
        required
        {...wrong.mark("businessaccountid")}
      />
      <PasswordField
        label={t.token}
        name="accesstoken"
        autoComplete="off"
        show={t.show}
        hide={t.hide}
        required
        {...wrong.mark("accesstoken")}
      />
      <TextField
        label={`${t.number} (${t.optional})`}
        name="assignednumber"
        type="tel"
        maxLength={PHONE_CHARACTERS}
      />
      <FaultLine text={fault} />
      <Button type="submit" kind="secondary" className="self-start" busy={connect.isPending}>
        {t.save}
      </Button>
    </form>
  )
}

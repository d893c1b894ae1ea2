import { useMutation } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { toast } from "react-hot-toast/headless"
import { useLocation } from "wouter"
import { whatsapp } from "../../../../adapters/http/contract/whatsapp.ts"
import { isTokenLong } from "../../../../core/whatsapp/grant.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { Sentence, useTranslated } from "../../../lib/language/translated.ts"
import { dashboard } from "../../../lib/routes.ts"
import { api } from "../../../lib/server/api.ts"
import { Button } from "../../../ui/button.tsx"
import { FaultLine } from "../../../ui/fault-line.tsx"
import { PasswordField, TextField } from "../../../ui/field.tsx"
import { cache } from "../../cache.ts"
import { recheckLater } from "../whatsapp/use-whatsapp.ts"
import { whyNotConnected } from "../whatsapp/why-not-connected.ts"
import { setupWords } from "./words.ts"

/** The quiet second way: the identifiers and the token from Meta's developer page. */
export function ManualForm({ chatbotid }: { chatbotid: string }) {
  const t = useWords(setupWords)
  const [, navigate] = useLocation()
  const [fault, tell] = useTranslated(setupWords)

  const connect = useMutation({
    mutationFn: (form: FormData) => {
      const text = (name: string) => String(form.get(name) ?? "").trim()
      return api(whatsapp.connectByHand, {
        body: {
          chatbotid,
          phonenumberid: text("phonenumberid"),
          businessaccountid: text("businessaccountid"),
          accesstoken: text("accesstoken"),
          ...(text("assignednumber") && { assignednumber: text("assignednumber") }),
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
    const blank = !form.get("phonenumberid") || !form.get("businessaccountid")
    const short = !isTokenLong(String(form.get("accesstoken") ?? "").trim())
    if (blank) return tell((t) => t.missing)
    if (short) return tell((t) => t.shortToken)
    tell(null)
    connect.mutate(form)
  }

  return (
    <form className="card mb-5 flex flex-col gap-4" onSubmit={submit} noValidate>
      <TextField
        label={t.phoneId}
        name="phonenumberid"
        inputMode="numeric"
        maxLength={64}
        required
      />
      <TextField
        label={t.accountId}
        name="businessaccountid"
        inputMode="numeric"
        maxLength={64}
        required
      />
      <PasswordField
        label={t.token}
        name="accesstoken"
        autoComplete="off"
        show={t.show}
        hide={t.hide}
        required
      />
      <TextField
        label={`${t.number} (${t.optional})`}
        name="assignednumber"
        type="tel"
        maxLength={40}
      />
      <FaultLine text={fault} />
      <Button type="submit" kind="secondary" className="self-start" busy={connect.isPending}>
        {t.save}
      </Button>
    </form>
  )
}

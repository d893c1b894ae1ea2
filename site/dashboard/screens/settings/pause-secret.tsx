import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { configuration } from "../../../../adapters/http/contract/configuration.ts"
import type { Chatbot } from "../../../../core/chatbots/chatbot.ts"
import {
  SECRET_CHARACTERS,
  PauseSecret as Secret,
} from "../../../../core/conversations/pause-secret.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { api } from "../../../lib/server/api.ts"
import { hasCode } from "../../../lib/server/send.ts"
import { Button } from "../../../ui/button.tsx"
import { PasswordField } from "../../../ui/field.tsx"
import { cache } from "../../data/cache.ts"
import { settingsWords } from "./words.ts"

/** The secret word with which somebody who writes it to the bot pauses their conversation. */
export function PauseSecret({ chatbot }: { chatbot: Chatbot }) {
  const t = useWords(settingsWords)
  const say = useSay()
  const [typed, setTyped] = useState("")
  const [short, setShort] = useState(false)
  const save = useMutation({
    mutationFn: (secret: string) =>
      api(configuration.setPauseSecret, { params: { id: chatbot.id }, body: { secret } }),
    onSuccess: (_, secret) => {
      setTyped((now) => (now.trim() === secret ? "" : now))
      return cache.invalidateQueries({ queryKey: ["chatbots"] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = typed.trim() === "" || !Secret.safeParse(typed).success
    setShort(wrong)
    if (!wrong) save.mutate(typed.trim())
  }
  const fault = () => {
    if (short) return t.secretShort
    if (!save.error) return null
    if (hasCode(save.error, "csrf")) return say(save.error.message)
    return hasCode(save.error, "invalid_field") ? t.secretTaken : t.secretFailed
  }
  return (
    <form className="flex flex-col items-start gap-3" onSubmit={submit} noValidate>
      <div className="w-full max-w-[420px]">
        <PasswordField
          label={t.secret}
          help={chatbot.has_pause_secret ? `${t.secretSet} ${t.secretHelp}` : t.secretHelp}
          error={fault()}
          name="pause-secret"
          autoComplete="off"
          maxLength={SECRET_CHARACTERS}
          show={t.show}
          hide={t.hide}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="secondary" busy={save.isPending}>
          {t.secretSave}
        </Button>
        {chatbot.has_pause_secret && (
          <Button kind="quiet" busy={save.isPending} onClick={() => save.mutate("")}>
            {t.secretRemove}
          </Button>
        )}
        <p role="status" className="well">
          {save.isSuccess && (save.variables === "" ? t.secretRemoved : t.secretSaved)}
        </p>
      </div>
    </form>
  )
}

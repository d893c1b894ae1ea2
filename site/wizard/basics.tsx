import {
  DESCRIPTION_CHARACTERS,
  NAME_CHARACTERS,
  TONES,
  type Tone,
  WELCOME_CHARACTERS,
} from "../../core/chatbots/chatbot.ts"
import { fallbackLanguage, LANGUAGE_SETTINGS } from "../../core/shared/language-setting.ts"
import { TIME_ZONES } from "../../core/shared/time-zones.ts"
import { useWords } from "../lib/language/language.tsx"
import { type Draft, deviceZone } from "../lib/pending/draft.ts"
import { SelectField, TextArea, TextField } from "../ui/field.tsx"
import { sendOnEnter } from "../ui/send-on-enter.ts"
import { Switch } from "../ui/switch.tsx"
import { TimeZonePicker } from "../ui/time-zone-picker.tsx"
import { EXAMPLES } from "../words/examples.ts"
import { wizard } from "../words/wizard.ts"

export type Basics = Pick<
  Draft,
  "name" | "description" | "welcomeEnabled" | "welcomemessage" | "tone" | "language" | "timezone"
>

/** Fields of the first step that were left empty, and what is said of them. */
export type BasicsFault = { fields: readonly ("name" | "description")[]; text: string }

type Props = {
  value: Basics
  onChange: (part: Partial<Basics>) => void
  fault?: BasicsFault | null
  describe?: boolean
  tones?: readonly Tone[]
  /** What Enter does in the field of one line, where no form around it has a button to send it. */
  onEnter?: () => void
}

/** Who the bot is: the same fields in both wizards and on the edit screen. */
export function BasicsFields({
  value,
  onChange,
  fault,
  describe = false,
  tones = TONES,
  onEnter,
}: Props) {
  const t = useWords(wizard)
  const lang = fallbackLanguage(value.language)
  // A fault is no longer shown once something is typed. Of several fields the first says what is wrong.
  const empty = fault?.fields.filter((field) => !value[field].trim()) ?? []
  const faultOf = (field: "name" | "description") => ({
    error: field === empty[0] ? fault?.text : null,
    "aria-invalid": empty.includes(field) || undefined,
  })
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label={t.name}
        name="name"
        required
        maxLength={NAME_CHARACTERS}
        autoComplete="organization"
        value={value.name}
        {...faultOf("name")}
        help={t.nameHelp}
        onChange={(event) => onChange({ name: event.target.value })}
        {...(onEnter && sendOnEnter(onEnter, "go"))}
      />
      <TextArea
        label={t.description}
        name="description"
        required={describe}
        maxLength={DESCRIPTION_CHARACTERS}
        value={value.description}
        {...faultOf("description")}
        help={t.descriptionHelp}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <Switch
        label={t.welcome}
        help={t.welcomeHelp}
        checked={value.welcomeEnabled}
        onChange={(event) => onChange({ welcomeEnabled: event.target.checked })}
      />
      {value.welcomeEnabled && (
        <TextArea
          label={t.welcomeText}
          name="welcomemessage"
          maxLength={WELCOME_CHARACTERS}
          lang={lang}
          placeholder={EXAMPLES[lang].welcome}
          value={value.welcomemessage}
          onChange={(event) => onChange({ welcomemessage: event.target.value })}
        />
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <SelectField
          label={t.tone}
          name="tone"
          value={value.tone}
          options={tones.map((tone) => [tone, t.tones[tone]] as const)}
          onChoose={(tone) => onChange({ tone })}
        />
        <SelectField
          label={t.language}
          name="language"
          value={value.language}
          options={LANGUAGE_SETTINGS.map((one) => [one, t.languages[one]] as const)}
          onChoose={(language) => onChange({ language })}
        />
      </div>
      <TimeZonePicker
        label={t.zone}
        help={value.timezone === deviceZone() ? t.zoneHere : t.zoneHelp}
        none={t.zoneNone}
        open={t.zoneOpen}
        zones={TIME_ZONES}
        cities={t.zoneCities}
        value={value.timezone}
        onChange={(timezone) => onChange({ timezone })}
      />
    </div>
  )
}

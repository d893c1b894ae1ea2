import { useState } from "react"
import { useLanguageChoice, useWords } from "../../../lib/language/language.tsx"
import { chooseTheme, chosenTheme } from "../../../lib/theme.ts"
import { SelectField } from "../../../ui/field.tsx"
import { settingsWords } from "./words.ts"

export function LookSettings() {
  const t = useWords(settingsWords)
  const { language, setLanguage } = useLanguageChoice()
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <section id="look" className="card">
      <h2>{t.look}</h2>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <SelectField
          label={t.language}
          value={language}
          options={[
            ["en", "English"],
            ["es", "Español"],
          ]}
          onChoose={setLanguage}
        />
        <SelectField
          label={t.theme}
          value={theme}
          options={t.themes}
          onChoose={(chosen) => {
            chooseTheme(chosen)
            setTheme(chosen)
          }}
        />
      </div>
    </section>
  )
}

import type { Language } from "../../core/shared/language.ts"

type Props = {
  text: string | false | null | undefined
  /** How it looks once there is a text. */
  className: string
  lang?: Language | undefined
}

/** What happened, in one line. Its place is there before the text, because screen readers announce what comes into it. */
export const StatusLine = ({ text, className, lang }: Props) => (
  <p role="status" className={text ? className : "sr-only"} lang={lang}>
    {text}
  </p>
)

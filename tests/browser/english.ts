import type { Page } from "playwright"

/** Words that an English sentence can hardly do without. */
const ENGLISH =
  /\b(the|your|with|and|you|this|when|settings|overview|memory|training|calendar|sign|out|active|loading|save|delete|send|pricing|account|documentation|notices|messages?|sources?|database|queue|language|answers?|connected|configured|played|menu|dismiss)\b/i

/** The lines that are still English, seen or only spoken; the switch back to English names itself. */
export const englishIn = (page: Page) =>
  page.evaluate(
    ({ source, flags }) => {
      const english = new RegExp(source, flags)
      const seen = document.body.innerText.replaceAll(/Google Calendar/g, "").split("\n")
      const spoken = [...document.querySelectorAll("[aria-label], [placeholder], [aria-valuetext]")]
        .filter((one) => one.checkVisibility())
        .flatMap((one) =>
          ["aria-label", "placeholder", "aria-valuetext"].map(
            (name) => one.getAttribute(name) ?? "",
          ),
        )
      return [document.title, ...seen, ...spoken].filter(
        (text) => english.test(text) && !/^(English$|Sandbox: )/.test(text.trim()),
      )
    },
    { source: ENGLISH.source, flags: ENGLISH.flags },
  )

import type { ComponentType } from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { LanguageProvider } from "../lib/language/language.tsx"

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FOCUSABLE = "a, button, input, select, textarea"

const isChoice = (field: Field) => field.type === "radio"
const fields = (host: Element) => [...host.querySelectorAll<Field>("[name]")]
const focusable = (host: Element) => [...host.querySelectorAll<HTMLElement>(FOCUSABLE)]
/** Radio buttons share a name: their value tells them apart. */
const keyOf = (field: Field) => (isChoice(field) ? `${field.name}=${field.value}` : field.name)

/** Replaces the static HTML of an island by the running component. What was typed meanwhile, and the focus, are kept. */
export const mountIsland = <Props extends object>(
  host: Element,
  Island: ComponentType<Props>,
  props: Props,
) => {
  const typed = new Map(fields(host).map((field) => [keyOf(field), field.value]))
  const focused = focusable(host).findIndex((element) => element.isSameNode(document.activeElement))
  host.replaceChildren()
  flushSync(() =>
    createRoot(host).render(
      <LanguageProvider>
        <Island {...props} />
      </LanguageProvider>,
    ),
  )
  for (const field of fields(host)) {
    const value = typed.get(keyOf(field))
    if (value && !isChoice(field)) field.value = value
  }
  focusable(host)[focused]?.focus()
}

/** Shows something over the page until it is closed. */
export const openOver = (Island: ComponentType<{ onClose: () => void }>) => {
  const host = document.createElement("div")
  document.getElementById("islands")?.append(host)
  const root = createRoot(host)
  const close = () => {
    root.unmount()
    host.remove()
  }
  root.render(
    <LanguageProvider>
      <Island onClose={close} />
    </LanguageProvider>,
  )
}

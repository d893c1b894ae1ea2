import type { ComponentType } from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { Speaking } from "../lib/language/language.tsx"

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isChoice = (field: Field) => field.type === "radio"
const fields = (host: Element) => [...host.querySelectorAll<Field>("[name]")]
/** One choice of several under a name is told from the others by its value. */
const keyOf = (field: Field) => (isChoice(field) ? `${field.name}=${field.value}` : field.name)

/** Brings a drawn piece to life in its place. What was typed meanwhile, and the focus, stay where they were. */
export const bringToLife = <Props extends object>(
  host: Element,
  Island: ComponentType<Props>,
  props: Props,
) => {
  const drawn = fields(host)
  const typed = new Map(drawn.map((field) => [keyOf(field), field.value]))
  const focused = drawn.find((field) => field === document.activeElement)
  host.replaceChildren()
  flushSync(() =>
    createRoot(host).render(
      <Speaking>
        <Island {...props} />
      </Speaking>,
    ),
  )
  for (const field of fields(host)) {
    const value = typed.get(keyOf(field))
    if (value && !isChoice(field)) field.value = value
    if (focused && keyOf(field) === keyOf(focused)) field.focus()
  }
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
    <Speaking>
      <Island onClose={close} />
    </Speaking>,
  )
}

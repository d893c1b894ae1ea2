import type { ComponentType } from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { Speaking } from "../lib/language.tsx"

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = (host: Element) => [...host.querySelectorAll<Field>("[name]:not([type=radio])")]

/** Brings a drawn piece to life in its place. What was typed meanwhile, and the focus, stay where they were. */
export const bringToLife = <Props extends object>(
  host: Element,
  Island: ComponentType<Props>,
  props: Props,
) => {
  const typed = fields(host).map((field) => [field.name, field.value] as const)
  const focused = host.contains(document.activeElement) ? document.activeElement : null
  const name = focused?.getAttribute("name")
  host.replaceChildren()
  flushSync(() =>
    createRoot(host).render(
      <Speaking>
        <Island {...props} />
      </Speaking>,
    ),
  )
  for (const field of fields(host)) {
    const value = typed.find(([one]) => one === field.name)?.[1]
    if (value) field.value = value
    if (name && field.name === name) field.focus()
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

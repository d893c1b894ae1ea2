import type { ComponentProps } from "react"

type Kind = "primary" | "secondary" | "quiet" | "danger" | "danger-full" | "accent"
type Props = ComponentProps<"button"> & {
  kind?: Kind
  large?: boolean
  busy?: boolean
  /** Of two presses in a row the second is not heard: it was meant for what the first one has changed. So it is with every form. */
  once?: boolean
}

export const buttonClass = (kind: Kind, { large = false } = {}) =>
  `button button-${kind}${large ? " button-large" : ""}`

/**
 * While busy it keeps its width and label, shows a turning ring, and ignores a second press. It is not disabled then: the
 * browser would take the focus from whoever pressed it by keyboard.
 */
export const Button = ({
  kind = "primary",
  large = false,
  busy = false,
  type = "button",
  once = type === "submit",
  className = "",
  onClick,
  ...rest
}: Props) => (
  <button
    {...rest}
    type={type}
    className={`${buttonClass(kind, { large })} ${className}`}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={(event) => {
      if (busy || (once && event.detail > 1)) event.preventDefault()
      else onClick?.(event)
    }}
  />
)

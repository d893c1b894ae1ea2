import type { ComponentProps } from "react"

type Kind = "primary" | "secondary" | "quiet" | "danger" | "danger-full" | "accent"
type Props = ComponentProps<"button"> & { kind?: Kind; large?: boolean; busy?: boolean }

export const buttonClass = (kind: Kind, large = false) =>
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
  className = "",
  onClick,
  ...rest
}: Props) => (
  <button
    {...rest}
    type={type}
    className={`${buttonClass(kind, large)} ${className}`}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  />
)

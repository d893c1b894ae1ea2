import type { ComponentProps } from "react"

type Kind = "primary" | "secondary" | "quiet" | "danger" | "danger-full" | "accent"
type Props = ComponentProps<"button"> & { kind?: Kind; large?: boolean; busy?: boolean }

export const buttonClass = (kind: Kind, large = false) =>
  `button button-${kind}${large ? " button-large" : ""}`

/** While busy it keeps its width and label, shows a turning ring, and ignores a second press. */
export const Button = ({
  kind = "primary",
  large = false,
  busy = false,
  type = "button",
  className = "",
  disabled,
  ...rest
}: Props) => (
  <button
    {...rest}
    type={type}
    className={`${buttonClass(kind, large)} ${className}`}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
  />
)

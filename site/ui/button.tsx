import type { ComponentProps, MouseEvent } from "react"

type Kind = "primary" | "secondary" | "quiet" | "danger" | "danger-full" | "accent"
type Props = ComponentProps<"button"> & {
  kind?: Kind
  large?: boolean
  busy?: boolean
  /** On the way to another page: it shows the ring, but may be pressed again, as the browser's Stop is heard of nowhere. */
  leaving?: boolean
  /** Ignores the second press of a double click, which would hit what the first has changed. Forms always do. */
  once?: boolean
}

export const buttonClass = (kind: Kind, { large = false } = {}) =>
  `button button-${kind}${large ? " button-large" : ""}`

/** The longest time between two taps that are one double tap, in milliseconds: iOS waits 350. */
const DOUBLE_MS = 400
let pressedAt = 0

/** Whether this is the second press of a double click. Safari on phones counts all taps as first ones: there the time tells. */
export const isSecond = ({ detail, timeStamp, nativeEvent }: MouseEvent) => {
  const since = timeStamp - pressedAt
  pressedAt = timeStamp
  const { pointerType }: Partial<PointerEvent> = nativeEvent
  return detail > 1 || (detail === 1 && pointerType !== "mouse" && since < DOUBLE_MS)
}

/**
 * While busy it keeps its width and label, shows a turning ring, and ignores presses. It is not disabled then, because a disabled
 * button loses the keyboard's focus.
 */
export const Button = ({
  kind = "primary",
  large = false,
  busy = false,
  leaving = false,
  type = "button",
  once = type === "submit",
  className = "",
  onClick,
  ...rest
}: Props) => (
  <button
    aria-disabled={busy || undefined}
    {...rest}
    type={type}
    className={`${buttonClass(kind, { large })} ${className}`}
    aria-busy={busy || leaving || undefined}
    onClick={(event) => {
      const second = isSecond(event)
      if (busy || (once && second)) event.preventDefault()
      else onClick?.(event)
    }}
  />
)

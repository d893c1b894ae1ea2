import type { ComponentProps, ComponentType } from "react"
import { isSecond } from "./button.tsx"

type Props = Omit<ComponentProps<"button">, "children"> & {
  icon: ComponentType<{ size: number; "aria-hidden": true }>
  label: string
}

/**
 * A button that shows only an icon; screen readers read its label. It ignores the second press of a double click: in a list that
 * has become shorter it would hit the next line's.
 */
export const IconButton = ({ icon: Icon, label, className = "", onClick, ...rest }: Props) => (
  <button
    {...rest}
    type="button"
    className={`icon-button ${className}`}
    aria-label={label}
    onClick={(event) => isSecond(event) || onClick?.(event)}
  >
    <Icon size={18} aria-hidden />
  </button>
)

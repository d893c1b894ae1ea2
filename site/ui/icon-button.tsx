import type { ComponentProps, ComponentType } from "react"

type Props = Omit<ComponentProps<"button">, "children"> & {
  icon: ComponentType<{ size: number; "aria-hidden": true }>
  label: string
}

/** A button that shows only an icon; screen readers read its label. */
export const IconButton = ({ icon: Icon, label, className = "", ...rest }: Props) => (
  <button {...rest} type="button" className={`icon-button ${className}`} aria-label={label}>
    <Icon size={18} aria-hidden />
  </button>
)

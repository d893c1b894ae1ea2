import { type ComponentProps, useId } from "react"

type Props = Omit<ComponentProps<"input">, "type"> & { label: string; help?: string }

/** On or off; the label says the effect. */
export function Switch({ label, help, ...rest }: Props) {
  const id = useId()
  return (
    <div className="flex items-center gap-4">
      <input
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={rest.checked}
        className="switch"
        aria-describedby={help ? `${id}-help` : undefined}
      />
      <div>
        <label htmlFor={id} className="block text-small font-semibold">
          {label}
        </label>
        {help && (
          <p id={`${id}-help`} className="help">
            {help}
          </p>
        )}
      </div>
    </div>
  )
}

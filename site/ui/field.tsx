import { type ComponentProps, type ReactNode, useId, useState } from "react"
import { useWords } from "../lib/language/language.tsx"
import { words } from "../lib/language/words.ts"

const fieldWords = words({
  en: { full: (most: number) => `No more than ${most} characters fit in here.` },
  es: { full: (most: number) => `Aquí caben como máximo ${most} caracteres.` },
})

type Frame = {
  label: string
  help?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  /** How many characters fit, once there are so many: browsers cut off what is pasted, and say nothing. A field with a `value` knows. */
  full?: number | undefined
}
type Control = { id: string; "aria-describedby"?: string; "aria-invalid"?: true; required?: true }

/** Below a field in sight there may be no room: what is said of it appears under the bar at the bottom, or under a form's buttons. */
const intoSight = (note: HTMLElement | null) => note?.scrollIntoView({ block: "nearest" })

/** Label above, help below; an error takes the help's place. */
export function Field({
  label,
  help,
  error,
  required,
  full,
  children,
}: Frame & { children: (control: Control) => ReactNode }) {
  const t = useWords(fieldWords)
  const id = useId()
  const note = `${id}-note`
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {required && (
          <span className="required" aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {children({
        id,
        ...((help || error) && { "aria-describedby": note }),
        ...(error && { "aria-invalid": true as const }),
        ...(required && { required: true as const }),
      })}
      {error ? (
        <p id={note} ref={intoSight} className="fault" role="alert">
          {error}
        </p>
      ) : (
        help && (
          <p id={note} className="help">
            {help}
          </p>
        )
      )}
      {full && (
        <p ref={intoSight} className="help" role="status">
          {t.full(full)}
        </p>
      )}
    </div>
  )
}

type Typed = { value?: unknown; maxLength?: number | undefined }

const framed = <Rest extends Frame & Typed>(props: Rest) => {
  const { label, help, error, required, full, ...rest } = props
  const { value, maxLength = Number.POSITIVE_INFINITY } = rest
  const reached = String(value ?? "").length < maxLength ? undefined : maxLength
  return { frame: { label, help, error, required, full: full ?? reached }, rest }
}

export const TextField = (props: Frame & ComponentProps<"input">) => {
  const { frame, rest } = framed(props)
  return <Field {...frame}>{(control) => <input className="input" {...rest} {...control} />}</Field>
}

export const TextArea = (props: Frame & ComponentProps<"textarea">) => {
  const { frame, rest } = framed(props)
  return (
    <Field {...frame}>
      {(control) => <textarea className="input" rows={3} {...rest} {...control} />}
    </Field>
  )
}

type SelectProps<Value extends string> = Frame &
  Omit<ComponentProps<"select">, "value" | "onChange"> & {
    value: Value
    options: readonly (readonly [value: Value, label: string])[]
    onChoose: (value: Value) => void
  }

export const SelectField = <Value extends string>({
  options,
  onChoose,
  ...props
}: SelectProps<Value>) => {
  const { frame, rest } = framed(props)
  const choose = (index: number) => {
    const chosen = options[index]
    if (chosen) onChoose(chosen[0])
  }
  return (
    <Field {...frame}>
      {(control) => (
        <span className="select">
          <select
            className="input"
            {...rest}
            {...control}
            onChange={(event) => choose(event.target.selectedIndex)}
          >
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  )
}

/** A password that can be looked at, pasted and filled in by a password manager. */
export const PasswordField = ({
  show,
  hide,
  ...props
}: Frame & ComponentProps<"input"> & { show: string; hide: string }) => {
  const { frame, rest } = framed(props)
  const [shown, setShown] = useState(false)
  return (
    <Field {...frame}>
      {(control) => (
        <span className="relative block">
          <input
            className="input pr-[5.25rem]"
            {...rest}
            {...control}
            type={shown ? "text" : "password"}
            // Shown, it is a text, which telephones correct and browsers may send to a spelling service.
            spellCheck={false}
            autoCapitalize="none"
          />
          <button
            type="button"
            className="absolute inset-y-0 right-1 my-auto h-[36px] rounded-chip px-3 text-small font-semibold text-link"
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? hide : show}
            <span className="sr-only"> {frame.label}</span>
          </button>
        </span>
      )}
    </Field>
  )
}

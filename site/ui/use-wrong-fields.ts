import { useState } from "react"

/** The fields that a form refuses, of which the first gets the focus. Each is marked until something else is typed there. */
export const useWrongFields = () => {
  const [wrong, setWrong] = useState<readonly string[]>([])
  return {
    refuse: (form: HTMLFormElement | null, names: readonly string[]) => {
      setWrong(names)
      form?.querySelector<HTMLElement>(`[name=${names[0]}]`)?.focus()
    },
    /** Marks none, before a form is looked at anew: a field may be right now because another one has changed. */
    accept: () => setWrong([]),
    mark: (name: string) =>
      wrong.includes(name) && {
        "aria-invalid": true as const,
        onInput: () => setWrong((now) => now.filter((one) => one !== name)),
      },
  }
}

/** What a form body holds, nested: `a[b][0][c]=d` and `a[]=d` (Stripe's spelling). */
export type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type Form = { readonly [key: string]: FormValue }

const MAX_DEPTH = 10
const MAX_INDEX = 100

export const readForm = (text: string): Form => {
  const form: { [key: string]: FormValue } = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/^[^[]+|\[([^\]]*)\]/g)].map(([all, inner]) => inner ?? all)
    if (path.length === 0 || path.length > MAX_DEPTH || path.includes("__proto__")) continue
    put(form, path, value)
  }
  return form
}

const put = (into: { [key: string]: FormValue }, [key = "", ...rest]: string[], value: string) => {
  if (rest.length === 0) {
    into[key] = value
    return
  }
  const next = rest[0] ?? ""
  const isList = next === "" || /^\d+$/.test(next)
  const known = into[key]
  if (isList) {
    const list = Array.isArray(known) ? known : []
    into[key] = list
    const index = next === "" ? list.length : Math.min(Number(next), MAX_INDEX)
    const [, ...deeper] = rest
    if (deeper.length === 0) {
      list[index] = value
    } else {
      const item = plain(list[index])
      list[index] = item
      put(item, deeper, value)
    }
    return
  }
  const child = plain(known)
  into[key] = child
  put(child, rest, value)
}

const plain = (value: FormValue | undefined): { [key: string]: FormValue } =>
  typeof value === "object" && !Array.isArray(value) ? value : {}

export const text = (value: FormValue | undefined): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined

export const record = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(plain(value)).flatMap(([key, each]) =>
      typeof each === "string" ? [[key, each]] : [],
    ),
  )

export const child = (value: FormValue | undefined): Form => plain(value)

export const list = (value: FormValue | undefined): readonly FormValue[] => {
  if (Array.isArray(value)) return value
  return typeof value === "string" ? [value] : []
}

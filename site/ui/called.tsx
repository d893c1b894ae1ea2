import { phone } from "../lib/language/format.ts"

type CalledProps = { name: string | null; phonenumber: string | null; nobody: string }

/** What a customer is called, as one text. */
export const called = ({ name, phonenumber, nobody }: CalledProps) =>
  [name, phonenumber && phone(phonenumber)].filter(Boolean).join(" · ") || nobody

/** What a customer is called. After a name from the right a number would be read with its plus at the end. */
export function Called({ name, phonenumber, nobody }: CalledProps) {
  if (!name || !phonenumber) return called({ name, phonenumber, nobody })
  return (
    <>
      {name} · <bdi dir="ltr">{phone(phonenumber)}</bdi>
    </>
  )
}

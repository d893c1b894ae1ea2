import type { ComponentProps } from "react"
import type SignOutDialog from "../islands/sign-out.tsx"
import { useFetched } from "./use-fetched.ts"

/** Whether one wants to sign out. */
export function SignOut(props: ComponentProps<typeof SignOutDialog>) {
  const Fetched = useFetched(() => import("../islands/sign-out.tsx"))
  return Fetched && <Fetched {...props} />
}

/** Whether one wants to leave what is not saved. */
export function Leaving() {
  const Fetched = useFetched(() => import("./leaving.tsx"))
  return Fetched && <Fetched />
}

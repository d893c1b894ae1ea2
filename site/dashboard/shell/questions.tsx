import type { ComponentProps } from "react"
import type SignOutDialog from "../../islands/sign-out.tsx"
import type LeavingDialog from "../leaving/leaving.tsx"
import { OnDemand } from "../parts/on-demand.tsx"

/** Asks whether to sign out. */
export const SignOut = (props: ComponentProps<typeof SignOutDialog>) => (
  <OnDemand
    load={() => import("../../islands/sign-out.tsx")}
    props={props}
    onClose={props.onClose}
  />
)

/** Asks whether to leave unsaved changes. */
export const Leaving = (props: ComponentProps<typeof LeavingDialog>) => (
  <OnDemand load={() => import("../leaving/leaving.tsx")} props={props} onClose={props.onClose} />
)

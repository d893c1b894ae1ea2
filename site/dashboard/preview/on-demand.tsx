import type { ComponentProps } from "react"
import { OnDemand } from "../parts/on-demand.tsx"
import type LivePreview from "./live-preview.tsx"
import type PreviewSheet from "./preview-sheet.tsx"

/** The phone; its code is fetched when it is rendered. */
export const Preview = (props: ComponentProps<typeof LivePreview>) => (
  <OnDemand load={() => import("./live-preview.tsx")} props={props} />
)

/** The phone in a dialog, for where it has no room beside the form. */
export const PreviewOver = (props: ComponentProps<typeof PreviewSheet>) => (
  <OnDemand load={() => import("./preview-sheet.tsx")} props={props} onClose={props.onClose} />
)

import type { ComponentProps } from "react"
import { useFetched } from "../use-fetched.ts"
import type LivePreview from "./live-preview.tsx"
import type PreviewSheet from "./preview-sheet.tsx"

/** The phone, fetched once somebody is about to look at it. */
export function Preview(props: ComponentProps<typeof LivePreview>) {
  const Fetched = useFetched(() => import("./live-preview.tsx"))
  return Fetched && <Fetched {...props} />
}

/** The phone in a dialog, for where it has no room beside the form. */
export function PreviewOver(props: ComponentProps<typeof PreviewSheet>) {
  const Fetched = useFetched(() => import("./preview-sheet.tsx"))
  return Fetched && <Fetched {...props} />
}

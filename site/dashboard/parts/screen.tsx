import { type ReactNode, useEffect } from "react"
import { SITE } from "../../lib/routes.ts"

type Props = {
  title: string
  lead?: ReactNode
  pill?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The head of every screen: its one h1, which is also the title of the window. */
export function ScreenHead({ title, lead, pill, actions }: Omit<Props, "children">) {
  useEffect(() => {
    document.title = `${title} · ${SITE}`
  }, [title])
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-[1_1_300px]">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 tabIndex={-1}>{title}</h1>
          {pill}
        </div>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      {actions}
    </div>
  )
}

export const ScreenFrame = ({ children, ...head }: Props) => (
  <>
    <ScreenHead {...head} />
    {children}
  </>
)

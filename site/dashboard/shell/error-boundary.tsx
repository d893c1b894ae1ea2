import { Component, type ReactNode } from "react"
import { useWords } from "../../lib/language/language.tsx"
import { Button } from "../../ui/button.tsx"
import { common } from "../words/common.ts"

/** Keeps a broken screen from taking the navigation with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

/** Shown instead of a screen that failed. */
function Broken() {
  const c = useWords(common)
  return (
    <div className="card flex flex-col items-start gap-4" role="alert">
      <h1 tabIndex={-1}>{c.broken}</h1>
      <Button onClick={() => location.reload()}>{c.reload}</Button>
    </div>
  )
}

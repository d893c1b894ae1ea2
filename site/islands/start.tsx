import { useState } from "react"
import LandingWizard from "./landing-wizard.tsx"
import SignInDialog from "./sign-in/sign-in-dialog.tsx"

/** For those without an account: sign up, or build the bot first. */
export default function Start({ onClose }: { onClose: () => void }) {
  const [building, setBuilding] = useState(false)
  return building ? (
    <LandingWizard onClose={onClose} />
  ) : (
    <SignInDialog mode="sign-up" onClose={onClose} onBuildFirst={() => setBuilding(true)} />
  )
}

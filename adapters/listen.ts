import { type Server, serve } from "./http/serve.ts"
import { type Fault, faultLines } from "./settings/settings.ts"

/** PORT or HOST is wrong: there is nowhere to show a page that says so. */
export class NowhereToListen extends Error {
  override name = "NowhereToListen"
  constructor(readonly faults: readonly Fault[]) {
    super(faultLines(faults))
  }
}

/**
 * Listens where the settings say. Throws NowhereToListen when the fault lies in them; a port that another process has is a
 * matter of its own (code EADDRINUSE).
 */
export const listenAt = (
  { host, port }: { readonly host: string; readonly port: number },
  faults: readonly Fault[],
): Server => {
  if (faults.some(({ name }) => name === "PORT" || name === "HOST")) {
    throw new NowhereToListen(faults)
  }
  try {
    return serve(host, port)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === "EADDRINUSE") throw error
    const fault =
      code === "EACCES"
        ? { name: "PORT", reason: `${port} is not open to this account` }
        : { name: "HOST", reason: `an address of this machine (${message})` }
    throw new NowhereToListen([fault])
  }
}

import { AsyncLocalStorage } from "node:async_hooks"

const calls = new AsyncLocalStorage<{ readonly address: string }>()

/** Runs `work` on behalf of a caller with this address. */
export const withCaller = <A>(address: string, work: () => A): A => calls.run({ address }, work)

/** The network of the caller on whose behalf this runs; null: it runs by itself. */
export const callerAddress = (): string | null => {
  const address = calls.getStore()?.address
  if (address === undefined) return null
  return address.includes(":") ? address : address.replace(/\.\d+$/, ".0")
}

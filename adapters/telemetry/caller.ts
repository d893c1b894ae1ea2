import { AsyncLocalStorage } from "node:async_hooks"

const calls = new AsyncLocalStorage<{ readonly address: string }>()

/** Everything that `work` does is done for a caller from this network. */
export const withCaller = <A>(address: string, work: () => A): A => calls.run({ address }, work)

/** The network prefix of whoever caused what is being done; null: nobody from outside. */
export const callerAddress = (): string | null => {
  const address = calls.getStore()?.address
  if (address === undefined) return null
  return address.includes(":") ? address : address.replace(/\.\d+$/, ".0")
}

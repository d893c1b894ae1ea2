import type { OwnerId } from "../../shared/ids.ts"

type Asking = { readonly id: OwnerId; readonly operator: boolean }

/** Operators may help anybody; outside production everybody may help themselves (contract.md 2.10). */
export const mayDebug = (asking: Asking, target: OwnerId, production: boolean): boolean =>
  asking.operator || (!production && asking.id === target)

export const MINUTE_S = 60
export const QUARTER_S = 15 * MINUTE_S
export const HOUR_S = 60 * MINUTE_S
export const DAY_S = 24 * HOUR_S

/**
 * How often a route may be called, whatever is wrong with the calls (contract.md 1.1, 1.6). Those of one name are counted
 * together. What is limited by the account, address or chatbot that a body names is counted by its route, once that is read.
 */
export type Rate = {
  readonly by: "address" | "owner"
  readonly name: string
  readonly most: number
  readonly seconds: number
}

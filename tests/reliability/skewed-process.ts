/* A Recado whose clock is wrong by SKEW_MINUTES. */
const skew = Number(process.env.SKEW_MINUTES) * 60_000
const Right = Date

class Wrong extends Right {
  constructor(...given: ConstructorParameters<typeof Right> | []) {
    if (given.length === 0) super(Right.now() + skew)
    else super(...(given as ConstructorParameters<typeof Right>))
  }
  static override now = () => Right.now() + skew
}
globalThis.Date = Wrong as DateConstructor

await import("../../adapters/cli/serve.ts")

export {}

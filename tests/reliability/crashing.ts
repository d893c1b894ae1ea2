import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { Inbox } from "../../core/conversations/ports.ts"
import type { Ports } from "../../core/ports.ts"
import { Handover, Model, Outbox, Turns } from "../../core/reply/ports.ts"
import { Messenger } from "../../core/whatsapp/ports.ts"

/** Called before and after each method of a port, with its name. It may end the process. */
export type Visit = (when: "before" | "after", method: string, args: readonly unknown[]) => void

type Method = (...args: never[]) => Effect.Effect<unknown, unknown>

const around = <Port extends object>(name: string, port: Port, visit: Visit): Port =>
  Object.fromEntries(
    Object.entries(port).map(([method, run]) => [
      method,
      (...args: never[]) =>
        Effect.suspend(() => {
          visit("before", `${name}.${method}`, args)
          return (run as Method)(...args)
        }).pipe(
          Effect.map((result) => {
            visit("after", `${name}.${method}`, args)
            return result
          }),
        ),
    ]),
  ) as Port

/** The ports with a visitor around each call: these calls are the places where the core can die. */
export const visited = (ports: Context.Context<Ports>, visit: Visit): Context.Context<Ports> =>
  Context.mergeAll(
    ports,
    Context.make(Handover, around("Handover", Context.get(ports, Handover), visit)),
    Context.make(Inbox, around("Inbox", Context.get(ports, Inbox), visit)),
    Context.make(Messenger, around("Messenger", Context.get(ports, Messenger), visit)),
    Context.make(Model, around("Model", Context.get(ports, Model), visit)),
    Context.make(Outbox, around("Outbox", Context.get(ports, Outbox), visit)),
    Context.make(Turns, around("Turns", Context.get(ports, Turns), visit)),
  )

import { readUser } from "../../core/accounts/read-user.ts"
import type { Caller } from "../../core/accounts/session.ts"
import { mayDebug } from "../../core/billing/operators/access.ts"
import { ownChatbot } from "../../core/chatbots/read-chatbot.ts"
import { CATALOGUE } from "../../core/shared/catalogue.ts"
import type { ChatbotId } from "../../core/shared/ids.ts"
import { findOwnLine } from "../../core/whatsapp/find-own-line.ts"
import type { Run } from "../run.ts"
import type { Route } from "./contract/route.ts"
import { clientAddress, isHere } from "./limits/client-address.ts"
import { type Counter, type Limits, limitWith } from "./limits/limits.ts"
import { MINUTE_S, type Rate } from "./limits/rate.ts"
import { refusalOf } from "./refuse.ts"
import type { CsrfGuard } from "./session/csrf.ts"
import type { Identify } from "./session/identity.ts"

/** Admits a request, or throws the refusal. */
export type Admission = {
  /** By session, token, origin and rate, before the body is read. */
  readonly admit: (
    route: Route,
    request: Request,
    call: { readonly url: URL; readonly rate: Rate | undefined },
  ) => Promise<{ readonly caller: Caller | null; readonly address: string }>
  /** By the token in its body, whatever else is wrong there; called before wrong fields are reported. */
  readonly admitWith: (
    route: Route,
    caller: Caller | null,
    body: Readonly<Record<string, unknown>>,
  ) => void
  /** Whether it comes from this machine, or from an operator. */
  readonly mayOperate: (request: Request) => Promise<boolean>
  /** Refuses a chatbot that is not the caller's; called before wrong fields are reported. */
  readonly own: (route: Route, caller: Caller | null, chatbot: ChatbotId) => Promise<void>
}

type Options = {
  readonly run: Run
  readonly identify: Identify
  readonly csrf: CsrfGuard
  readonly countCall: Counter
  readonly limits: Limits
  /** The owner of a one-time ticket, which stands in the query of calendar calls. Null: it is not valid. */
  readonly ticketOwner: (ticket: string) => Promise<Caller | null>
  readonly peerOf: (request: Request) => string | null
  readonly trustedHops: number
  readonly production: boolean
}

const CALLS_A_MINUTE = 120
const WRITES_A_MINUTE = 30

/** "Not signed in", in the words of the screen that asks (contract.md 1.7, E1). */
const notSignedIn = ({ who, wording }: Route) => {
  const { payments, whatsapp, token, sentence } = CATALOGUE.not_signed_in
  if (wording === "payments") return refusalOf("not_signed_in", { error: payments })
  if (wording === "connecting") return refusalOf("not_signed_in", { error: whatsapp })
  const error = who === "owner-with-csrf-token" ? token : sentence
  return refusalOf("not_signed_in", { error })
}

export const admissionWith = (options: Options): Admission => {
  const { run, identify, csrf } = options
  const limit = limitWith(options.countCall)

  const callerOf = async (route: Route, request: Request, url: URL) => {
    const token = route.who === "owner-or-ticket" ? url.searchParams.get("access_token") : null
    if (token) return (await identify.byToken(token)) ?? (await options.ticketOwner(token))
    const isOpen = route.who === "anybody" || route.who === "owner-or-mailed-token"
    return isOpen ? identify.ofAnybody(request) : identify.of(request)
  }

  const isOperator = async (caller: Caller | null) =>
    caller !== null && (await run(readUser(caller.owner)).catch(() => null))?.operator === true

  /** Whether somebody may debug at all; whether they may debug the account that the body names is seen later. */
  const mayDebugSelf = async (caller: Caller) => {
    const asking = { id: caller.owner, operator: await isOperator(caller) }
    return mayDebug(asking, caller.owner, options.production)
  }

  return {
    admitWith: (route, caller, { token }) => {
      if (route.who === "owner-or-mailed-token" && !caller && token === undefined) {
        throw notSignedIn(route)
      }
    },
    mayOperate: async (request) =>
      isHere(request, options.peerOf(request)) || isOperator(await identify.ofAnybody(request)),
    own: async (route, caller, chatbot) => {
      if (!caller) return
      const { owner } = caller
      await (route.wording === "connecting"
        ? run(findOwnLine(owner, chatbot))
        : run(ownChatbot(owner, chatbot)))
    },
    admit: async (route, request, { url, rate }) => {
      const peer = options.peerOf(request)
      const address = clientAddress(request, peer, options.trustedHops)
      const changes = route.method !== "GET"
      const foreign = changes && route.who !== "provider" && !csrf.mayChange(request, url.pathname)
      if (rate?.by === "address") {
        // Counted apart: any page that somebody visits could use up their limit.
        const name = foreign ? `${rate.name} elsewhere` : rate.name
        await options.limits.limitAddress(name, address, rate.most, rate.seconds)
      }
      const found = await callerOf(route, request, url)
      const caller = found === "two" ? null : found
      // Routes that are open to anybody do not count, because every page calls some.
      if (caller && route.who !== "anybody") {
        await limit(`owner ${caller.owner}`, CALLS_A_MINUTE, MINUTE_S)
        if (changes) await limit(`writes ${caller.owner}`, WRITES_A_MINUTE, MINUTE_S)
        if (rate?.by === "owner") {
          await options.limits.limit(`${rate.name} ${caller.owner}`, rate.most, rate.seconds)
        }
      }
      if (foreign) throw refusalOf("bad_origin")
      if (found === "two") throw refusalOf("two_identities")
      await checkRole(route, request, caller)
      return { caller, address }
    },
  }

  /** Refuses a caller whom the route does not admit. */
  async function checkRole(route: Route, request: Request, caller: Caller | null) {
    switch (route.who) {
      case "anybody":
      case "refresh-cookie":
      case "provider":
      case "owner-or-mailed-token":
        return
      case "operator-or-local": {
        if (isHere(request, options.peerOf(request)) || (await isOperator(caller))) return
        throw refusalOf("operators_only")
      }
      default: {
        if (!caller) throw notSignedIn(route)
        if (route.who === "owner-with-csrf-token" && !csrf.hasToken(request, caller)) {
          throw refusalOf("csrf")
        }
        if (route.who === "operator-or-self" && !(await mayDebugSelf(caller))) {
          throw refusalOf("operators_only")
        }
      }
    }
  }
}

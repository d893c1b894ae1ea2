import * as Effect from "effect/Effect"
import { ChatbotId, OwnerId } from "../../core/shared/ids.ts"
import type { Grant } from "../../core/whatsapp/grant.ts"
import { type HealthNews, NO_NEWS } from "../../core/whatsapp/health.ts"
import type { LineKeys } from "../../core/whatsapp/line-keys.ts"
import {
  type Business,
  BusinessFailed,
  type Connections,
  type DueLine,
  type Duty,
  type LineCare,
} from "../../core/whatsapp/ports.ts"

export const OWNER = OwnerId.parse("00000000-0000-4000-8000-0000000000a1")
const CHATBOT = ChatbotId.parse("00000000-0000-4000-8000-0000000000b1")

const GRANT: Grant = {
  valid: true,
  ours: true,
  scopes: [],
  accounts: [],
  expiresAt: null,
  user: null,
}

type Wishes = {
  readonly keys?: Partial<LineKeys>
  readonly grant?: Partial<Grant>
  /** Which calls to Meta fail, and why. */
  readonly fails?: { readonly [Call in keyof Business]?: BusinessFailed["why"] }
  readonly subscribed?: boolean
  /** Another chatbot speaks through the same WhatsApp account. */
  readonly shared?: boolean
  /** Another chatbot's line was connected by the same person at Meta. */
  readonly samePerson?: boolean
  readonly registered?: boolean
  readonly duties?: readonly Duty[]
  /** The dialog connects numbers of the phone app, too. */
  readonly connectsPhoneApp?: boolean
  /** What Meta says of the number. */
  readonly health?: Partial<HealthNews>
}

const never = () =>
  Effect.sync((): never => {
    throw new Error("not asked for in this story")
  })

/** One connected line with a fake Meta, and a record of all calls, in order. */
export const oneLine = ({ keys, grant, fails = {}, ...wishes }: Wishes) => {
  const {
    subscribed = true,
    registered = true,
    duties = [],
    connectsPhoneApp = false,
    health = { quality: "GREEN" },
  } = wishes
  const line: LineKeys = {
    chatbot: CHATBOT,
    phonenumberid: "100000000000001",
    businessaccountid: "200000000000001",
    token: "a token",
    sealed: "a sealed token",
    pin: "123456",
    numbers: [],
    webhookConfigured: true,
    tokenExpiresAt: null,
    sharedWithApp: false,
    ...keys,
  }
  const shown = {
    chatbotid: line.chatbot,
    businessid: null,
    assignednumber: "",
    phonenumberid: line.phonenumberid,
    businessaccountid: line.businessaccountid,
    verified: true,
    status: null,
    createdat: "2026-11-21T12:00:00.000Z",
    updatedat: "2026-11-21T12:00:00.000Z",
    lastErrorTime: null,
    tokenExpiresAt: null,
  }
  const done: string[] = []
  let held = true
  const asked = <A>(call: keyof Business, answer: A) =>
    Effect.suspend(() => {
      const why = fails[call]
      if (why) return Effect.fail(new BusinessFailed({ why, detail: "" }))
      done.push(call)
      return Effect.succeed(answer)
    })
  const stored = (what: string) => Effect.sync(() => void done.push(what))

  const business: Business = {
    connectsPhoneApp,
    dialog: never,
    exchange: never,
    extend: never,
    findNumbers: never,
    numbersOf: never,
    portfolioOf: never,
    inspect: () => asked("inspect", { ...GRANT, ...grant }),
    readNumber: (token) =>
      asked("readNumber", {
        phonenumberid: line.phonenumberid,
        businessaccountid: line.businessaccountid,
        businessid: null,
        display: "",
        verifiedName: "",
        registered,
        token,
      }),
    subscribe: () => asked("subscribe", undefined),
    isSubscribed: () => asked("isSubscribed", subscribed),
    unsubscribe: () => asked("unsubscribe", undefined),
    register: () => asked("register", undefined),
    revoke: () => asked("revoke", undefined),
    readHealth: () => asked("readHealth", { ...NO_NEWS, ...health }),
  }
  const due: DueLine = {
    owner: OWNER,
    duties,
    chatbotName: "Bar Pepe",
    language: "es",
    zone: "Europe/Madrid",
    keys: line,
    letterDueAt: null,
  }
  const connections: Connections = {
    read: never,
    link: never,
    keys: () => Effect.sync(() => (held ? line : null)),
    settle: (_, fault) =>
      Effect.sync(() => {
        done.push(fault ?? "settled")
        return held
          ? { ...shown, webhookConfigured: fault === null, lastErrorMessage: fault }
          : null
      }),
    remove: () =>
      Effect.sync(() => {
        held = false
        done.push("removed")
      }),
    isShared: () => Effect.succeed(wishes.shared ?? false),
    checkSoon: () => Effect.void,
    sharesPerson: () => Effect.succeed(wishes.samePerson ?? false),
    ofOwner: () => Effect.sync(() => (held ? [CHATBOT] : [])),
  }
  const care: LineCare = {
    due: () => Effect.succeed([due]),
    letterWritten: () => stored("letter written"),
    expire: () =>
      Effect.sync(() => {
        done.push("expired")
        return true
      }),
    postpone: () => stored("postponed"),
    noteHealth: (_, { quality }) => stored(`health ${quality}`),
    noteExpiry: (_, expiresAt) => stored(`ends ${expiresAt.toISOString()}`),
  }
  return { line, business, connections, care, done, isHeld: () => held }
}

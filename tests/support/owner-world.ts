import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { nodeDigest } from "../../adapters/secrets/digest.ts"
import {
  Accounts,
  Flows,
  GoogleSignIn,
  KeptLetters,
  OneTimeTokens,
  Operators,
  Passwords,
  ProviderAccess,
  Sessions,
} from "../../core/accounts/ports.ts"
import type { PlanLimits } from "../../core/billing/plan.ts"
import { Ledger, Plans } from "../../core/billing/ports.ts"
import { createChatbot } from "../../core/chatbots/create-chatbot.ts"
import { Chatbots } from "../../core/chatbots/ports.ts"
import { ChatbotDraft } from "../../core/chatbots/wizard.ts"
import { ContactMessages } from "../../core/contact/ports.ts"
import { SecretHash } from "../../core/conversations/ports.ts"
import { Knowledge } from "../../core/knowledge/ports.ts"
import { Mailer } from "../../core/mail/ports.ts"
import { Notebooks } from "../../core/memory/ports.ts"
import { AuditTrail, Digest, ErrorLog } from "../../core/shared/ports.ts"
import { Simulator } from "../../core/simulation/ports.ts"
import { Business, Connections } from "../../core/whatsapp/ports.ts"
import { oneLine } from "../fakes/line.ts"
import { fakeAccounts, fakeKeptLetters } from "../fakes/owner/accounts.ts"
import { fakeLedger, fakePlans } from "../fakes/owner/billing.ts"
import { fakeChatbots } from "../fakes/owner/chatbots.ts"
import { fakeKnowledge } from "../fakes/owner/knowledge.ts"
import { fakeNotebooks } from "../fakes/owner/notebooks.ts"
import {
  fakeAuditTrail,
  fakeContactMessages,
  fakeErrorLog,
  fakeGoogle,
  fakeMailer,
  fakePasswords,
  fakeProviderAccess,
} from "../fakes/owner/outside.ts"
import { fakeFlows, fakeOneTimeTokens, fakeSessions } from "../fakes/owner/sessions.ts"
import { fakeSimulator } from "../fakes/owner/simulator.ts"
import { freshOwnerState, newOwner, type OwnerState } from "../fakes/owner/state.ts"
import { fakeSecretHash } from "../fakes/secret-hash.ts"

const portsOf = (state: OwnerState, { business, connections }: ReturnType<typeof oneLine>) =>
  Context.mergeAll(
    Context.make(Accounts, fakeAccounts(state)),
    Context.make(AuditTrail, fakeAuditTrail(state)),
    Context.make(Business, business),
    Context.make(Chatbots, fakeChatbots(state)),
    Context.make(Connections, {
      ...connections,
      keys: (owner, id) =>
        Effect.andThen(fakeChatbots(state).owned(owner, id), connections.keys(owner, id)),
    }),
    Context.make(Digest, nodeDigest),
    Context.make(ErrorLog, fakeErrorLog(state)),
    Context.make(Flows, fakeFlows(state)),
    Context.make(GoogleSignIn, fakeGoogle(state)),
    Context.make(KeptLetters, fakeKeptLetters(state)),
    Context.make(Knowledge, fakeKnowledge(state)),
    Context.make(Ledger, fakeLedger(state)),
    Context.make(ContactMessages, fakeContactMessages(state)),
    Context.make(Mailer, fakeMailer(state)),
    Context.make(Notebooks, fakeNotebooks(state)),
    Context.make(OneTimeTokens, fakeOneTimeTokens(state)),
    Context.make(Operators, { addresses: state.operators }),
    Context.make(ProviderAccess, fakeProviderAccess(state)),
    Context.make(Passwords, fakePasswords),
    Context.make(Plans, fakePlans(state)),
    Context.make(SecretHash, fakeSecretHash),
    Context.make(Sessions, fakeSessions(state)),
    Context.make(Simulator, fakeSimulator(state)),
  )

type Played = ReturnType<typeof portsOf> extends Context.Context<infer Ports> ? Ports : never

/** The owner's side of the product, with a fake behind every port that it needs. */
export const ownerWorld = () => {
  const state = freshOwnerState()
  const line = oneLine({})
  const context = portsOf(state, line)
  const run = <A, E>(useCase: Effect.Effect<A, E, Played>): Promise<A> =>
    Effect.runPromiseWith(context)(useCase)
  /** Runs a use case that has to refuse, and answers the refusal. */
  const refused = <A, E>(useCase: Effect.Effect<A, E, Played>): Promise<E> =>
    Effect.runPromiseWith(context)(Effect.flip(useCase))

  return {
    state,
    line,
    run,
    refused,
    /** An owner who is signed up, confirmed and signed in elsewhere. */
    hasOwner: (email = "ana@example.com", password = "secret-1") => {
      const id = newOwner(state)
      state.accounts.push({
        id,
        email,
        name: null,
        passwordHash: `hash(${password})`,
        confirmed: true,
        createdAt: state.now.toISOString(),
        googleSub: null,
        deleted: false,
      })
      return id
    },
    hasChatbot: async (owner: ReturnType<typeof newOwner>, name = "Bar Pepe") =>
      (await run(createChatbot(owner, ChatbotDraft.parse({ name })))).chatbot.id,
    passes: (milliseconds: number) => {
      state.now = new Date(state.now.getTime() + milliseconds)
    },
  }
}

/** The same with an owner who has a chatbot, on a plan with these limits. */
export const withChatbot = async (limits: Partial<PlanLimits> = {}) => {
  const world = ownerWorld()
  world.state.limits = { ...world.state.limits, ...limits }
  const owner = world.hasOwner()
  return { ...world, owner, id: await world.hasChatbot(owner) }
}

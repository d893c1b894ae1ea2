import { describe, expect, test } from "bun:test"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { postgresChatbots } from "../../../adapters/postgres/chatbots/chatbots.ts"
import { Chatbots } from "../../../core/chatbots/ports.ts"
import { removeChatbot } from "../../../core/chatbots/remove-chatbot.ts"
import { AuditTrail, ErrorLog } from "../../../core/shared/ports.ts"
import { disconnect } from "../../../core/whatsapp/leave-meta.ts"
import { Business, Connections } from "../../../core/whatsapp/ports.ts"
import { oneLine } from "../../fakes/line.ts"
import { fakeAuditTrail, fakeErrorLog } from "../../fakes/owner/outside.ts"
import { freshOwnerState } from "../../fakes/owner/state.ts"
import { type Line, openLines } from "./line-stage.ts"

const { store, run, query, connections, connected, due, linkTo, newLine, newOwner, link } =
  await openLines()

/** Another chatbot's line of the same WhatsApp account, which is just being set up. */
const beingSetUp = async ({ keys: { businessaccountid } }: Line): Promise<Line> => {
  const owner = await newOwner()
  const wish = linkTo(newLine())
  const other = await link(owner, { ...wish, number: { ...wish.number, businessaccountid } })
  if (!other) throw new Error("taken")
  return { ...owner, keys: other.keys }
}

/** Two lines of one WhatsApp account, each of another chatbot. */
const twoLines = async () => {
  const one = await connected()
  const other = await beingSetUp(one)
  await run(connections.settle(other.keys, null))
  return [one, other] as const
}

type Ends = {
  readonly chatbots?: Chatbots
  /** What happens while Meta unsubscribes us. */
  readonly asMetaIsTold?: () => Promise<unknown>
}

/** Leaves with all lines at once, each known before any is gone. Answers what Meta heard. */
const leaving = async (
  lines: readonly Line[],
  leave: typeof disconnect | typeof removeChatbot,
  meanwhile: (line: Line) => Promise<unknown> = async () => {},
  { chatbots = postgresChatbots(store), asMetaIsTold = async () => {} }: Ends = {},
) => {
  const { business: meta, done } = oneLine({})
  const business: typeof meta = {
    ...meta,
    unsubscribe: (...line) =>
      Effect.tap(meta.unsubscribe(...line), () => Effect.promise(asMetaIsTold)),
  }
  const state = freshOwnerState()
  let known = 0
  let all = () => {}
  const allKnown = new Promise<void>((resolve) => {
    all = resolve
  })
  const ports = Context.mergeAll(
    Context.make(AuditTrail, fakeAuditTrail(state)),
    Context.make(Business, business),
    Context.make(Chatbots, chatbots),
    Context.make(Connections, {
      ...connections,
      remove: (owner, chatbot) =>
        Effect.tap(connections.remove(owner, chatbot), () =>
          Effect.promise(async () => {
            const gone = lines.find((line) => line.chatbot === chatbot)
            if (gone) await meanwhile(gone)
          }),
        ),
      keys: (owner, chatbot) =>
        Effect.tap(connections.keys(owner, chatbot), () =>
          Effect.promise(() => {
            known += 1
            if (known === lines.length) all()
            return allKnown
          }),
        ),
    }),
    Context.make(ErrorLog, fakeErrorLog(state)),
  )
  await Promise.all(
    lines.map(({ owner, chatbot }) => Effect.runPromiseWith(ports)(leave(owner, chatbot))),
  )
  return done
}

test("an account whose chatbots are disconnected at once sends us nothing more", async () => {
  expect(await leaving(await twoLines(), disconnect)).toContain("unsubscribe")
})

test("an account whose chatbots are deleted at once sends us nothing more", async () => {
  expect(await leaving(await twoLines(), removeChatbot)).toContain("unsubscribe")
})

test("an account that another chatbot still speaks through goes on", async () => {
  const [one] = await twoLines()
  expect(await leaving([one], disconnect)).toEqual([])
})

test("an account that is left while another chatbot is being set up through it is checked soon, and subscribed again", async () => {
  const one = await connected()
  const other = await beingSetUp(one)
  expect(await leaving([one], disconnect)).toContain("unsubscribe")
  await run(connections.settle(other.keys, null))
  expect(await due(new Date(), other.chatbot)).toMatchObject([{ duties: ["check"] }])
})

test("an account that another chatbot is connected through while Meta unsubscribes us is subscribed again at once: what its customers write until the next check would be lost", async () => {
  const one = await connected()
  const other = await beingSetUp(one)
  const asMetaIsTold = () => run(connections.settle(other.keys, null))
  const done = await leaving([one], disconnect, undefined, { asMetaIsTold })
  expect(done).toEqual(["unsubscribe", "subscribe"])
  expect(await due(new Date(), other.chatbot)).toMatchObject([{ duties: ["check"] }])
})

test("an account that is connected again in another window while it is being disconnected goes on", async () => {
  const one = await connected()
  const again = ({ keys, ...owner }: Line) => link(owner, linkTo(keys.phonenumberid))
  expect(await leaving([one], disconnect, again)).toEqual([])
})

test("an account is not subscribed again while the access of an owner who has left is being given back", async () => {
  const { owner, chatbot, keys } = await connected()
  await query("update users set deletedat = now() where id = $1", [owner])
  await run(connections.checkSoon(keys.businessaccountid))
  expect(await due(new Date(), chatbot)).toEqual([])
})

const isGone = async ({ chatbot, keys: { phonenumberid } }: Line) => {
  expect(await query("select 1 from chatbots where id = $1", [chatbot])).toEqual([])
  expect(await link(await newOwner(), linkTo(phonenumberid))).not.toBeNull()
}

describe("a chatbot that is connected in another window while it is being deleted", () => {
  const connectAgain =
    ({ keys, ...owner }: Line) =>
    async () => {
      const linked = await link(owner, linkTo(keys.phonenumberid))
      if (linked) await run(connections.settle(linked.keys, null))
    }

  test("and emptied, leaves no account that sends us messages", async () => {
    const one = await connected()
    const real = postgresChatbots(store)
    let isConnected = false
    const emptying = {
      ...store,
      once: (...asked: Parameters<typeof store.once>) => {
        if (isConnected) return store.once(...asked)
        isConnected = true
        return connectAgain(one)().then(() => store.once(...asked))
      },
    } as typeof store
    const chatbots = { ...real, remove: postgresChatbots(emptying).remove }
    const done = await leaving([one], removeChatbot, undefined, { chatbots })
    expect(done).toEqual(["unsubscribe", "unsubscribe"])
    await isGone(one)
  })

  test("and Meta is being told, leaves none either", async () => {
    const one = await connected()
    let told = 0
    const asMetaIsTold = async () => {
      if (++told === 1) await connectAgain(one)()
    }
    const done = await leaving([one], removeChatbot, undefined, { asMetaIsTold })
    expect(done).toEqual(["unsubscribe", "unsubscribe"])
    await isGone(one)
  })
})

test("a chatbot of whose line only the number is left is removed, and the number is free", async () => {
  const one = await connected()
  await query(`delete from "whatsappConnections" where chatbotid = $1`, [one.chatbot])
  expect(await leaving([one], removeChatbot)).toEqual([])
  await isGone(one)
})

test("a chatbot whose removal was killed half-way has no line any more, and is removed the next time", async () => {
  const one = await connected()
  const killed = { ...store, once: () => Promise.reject(new Error("killed")) } as typeof store
  const chatbots = { ...postgresChatbots(store), remove: postgresChatbots(killed).remove }
  const removal = leaving([one], removeChatbot, undefined, { chatbots })
  expect(await removal.catch(String)).toContain("killed")
  const { whatsapp } = await run(postgresChatbots(store).read(one.owner, one.chatbot))
  expect(whatsapp).toEqual({ connected: false })
  expect(await leaving([one], removeChatbot)).toEqual([])
  await isGone(one)
})

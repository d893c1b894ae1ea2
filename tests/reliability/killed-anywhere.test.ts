import { describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { answer } from "../../core/reply/answer.ts"
import { ModelFailed, SENTENCES } from "../../core/reply/failures.ts"
import type { ModelRequest } from "../../core/reply/model.ts"
import type { Call, Cue } from "../fakes/model.ts"
import { LONG_PARTS, LONG_REPLY } from "../support/long-reply.ts"
import { type Through, type Wishes, world } from "../support/world.ts"

/*
 * At every call of a port the worker may die: before it has had an effect, or after that but before anybody knows. The run is
 * repeated with a death at each of these places, and what the client and the owner see stays the same.
 */

type Death = { readonly call: number; readonly when: "before" | "after" }

/** Notes each call of a port, and kills the worker at one of them. */
const watched =
  (calls: string[], death: Death | null): Through =>
  (port, name) =>
    new Proxy(port, {
      get: (target, method, receiver) => {
        const play = Reflect.get(target, method, receiver) as (
          ...args: readonly unknown[]
        ) => Effect.Effect<unknown>
        return Effect.fnUntraced(function* (...args: readonly unknown[]) {
          const dies = calls.push(`${name}.${String(method)}`) === death?.call
          if (dies && death.when === "before") throw new Error("the worker is gone")
          const value = yield* play(...args)
          if (dies) throw new Error("the worker is gone")
          return value
        })
      },
    })

/** A model whose answer depends only on what it reads, so that it can be asked again. */
const always = (cue: (request: ModelRequest) => Cue): Wishes => ({
  model: Array.from({ length: 9 }, () => cue),
})

const afterTool =
  (call: Call, text: string) =>
  ({ messages }: ModelRequest): Cue =>
    messages.some(({ role }) => role === "tool") ? text : call

type Story = {
  readonly name: string
  readonly wishes: Wishes
  /** What the client writes; null: a voice note. */
  readonly heard: string | null
  readonly texts: readonly string[]
  readonly notifications?: readonly string[]
  readonly used: number
  /** Entries in the calendar afterwards. */
  readonly appointments?: number
}

const STORIES: readonly Story[] = [
  {
    name: "a reply",
    wishes: always(() => "A las nueve."),
    heard: "¿Cuándo abrís?",
    texts: ["A las nueve."],
    used: 1,
  },
  {
    name: "a greeting and a reply",
    wishes: {
      ...always(() => "A las nueve."),
      greeted: false,
      chatbot: { welcomemessage: "Soy un bot." },
    },
    heard: "¿Cuándo abrís?",
    texts: ["Soy un bot.\n\nA las nueve."],
    used: 1,
  },
  {
    name: "a reply in two parts",
    wishes: always(() => LONG_REPLY),
    heard: "Cuéntamelo todo",
    texts: LONG_PARTS,
    used: 1,
  },
  {
    name: "a note for the owner and a reply",
    wishes: always(
      afterTool({ name: "notify_owner", args: { message: "Llamar a Ana" } }, "Te llamarán."),
    ),
    heard: "Llamadme",
    texts: ["Te llamarán."],
    notifications: ["Llamar a Ana"],
    used: 1,
  },
  {
    name: "calling a person",
    wishes: always(afterTool({ name: "pause_conversation" }, "Ahora viene Lola.")),
    heard: "Quiero hablar con Lola",
    texts: ["Ahora viene Lola."],
    notifications: ["Conversación en pausa: Ana."],
    used: 1,
  },
  {
    name: "an appointment",
    wishes: {
      calendar: "own",
      ...always(
        afterTool(
          {
            name: "create_calendar_event",
            args: { summary: "Corte", start_time: "2026-03-12T10:00" },
          },
          "Te he reservado el jueves a las 10:00.",
        ),
      ),
    },
    heard: "Cita el jueves a las 10 de la mañana",
    texts: ["Reservado: jueves 12 de marzo, 10:00."],
    used: 1,
    appointments: 1,
  },
  {
    name: "an appointment that is only claimed",
    wishes: { calendar: "own", ...always(() => "Te he reservado el jueves a las 10:00.") },
    heard: "Cita el jueves a las 10 de la mañana",
    texts: ["Aún no he podido confirmar la cita. Te aviso en cuanto esté reservada."],
    notifications: [
      "Una cita o reserva de Ana no se pudo confirmar. Revisa tu calendario y escríbele.",
    ],
    used: 1,
  },
  {
    name: "an apology",
    wishes: always(() => new ModelFailed({ why: "unavailable", detail: "" })),
    heard: "Hola",
    texts: [SENTENCES.unavailable],
    used: 0,
  },
  {
    name: "a voice note",
    wishes: {},
    heard: null,
    texts: [SENTENCES.notText],
    notifications: ["Ana ha enviado un audio que el bot no puede abrir."],
    used: 0,
  },
  {
    name: "silence, because the quota is used up",
    wishes: { ...always(() => "nunca"), quota: 0 },
    heard: "Hola",
    texts: [],
    notifications: ["Límite mensual de mensajes alcanzado (0)."],
    used: 0,
  },
]

const survive = (work: Promise<unknown>) =>
  work.catch((gone: Error) => {
    if (gone.message !== "the worker is gone") throw gone
  })

const play = async (story: Story, death: Death | null) => {
  const calls: string[] = []
  const all = world(story.wishes, watched(calls, death))
  const conversation = all.hears(story.heard, story.heard === null ? { type: "audio" } : {})
  await survive(all.run(answer(conversation)))
  const steps = [...calls]
  // Meta's status events tell of each message that has reached it.
  for (const { messageId } of all.sent) {
    all.takesIn({
      kind: "status",
      line: "1055",
      id: `wamid.of.${messageId}`,
      status: "sent",
      ours: messageId,
      errorCode: null,
      aiPriced: null,
    })
  }
  for (let n = 0; n < 4; n++) {
    await survive(all.again())
    all.later(91_000)
  }
  return { steps, ...all }
}

/** A busy machine takes minutes, as the whole story is played once for every step. */
const PATIENCE_MS = 300_000

describe.each(STORIES.map((story) => [story.name, story] as const))("%s", (_, story) => {
  test(
    "comes out the same whichever step the worker is killed at",
    async () => {
      const whole = await play(story, null)
      const outcomes: unknown[] = []
      for (let call = 1; call <= whole.steps.length; call++) {
        for (const when of ["before", "after"] as const) {
          const { calendar, state, texts, notifications } = await play(story, { call, when })
          outcomes.push({
            killed: `${when} ${call} ${whole.steps[call - 1]}`,
            texts: texts(),
            notifications,
            used: state.usage.used,
            appointments: calendar.all().length,
            free:
              !state.conversation.held && state.conversation.doneSeq === state.conversation.lastSeq,
          })
        }
      }
      expect(outcomes).toEqual(
        outcomes.map((outcome) => ({
          ...(outcome as object),
          texts: story.texts,
          notifications: story.notifications ?? [],
          used: story.used,
          appointments: story.appointments ?? 0,
          free: true,
        })),
      )
      expect(outcomes.length).toBeGreaterThan(5)
    },
    PATIENCE_MS,
  )
})

import * as Effect from "effect/Effect"
import { ModelFailed } from "../../core/reply/failures.ts"
import type { ModelAnswer, ModelRequest, ToolCall } from "../../core/reply/model.ts"
import type { Model } from "../../core/reply/ports.ts"

/** A tool that the model calls; `args` as an object, or as the very text it writes. */
export type Call = { readonly name: string; readonly args?: object | string }

/** What the model does next: says something, calls tools, fails, is killed with its worker, or whatever the test decides. */
export type Cue =
  | string
  | Call
  | readonly Call[]
  | ModelFailed
  | { readonly answer: Partial<ModelAnswer> }
  | { readonly dies: true }
  | ((request: ModelRequest) => Cue)

/** Plays its cues in order; a call beyond them is a defect. */
export const fakeModel = (script: readonly Cue[]) => {
  const cues = [...script]
  const requests: ModelRequest[] = []
  const play = (
    cue: Cue | undefined,
    request: ModelRequest,
  ): Effect.Effect<ModelAnswer, ModelFailed> => {
    if (cue === undefined) return Effect.die(new Error("the model was asked once too often"))
    if (typeof cue === "function") return play(cue(request), request)
    if (cue instanceof ModelFailed) return Effect.fail(cue)
    if (typeof cue === "string") return Effect.succeed(said({ text: cue }))
    if ("dies" in cue) return Effect.die(new Error("the worker is gone"))
    if ("answer" in cue) return Effect.succeed(said(cue.answer))
    return Effect.succeed(said({ toolCalls: (isCalls(cue) ? cue : [cue]).map(toolCall) }))
  }
  const model: Model = {
    answer: (request) =>
      Effect.suspend(() => {
        requests.push({ ...request, messages: structuredClone(request.messages) })
        return play(cues.shift(), request)
      }),
    raw: ({ messages, tools }, by = "the first model") =>
      Effect.sync(() => JSON.stringify({ model: by, messages, tools })),
  }
  return { model, cues, requests }
}

const isCalls = (cue: Call | readonly Call[]): cue is readonly Call[] => Array.isArray(cue)

const said = (answer: Partial<ModelAnswer>): ModelAnswer => ({
  text: null,
  toolCalls: [],
  cut: false,
  ...answer,
})

/** The same id each time: models repeat theirs. */
const toolCall = ({ name, args = {} }: Call): ToolCall => ({
  id: "call_0",
  name,
  arguments: typeof args === "string" ? args : JSON.stringify(args),
})

/** What the user's side of a prompt says. */
export const userText = (request: ModelRequest | undefined) =>
  request?.messages.find(({ role }) => role === "user")?.content ?? ""

import { z } from "zod"
import type { ModelAnswer } from "../../core/reply/model.ts"
import { clean } from "../../core/shared/characters.ts"
import { parsedJson } from "../providers/parsed-json.ts"

/** Characters. The tokens that we ask for hold far less, so a longer answer is none to our request. */
const LONGEST = 65_536

/** A part without a type is text, too. Parts of other types hold what the model thinks. */
const Part = z.object({ type: z.enum(["text", "output_text"]).optional(), text: z.string() })
const wordsOf = (part: unknown) =>
  typeof part === "string" ? part : (Part.safeParse(part).data?.text ?? "")
const Call = z.object({
  id: z.string().catch("call"),
  function: z.object({
    name: z.string(),
    arguments: z.unknown().optional(),
  }),
})
const Answer = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish().catch(null),
        error: z.unknown().optional(),
        message: z
          .object({
            content: z.union([z.string(), z.array(z.unknown()), z.null()]).optional(),
            tool_calls: z.array(z.unknown()).nullish().catch(null),
          })
          .nullish(),
      }),
    )
    .nullish(),
})

/** The finish reasons with which servers say that max_tokens was used up. */
const CUT: ReadonlySet<unknown> = new Set(["length", "max_tokens", "model_length"])

/** The text of a message's content, which may be a list of parts. Null: it has none. */
const textOf = (content: unknown): string | null => {
  if (typeof content === "string") return content
  return Array.isArray(content) ? content.map(wordsOf).join("") : null
}

/**
 * The arguments as JSON text. Models put raw line breaks into strings, a fence or a mark of their template around the whole, and
 * some servers encode the arguments twice.
 */
const argumentsOf = (given: unknown): string => {
  if (typeof given !== "string") return given ? JSON.stringify(given) : ""
  const written = clean(given).replace(/\p{Cc}/gu, " ")
  const within = parsedJson(written)
  if (typeof within === "string") return within
  // Without a pattern, which would take long over an answer of opening braces only.
  const object = written.slice(written.indexOf("{"), written.lastIndexOf("}") + 1)
  return within === undefined && parsedJson(object) ? object : written
}

/**
 * Reads what the SDK answers: a text where the server did not declare it as JSON. It may be an error with status 200, or no JSON
 * at all.
 */
export const readAnswer = (
  response: unknown,
): { kind: "answer"; answer: ModelAnswer } | { kind: "none"; detail: string } => {
  const read = Answer.safeParse(typeof response === "string" ? parsedJson(response) : response)
  if (!read.success) return { kind: "none", detail: "invalid JSON response" }
  const { choices, error } = read.data
  const choice = choices?.[0]
  if (error || choice?.error || choice?.finish_reason === "error") {
    return { kind: "none", detail: "error 200" }
  }
  if (!choices) return { kind: "none", detail: "invalid JSON response" }
  const text = textOf(choice?.message?.content)
  const toolCalls = (choice?.message?.tool_calls ?? []).flatMap((each) => {
    const call = Call.safeParse(each).data
    if (!call) return []
    const { name, arguments: args } = call.function
    return [{ id: clean(call.id), name: clean(name), arguments: clean(argumentsOf(args)) }]
  })
  const length = toolCalls.reduce((sum, call) => sum + call.arguments.length, text?.length ?? 0)
  if (length > LONGEST) return { kind: "none", detail: "invalid JSON response" }
  return {
    kind: "answer",
    answer: {
      text: text === null ? null : clean(text),
      toolCalls,
      cut: CUT.has(choice?.finish_reason?.toLowerCase()),
    },
  }
}

import { Elysia } from "elysia"
import { z } from "zod"
import { parsedJson } from "../json.ts"
import { answer } from "../player.ts"

/** Thrown by a control: a status and a sentence. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Controls read their bodies themselves, whatever the content type says. */
export const controls = () => new Elysia({ prefix: "/sandbox/api" }).onParse(() => null)

export const success = { success: true } as const
export const listed = <T>(items: readonly T[]) => ({ items, total: items.length })
export const Nothing = z.object({})

type Called = {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly set: { readonly headers: Readonly<Record<string, unknown>> }
}

/**
 * A control: reads the JSON body, else the query, into a shape, and answers refusals itself. The app that mounts the sandbox
 * has an error handler of its own, which would run first.
 */
export const control =
  <T>(
    shape: z.ZodType<T>,
    act: (given: T, params: Called["params"]) => unknown,
  ): ((called: Called) => Promise<unknown>) =>
  async ({ request, params, set }) => {
    try {
      return await act(await read(request, shape), params)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const id = set.headers["x-request-id"]
      return answer(error.status, { error: error.message, code: "invalid_request", id })
    }
  }

const read = async <T>(request: Request, shape: z.ZodType<T>): Promise<T> => {
  const text = request.method === "GET" ? "" : await request.text()
  const { searchParams } = new URL(request.url)
  const given = text.trim() === "" ? Object.fromEntries(searchParams) : parsedJson(text)
  if (given === undefined) throw new Refused(400, "The body is not JSON.")
  const parsed = shape.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new Refused(400, `${issue?.path.join(".") || "body"}: ${issue?.message}`)
}

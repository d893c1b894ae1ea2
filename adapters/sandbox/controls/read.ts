import { Elysia } from "elysia"
import type { z } from "zod"
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
export const raw = { parse: "none" } as const

export const success = { success: true } as const

/** Reads the JSON body, else the query, into a shape. */
export const read = async <T>(request: Request, shape: z.ZodType<T>): Promise<T> => {
  const text = request.method === "GET" ? "" : await request.text()
  let given: unknown = Object.fromEntries(new URL(request.url).searchParams)
  try {
    if (text.trim() !== "") given = JSON.parse(text)
  } catch {
    throw new Refused(400, "The body is not JSON.")
  }
  const parsed = shape.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new Refused(400, `${issue?.path.join(".") || "body"}: ${issue?.message}`)
}

/** The frame of a group of controls. */
export const controlGroup = () =>
  new Elysia({ prefix: "/sandbox/api" }).onError(({ error }) => {
    if (error instanceof Refused) {
      return answer(error.status, { error: error.message, code: "invalid_request" })
    }
  })

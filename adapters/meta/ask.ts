import { z } from "zod"
import { BusinessFailed } from "../../core/whatsapp/ports.ts"
import { failureOf } from "./failure.ts"
import { callGraph, type GraphAnswer } from "./graph.ts"
import { YesOrNo } from "./json.ts"
import { readPage } from "./numbers.ts"

type Params = Readonly<Record<string, string>>
type Given = { readonly token?: string; readonly query?: Params; readonly body?: object }

type Call = readonly [method: "GET" | "POST" | "DELETE", path: string, given?: Given]

/** Calls that manage an owner's account. Each throws a BusinessFailed if Meta refuses, or does not answer. */
export type Ask = {
  /** One call; answers the body of Meta's answer. */
  readonly once: (...call: Call) => Promise<unknown>
  /** One call that changes something at Meta. Its answer only says whether that was done; if not, the call fails. */
  readonly act: (...call: Call) => Promise<void>
  /** All entries of a list, page by page. */
  readonly list: (token: string, path: string, fields?: string) => Promise<readonly unknown[]>
  /** The failure for a body that is not Meta's, such as a gateway's page: it must not count as an empty list. */
  readonly notMetas: (path: string) => BusinessFailed
}

const Done = z.object({ success: YesOrNo })

/** No owner has longer lists than this. */
const MAX_PAGES = 20

/** `log` gets failures that the owner cannot put right. */
export const askGraph = (base: string, timeout?: number, log?: (line: string) => void): Ask => {
  const failedAt = (path: string, answer: Exclude<GraphAnswer, { kind: "ok" }>) => {
    const failed = failureOf(answer)
    if (failed.why === "unreachable") log?.(`${path}: ${failed.detail}`)
    return failed
  }
  const notMetas: Ask["notMetas"] = (path) => failedAt(path, { kind: "unreadable", status: 200 })
  const once: Ask["once"] = async (method, path, { token, query, body } = {}) => {
    const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ""
    const answer = await callGraph({
      method,
      url: `${base}/${path}${search}`,
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
      ...(timeout === undefined ? {} : { timeout }),
    })
    if (answer.kind === "ok") return answer.body
    throw failedAt(path, answer)
  }
  const act: Ask["act"] = async (...call) => {
    const done = Done.safeParse(await once(...call)).data
    if (!done) throw notMetas(call[1])
    if (!done.success) throw new BusinessFailed({ why: "refused", detail: "" })
  }
  const list: Ask["list"] = async (token, path, fields) => {
    const items: unknown[] = []
    let after: string | null = ""
    for (let page = 0; after !== null && page < MAX_PAGES; page++) {
      const query: Params = { ...(fields ? { fields } : {}), ...(after ? { after } : {}) }
      const read = readPage(await once("GET", path, { token, query }))
      if (!read) throw notMetas(path)
      items.push(...read.items)
      after = read.after
    }
    return items
  }
  return { once, act, list, notMetas }
}

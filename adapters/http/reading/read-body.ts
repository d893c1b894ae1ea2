import type { Code } from "../../../core/shared/catalogue.ts"
import { isObject } from "../../providers/parsed-json.ts"
import { refusalOf } from "../refuse.ts"
import { readBytes } from "./read-bytes.ts"

const AUTH_BYTES = 16 * 1024
const OWNER_BYTES = 256 * 1024
const MAX_DEPTH = 20

/** The JSON object that a call has as its body; an empty body is an empty object. Refuses anything else (contract.md 1.1). */
export const readBody = async (
  request: Request,
  path: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const most = path.startsWith("/api/auth/") ? AUTH_BYTES : OWNER_BYTES
  const bytes = await readBytes(request, most)
  if (bytes.byteLength === 0) return {}
  const type = request.headers.get("content-type") ?? ""
  if (!/^application\/json\s*(;|$)/i.test(type)) return refuseAs("invalid_type")
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    return refuseAs("invalid_json")
  }
  return isObject(value) && !deeperThan(value, MAX_DEPTH) ? value : refuseAs("invalid_json")
}

const refuseAs = (code: Code): never => {
  throw refusalOf(code)
}

const deeperThan = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => deeperThan(inner, levels - 1)))

import { promisify } from "node:util"
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from "node:zlib"
import { refusalOf } from "../refuse.ts"

type Bound = { readonly maxOutputLength: number }
type Decoder = (packed: Uint8Array, bound: Bound) => Promise<Uint8Array>

const TOO_LARGE = "ERR_BUFFER_TOO_LARGE"
const codeOf = (error: { code?: string }) => error.code

const zlib: Decoder = promisify(inflate)
const bare: Decoder = promisify(inflateRaw)
const OPENS_JSON = 0x7b

/** "deflate" is zlib's format, but some send the bare DEFLATE (RFC 9110, 8.4.1.2). No bare one of a JSON text begins with "{". */
const deflated: Decoder = (packed, bound) =>
  zlib(packed, bound).catch((error) => {
    if (codeOf(error) === TOO_LARGE || packed[0] === OPENS_JSON) throw error
    return bare(packed, bound)
  })

const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ["gzip", promisify(gunzip)],
  ["x-gzip", promisify(gunzip)],
  ["deflate", deflated],
  ["br", promisify(brotliDecompress)],
  ["zstd", promisify(zstdDecompress)],
])

/**
 * Undoes a body's Content-Encoding (RFC 9110, 8.4), the last of several first; refuses a result of more than `limit` bytes. A body
 * that does not have the encoding that the header names is left as it is: the header may be wrong.
 */
export const decompressed = async (
  request: Request,
  raw: Uint8Array,
  limit: number,
): Promise<Uint8Array> => {
  const encodings = request.headers.get("content-encoding")?.toLowerCase().split(",") ?? []
  let body = raw
  for (const encoding of encodings.toReversed()) {
    const decode = DECODERS.get(encoding.trim())
    if (!decode) continue
    body = await decode(body, { maxOutputLength: limit }).catch((error) => {
      if (codeOf(error) === TOO_LARGE) throw refusalOf("too_large")
      return body
    })
  }
  return body
}

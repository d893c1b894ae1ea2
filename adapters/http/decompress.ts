import { promisify } from "node:util"
import { brotliDecompress, gunzip, inflate, zstdDecompress } from "node:zlib"
import { refusalOf } from "./refuse.ts"

type Decoder = (
  packed: Uint8Array,
  bound: { readonly maxOutputLength: number },
) => Promise<Uint8Array>
const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ["gzip", promisify(gunzip)],
  ["x-gzip", promisify(gunzip)],
  ["deflate", promisify(inflate)],
  ["br", promisify(brotliDecompress)],
  ["zstd", promisify(zstdDecompress)],
])

/**
 * Undoes a body's Content-Encoding (RFC 9110, 8.4); refuses a result of more than `limit` bytes. A body that does not have the
 * encoding that the header names is left as it is: the header may be wrong.
 */
export const decompressed = async (
  request: Request,
  raw: Uint8Array,
  limit: number,
): Promise<Uint8Array> => {
  const encoding = request.headers.get("content-encoding")?.trim().toLowerCase() ?? ""
  const decode = DECODERS.get(encoding)
  if (!decode) return raw
  return decode(raw, { maxOutputLength: limit }).catch((error: { code?: string }) => {
    if (error.code === "ERR_BUFFER_TOO_LARGE") throw refusalOf("too_large")
    return raw
  })
}

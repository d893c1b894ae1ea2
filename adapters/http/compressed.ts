import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

export type Encoding = "br" | "gzip"

const TEXT = /\.(html|css|js|mjs|svg|json|txt|xml|webmanifest)$/
/** Below this a compressed answer is no smaller on the wire. */
const WORTHWHILE_BYTES = 512
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The encoding to answer with: brotli if it is accepted, else gzip. A weight of 0 means not accepted (RFC 9110, 12.5.3). */
export const encodingFor = (request: Request): Encoding | null => {
  const accepted = (request.headers.get("accept-encoding") ?? "")
    .toLowerCase()
    .split(",")
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(";")[0]?.trim())
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding)) ?? null
}

/** Compresses a built file when it is first requested, and keeps the result. */
export const compressedFiles = (read: (file: string) => Promise<Uint8Array>) => {
  const kept = new Map<string, Promise<Uint8Array | null>>()
  const compress = async (file: string, encoding: Encoding) => {
    const bytes = await read(file)
    if (bytes.byteLength < WORTHWHILE_BYTES) return null
    return encoding === "br"
      ? brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
          },
        })
      : zip(bytes, { level: 9 })
  }
  /** Null: the file is sent uncompressed. */
  return (file: string, encoding: Encoding): Promise<Uint8Array | null> => {
    if (!TEXT.test(file)) return Promise.resolve(null)
    const key = `${encoding} ${file}`
    const known = kept.get(key) ?? compress(file, encoding)
    kept.set(key, known)
    return known
  }
}

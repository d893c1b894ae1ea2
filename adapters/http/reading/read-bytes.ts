import { refusalOf } from "../refuse.ts"

/** The largest body that any route takes: Meta's POSTs reach 3 MB (providers.md 1.2). */
export const MAX_BODY_BYTES = 4 * 1024 * 1024

/** The body of a request as it came, refused as soon as it is seen to be larger than `limit` bytes. */
export const readBytes = async (request: Request, limit: number): Promise<Uint8Array> => {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw refusalOf("too_large")
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of request.body ?? []) {
    length += piece.byteLength
    if (length > limit) throw refusalOf("too_large")
    pieces.push(piece)
  }
  return Buffer.concat(pieces, length)
}

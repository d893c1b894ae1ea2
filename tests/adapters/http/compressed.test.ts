import { expect, test } from "bun:test"
import { encodingFor } from "../../../adapters/http/compressed.ts"

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br ; Q=0.000, gzip;q=0.1", "gzip"],
  ["gzip;q=0, br;q=0", null],
  ["x-br, not-gzip", null],
  ["identity", null],
  ["", null],
] as const)("who accepts %j is sent %p", (header, encoding) => {
  const headers = { "accept-encoding": header }
  expect(encodingFor(new Request("http://recado.example/", { headers }))).toBe(encoding)
})

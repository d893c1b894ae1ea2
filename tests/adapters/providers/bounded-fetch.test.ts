import { expect, test } from "bun:test"
import { boundedFetch } from "../../../adapters/providers/bounded-fetch.ts"

test.each([302, 307, 308])(
  "a provider that points elsewhere (%p) is not followed",
  async (status) => {
    const asked: string[] = []
    using server = Bun.serve({
      port: 0,
      fetch: ({ url }) => {
        asked.push(new URL(url).pathname)
        return new Response('{"data":[]}', { status, headers: { location: "/elsewhere" } })
      },
    })
    const body = "refresh_token=secret"
    const answer = await boundedFetch(`${server.url}token`, { method: "POST", body })
    expect([answer.status, await answer.text()]).toEqual([status, ""])
    expect(asked).toEqual(["/token"])
  },
)

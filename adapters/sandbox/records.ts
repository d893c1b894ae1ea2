import { bounded } from "./bounded.ts"
import { PROVIDERS, type SandboxProvider } from "./options.ts"

export type RecordedRequest = {
  readonly at: string
  readonly provider: SandboxProvider
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

type Raw = Omit<RecordedRequest, "body"> & { readonly text: string }

const KEPT_PER_PROVIDER = 500
const KEPT_CHARACTERS = 100_000
const SECRET_HEADERS = new Set(["authorization", "cookie", "proxy-authorization", "x-api-key"])

/** What each provider was asked, newest last. Bodies are parsed when somebody looks. */
export const requestRecords = () => {
  const kept = Object.fromEntries(
    PROVIDERS.map((provider) => [provider, bounded<Raw>(KEPT_PER_PROVIDER)]),
  ) as Record<SandboxProvider, ReturnType<typeof bounded<Raw>>>
  return {
    add: (provider: SandboxProvider, request: Request, path: string, text: string, at: Date) =>
      kept[provider].add({
        at: at.toISOString(),
        provider,
        method: request.method,
        path,
        headers: maskedHeaders(request.headers),
        text: text.slice(0, KEPT_CHARACTERS),
      }),
    of: (provider?: SandboxProvider): readonly RecordedRequest[] =>
      (provider ? kept[provider].items() : PROVIDERS.flatMap((each) => kept[each].items()))
        .toSorted((a, b) => a.at.localeCompare(b.at))
        .map(({ text, ...request }) => ({ ...request, body: bodyOf(text, request.headers) })),
    clear: () => {
      for (const provider of PROVIDERS) kept[provider].clear()
    },
  }
}
export type RequestRecords = ReturnType<typeof requestRecords>

const maskedHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [name, SECRET_HEADERS.has(name) ? masked(value) : value]),
  )

/** "Bearer abc" to "Bearer ***": the scheme may be seen, the secret may not. */
const masked = (value: string) => (/^\w+ /.test(value) ? `${value.split(" ")[0]} ***` : "***")

const bodyOf = (text: string, headers: Readonly<Record<string, string>>): unknown => {
  if (text === "") return null
  if (headers["content-type"]?.includes("x-www-form-urlencoded")) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

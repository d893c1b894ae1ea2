import { parsedJson } from "./json.ts"
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

const MAX_REQUESTS = 500
/** The most characters that are kept of one provider's requests, as prompts can be long. */
const MAX_CHARACTERS = 20_000_000
const SECRET_HEADERS = new Set(["authorization", "cookie", "proxy-authorization", "x-api-key"])

/** The requests to each provider, oldest first. Bodies are parsed only when they are read. */
export const requestRecords = () => {
  const kept = new Map<SandboxProvider, { requests: Raw[]; characters: number }>()
  const recordsOf = (provider: SandboxProvider) => {
    const known = kept.get(provider) ?? { requests: [], characters: 0 }
    kept.set(provider, known)
    return known
  }
  return {
    add: (provider: SandboxProvider, request: Request, path: string, text: string) => {
      const { method } = request
      const headers = maskedHeaders(request.headers)
      const known = recordsOf(provider)
      known.requests.push({ at: new Date().toISOString(), provider, method, path, headers, text })
      known.characters += text.length
      while (known.requests.length > MAX_REQUESTS || known.characters > MAX_CHARACTERS) {
        known.characters -= known.requests.shift()?.text.length ?? 0
      }
    },
    of: (provider?: SandboxProvider): readonly RecordedRequest[] =>
      (provider ? [provider] : PROVIDERS)
        .flatMap((each) => recordsOf(each).requests)
        .toSorted((a, b) => a.at.localeCompare(b.at))
        .map(({ text, ...request }) => ({ ...request, body: bodyOf(text, request.headers) })),
    clear: () => kept.clear(),
  }
}
export type RequestRecords = ReturnType<typeof requestRecords>

const maskedHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [name, SECRET_HEADERS.has(name) ? masked(value) : value]),
  )

/** Hides a secret, but not its scheme: "Bearer abc" becomes "Bearer ***". */
const masked = (value: string) => (/^\w+ /.test(value) ? `${value.split(" ")[0]} ***` : "***")

const bodyOf = (text: string, headers: Readonly<Record<string, string>>): unknown => {
  if (text === "") return null
  if (headers["content-type"]?.includes("x-www-form-urlencoded")) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  const json = parsedJson(text)
  return json === undefined ? text : json
}

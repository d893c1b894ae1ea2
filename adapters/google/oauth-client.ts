import { CodeChallengeMethod, OAuth2Client } from "google-auth-library"
import { boundedFetch } from "../providers/bounded-fetch.ts"

/** Where Google is reached, or whoever plays it. */
export type GoogleAddresses = {
  readonly authUrl: string
  readonly tokenUrl: string
  readonly apiUrl: string
}

export type GoogleKeys = GoogleAddresses & {
  readonly clientId: string
  readonly clientSecret: string
}

const TIMEOUT_MS = 10_000

/** Google's own OAuth client, at the addresses of our settings and without its retries. */
export const oauthClient = (keys: GoogleKeys, redirectUri: string): OAuth2Client => {
  const client = new OAuth2Client({
    clientId: keys.clientId,
    clientSecret: keys.clientSecret,
    redirectUri,
    transporterOptions: {
      timeout: TIMEOUT_MS,
      retry: false,
      fetchImplementation: boundedFetch,
    },
    endpoints: {
      oauth2AuthBaseUrl: keys.authUrl,
      oauth2TokenUrl: keys.tokenUrl,
      // The address of revocation is beside the token endpoint's (contract.md 8).
      oauth2RevokeUrl: new URL("revoke", keys.tokenUrl).href,
    },
  })
  const { transporter } = client
  const request = transporter.request.bind(transporter)
  transporter.request = (options) =>
    request({ ...options, retry: false, retryConfig: { retry: 0 } })
  return client
}

type Flow = { readonly state: string; readonly nonce: string; readonly challenge: string }

/** The page where a person consents to `scope`: state, nonce and PKCE with S256. */
export const consentAddress = (
  client: OAuth2Client,
  scope: readonly string[],
  { state, nonce, challenge }: Flow,
): string =>
  client.generateAuthUrl({
    scope: [...scope],
    access_type: "offline",
    // Only a new consent gives a refresh token (providers.md 2.1).
    prompt: "consent",
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: CodeChallengeMethod.S256,
  } as Parameters<OAuth2Client["generateAuthUrl"]>[0])

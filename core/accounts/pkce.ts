/** A PKCE challenge or verifier, method S256 (RFC 7636): base64url, 43 to 128 characters. */
export const isChallenge = (text: string): boolean => /^[\w-]{43}$/.test(text)
export const isVerifier = (text: string): boolean => /^[\w.~-]{43,128}$/.test(text)

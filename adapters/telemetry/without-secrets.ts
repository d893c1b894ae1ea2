/**
 * What looks like a token, because providers repeat in their errors what they were called with. Digits behind a host's name are a
 * port and not a password. Meta's tokens begin with capital letters, which hexadecimal ids do not.
 */
const SECRETS = new RegExp(
  [
    String.raw`((?i:bearer)\s+|access_token=|:\/\/[^\s:@/]+:(?!\d{1,5}(?:[\s/?#"'),;]|$)))[^\s&@"']+`,
    String.raw`\bEA[A-Za-z0-9]{20,}`,
    String.raw`\b(?:sk|rk|whsec)_\w+`,
    String.raw`\bya29\.[\w-]+`,
    String.raw`\b1\/\/[\w-]{20,}`,
    String.raw`\beyJ[\w-]+\.[\w-]+\.[\w-]+`,
  ].join("|"),
  "g",
)

/** The text with "[redacted]" in the place of each secret. */
export const withoutSecrets = (text: string): string => text.replace(SECRETS, "$1[redacted]")

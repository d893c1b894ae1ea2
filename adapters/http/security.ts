const allow = (hashes: readonly string[]) =>
  ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ")

/** Headers of every answer (contract.md 1.1). `scripts`, `styles`: the hashes of the inline ones that are allowed. */
export const securityHeaders = (
  publicUrl: string,
  scripts: readonly string[],
  styles: readonly string[] = [],
) => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": [
    "default-src 'self'",
    `script-src ${allow(scripts)}`,
    `style-src ${allow(styles)}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; "),
  ...(publicUrl.startsWith("https:")
    ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
    : {}),
})

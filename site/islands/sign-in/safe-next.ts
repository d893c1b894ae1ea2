/** Where to go after signing in: an address of the protected part, as the parser reads it, or the dashboard. */
export const safeNext = (next: string | null) => {
  if (!next?.startsWith("/")) return "/dashboard"
  const { pathname, search, hash } = new URL(`http://here${next}`)
  return /^\/(dashboard|setup)(\/|$)/.test(pathname) ? pathname + search + hash : "/dashboard"
}

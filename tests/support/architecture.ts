import { readFile } from "node:fs/promises"
import { dirname, join, relative } from "node:path"

/** A file of the repository and what it takes from elsewhere. */
export type Source = { readonly path: string; readonly text: string }
type Import = {
  readonly from: string
  /** `import type`: it does not exist when the program runs. */
  readonly type: boolean
  /** A path of the repository, or null for a package. */
  readonly target: string | null
}

const ROOT = join(import.meta.dir, "..", "..")
const IMPORT =
  /(?:^|[;\n])[ \t]*(?:import|export)\s+(type\s+)?(?:[^"';]*?\bfrom\s+)?["']([^"'\n]+)["']|\bimport\(\s*["']([^"'\n]+)["']\s*\)/g

/** Every import of a text, its paths resolved against the file's own. */
export const importsOf = ({ path, text }: Source): readonly Import[] =>
  [...text.matchAll(IMPORT)].map(([, type, fixed, dynamic]) => {
    const from = fixed ?? dynamic ?? ""
    const target = from.startsWith(".") ? relative("/", join("/", dirname(path), from)) : null
    return { from, type: type !== undefined, target }
  })

export const readSources = async (): Promise<readonly Source[]> => {
  const glob = new Bun.Glob("{core,adapters,db,site,tests}/**/*.{ts,tsx,astro}")
  const paths = await Array.fromAsync(glob.scan({ cwd: ROOT }))
  return Promise.all(
    paths.sort().map(async (path) => ({
      path: path.replaceAll("\\", "/"),
      text: await readFile(join(ROOT, path), "utf8"),
    })),
  )
}

/** What a folder's files may import; the first line that fits a file holds. */
const FOLDERS: readonly {
  readonly files: RegExp
  readonly paths: RegExp
  readonly packages: RegExp
}[] = [
  // The replies are made of everything else, and nothing else of the core knows them.
  {
    files: /^core\/(?!reply\/|ports\.ts)/,
    paths: /^core\/(?!reply\/)/,
    packages: /^(effect\/\w+|zod\/mini)$/,
  },
  { files: /^core\//, paths: /^core\//, packages: /^(effect\/\w+|zod\/mini)$/ },
  {
    files: /^adapters\/http\/contract\//,
    paths: /^(adapters\/http\/contract|core)\//,
    packages: /^zod\/mini$/,
  },
  // The process and its commands bring the database up to date before anything else runs.
  {
    files: /^adapters\/(postgres\/|cli\/|main\.ts|database\.ts)/,
    paths: /^(adapters|core|db)\//,
    packages: /./,
  },
  // It plays the providers: a fault that it shared with what asks it would not be seen.
  { files: /^adapters\/sandbox\//, paths: /^adapters\/sandbox\//, packages: /./ },
  { files: /^adapters\//, paths: /^(adapters|core)\//, packages: /./ },
  {
    files: /^db\//,
    paths: /^(db\/|core\/billing\/seed-plans\.ts)/,
    packages: /^(drizzle-|pg$|node:)/,
  },
  {
    files: /^site\//,
    paths: /^(site|adapters\/http\/contract|core)\//,
    packages:
      /^(react|react-dom|astro|wouter|nanostores|@nanostores|@tanstack|downshift|lucide-react|react-hot-toast|uqr|zod\/mini)(\/|:|$)/,
  },
  { files: /^tests\//, paths: /./, packages: /./ },
]

/** The names of Effect that may be used: those of the README, and the modules' own types. */
export const ALLOWED_NAMES: Readonly<Record<string, readonly string[]>> = {
  Effect:
    "Effect fnUntraced succeed fail sync suspend promise tryPromise all catch catchTag catchDefect timeout flip runPromise runPromiseWith".split(
      " ",
    ),
  Context: ["Context", "Service", "make", "mergeAll"],
  Data: ["TaggedError"],
  Clock: ["currentTimeMillis"],
}

/** Everything that breaks a rule of the tree, one sentence each. */
export const violations = (sources: readonly Source[]): readonly string[] => {
  const imports = new Map(sources.map((source) => [source.path, importsOf(source)]))
  return sources.flatMap((source) => [
    ...misplaced(source, imports.get(source.path) ?? []),
    ...reachesEffect(source.path, imports),
    ...offTheCard(source),
  ])
}

const misplaced = ({ path }: Source, imports: readonly Import[]) => {
  const folder = FOLDERS.find(({ files }) => files.test(path))
  if (!folder) return [`${path} lies outside the plan`]
  return imports.flatMap(({ from, target }) => {
    const allowed = target === null ? folder.packages.test(from) : folder.paths.test(target)
    if (!allowed) return [`${path} may not import ${from}`]
    const named = target === null || /\.\w+$/.test(target.replace(/\?.*$/, ""))
    return named ? [] : [`${path} imports ${from} without its extension`]
  })
}

/** Files of shapes that use Effect's Data. They are not for the browser; on the server any rule may use them. */
const SERVER_NOUNS = ["core/reply/failures.ts", "core/shared/refusals.ts"]
/** Files that only list use cases, and are no rules. */
const LISTS = ["core/reply/tools.ts"]

const isEffect = (from: string) => /^effect(?:\/|$)/.test(from)

/** Whether a rule of the core, or anything that the browser loads, imports Effect, which neither may. */
const reachesEffect = (path: string, imports: ReadonlyMap<string, readonly Import[]>) => {
  const own = imports.get(path) ?? []
  const effectful = own.some(({ from }) => isEffect(from))
  if (!/^(core|site|adapters\/http\/contract)\//.test(path)) return []
  const server = path.startsWith("core/")
  if (server && (effectful || LISTS.includes(path))) return []
  const seen = new Map<string, string | null>([[path, null]])
  const queue = [path]
  for (const file of queue) {
    for (const { from, type, target } of imports.get(file) ?? []) {
      if (type || (server && target !== null && SERVER_NOUNS.includes(target))) continue
      if (isEffect(from)) {
        const way: string[] = []
        for (let at: string | null | undefined = file; at; at = seen.get(at)) way.unshift(at)
        return [`${path} reaches effect by ${way.join(" > ")}`]
      }
      if (target !== null && !seen.has(target)) {
        seen.set(target, file)
        queue.push(target)
      }
    }
  }
  return []
}

/**
 * Effect's modules are imported one by one: the package's index loads all of them, which costs each process 13 MB of memory.
 */
const offTheCard = ({ path, text }: Source) => {
  if (!/^(core|adapters)\//.test(path)) return []
  const named = [...text.matchAll(/from "effect(?:\/([^"]*))?"/g)].map(([, name]) => name ?? "all")
  const used = [...text.matchAll(/\b(Effect|Context|Data|Clock)\.(\w+)/g)]
  return [
    ...named
      .filter((name) => !ALLOWED_NAMES[name])
      .map((name) => `${path} takes ${name} from effect`),
    ...used
      .filter(
        ([, module = "", name = ""]) =>
          named.includes(module) && !ALLOWED_NAMES[module]?.includes(name),
      )
      .map(([whole]) => `${path} uses ${whole}, which is not on the card`),
  ]
}

/** The keys of ports: `export const Name = Context.Service<Name>("Name")`. */
export const portKeys = (sources: readonly Source[]) =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/const (\w+)\s*=\s*Context\.Service<(\w+)>\(\s*"([^"]*)"/g)].map(
      ([, name, shape, key]) => ({ path, name, shape, key }),
    ),
  )

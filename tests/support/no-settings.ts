import { readConfig } from "../../adapters/read-config.ts"

/*
 * Loaded before all tests (bunfig.toml): whoever runs them may have an .env with real keys, and no test may meet a real
 * provider or database. Blank is as good as not given, and what a child process finds blank it does not read from .env again.
 */

const settings = new Set<string>()
readConfig(
  new Proxy({}, { get: (_, name) => (typeof name === "string" ? void settings.add(name) : null) }),
)
for (const name of settings) process.env[name] = name === "NODE_ENV" ? "test" : ""

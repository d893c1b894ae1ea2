import { readConfig } from "../../adapters/settings/read-config.ts"

/*
 * A developer's .env may hold real keys, and no test may reach a real provider or database.
 * All settings are made blank, which counts as not given; a child process does not read a blank one from .env again.
 */

const settings = new Set<string>()
readConfig(
  new Proxy({}, { get: (_, name) => (typeof name === "string" ? void settings.add(name) : null) }),
)
for (const name of settings) process.env[name] = name === "NODE_ENV" ? "test" : ""

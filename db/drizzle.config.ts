import { defineConfig } from "drizzle-kit"

/** `bunx drizzle-kit generate --config db/drizzle.config.ts` writes the next migration from db/schema. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./db/schema/*.ts",
  out: "./db/migrations",
})

import pg from "pg"

/* The yardstick: an HTTP server that does nothing but store the body of each POST, in a transaction of its own. */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? "", max: 8 })
await pool.query("create table if not exists bare (id bigserial primary key, body text not null)")
const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  fetch: async (request) => {
    await pool.query("insert into bare (body) values ($1)", [await request.text()])
    return Response.json({ received: true })
  },
})
console.log(`ready http://127.0.0.1:${server.port}`)
process.on("SIGTERM", () => process.exit(0))

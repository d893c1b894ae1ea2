import { Elysia } from "elysia"
import type { Telemetry } from "../../telemetry/telemetry.ts"
import { isHere } from "../limits/client-address.ts"
import { refusalOf } from "../refuse.ts"

/** The checks of `/readyz`: whether each part works. They never reject. */
export type Checks = Readonly<Record<"database" | "queue" | "migrations", () => Promise<boolean>>>

type Options = {
  readonly checks: Checks
  /** Unready while the process stops, so that no new work is routed to it. */
  readonly stopping: () => boolean
}

/** Whether the process lives, and whether it can serve (contract.md 2.10). */
export const healthRoutes = ({ checks, stopping }: Options) =>
  new Elysia({ name: "health" })
    .get("/healthz", () => ({ status: "ok" }))
    .get("/readyz", async ({ set }) => {
      const entries = await Promise.all(
        Object.entries(checks).map(
          async ([name, check]) => [name, (await check()) ? "ok" : "failed"] as const,
        ),
      )
      const ready = !stopping() && entries.every(([, result]) => result === "ok")
      set.status = ready ? 200 : 503
      return { status: ready ? "ready" : "unready", checks: Object.fromEntries(entries) }
    })

/** Prometheus text. */
export const metricsAnswer = async (telemetry: Telemetry) =>
  new Response(await telemetry.metrics(), {
    headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" },
  })

/** The metrics of a process that knows no operators: for this machine alone. */
export const metricsRoute = (telemetry: Telemetry, peerOf: (request: Request) => string | null) =>
  new Elysia({ name: "metrics" }).get("/metrics", ({ request }) => {
    if (isHere(request, peerOf(request))) return metricsAnswer(telemetry)
    throw refusalOf("operators_only")
  })

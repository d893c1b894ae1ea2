import { metaKeys, stripeKeys } from "../providers/keys.ts"
import type { Sandbox } from "../sandbox/sandbox.ts"
import { type ApiOptions, ownerApi } from "./api.ts"
import { httpApp } from "./app.ts"
import { type Pages, pageRoutes } from "./pages.ts"
import { facebookWebhooks } from "./routes/facebook-webhooks.ts"
import { healthRoutes, metricsRoute } from "./routes/health.ts"
import { stripeWebhook } from "./routes/stripe-webhook.ts"
import { whatsappWebhook } from "./routes/whatsapp-webhook.ts"

type Options = ApiOptions & {
  readonly pages: Pages
  /** The played providers; null: there are none. */
  readonly played: Sandbox | null
}

/** Everything that is served over HTTP. A worker serves its health and metrics only. */
export const mountHttp = (options: Options) => {
  const { server, run, config, vault, telemetry, checks, pages, played } = options
  const { publicUrl } = config
  let stopping = false
  const app = httpApp({ publicUrl, telemetry, scripts: pages.scripts }).use(
    healthRoutes({ checks, stopping: () => stopping }),
  )
  const api = config.role === "worker" ? null : ownerApi(options)
  if (api) {
    const meta = metaKeys(config, vault)
    app.use(whatsappWebhook({ run, telemetry, meta })).use(api.app)
    app.use(facebookWebhooks({ run, publicUrl, meta }))
    app.use(stripeWebhook({ run, telemetry, keys: stripeKeys(config, vault) }))
    if (played) app.use(played.app)
    app.use(pageRoutes(pages, api.visitor))
  } else {
    app.use(metricsRoute(telemetry, server.peerOf))
  }
  server.handle((request) => app.handle(request))
  return {
    /** Whether a request comes from this machine, or from an operator. */
    mayOperate: async (request: Request) => (await api?.mayOperate(request)) ?? false,
    /** From now on `/readyz` says that no more requests should be sent here. */
    drain: () => {
      stopping = true
    },
    /** Ends the visitors' live streams. */
    stop: () => api?.stop(),
  }
}

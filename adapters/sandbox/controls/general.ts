import { z } from "zod"
import { FailureRule } from "../failures.ts"
import { JOB_NAMES, PROVIDERS } from "../options.ts"
import type { SandboxWorld } from "../sandbox.ts"
import { controlGroup, Refused, raw, read, success } from "./read.ts"

const Reset = z.object({
  records: z.boolean().optional(),
  scripts: z.boolean().optional(),
  failures: z.boolean().optional(),
  limits: z.boolean().optional(),
})
type Reset = z.infer<typeof Reset>

const AnyOf = z.object({ id: z.string().optional() })
const At = z.object({ now: z.iso.datetime({ offset: true }).optional() })

/** Mail, records, failures, jobs, reset. */
export const generalControls = ({ options, records, failures, mail, meta, llm }: SandboxWorld) =>
  controlGroup()
    .get("/mail", async ({ request }) => {
      const { to } = await read(request, z.object({ to: z.string().optional() }))
      return { items: mail.list(to) }
    })
    .delete("/mail", () => {
      mail.clear()
      return success
    })
    .get("/requests", async ({ request }) => {
      const shape = z.object({ provider: z.enum(PROVIDERS).optional() })
      return { items: records.of((await read(request, shape)).provider) }
    })
    .get("/failures", () => ({ items: failures.list() }))
    .post(
      "/failures",
      async ({ request }) => ({ id: failures.add(await read(request, FailureRule)) }),
      raw,
    )
    .delete(
      "/failures",
      async ({ request }) => {
        failures.remove((await read(request, AnyOf)).id)
        return success
      },
      raw,
    )
    .post(
      "/jobs/:name/run",
      async ({ request, params }) => {
        const name = JOB_NAMES.find((each) => each === params.name)
        if (!name) throw new Refused(404, `Jobs: ${JOB_NAMES.join(", ")}`)
        const { now } = await read(request, At)
        return { report: await options.runJob(name, now === undefined ? undefined : new Date(now)) }
      },
      raw,
    )
    .post(
      "/reset",
      async ({ request }) => {
        const wanted = await read(request, Reset)
        // Named, only these; else all but those that are declined.
        const chosen = Object.values(wanted).includes(true)
        const does = (what: keyof Reset) =>
          chosen ? wanted[what] === true : wanted[what] !== false
        if (does("records")) {
          records.clear()
          mail.clear()
          meta.phones.clear()
        }
        if (does("scripts")) llm.forgetScript()
        if (does("failures")) failures.remove()
        if (does("limits")) await options.resetLimits()
        return success
      },
      raw,
    )

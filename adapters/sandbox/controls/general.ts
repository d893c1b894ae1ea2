import { z } from "zod"
import { FailureRule } from "../failures.ts"
import { JOB_NAMES, PROVIDERS } from "../options.ts"
import type { SandboxWorld } from "../sandbox.ts"
import { control, controls, listed, Nothing, Refused, success } from "./control.ts"

const Reset = z.object({
  records: z.boolean().optional(),
  scripts: z.boolean().optional(),
  failures: z.boolean().optional(),
  limits: z.boolean().optional(),
})
type Reset = z.infer<typeof Reset>

const Addressee = z.object({ to: z.string().optional() })
const OfProvider = z.object({ provider: z.enum(PROVIDERS).optional() })
const AnyOf = z.object({ id: z.string().optional() })
const At = z.object({ now: z.iso.datetime({ offset: true }).optional() })

/** Controls of mail (newest first), of the recorded requests (in the order of the calls), of failures, periodic jobs and resets. */
export const generalControls = (world: SandboxWorld) => {
  const { options, records, failures, mail } = world
  return controls()
    .get(
      "/mail",
      control(Addressee, ({ to }) => listed(mail.list(to).toReversed())),
    )
    .delete(
      "/mail",
      control(Addressee, ({ to }) => {
        mail.clear(to)
        return success
      }),
    )
    .get(
      "/requests",
      control(OfProvider, ({ provider }) => listed(records.of(provider))),
    )
    .get(
      "/failures",
      control(Nothing, () => listed(failures.list())),
    )
    .post(
      "/failures",
      control(FailureRule, (rule) => ({ id: failures.add(rule) })),
    )
    .delete(
      "/failures",
      control(AnyOf, ({ id }) => {
        failures.remove(id)
        return success
      }),
    )
    .post(
      "/jobs/:name/run",
      control(At, async ({ now }, params) => {
        const name = JOB_NAMES.find((each) => each === params.name)
        if (!name) throw new Refused(404, `Jobs: ${JOB_NAMES.join(", ")}`)
        return { report: await options.runJob(name, now === undefined ? undefined : new Date(now)) }
      }),
    )
    .post(
      "/reset",
      control(Reset, async (wanted) => {
        await reset(world, wanted)
        return success
      }),
    )
}

/** Resets the named parts; without names all parts that are not excluded. */
const reset = async (
  { options, records, failures, mail, meta, llm }: SandboxWorld,
  wanted: Reset,
) => {
  const chosen = Object.values(wanted).includes(true)
  const does = (what: keyof Reset) => (chosen ? wanted[what] === true : wanted[what] !== false)
  if (does("records")) {
    records.clear()
    mail.clear()
    meta.phones.clear()
  }
  if (does("scripts")) llm.forgetScript()
  if (does("failures")) failures.remove()
  if (does("limits")) await options.resetLimits()
}

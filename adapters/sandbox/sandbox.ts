import { Elysia, NotFoundError } from "elysia"
import { generalControls } from "./controls/general.ts"
import { googleControls } from "./controls/google.ts"
import { llmControls } from "./controls/llm.ts"
import { stripeControls } from "./controls/stripe.ts"
import { whatsappControls } from "./controls/whatsapp.ts"
import { failureRules } from "./failures.ts"
import { google } from "./google/google.ts"
import { llm } from "./llm/completions.ts"
import { mailbox } from "./mail.ts"
import { meta } from "./meta/meta.ts"
import type { SandboxOptions } from "./options.ts"
import { assets } from "./pages/assets.ts"
import { googlePage } from "./pages/google-page.ts"
import { llmPage } from "./pages/llm-page.ts"
import { mailPage } from "./pages/mail-page.ts"
import { overviewPage } from "./pages/overview-page.ts"
import { stripePage } from "./pages/stripe-page.ts"
import { whatsappPage } from "./pages/whatsapp-page.ts"
import { playedBy, player } from "./player.ts"
import { requestRecords } from "./records.ts"
import { stripe } from "./stripe/stripe.ts"

/*
 * The built-in stand-ins for the providers (contract.md section 7). They speak the providers' HTTP under /sandbox, record what they
 * were sent, and fail when a failure rule says so. All state is in memory, and bounded.
 */

/** All that the controls and the pages look at. */
const sandboxWorld = (options: SandboxOptions) => {
  const records = requestRecords()
  const failures = failureRules()
  return {
    options,
    records,
    failures,
    mail: mailbox({ records, failures }),
    meta: meta(options),
    llm: llm(),
    google: google(options),
    stripe: stripe(options),
  }
}
export type SandboxWorld = ReturnType<typeof sandboxWorld>

/** `app` serves everything under /sandbox; the rest is for the mail adapter, and for tests. */
export const sandbox = (options: SandboxOptions) => {
  const world = sandboxWorld(options)
  const app = new Elysia({ name: "sandbox" })
    .onBeforeHandle(async ({ request }) => {
      if (!(await options.allows(request))) throw new NotFoundError()
    })
    .use(player("meta", playedBy(world.meta.api), world))
    .use(player("llm", world.llm.play, world))
    .use(player("google", playedBy(world.google.api), world))
    .use(world.meta.pages)
    .use(player("stripe", world.stripe.play, world))
    .use(world.google.pages)
    .use(world.stripe.pages)
    .use(assets())
    .use(overviewPage(world))
    .use(mailPage(world))
    .use(whatsappPage(world))
    .use(llmPage(world))
    .use(googlePage(world))
    .use(stripePage(world))
    .use(generalControls(world))
    .use(whatsappControls(world))
    .use(llmControls(world))
    .use(googleControls(world))
    .use(stripeControls(world))
  return { ...world, app }
}
export type Sandbox = ReturnType<typeof sandbox>

import { Elysia } from "elysia"
import { deauthorise, forgetPerson } from "../../../core/whatsapp/forget-person.ts"
import { readSignedRequest } from "../../meta/signed-request.ts"
import type { Run } from "../../run.ts"
import { webhooks } from "../contract/webhooks.ts"
import { readBytes } from "../reading/read-bytes.ts"
import { providerOff, refusalOf } from "../refuse.ts"

type Options = {
  readonly run: Run
  readonly publicUrl: string
  /** Null: Meta is neither configured nor played. */
  readonly meta: { readonly appSecret: string } | null
}

const MAX_BYTES = 256 * 1024

/** Where Meta reports that a person withdrew their permission, or wants their data deleted (contract.md 2.10). */
export const facebookWebhooks = ({ run, publicUrl, meta }: Options) => {
  /** What a person asked of Meta; refuses a call that Meta did not sign. */
  const wishOf = async (request: Request) => {
    if (!meta) throw providerOff("Meta")
    const form = new TextDecoder().decode(await readBytes(request, MAX_BYTES))
    const signed = new URLSearchParams(form).get("signed_request") ?? ""
    const wish = readSignedRequest(signed, meta.appSecret)
    if (wish === null) throw refusalOf("bad_signature", { status: 400 })
    return wish
  }
  // The form is read as bytes, with a limit of its own.
  const raw = { parse: "none" } as const
  return new Elysia({ name: "facebook-webhooks" })
    .post(
      webhooks.dataDeletion.path,
      async ({ request }) => {
        const confirmation_code = await run(forgetPerson(await wishOf(request)))
        return {
          url: `${publicUrl}/privacy-policy?deletion=${confirmation_code}`,
          confirmation_code,
        }
      },
      raw,
    )
    .post(
      webhooks.deauthorise.path,
      async ({ request }) => {
        await run(deauthorise(await wishOf(request)))
        return { received: true }
      },
      raw,
    )
}

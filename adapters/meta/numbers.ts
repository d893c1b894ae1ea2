import { z } from "zod"
import { clean } from "../../core/shared/characters.ts"
import type { FoundNumber } from "../../core/whatsapp/ports.ts"

/* Meta's lists, read leniently: an entry with an unexpected shape is left out, and the others are read. */

export const NUMBER_FIELDS = "id,display_phone_number,verified_name,platform_type"
export const PAGE_FIELDS = `access_token,whatsapp_business_account{id,phone_numbers{${NUMBER_FIELDS}}}`

const Id = z.union([z.string().min(1), z.number().transform(String)])
const Text = z.string().transform(clean).catch("")

const Phone = z.object({
  id: Id,
  display_phone_number: Text,
  verified_name: Text,
  platform_type: z.string().optional().catch(undefined),
})

const Page = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({
      next: z.string().optional(),
      cursors: z.object({ after: z.string() }).optional(),
    })
    .optional()
    .catch(undefined),
})

type ListPage = { readonly items: readonly unknown[]; readonly after: string | null }

/** One page of a list, and where the next begins; `after` null: this is the last. Null: it is no list. */
export const readPage = (body: unknown): ListPage | null => {
  const page = Page.safeParse(body).data
  if (!page) return null
  const { data, paging } = page
  return { items: data, after: paging?.next ? (paging.cursors?.after ?? null) : null }
}

type Whose = Pick<FoundNumber, "businessaccountid" | "token" | "businessid">

/** A number from Meta's list; null: the entry is none. */
export const readNumber = (item: unknown, whose: Whose): FoundNumber | null => {
  const number = Phone.safeParse(item).data
  if (!number) return null
  return {
    ...whose,
    phonenumberid: number.id,
    display: number.display_phone_number,
    verifiedName: number.verified_name,
    registered: number.platform_type === "CLOUD_API",
  }
}

export const readId = (item: unknown): string | null =>
  z.object({ id: Id }).safeParse(item).data?.id ?? null

const Account = z.object({ owner_business_info: z.object({ id: Id }) })

/** The portfolio that owns an account; null: Meta does not say. */
export const readPortfolio = (account: unknown): string | null =>
  Account.safeParse(account).data?.owner_business_info.id ?? null

const LinkedPage = z.object({
  access_token: z.string().min(1).optional().catch(undefined),
  whatsapp_business_account: z.object({ id: Id, phone_numbers: Page.optional().catch(undefined) }),
})

/**
 * The WhatsApp account that a Facebook page is linked to, with the token to read it (the page's own is preferred, spec section 10)
 * and the account's numbers; these null: the page does not tell them.
 */
export const readLinkedPage = (item: unknown, ofPerson: string) => {
  const page = LinkedPage.safeParse(item).data
  if (!page) return null
  const { id: account, phone_numbers } = page.whatsapp_business_account
  const token = page.access_token ?? ofPerson
  const whose = { businessaccountid: account, businessid: null, token }
  const numbers = phone_numbers?.data.flatMap((each) => readNumber(each, whose) ?? []) ?? null
  return { account, token, numbers }
}

const Subscription = z.object({ whatsapp_business_api_data: z.object({ id: Id }) })

export const isSubscriptionOf = (item: unknown, appId: string): boolean =>
  Subscription.safeParse(item).data?.whatsapp_business_api_data.id === appId

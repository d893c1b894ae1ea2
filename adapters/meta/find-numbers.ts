import { BusinessFailed, type FoundNumber } from "../../core/whatsapp/ports.ts"
import type { Ask } from "./ask.ts"
import {
  NUMBER_FIELDS,
  PAGE_FIELDS,
  readId,
  readLinkedPage,
  readNumber,
  readPortfolio,
} from "./numbers.ts"

/** Failures that only mean that this token may not read a list: the search goes on with the next way. */
const DENIED: ReadonlySet<BusinessFailed["why"]> = new Set(["permission", "refused", "blocked"])

/** The numbers of one account. `businessid`: the portfolio that it belongs to, where that is known. */
export const numbersOf = async (
  ask: Ask,
  token: string,
  account: string,
  businessid: string | null = null,
): Promise<readonly FoundNumber[]> => {
  const whose = { businessaccountid: account, businessid, token }
  const items = await ask.list(token, `${encodeURIComponent(account)}/phone_numbers`, NUMBER_FIELDS)
  return items.flatMap((each) => readNumber(each, whose) ?? [])
}

/** The portfolio that owns an account; null: Meta does not say. A number is connected without it, too. */
export const portfolioOf = async (
  ask: Ask,
  token: string,
  account: string,
): Promise<string | null> => {
  const query = { fields: "owner_business_info" }
  const answer = ask.once("GET", encodeURIComponent(account), { token, query })
  return answer.then(readPortfolio, (failed: unknown) => {
    if (failed instanceof BusinessFailed) return null
    throw failed
  })
}

/** Numbers of several accounts, each with its portfolio: those of one are of the same in any case. */
const withPortfolios = async (brief: Ask, token: string, found: readonly FoundNumber[]) => {
  const accounts = [...new Set(found.map(({ businessaccountid }) => businessaccountid))]
  if (accounts.length < 2) return found
  const portfolios = new Map(
    await Promise.all(
      accounts.map(async (each) => [each, await portfolioOf(brief, token, each)] as const),
    ),
  )
  return found.map((each) => ({
    ...each,
    businessid: portfolios.get(each.businessaccountid) ?? null,
  }))
}

/**
 * The numbers that a token leads to (contract.md 2.6): of the accounts it was given for, else of the person's businesses,
 * else of the pages linked to one. The first way that finds any is taken. `brief` asks for what a connection can do without.
 */
export const findNumbers = async (
  ask: Ask,
  brief: Ask,
  token: string,
  accounts: readonly string[],
): Promise<readonly FoundNumber[]> => {
  const denials: BusinessFailed[] = []
  const nothingIfDenied = (failed: unknown): [] => {
    if (!(failed instanceof BusinessFailed) || !DENIED.has(failed.why)) throw failed
    denials.push(failed)
    return []
  }
  /** All entries of a list; none where this token may not read it. */
  const listed = (path: string, fields?: string) =>
    ask.list(token, path, fields).catch(nothingIfDenied)
  const numbersIn = (account: string, businessid: string | null, by = token) =>
    numbersOf(ask, by, account, businessid).catch(nothingIfDenied)
  const idsOf = async (path: string) => (await listed(path)).flatMap((each) => readId(each) ?? [])
  /** A page's own token may be for the page alone: then as the person. */
  const numbersOfPage = async (page: { readonly account: string; readonly token: string }) => {
    const found = await numbersIn(page.account, null, page.token)
    return found.length > 0 || page.token === token ? found : numbersIn(page.account, null)
  }
  const throughPages = async (path: string) => {
    const found: FoundNumber[] = []
    for (const each of await listed(path, PAGE_FIELDS)) {
      const linked = readLinkedPage(each, token)
      if (linked) found.push(...(linked.numbers ?? (await numbersOfPage(linked))))
    }
    return found
  }

  const ways: readonly (() => Promise<readonly FoundNumber[]>)[] = [
    async () => {
      const found = await Promise.all(accounts.map((each) => numbersIn(each, null)))
      return withPortfolios(brief, token, found.flat())
    },
    async () => {
      const found: FoundNumber[] = []
      for (const business of await idsOf("me/businesses")) {
        const owned = `${encodeURIComponent(business)}/owned_whatsapp_business_accounts`
        for (const account of await idsOf(owned))
          found.push(...(await numbersIn(account, business)))
      }
      return found
    },
    () => throughPages("me/accounts"),
    () => throughPages("me/assigned_pages"),
  ]
  for (const way of ways) {
    const found = await way()
    if (found.length > 0) return found
  }
  // A locked account is a reason that its owner can understand.
  const locked = denials.find(({ why }) => why === "blocked")
  if (locked) throw locked
  return []
}

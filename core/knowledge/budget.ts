import { textTokens } from "../shared/tokens.ts"

/** "URL or content-less source flat 20" (spec section 9). */
const TOKENS_PER_LINK = 20

type Weighed = {
  readonly type: string
  readonly content?: string | null
  readonly url?: string | null
}

/** What a source takes of the context. */
export const estimateTokens = ({ type, content }: Weighed): number =>
  type === "text" && content ? textTokens(content) : TOKENS_PER_LINK

export const totalTokens = (sources: readonly Weighed[]): number =>
  sources.reduce((sum, source) => sum + estimateTokens(source), 0)

/** How much a bot knows. */
export type KnowledgeSize = { readonly sources: number; readonly tokens: number }

export type KnowledgeLimits = { readonly knowledgeSources: number; readonly contextTokens: number }

export const NO_KNOWLEDGE: KnowledgeSize = { sources: 0, tokens: 0 }

/**
 * Why knowledge may not grow to this size; null: it may. Reaching a limit exactly is allowed. So is a change that adds
 * nothing, even above the limits of a smaller plan.
 */
export const knowledgeFault = (
  grown: KnowledgeSize,
  before: KnowledgeSize,
  { knowledgeSources, contextTokens }: KnowledgeLimits,
): "sources" | "tokens" | null => {
  if (grown.sources > Math.max(before.sources, knowledgeSources)) return "sources"
  return grown.tokens > Math.max(before.tokens, contextTokens) ? "tokens" : null
}

/** "Red above 80% (wizard)"; "green, yellow above 70%, red above 90% (Training)" (spec section 9). */
export const wizardMeter = (used: number, limit: number): "green" | "red" =>
  used > limit * 0.8 ? "red" : "green"

export const trainingMeter = (used: number, limit: number): "green" | "yellow" | "red" =>
  used > limit * 0.9 ? "red" : used > limit * 0.7 ? "yellow" : "green"

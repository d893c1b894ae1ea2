import { describe, expect, test } from "bun:test"
import { readHealth } from "../../../adapters/meta/health.ts"
import { limitOfTier } from "../../../core/whatsapp/health.ts"

describe("how many people a business may write to first", () => {
  test.each([
    ["TIER_50", 50],
    ["TIER_250", 250],
    ["TIER_2K", 2_000],
    ["TIER_100K", 100_000],
    ["TIER_UNLIMITED", -1],
    ["TIER_NOT_SET", null],
    ["", null],
  ])("%s is %p", (tier, limit) => {
    expect(limitOfTier(tier)).toBe(limit)
  })
})

describe("what Meta answers of a number", () => {
  test("is read as far as it goes", () => {
    expect(
      readHealth({
        quality_rating: "YELLOW",
        throughput: { level: "HIGH" },
        is_on_biz_app: true,
        whatsapp_business_manager_messaging_limit: "TIER_2K",
      }),
    ).toEqual({ quality: "YELLOW", limit: 2_000, sharedWithApp: true, throughput: 1_000 })
  })
  test.each([null, "text", {}, { quality_rating: 7, throughput: "fast", is_on_biz_app: "yes" }])(
    "and what it leaves out, or says oddly, was not said: %j",
    (body) => {
      expect(readHealth(body)).toEqual({
        ...{ quality: null, limit: null, sharedWithApp: null, throughput: null },
      })
    },
  )
  test("is unknown when it is a word that nobody knows", () => {
    expect(readHealth({ quality_rating: "NA" }).quality).toBe("UNKNOWN")
  })
})

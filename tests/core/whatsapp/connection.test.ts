import { describe, expect, test } from "bun:test"
import {
  type ConnectionFacts,
  connectionState,
  isConnected,
} from "../../../core/whatsapp/connection.ts"

const now = new Date("2026-11-21T12:00:00Z")
const linked: ConnectionFacts = {
  phonenumberid: "1055",
  businessaccountid: "2066",
  hasToken: true,
  status: null,
  webhookConfigured: true,
  tokenExpiresAt: null,
  lastSignedInboundAt: null,
}
const placeholder: ConnectionFacts = {
  ...linked,
  phonenumberid: "placeholder",
  businessaccountid: "placeholder",
}

describe("a line", () => {
  test.each([
    ["without a row", null, false, "disconnected"],
    ["with real ids and a token", linked, true, "connected"],
    ["made with its chatbot", { ...placeholder, hasToken: false }, false, "disconnected"],
    ["with real ids and no token", { ...linked, hasToken: false }, false, "disconnected"],
    ["with placeholder ids", placeholder, false, "disconnected"],
    [
      "with placeholder ids, heard of an hour ago",
      { ...placeholder, lastSignedInboundAt: "2026-11-21T11:00:00Z" },
      true,
      "connected",
    ],
    [
      "with placeholder ids, heard of two days ago",
      { ...placeholder, lastSignedInboundAt: "2026-11-19T11:00:00Z" },
      false,
      "disconnected",
    ],
    ["whose webhook could not be set up", { ...linked, webhookConfigured: false }, true, "partial"],
    [
      "that Meta refused",
      { ...linked, status: "TOKEN_EXPIRED", lastSignedInboundAt: "2026-11-21T11:59:00Z" },
      false,
      "failed",
    ],
    [
      "whose token's time has passed",
      { ...linked, tokenExpiresAt: "2026-11-21T11:59:59Z" },
      false,
      "failed",
    ],
    [
      "whose token runs out tomorrow",
      { ...linked, tokenExpiresAt: "2026-11-22T12:00:00Z" },
      true,
      "connected",
    ],
  ] as const)("%s", (_, facts, connected, state) => {
    expect(isConnected(facts, now)).toBe(connected)
    expect(connectionState(facts, now)).toBe(state)
  })
})

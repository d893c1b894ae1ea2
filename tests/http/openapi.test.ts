import { describe, expect, test } from "bun:test"
import { ROUTES } from "../../adapters/http/contract/routes.ts"
import { openApi } from "../../adapters/http/openapi.ts"

const document = JSON.parse(JSON.stringify(openApi()))

describe("the OpenAPI document", () => {
  test("is version 3.1 and has every route once, under its own name", () => {
    expect(document.openapi).toStartWith("3.1")
    const found = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(
      ([path, operations]) =>
        Object.entries(operations).map(
          ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
        ),
    )
    const lines = [...ROUTES].map(
      ([name, { method, path }]) => `${name} ${method} ${path.replace(/:(\w+)/g, "{$1}")}`,
    )
    expect(found.toSorted()).toEqual(lines.toSorted())
  })

  test("says of each what goes in, who may call, and what comes out", () => {
    const { post } = document.paths["/api/payments/create-checkout-session"]
    expect(post.security).toEqual([{ bearer: [] }, { session: [] }])
    const sent = post.requestBody.content["application/json"].schema
    expect(sent).toMatchObject({
      type: "object",
      properties: { userId: { type: "string" }, isYearly: { type: "boolean" } },
      required: ["userId", "planId", "isYearly"],
    })
    expect(post.responses["200"].content["application/json"].schema).toMatchObject({
      properties: { url: { type: "string" } },
      required: ["url"],
    })
    expect(post.responses.default).toEqual({ $ref: "#/components/responses/Refusal" })
  })

  test("names ids of the path as required, and fields of the query as they are", () => {
    const { get } = document.paths["/api/chatbots/{id}/messages"]
    const required = get.parameters.map((each: { name: string; in: string; required: boolean }) => [
      each.name,
      each.in,
      each.required,
    ])
    expect(required).toEqual([
      ["id", "path", true],
      ["clientid", "query", false],
      ["limit", "query", false],
      ["offset", "query", false],
    ])
  })

  test("has a parameter for every id in an address", () => {
    for (const [path, operations] of Object.entries<object>(document.paths)) {
      const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters } of Object.values(operations)) {
        const named = parameters.filter((each: { in: string }) => each.in === "path")
        expect(named.map(({ name }: { name: string }) => name)).toEqual(ids)
      }
    }
  })

  test("refers to nothing that it does not hold", () => {
    const text = JSON.stringify(document)
    for (const [, pointer = ""] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = pointer.split("/").reduce((at, part) => at?.[part], document)
      expect([pointer, found !== undefined]).toEqual([pointer, true])
    }
  })
})

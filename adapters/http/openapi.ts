import { z } from "zod"
import { RefusalBody } from "./contract/refusal.ts"
import type { Route, Who } from "./contract/route.ts"
import { ROUTES } from "./contract/routes.ts"

type Shape = Route["response"]

/** A shape as JSON Schema: what a caller may give, or what an answer holds. */
const schemaOf = (shape: Shape, io: "input" | "output") => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: "any" })
  return schema
}

const SIGNED_IN = [{ bearer: [] }, { session: [] }]
const SECURITY: { readonly [who in Who]: readonly Readonly<Record<string, readonly string[]>>[] } =
  {
    anybody: [],
    owner: SIGNED_IN,
    "owner-with-csrf-token": [
      { bearer: [], csrf: [] },
      { session: [], csrf: [] },
    ],
    "owner-or-ticket": [...SIGNED_IN, { accessToken: [] }],
    "owner-or-mailed-token": [...SIGNED_IN, {}],
    "refresh-cookie": [{ refresh: [] }],
    "operator-or-self": SIGNED_IN,
    "operator-or-local": [...SIGNED_IN, {}],
    provider: [],
  }

const SCHEMES = {
  bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
  session: { type: "apiKey", in: "cookie", name: "__Host-session" },
  refresh: { type: "apiKey", in: "cookie", name: "refresh" },
  csrf: { type: "apiKey", in: "header", name: "X-CSRF-Token" },
  accessToken: { type: "apiKey", in: "query", name: "access_token" },
}

const parametersOf = (route: Route) =>
  (["params", "query"] as const).flatMap((part) => {
    const shape = route[part]
    if (!shape) return []
    const { properties = {}, required = [] } = schemaOf(shape, "input")
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: part === "params" ? "path" : "query",
      schema,
      required: part === "params" || required.includes(name),
    }))
  })

const asJson = (schema: object) => ({ content: { "application/json": { schema } } })

const successOf = ({ status, response }: Route) => {
  const description = status === 302 ? "Leads to another address." : "Success."
  const hasBody = response.def.type !== "void"
  return {
    [status ?? 200]: { description, ...(hasBody ? asJson(schemaOf(response, "output")) : {}) },
  }
}

const operationOf = (name: string, route: Route) => ({
  operationId: name,
  tags: [name.split(".")[0]],
  security: SECURITY[route.who],
  parameters: parametersOf(route),
  ...(route.body
    ? { requestBody: { required: true, ...asJson(schemaOf(route.body, "input")) } }
    : {}),
  responses: { ...successOf(route), default: { $ref: "#/components/responses/Refusal" } },
})

/** The contract as an OpenAPI 3.1 document, made from the table that the server and the pages use. */
export const openApi = () => {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, route] of ROUTES) {
    const path = route.path.replace(/:(\w+)/g, "{$1}")
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Recado", version: "1" },
    paths,
    components: {
      securitySchemes: SCHEMES,
      responses: {
        Refusal: { description: "Refused.", ...asJson(schemaOf(RefusalBody, "output")) },
      },
    },
  }
}

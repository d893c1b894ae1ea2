import { expect, test } from "bun:test"
import { loginDialog, type MetaApp, metaApp } from "../../../adapters/meta/app.ts"
import { readConfig } from "../../../adapters/settings/read-config.ts"
import { vault } from "../../support/secret.ts"

const KEYS = { META_APP_ID: "123", META_APP_SECRET: "0123456789abcdef" }
const SITE = "https://recado.example"

const appWith = (env: Readonly<Record<string, string>>) => {
  const { config, faults } = readConfig({ PUBLIC_URL: SITE, ...env })
  expect(faults).toEqual([])
  return config && metaApp(config, vault, "http://graph.example")
}

test.each([
  [
    "at Facebook, in the version of the Graph API",
    KEYS,
    "https://www.facebook.com/v25.0/dialog/oauth",
  ],
  [
    "there, too, when the Graph API's own address is spelt out",
    { ...KEYS, META_GRAPH_URL: "https://graph.facebook.com/" },
    "https://www.facebook.com/v25.0/dialog/oauth",
  ],
  [
    "beside a Graph API at another address",
    { ...KEYS, META_GRAPH_URL: "https://graph.example/" },
    "https://graph.example/dialog/oauth",
  ],
  ["in the sandbox while that plays Meta", {}, `${SITE}/sandbox/meta/dialog/oauth`],
])("browsers find the login dialog %s", (_, env, dialogUrl) => {
  expect(appWith(env)).toMatchObject({
    dialogUrl,
    callbackUrl: `${SITE}/dashboard/whatsapp-callback`,
    graphUrl: "http://graph.example",
  })
})

test("without keys and without the sandbox there is no app at Meta", () => {
  expect(appWith({ SANDBOX: "0" })).toBeNull()
})

const queryOf = (app: MetaApp | null | undefined) =>
  app ? Object.fromEntries(new URL(loginDialog(app, "the state")).searchParams) : {}

test("Embedded Signup is asked for in its version 4, and for numbers of the phone app too", () => {
  const { extras, ...query } = queryOf(appWith({ ...KEYS, META_CONFIG_ID: "456" }))
  expect(query).toEqual({
    client_id: "123",
    redirect_uri: `${SITE}/dashboard/whatsapp-callback`,
    state: "the state",
    response_type: "code",
    config_id: "456",
    override_default_response_type: "true",
  })
  expect(JSON.parse(extras ?? "null")).toEqual({
    featureType: "whatsapp_business_app_onboarding",
    sessionInfoVersion: "3",
    version: "v4",
  })
})

test("the plain login knows nothing of it", () => {
  expect(Object.keys(queryOf(appWith(KEYS)))).toEqual([
    "client_id",
    "redirect_uri",
    "state",
    "response_type",
    "scope",
  ])
})

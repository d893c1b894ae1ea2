import { expect, test } from "bun:test"
import { metaApp } from "../../../adapters/meta/app.ts"
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

import react from "@astrojs/react"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "astro/config"

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

// What is always fetched at the same time travels together: forty small files cost more than their bytes.
const together = [
  // By itself, or a public page would drag the whole interface along with it.
  {
    name: "page",
    test: /vite\/preload-helper|site\/(lib\/(routes|storage|theme)|scripts\/(ask|menu|notices|overlays))\./,
    priority: 3,
  },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: "shapes", test: /node_modules\/zod\//, priority: 2 },
  {
    name: "ui",
    // What price list and wizard share with the dashboard too, or they would fetch, and run, all of it.
    test: /node_modules\/lucide-react\/dist\/esm\/(?!icons\/(?!(x|check)\.))|core\/knowledge\/budget\.|site\/(ui\/(button|fault|fault-line|loading|meter|pill|use-modal)|lib\/(language\/(language|words|format|sentences)|server\/(send|session|api|other-tabs)))\./,
    priority: 1,
  },
  { name: "contract", test: /adapters\/http\/contract\/(chatbots|billing)\./, priority: 2 },
  { name: "overview", test: /site\/dashboard\/(mount|screens\/overview\/overview)\./ },
  {
    name: "forms",
    // With the crumbs that most screens share: each file more is named in the dashboard's first load.
    test: /site\/(ui\/(confirm|dialog|field|icon-button|patience|status-line|switch|send-on-enter|use-wrong-fields)|lib\/(leaving|pending\/typed|language\/translated|server\/(end-session|whole-list|wordless|unless-gone)|use-return|web-address))\.|lucide-react\/dist\/esm\/icons\/(?!(x|check)\.)|modern\/queryOptions\.|core\/shared\/fold\.|faults\/names\./,
  },
  {
    name: "pending",
    // What goes on after a sign-in, with the shapes of what it sends: wizard, price list and sign-in fetch all of it.
    test: /site\/lib\/pending\/(?!typed)|http\/contract\/configuration\.|core\/(knowledge\/source|shared\/field-refusals)\./,
  },
  {
    name: "conversations",
    test: /http\/contract\/conversations\.|core\/(conversations\/message|simulation\/log)\./,
  },
  {
    name: "crumbs",
    // The same of what only the dashboard's screens share, as it draws in the dashboard.
    test: /site\/dashboard\/(parts\/(use-typed|use-unsaved|use-move-on|toast-refusal|form-dialog|ask-first|disconnect|no-chatbot)|screens\/whatsapp\/why-not-connected)\.|modern\/useMutation\./,
  },
]

// It runs before the first paint and is no module, so that the bundler copies it as it is, with its comments.
const smallHead = {
  name: "small-head",
  async generateBundle(_, bundle) {
    const entrypoints = ["./site/scripts/head.js"]
    const { outputs } = await Bun.build({ entrypoints, minify: true, format: "iife" })
    for (const file of Object.values(bundle))
      if (file.type === "asset" && /head\.[^/]*js$/.test(file.fileName))
        file.source = await outputs[0].text()
  },
}

// No island directives and nothing inlined: the pages hold no inline script or style at all, so the
// content policy needs neither hashes nor exceptions.
export default defineConfig({
  srcDir: "./site",
  publicDir: "./site/public",
  outDir: "./dist",
  output: "static",
  devToolbar: { enabled: false },
  build: { inlineStylesheets: "never" },
  integrations: [react()],
  vite: {
    plugins: [tailwindcss(), smallHead],
    build: {
      assetsInlineLimit: 0,
      // What Tailwind needs (tailwindcss.com/docs/compatibility). Android 7 ends with Chrome 119, iOS 16 with Safari 16.6: what
      // is newer in script and style is rewritten for them, such as colours by light-dark().
      target: ["chrome111", "firefox128", "safari16.4"],
      rolldownOptions: { output: { codeSplitting: { groups: together } } },
    },
    // React has had this itself since its eighteenth version.
    resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
    server: { proxy: { "/api": api, "/webhooks": api, "/sandbox": api } },
  },
})

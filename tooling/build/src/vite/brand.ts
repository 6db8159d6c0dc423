import react from '@vitejs/plugin-react'
import { defaultServerConditions, type UserConfig } from 'vite'
import { buildTarget } from './build-target.ts'
import { codeSplittingGroup, failOnUnusedPatterns, type Chunk } from './chunks.ts'
import { compiledAhead } from './compiled-ahead.ts'
import { componentIds } from './component-ids.ts'
import { compressAssets } from './compress-assets.ts'
import { devSitePlugin } from './dev-site.ts'
import { hotTheme } from './hot-theme.ts'
import { inlineScripts } from './inline-script.ts'
import { productionRouter } from './production-router.ts'
import { withoutVendorPrefixes } from './without-vendor-prefixes.ts'

/** One file each, instead of dozens that a phone requests one after the other. One file also compresses better, by 10 KB. */
const chunks: Chunk[] = [
  // Libraries stay in a browser's cache when the shop's own code changes. Both chunks of the first load run in tasks of their own.
  { name: 'libraries', tags: ['$initial'], modules: [/\/node_modules\//], priority: 4 },
  { name: 'base', tags: ['$initial'], priority: 3 },
  // What the product page shares with other pages, and the gateway's file with lists.
  {
    name: 'products',
    importedBy: [/\/pages\/shop\/product-page\.tsx$/, /\/unique-keys\.ts$/, /\/catalogue\/sort\.ts$/],
    priority: 2,
  },
  // Read while a product's page is idle. In the file of the lists or of the gateway, those would come along.
  { name: 'days', modules: [/\/expected-days/, /\/domain\/src\/time\//, /\/reading\/moments/], priority: 2 },
  // What reads answers and forms. A page that is only looked at needs none of it. The gateway's file must not need that of the forms.
  {
    name: 'schemas',
    modules: [
      /\/node_modules\/valibot\//,
      /\/reading\/(?:parse|errors)/,
      /\/fields\/(?:email|clean-email|phone|field-errors)\./,
      /\/text\/clean-text/,
    ],
    priority: 2,
  },
  // What a row of products consists of. A product's page loads it when the visitor comes near.
  { name: 'tiles', importedBy: [/\/product\/related-products\.tsx$/], priority: 2 },
  {
    name: 'lists',
    importedBy: [/\/pages\/shop\/category-page\.tsx$/, /\/pages\/shop\/home-page\.tsx$/],
    priority: 2,
  },
  // Nearly every page has the footer with the newsletter form, which imports what all forms share. The other modules are smaller
  // than a request.
  {
    name: 'forms',
    modules: [
      /\/shell\/footer\./,
      /\/site-footer\./,
      /\/cookie-settings\./,
      /\/content\/seller\./,
      /\/session\/profile\/profile-actions\./,
      /\/newsletter-form/,
      /\/form-summary/,
      /\/use-page-title/,
      /\/use-optional-mark/,
      /\/fields\/captcha/,
      /\/text-area/,
      /\/field-outline/,
    ],
    priority: 2,
  },
  { name: 'analytics', modules: [/\/features\/src\/tracking\/(?!load-|read-missed)/, /\/consent-script/], priority: 2 },
  // For visitors who act, or who acted on an earlier visit.
  {
    name: 'gateway',
    modules: [/\/api-client\/src\//, /\/node_modules\/ky\//, /\/mini-cart-panel/],
    priority: 1,
  },
]

const CHUNK = new RegExp(`/(?:${chunks.map(({ name }) => name).join('|')})-[^/]+$`)
const ON_EACH_PAGE = /\/(?:main|libraries|rolldown-runtime)-[^/]+$/

/**
 * Returns which files the first script asks for together with a later one. It names them all, and each name costs every first
 * visit. The cart opens within the page, so it gets all of its files at once; of other scripts only the large ones.
 */
const filesBeside = (file: string, files: string[]) =>
  files
    .filter((other) => other !== file && !ON_EACH_PAGE.test(other))
    .filter((other) => CHUNK.test(other) || file.includes('/cart-page-'))

/** Returns the build configuration of a brand: a browser bundle in `dist/client` and a server bundle in `dist/server`. */
export const brandConfig = (): UserConfig => ({
  appType: 'custom',
  plugins: [
    inlineScripts(),
    productionRouter(),
    withoutVendorPrefixes(),
    react(),
    componentIds(),
    compiledAhead(),
    compressAssets(),
    failOnUnusedPatterns(chunks),
    devSitePlugin(),
    hotTheme(),
  ],
  builder: {},
  // A file of texts is used as a whole. As one JSON string it compresses a third better than as one export per text.
  json: { namedExports: false },
  // Class names must be the same on server and browser, in any order of loading.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, fileName: true, displayName: false, minify: true, namespace: 'shop' },
    },
  },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: buildTarget,
        modulePreload: { resolveDependencies: filesBeside },
        rolldownOptions: {
          input: 'src/main.tsx',
          output: { codeSplitting: { groups: chunks.map(codeSplittingGroup) } },
        },
      },
    },
    ssr: {
      // Reading a variable of the environment takes a microsecond, and styled-components reads this one for every element.
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV']) },
      build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'src/entry-server.tsx' } },
      resolve: {
        noExternal: [/^@shop\//, 'styled-components', 'react-router-dom', 'swiper'],
        // React Router exports its ES modules for Node under this condition only. Its CommonJS files cannot be bundled in development.
        conditions: ['module-sync', ...defaultServerConditions],
      },
    },
  },
})

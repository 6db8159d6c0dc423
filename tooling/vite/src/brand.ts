import react from '@vitejs/plugin-react'
import { defaultServerConditions, type Rolldown, type UserConfig } from 'vite'
import { componentIds } from './component-ids.ts'
import { compressAssets } from './compress-assets.ts'
import { devSitePlugin } from './dev-site.ts'
import { importedBy } from './imported-by.ts'
import { inlineScripts } from './inline-script.ts'

/**
 * Modules that are fetched together, instead of in dozens of chunks that a phone requests one after the other. Within one
 * file they also compress better: the first one by 10 KB.
 */
const chunks: CodeSplittingGroup[] = [
  // What others have written, which stays in a browser's cache when the shop's own code changes; each runs in a task of its own.
  { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 4 },
  { name: 'base', tags: ['$initial'], priority: 3 },
  // What the page of a product has in common with others; and what, beyond that, pages have in common that list products.
  { ...importedBy('products', /\/(?:pages\/shop\/product-page|tracking\/start-analytics)\.tsx?$/), priority: 2 },
  { ...importedBy('lists', /\/pages\/shop\/(?:category|home)-page\.tsx$/), priority: 2 },
  // The form for the newsletter stands on nearly every page, and brings what all forms have in common.
  { name: 'forms', test: /\/newsletter-form/, priority: 2 },
  // Whom to count, and whether that is allowed.
  { name: 'analytics', test: /\/(?:start-analytics|consent-script)/, priority: 2 },
  // What a visitor needs who does something, or has done something before.
  {
    name: 'gateway',
    test: /\/api-client\/src\/|\/node_modules\/ky\/|\/(?:mini-cart-panel|remembered-user)/,
    priority: 1,
  },
]
type CodeSplittingGroup = NonNullable<
  Extract<Rolldown.OutputOptions['codeSplitting'], { groups?: unknown }>['groups']
>[number]

/** The one build configuration of all brands: a browser bundle in `dist/client`, a server bundle in `dist/server`. */
export const brandConfig = (): UserConfig => ({
  appType: 'custom',
  plugins: [inlineScripts(), react(), componentIds(), compressAssets(), devSitePlugin()],
  builder: {},
  // A list of texts is read as a whole: as one JSON string it compresses a third better than as an export for each text.
  json: { namedExports: false },
  // Class names must be alike on server and browser, whatever is loaded first.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, fileName: true, displayName: false, minify: true, pure: true, namespace: 'shop' },
    },
  },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'baseline-widely-available',
        rolldownOptions: {
          input: 'src/main.tsx',
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
    ssr: {
      build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'src/entry-server.tsx' } },
      resolve: {
        noExternal: [/^@shop\//, 'styled-components', 'react-router-dom', 'swiper'],
        // The router offers Node its ES modules under this name alone; its CommonJS half cannot be bundled in development.
        conditions: ['module-sync', ...defaultServerConditions],
      },
    },
  },
})

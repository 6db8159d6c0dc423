import react from '@vitejs/plugin-react'
import { defaultServerConditions, type Rolldown, type UserConfig } from 'vite'
import { componentIds } from './component-ids.ts'
import { compressAssets } from './compress-assets.ts'
import { devSitePlugin } from './dev-site.ts'
import { inlineScripts } from './inline-script.ts'

/**
 * Groups of modules that share a chunk. Otherwise a phone would request dozens of chunks one after the other. Larger chunks
 * also compress better: the first one by 10 KB.
 */
const chunks: CodeSplittingGroup[] = [
  // Libraries stay in the browser's cache when the shop's own code changes. Separate chunks also run in separate tasks.
  { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 4 },
  { name: 'base', tags: ['$initial'], priority: 3 },
  // The modules that product pages share with other pages, and those that product lists share beyond that.
  { ...importedBy('products', /\/(?:pages\/shop\/product-page|tracking\/start-analytics)\.tsx?$/), priority: 2 },
  { ...importedBy('lists', /\/pages\/shop\/(?:category|home)-page\.tsx$/), priority: 2 },
  // Nearly every page has the newsletter form, which imports the modules that all forms share.
  { name: 'forms', test: /\/newsletter-form/, priority: 2 },
  // Analytics, and the consent it depends on.
  { name: 'analytics', test: /\/(?:start-analytics|consent-script)/, priority: 2 },
  // What the first action of a visitor needs, and every returning visitor.
  {
    name: 'gateway',
    test: /\/api-client\/src\/|\/node_modules\/ky\/|\/(?:mini-cart-panel|remembered-user)/,
    priority: 1,
  },
]
type CodeSplittingGroup = NonNullable<
  Extract<Rolldown.OutputOptions['codeSplitting'], { groups?: unknown }>['groups']
>[number]

/** Returns the group of the modules that the matching pages import, directly or indirectly, together with others. */
function importedBy(name: string, pages: RegExp) {
  const nameIfImported: Rolldown.CodeSplittingNameFunction = (id, modules) => {
    const importers = new Set([id])
    // The set grows during the loop.
    for (const importer of importers) {
      if (pages.test(importer)) return name
      for (const further of modules.getModuleInfo(importer)?.importers ?? []) importers.add(further)
    }
    return null
  }
  return { debugName: name, name: nameIfImported, minShareCount: 2 }
}

/** Returns the build configuration of a brand: a browser bundle in `dist/client` and a server bundle in `dist/server`. */
export const brandConfig = (): UserConfig => ({
  appType: 'custom',
  plugins: [inlineScripts(), react(), componentIds(), compressAssets(), devSitePlugin()],
  builder: {},
  // A file of texts is used as a whole. As one JSON string it compresses a third better than as one export per text.
  json: { namedExports: false },
  // Class names must be the same on server and browser, in any order of loading.
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
        // React Router exports its ES modules for Node under this condition only. Its CommonJS files cannot be bundled in development.
        conditions: ['module-sync', ...defaultServerConditions],
      },
    },
  },
})

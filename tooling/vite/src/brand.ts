import react from '@vitejs/plugin-react'
import { defaultServerConditions, type UserConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'
import { devSitePlugin } from './dev-site.ts'

/** The one build configuration of all brands: a browser bundle in `dist/client`, a server bundle in `dist/server`. */
export const brandConfig = (): UserConfig => ({
  appType: 'custom',
  plugins: [react(), compressAssets(), devSitePlugin()],
  builder: {},
  // A list of texts is read as a whole: as one piece of JSON it packs a third smaller than as an export for each text.
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
          // What the first visit needs is one file: it packs 10 KB smaller than in pieces, and comes in one request.
          output: { advancedChunks: { groups: [{ name: 'base', tags: ['$initial'] }] } },
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

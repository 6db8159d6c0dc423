import type { Plugin } from 'vite'
import { onlyOptimized } from './only-optimized.ts'

const DEVELOPMENT_FOLDER = '/react-router/dist/development/'
const PRODUCTION_FILE = /\/react-router\/dist\/production\/[^/]*\.mjs$/

/** A component that a call makes, and its name for React's tools. The bundler must keep both, even where nothing uses them. */
const MADE_COMPONENT = /^var \w+ = (?=React\d*\.(?:forwardRef|memo|createContext)\()/gm
const NAME_FOR_TOOLS = /^\w+\.displayName = "\w+";$/gm

/** What no shop asks of its router: fetchers, actions, blockers, routes that are found late, middleware, instrumentation, RSC. */
const UNUSED = [
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'handleAction',
  'updateBlocker',
  'discoverRoutes',
  'patchRoutesImpl',
  'callRouteMiddleware',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'RSCErrorHandler',
  'deserializeErrors',
]
const UNUSED_FUNCTION = new RegExp(`^( *)((?:async )?function (${UNUSED.join('|')})\\()[\\s\\S]*?^\\1}$`, 'gm')

/** Lets the bundler leave out what the shop does not use of the router. Its links and forms alone are 3 KB, the functions 3 KB. */
const shakeable = (code: string) =>
  code
    .replaceAll(NAME_FOR_TOOLS, '')
    .replaceAll(MADE_COMPONENT, '$&/* @__PURE__ */ ')
    .replaceAll(UNUSED_FUNCTION, '$1$2) { throw new Error("$3 is left out") }')

/**
 * Builds with React Router's production files, and only with what the shop uses of them. Its package exports the development
 * files alone, whose warnings cost a first visit 0.6 KB. Fails the build if one of them is still bundled.
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: onlyOptimized,
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved && { ...resolved, id: resolved.id.replace(DEVELOPMENT_FOLDER, '/react-router/dist/production/') }
    },
  },
  transform: {
    filter: { id: PRODUCTION_FILE },
    handler: (code) => ({ code: shakeable(code), map: null }),
  },
  generateBundle() {
    const leftOver = [...this.getModuleIds()].find((id) => id.includes(DEVELOPMENT_FOLDER))
    if (leftOver) this.error(`${leftOver} is bundled instead of its production file.`)
  },
})

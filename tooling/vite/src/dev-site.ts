import type { IncomingMessage } from 'node:http'
import type { Brand, Site } from '@shop/features/brand.ts'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import { devPage, devSite } from './dev-page.ts'

const { env } = process
const gatewayUrl = () => env['GATEWAY_URL'] || `http://127.0.0.1:${env['GATEWAY_PORT'] || 4000}`

/**
 * Stands in for the site server while one brand is worked on: an empty page for every address, and `/api` passed on to
 * the gateway of the site's shop. Without a content security policy, which hot replacement would break.
 */
export function devSitePlugin(): Plugin {
  let site: Site | undefined
  return {
    name: 'dev-site',
    apply: 'serve',
    config: () => ({
      // Found before the first page asks for them, so that it need not be loaded twice.
      optimizeDeps: { entries: ['src/main.tsx'] },
      server: {
        proxy: {
          '/api': {
            target: gatewayUrl(),
            xfwd: true,
            rewrite: (path) => `/shops/${site?.market.shopId ?? ''}${path}`,
          },
        },
      },
    }),
    configureServer(server) {
      server.middlewares.use((_request, _response, next) => {
        // The brand's own module knows its markets; it can be asked once the server runs.
        siteOf(server).then((found) => {
          site = found
          next()
        }, next)
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!site || !wantsPage(request)) return next()
          server.transformIndexHtml(request.url ?? '/', devPage(site)).then((html) => {
            response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
          }, next)
        })
      }
    },
  }
}

/** Everything but calls for a missing file: browsers name what they want, other programs take anything. */
const wantsPage = ({ headers: { accept = '*/*' }, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>) =>
  accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+(?:\?|$)/.test(url))

async function siteOf({ environments, resolvedUrls }: ViteDevServer): Promise<Site> {
  const { ssr } = environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The brand cannot be read')
  const { brand } = await ssr.runner.import<{ brand: Brand }>('/src/brand.ts')
  const origin = resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  return devSite(brand, env, origin)
}

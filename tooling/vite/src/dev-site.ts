import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Brand, Site } from '@shop/features/brand.ts'
import type { Plugin, ViteDevServer } from 'vite'
import { devPage, devSite } from './dev-page.ts'
import { DEV_BOOTSTRAP_FILE, devBootstrapFile, devRender, loadOnServer } from './dev-render.ts'

const { env } = process
const gatewayUrl = () => env['GATEWAY_URL'] || `http://127.0.0.1:${env['GATEWAY_PORT'] || 4000}`

/**
 * Replaces the site server during development: a page for every address, and `/api` forwarded to the gateway of the site.
 * Pages are empty, or rendered with `RENDER=on`. There is no content security policy, because hot replacement would violate it.
 */
export function devSitePlugin(): Plugin {
  let site: Site | undefined
  return {
    name: 'dev-site',
    apply: 'serve',
    config: () => ({
      // Pre-bundles all dependencies at the start, so that the first page is not reloaded.
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
        // The markets are read from the brand's module, which only the running server can load.
        siteOf(server).then((found) => {
          site = found
          next()
        }, next)
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          if (site && request.url === DEV_BOOTSTRAP_FILE)
            return void sendBootstrapFile(server, site, response).catch(next)
          if (!site || !wantsPage(request)) return next()
          sendPage(server, site, request.originalUrl ?? '/', response).catch(next)
        })
      }
    },
  }
}

/** Returns whether a request is for a page, not for a missing file. Programs other than browsers accept any type. */
const wantsPage = ({ headers: { accept = '*/*' }, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>) =>
  accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+(?:\?|$)/.test(url))

async function siteOf(server: ViteDevServer): Promise<Site> {
  const { brand } = await loadOnServer<{ brand: Brand }>(server, '/src/brand.ts')
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  return devSite(brand, env, origin)
}

async function sendBootstrapFile(server: ViteDevServer, site: Site, response: ServerResponse) {
  const text = await devBootstrapFile(server, site, gatewayUrl())
  response.setHeader('content-type', 'application/json').end(text)
}

async function sendPage(server: ViteDevServer, site: Site, address: string, response: ServerResponse) {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (env['RENDER'] !== 'on') {
    response.end(await server.transformIndexHtml(address, devPage(site)))
    return
  }
  const page = await devRender(server, site, address, gatewayUrl())
  response.statusCode = page.status
  if (page.kind === 'redirect') response.setHeader('location', page.location)
  response.end(page.kind === 'page' ? page.html : undefined)
}

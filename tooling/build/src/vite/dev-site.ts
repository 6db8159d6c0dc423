import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Brand } from '@shop/features/brand.ts'
import type { DeployedSite } from '@shop/site-server/sites/deployed-sites.ts'
import type { Plugin, ProxyOptions, ViteDevServer } from 'vite'
import { devPage, devSite } from './dev-page.ts'
import { DEV_BOOTSTRAP_FILE, devBootstrapFile, devRender, loadOnServer } from './dev-render.ts'

const { env } = process

/**
 * Replaces the site server during development: a page for every address, and `/api` forwarded to the gateway of the site.
 * Pages are empty, or rendered with `RENDER=on`. There is no content security policy, because hot replacement would violate it.
 */
export function devSitePlugin(): Plugin {
  let site: DeployedSite | undefined
  let proxy: ProxyOptions | undefined
  return {
    name: 'dev-site',
    apply: 'serve',
    config: () => ({
      // Pre-bundles all dependencies at the start, so that the first page is not reloaded.
      optimizeDeps: { entries: ['src/main.tsx'] },
      server: {
        proxy: {
          '/api': {
            xfwd: true,
            configure: (_server, options) => (proxy = options),
            rewrite: (path) => gatewayPath(site, path),
          },
        },
      },
    }),
    configureServer(server) {
      server.middlewares.use((_request, _response, next) => {
        // The markets are read from the brand's module, which only the running server can load.
        siteOf(server).then((found) => {
          site = found
          if (proxy) proxy.target = new URL(found.upstream).origin
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

/** Returns the path of a call at the gateway, with its query. */
const gatewayPath = (site: DeployedSite | undefined, path: string) => {
  if (!site) return path
  const { pathname, search } = new URL(site.upstream + path)
  return pathname + search
}

/** Returns whether a request is for a page, not for a missing file. Programs other than browsers accept any type. */
const wantsPage = ({ headers: { accept = '*/*' }, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>) =>
  accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+(?:\?|$)/.test(url))

/** Returns the site that a development server shows. */
export async function siteOf(server: ViteDevServer): Promise<DeployedSite> {
  const { brand } = await loadOnServer<{ brand: Brand }>(server, '/src/brand.ts')
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  return devSite(brand, env, origin)
}

async function sendBootstrapFile(server: ViteDevServer, site: DeployedSite, response: ServerResponse) {
  const text = await devBootstrapFile(server, site)
  response.setHeader('content-type', 'application/json').end(text)
}

async function sendPage(server: ViteDevServer, site: DeployedSite, address: string, response: ServerResponse) {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (env['RENDER'] !== 'on') {
    response.end(await server.transformIndexHtml(address, devPage(site)))
    return
  }
  const page = await devRender(server, site, address)
  response.statusCode = page.status
  if (page.kind === 'redirect') response.setHeader('location', page.location)
  response.end(page.kind === 'page' ? page.html : undefined)
}

import type * as EntryServer from '@shop/features/render.tsx'
import type { Brand, Site } from '@shop/features/brand.ts'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'

/** Loads a module of the brand as its server bundle would contain it. */
export async function loadOnServer<Module>({ environments: { ssr } }: ViteDevServer, file: string): Promise<Module> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The brand cannot be read')
  return ssr.runner.import<Module>(file)
}

/**
 * Renders a page as the site server would, but with the development half of React, which complains when browser and
 * server disagree. Nothing is cached.
 */
export async function devRender(server: ViteDevServer, site: Site, address: string, gatewayUrl: string) {
  const { brand, createAnonymousGateway, createRenderer, loadBootstrapData } = await loadOnServer<
    typeof EntryServer & { brand: Brand }
  >(server, '/src/entry-server.tsx')
  const upstream = `${gatewayUrl}/shops/${site.market.shopId}`
  const bootstrapData = await loadBootstrapData(
    createAnonymousGateway({ ...site, gatewayBase: upstream }, { fetch }),
    site,
  )
  const assets = { entry: '/src/main.tsx', imports: [], pages: {} }
  const renderer = createRenderer(brand, { site, gatewayUrl: upstream, assets, isProduction: false })
  const { signal } = new AbortController()
  const page = await renderer.page({ address, bootstrapData, fetch, signal, nonce: '' })
  if (page.kind === 'redirect') return page
  // Only what Vite adds to the head is taken: given the whole page, it would rewrite the page's own script blocks.
  const empty = await server.transformIndexHtml(address, '<!doctype html><html><head></head><body></body></html>')
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(empty) ?? []
  return { ...page, html: page.html.replace('<head>', (start) => start + head) }
}

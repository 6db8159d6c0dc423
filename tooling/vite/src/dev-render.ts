import type * as EntryServer from '@shop/features/render.tsx'
import type { Brand, Site } from '@shop/features/brand.ts'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'

/** Loads a module of the brand as its server bundle would contain it. */
export async function loadOnServer<Module>({ environments: { ssr } }: ViteDevServer, file: string): Promise<Module> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The brand cannot be read')
  return ssr.runner.import<Module>(file)
}

/** Where rendered pages find their bootstrap data, which is not kept: it is loaded once more. */
export const DEV_BOOTSTRAP_FILE = '/assets/bootstrap/now.json'

type ServerEntry = typeof EntryServer & { brand: Brand }
const serverEntry = (server: ViteDevServer) => loadOnServer<ServerEntry>(server, '/src/entry-server.tsx')

const upstreamOf = ({ market }: Site, gatewayUrl: string) => `${gatewayUrl}/shops/${market.shopId}`

/** Loads what every page of the shop needs, as the gateway has it now. */
async function loadBootstrapData(server: ViteDevServer, site: Site, gatewayUrl: string) {
  const entry = await serverEntry(server)
  const gateway = entry.createAnonymousGateway({ ...site, gatewayBase: upstreamOf(site, gatewayUrl) }, { fetch })
  return entry.loadBootstrapData(gateway, site)
}

/** The bootstrap file that rendered pages name. */
export async function devBootstrapFile(server: ViteDevServer, site: Site, gatewayUrl: string) {
  const { bootstrapFileText } = await serverEntry(server)
  return bootstrapFileText(await loadBootstrapData(server, site, gatewayUrl))
}

/**
 * Renders a page as the site server would, but with the development half of React, which complains when browser and
 * server disagree. Nothing is cached.
 */
export async function devRender(server: ViteDevServer, site: Site, address: string, gatewayUrl: string) {
  const { brand, createRenderer } = await serverEntry(server)
  const bootstrapData = await loadBootstrapData(server, site, gatewayUrl)
  const assets = { entry: '/src/main.tsx', imports: [], pages: {} }
  const upstream = upstreamOf(site, gatewayUrl)
  const renderer = createRenderer(brand, { site, gatewayUrl: upstream, assets, isProduction: false })
  const { signal } = new AbortController()
  const bootstrapFile = DEV_BOOTSTRAP_FILE
  const page = await renderer.page({ address, bootstrapData, bootstrapFile, fetch, signal, nonce: '' })
  if (page.kind !== 'page') return page
  // Only what Vite adds to the head is taken: given the whole page, it would rewrite the page's own script blocks.
  const empty = await server.transformIndexHtml(address, '<!doctype html><html><head></head><body></body></html>')
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(empty) ?? []
  return { ...page, html: page.html.replace('<head>', (start) => start + head) }
}

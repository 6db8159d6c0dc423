import type * as EntryServer from '@shop/features/render.tsx'
import type { Brand } from '@shop/features/brand.ts'
import { publicSite, type DeployedSite } from '@shop/site-server/sites/deployed-sites.ts'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'

/** Loads a module of the brand in Vite's server environment. */
export async function loadOnServer<Module>({ environments: { ssr } }: ViteDevServer, file: string): Promise<Module> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The brand cannot be read')
  return ssr.runner.import<Module>(file)
}

/** The address of the bootstrap data of rendered pages. It is not cached but loaded again. */
export const DEV_BOOTSTRAP_FILE = '/assets/bootstrap/now.json'

type ServerEntry = typeof EntryServer & { brand: Brand }
const serverEntry = (server: ViteDevServer) => loadOnServer<ServerEntry>(server, '/src/entry-server.tsx')

/** Loads the bootstrap data from the gateway. */
async function loadBootstrapData(server: ViteDevServer, site: DeployedSite) {
  const entry = await serverEntry(server)
  const gateway = entry.createAnonymousGateway({ ...publicSite(site), gatewayBase: site.upstream }, { fetch })
  return entry.loadBootstrapData(gateway, site)
}

/** Returns the content of the bootstrap file. */
export async function devBootstrapFile(server: ViteDevServer, site: DeployedSite) {
  const { bootstrapFileText } = await serverEntry(server)
  return bootstrapFileText(await loadBootstrapData(server, site))
}

/**
 * Renders a page like the site server, but with the development build of React. It reports differences between server and
 * browser. Nothing is cached.
 */
export async function devRender(server: ViteDevServer, site: DeployedSite, address: string) {
  const { brand, createRenderer } = await serverEntry(server)
  const bootstrapData = await loadBootstrapData(server, site)
  const assets = { entry: '/src/main.tsx', imports: [], pages: {} }
  const shown = { site: publicSite(site), gatewayUrl: site.upstream }
  const renderer = createRenderer(brand, { ...shown, assets, isProduction: false })
  const { signal } = new AbortController()
  const bootstrapFile = DEV_BOOTSTRAP_FILE
  const page = await renderer.page({ address, bootstrapData, bootstrapFile, fetch, signal, nonce: '' })
  if (page.kind !== 'page') return page
  // Vite transforms an empty page, and only its additions to the head are used. It would rewrite the page's own inline scripts.
  const empty = await server.transformIndexHtml(address, '<!doctype html><html><head></head><body></body></html>')
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(empty) ?? []
  return { ...page, html: page.html.replace('<head>', (start) => start + head) }
}

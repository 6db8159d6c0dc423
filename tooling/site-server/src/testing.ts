import { listen, type ConnectionTimeouts } from '@shop/server/listen.ts'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import http, { type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PageRequest, Rendered, RenderedPage } from '@shop/features/render.tsx'
import { onTestFinished } from 'vitest'
import { createApp } from './app.ts'
import type { BuiltBrand, ServerBundle } from './pages/built-brand.ts'
import { readSettings } from './sites/settings.ts'
import { deployedSites } from './sites/deployed-sites.ts'
import { readSource } from './sites/source.ts'

/** The Host header of the fake brand's site. */
export const HOST = 'testbrand-dk.localhost:3000'

const noVendorHosts = { scripts: [], styles: [], calls: [], pictures: [], frames: [] }

/** Returns a page as a brand's bundle renders it. */
export const renderedPage = (overrides: Partial<RenderedPage> = {}): RenderedPage => ({
  kind: 'page',
  status: 200,
  handle: {},
  thirdPartyOrigins: [],
  paymentHosts: { calls: [], pictures: [], frames: [] },
  pictureOrigins: [],
  vendorHosts: noVendorHosts,
  nonce: undefined,
  html: '<!doctype html><html lang="da"><head><meta charset="utf-8"><style>a{}</style></head><body>Hello</body></html>',
  inlineStyles: ['a{}'],
  inlineScripts: ['first()'],
  ...overrides,
})

/** The behaviour of a fake brand that a test can set. */
export interface FakeBrand {
  page?: (request: PageRequest) => Promise<Rendered>
  bootstrapData?: () => Promise<unknown>
  /** Returns the products of a category. */
  browse?: (route: string) => Promise<unknown[]>
  servicePages?: () => Promise<{ pages: { route: string }[] }>
  /** Returns the address under which a page is cached. By default the address without its query. */
  cacheAddress?: (address: string) => string | undefined
  /** Returns the route pattern of an address. */
  routePattern?: (address: string) => string
}

const noBootstrapData = async (): Promise<unknown> => ({ categories: [], configuration: { featureFlags: {} } })

/** Returns a built brand with one market, `dk`. Its files are deleted after the test. */
export async function fakeBrand({
  page = async () => renderedPage(),
  bootstrapData = noBootstrapData,
  browse = async () => [],
  servicePages = async () => ({ pages: [] }),
  cacheAddress = (address) => address.split('?', 1)[0],
  routePattern = () => '*',
}: FakeBrand = {}) {
  const clientFolder = await mkdtemp(path.join(tmpdir(), 'bundle-'))
  onTestFinished(() => rm(clientFolder, { recursive: true }))
  await mkdir(path.join(clientFolder, 'assets'))
  await writeFile(path.join(clientFolder, 'secret.js'), 'secret')
  await writeFile(path.join(clientFolder, 'assets/main-1a2b.js'), 'plain')
  await writeFile(path.join(clientFolder, 'assets/main-1a2b.js.br'), 'small')
  const bundle = {
    NOT_FOUND_ADDRESS: '/not/found',
    createRenderer: () => ({
      page,
      cacheAddress,
      routePattern,
      shell: (address: string, status: number, nonce: string) =>
        renderedPage({ status, html: '<html>shell</html>', ...(address.startsWith('/payments/') && { nonce }) }),
    }),
    createAnonymousGateway: () => ({
      catalogue: { browse: async (route: string) => ({ products: await browse(route) }) },
      customerService: { pages: servicePages },
    }),
    loadBootstrapData: bootstrapData,
    bootstrapFileText: (data: unknown) => JSON.stringify(data),
    allPaymentOrigins: () => ({
      scripts: ['https://pay.example'],
      hosts: { calls: [], pictures: [], frames: [] },
      logos: ['https://logos.example'],
    }),
    allVendorHosts: () => noVendorHosts,
  } as unknown as ServerBundle
  const market = {
    shopId: 'testbrand_dk',
    culture: 'da-DK',
    currency: 'DKK',
    timeZone: 'Europe/Copenhagen',
    country: 'DK',
  }
  const brand = { id: 'testbrand', name: 'Test brand', markets: { dk: market } } as unknown as BuiltBrand['brand']
  return { brand, bundle, assets: { entry: '/assets/main-1a2b.js', imports: [], pages: {} }, clientFolder }
}

/** Starts a fake gateway. */
export async function startUpstream(listener: RequestListener) {
  const server = http.createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => closed(server) }
}

interface TestRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | undefined
}

/** A received response. */
interface TestResponse {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** The settings of the fake brand's site. A test adds or replaces variables. */
const SITES = {
  SITES__testbrand__dk__gateway: 'http://127.0.0.1:4000/shops/{shop}',
  SITES__testbrand__dk__origin: 'http://{site}.localhost:{port}',
  SITES__testbrand__dk__hosts: '["testbrand-dk-alt.localhost"]',
}

/** Returns the settings of the server, and the site of the fake brand. */
export function testSite({ brand }: Pick<BuiltBrand, 'brand'>, env: Record<string, string> = {}) {
  const settings = readSettings({ SITE_ENV: 'local', ...env })
  const knownBrands = [brand.id]
  const [site] = deployedSites(readSource({ ...SITES, ...env }), { ...settings, brands: [brand], knownBrands })
  if (!site) throw new Error('The fake brand has no site')
  return { settings, site }
}

/** Starts the site server on a free port, with one fake brand. */
export async function startSites(
  brand: FakeBrand = {},
  env: Record<string, string> = {},
  timeouts?: ConnectionTimeouts,
) {
  const built = await fakeBrand(brand)
  const { settings, site } = testSite(built, env)
  const { fetch } = createApp([built], [site], settings)
  const anywhere = { port: 0, hostname: '127.0.0.1', portVariable: 'SITE_PORT' }
  const server = await listen({ ...anywhere, fetch, timeouts })
  const { port } = server.address as AddressInfo
  /** Sends a request without normalising its path, which a browser would do. */
  const open = (address: string, { method = 'GET', headers = {}, body }: TestRequest = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: address, method, headers: { host: HOST, ...headers } }
      http
        .request({ ...options, agent: false }, resolve)
        .on('error', reject)
        .end(body)
    })
  const receive = async (address: string, init?: TestRequest) => {
    const response = await open(address, init)
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
  }
  const request = async (address: string, init?: TestRequest): Promise<TestResponse> => {
    const { body, ...response } = await receive(address, init)
    return { ...response, text: body.toString() }
  }
  return { port, open, receive, request, [Symbol.asyncDispose]: () => server.close() }
}

function closed(server: http.Server) {
  server.closeAllConnections()
  return new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
}

import type { ProcessorBudget } from '@shop/server/processor-budget.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Alternates } from './alternates.ts'
import { createSitePages } from './site-pages.ts'
import { fakeBrand, renderedPage, startSites, testSite, type FakeBrand } from '../testing.ts'

// What happens behind a response takes seconds on a busy machine.
const PATIENCE = { timeout: 20_000 }

type Render = NonNullable<FakeBrand['page']>

const budget: Pick<ProcessorBudget, 'secondsToWait' | 'spend'> = {
  secondsToWait: () => 0,
  spend: (_client, work) => work((wait) => wait()),
}
const RENDERING = { isProduction: false, rendersPages: true, cache: undefined, budget }
const CLIENT = () => '192.0.2.1'

const nothingButProducts = (address: string) => (address.startsWith('/product') ? address : '/not/found')

describe('createSitePages', () => {
  // A failed render is logged. Tests here expect it.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined))
  afterEach(() => vi.restoreAllMocks())

  test('sends a page with its policy, packed as the browser likes it', async () => {
    await using sites = await startSites()
    const answer = await sites.request('/batteries')
    expect(answer).toMatchObject({ status: 200, text: renderedPage().html })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await sites.receive('/batteries', { headers: { 'accept-encoding': encoding } })
      expect(headers['content-encoding']).toBe(encoding)
      expect(unpack(body).toString()).toBe(renderedPage().html)
    }
  })

  test('[CFG-36] lets pictures in from the hosts that are listed, from its own alone otherwise', async () => {
    await using plain = await startSites()
    const policyOf = async ({ request }: typeof plain) => (await request('/')).headers['content-security-policy']
    expect(await policyOf(plain)).toMatch(/img-src 'self' data:;/)
    await using open = await startSites(
      {},
      { SITES__defaults__pictureHosts: '["https://cdn.example", "https://img.example/"]' },
    )
    expect(await policyOf(open)).toMatch(/img-src 'self' data: https:\/\/cdn\.example https:\/\/img\.example;/)
    expect(String(await policyOf(open)).replace(/img-src[^;]*/, '')).not.toContain('cdn.example')
    await expect(
      startSites({}, { SITES__defaults__pictureHosts: '["https://cdn.example \'unsafe-inline\'"]' }),
    ).rejects.toThrow('expected an origin')
  })

  test('[SEO-08] renders a page with the alternates known by then, and reads them meanwhile', async () => {
    const page = vi.fn<Render>(async () => renderedPage())
    const built = await fakeBrand({ page })
    const known = [{ hreflang: 'en', href: 'https://shop.example/batteries' }]
    const { promise: endless } = Promise.withResolvers<void>()
    const alternates = { find: vi.fn<Alternates['find']>(() => known), read: vi.fn<Alternates['read']>(() => endless) }
    const { site } = testSite(built)
    await createSitePages(built, site, { ...RENDERING, alternates }).page('/batteries', CLIENT)
    expect(page).toHaveBeenCalledWith(expect.objectContaining({ alternates: known }))
    expect(alternates.find).toHaveBeenCalledWith('http://testbrand-dk.localhost:3000', '/batteries')
    expect(alternates.read).toHaveBeenCalledTimes(1)
  })

  test('answers 304 if the browser has the page already', async () => {
    await using sites = await startSites()
    const { etag = '' } = (await sites.request('/')).headers
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const answer = await sites.request('/', { headers: { 'if-none-match': known } })
      expect(answer).toMatchObject({ status: 304, text: '' })
      expect(answer.headers.etag).toBe(etag)
    }
    expect((await sites.request('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('HEAD gets the headers of GET, without the page', async () => {
    await using sites = await startSites()
    const [head, get] = [await sites.request('/', { method: 'HEAD' }), await sites.request('/')]
    expect(head).toMatchObject({ status: 200, text: '' })
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect(head.headers.etag).toBe(get.headers.etag)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('pages can only be read: %s is refused', async (method) => {
    await using sites = await startSites()
    const answer = await sites.request('/cart', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })

  test('[ROUTE-23] answers 404 in place, also to an address that cannot be decoded', async () => {
    const page = vi.fn<Render>(async () => renderedPage({ status: 404, html: 'Not here' }))
    await using sites = await startSites({ page })
    expect(await sites.request('/nowhere')).toMatchObject({ status: 404, text: 'Not here' })
    expect(await sites.request('/%E0%A4%A')).toMatchObject({ status: 404, text: 'Not here' })
    expect(page).toHaveBeenLastCalledWith(expect.objectContaining({ address: '/not/found' }))
  })

  test('[ROUTE-26] an address with .html is redirected permanently', async () => {
    await using sites = await startSites()
    const answer = await sites.request('/batteries.html?shown=48')
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe('/batteries?shown=48')
  })

  test.each([
    ['/hearing-care', '/hearing-care'],
    ['//evil.example', '/'],
    ['https://evil.example/', '/'],
    ['/\\evil.example', '/'],
  ])('[ROUTE-25] a page that has moved to %s sends the browser to %s', async (location, target) => {
    await using sites = await startSites({ page: async () => ({ kind: 'redirect', status: 301, location }) })
    const answer = await sites.request('/hearing_care')
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe(target)
  })

  test('[A3] keeps one page for all addresses that show the same', async () => {
    const page = vi.fn<Render>(async ({ address }) => renderedPage({ html: address }))
    await using sites = await startSites({ page })
    const answers = await Promise.all(['/a', '/a?x=1', '/a?y=2'].map((address) => sites.request(address)))
    expect(answers.map(({ text }) => text)).toEqual(['/a', '/a', '/a'])
    expect(page).toHaveBeenCalledTimes(1)
  })

  test('[A3] keeps one page for what is nowhere, and none for what turns out to be missing', async () => {
    const page = vi.fn<Render>(async ({ address }) => renderedPage({ status: 404, html: address }))
    await using sites = await startSites({ page, cacheAddress: nothingButProducts })
    for (const address of ['/a', '/b', '/c']) expect((await sites.request(address)).text).toBe('/not/found')
    expect(page).toHaveBeenCalledTimes(1)
    for (const address of ['/product/1', '/product/1']) expect((await sites.request(address)).status).toBe(404)
    expect(page).toHaveBeenCalledTimes(3)
  })

  test('[SRCH-02] sends nothing, so that the browser stays on its page, and keeps no such response', async () => {
    const page = vi.fn<Render>(async () => ({ kind: 'no-content', status: 204 }))
    await using sites = await startSites({ page })
    for (const query of ['', '+']) {
      const answer = await sites.request(`/search-result?query=${query}`)
      expect(answer).toMatchObject({ status: 204, text: '' })
      expect(answer.headers).not.toHaveProperty('location')
    }
    expect(page).toHaveBeenCalledTimes(2)
  })

  test('[A3] keeps no redirects: there is no end of addresses that have moved', async () => {
    const page = vi.fn<Render>(async () => ({ kind: 'redirect', status: 301, location: '/batteries' }))
    await using sites = await startSites({ page })
    for (const address of ['/old_batteries', '/old_batteries']) await sites.request(address)
    expect(page).toHaveBeenCalledTimes(2)
  })

  test('renders a public page once, also with tracking parameters', async () => {
    const page = vi.fn<Render>(async () => renderedPage())
    await using sites = await startSites({ page })
    await Promise.all(['/a', '/a?utm_source=x', '/a?gclid=1'].map((address) => sites.request(address)))
    expect(page).toHaveBeenCalledTimes(1)
    expect(page).toHaveBeenCalledWith(expect.objectContaining({ address: '/a' }))
  })

  test('a rendered page knows nothing of the visitor: no cookie and no token reaches it', async () => {
    const page = vi.fn<Render>(async () => renderedPage())
    await using sites = await startSites({ page })
    await sites.request('/', { headers: { cookie: 'user=secret', authorization: 'Bearer secret' } })
    expect(JSON.stringify(page.mock.calls)).not.toContain('secret')
  })

  test('leaves a page to the browser with status 503 when it cannot be rendered', async () => {
    await using sites = await startSites({ page: () => Promise.reject(new Error('broken')) })
    const answer = await sites.request('/batteries?mail=a@b.example')
    expect(answer).toMatchObject({ status: 503, text: '<html>shell</html>' })
    expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-cache' })
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('a@b.example')
  })

  // The log must not contain search words, and a line break must not start a line of its own.
  test('writes one line of a page that cannot be rendered, with its route and no word of the visitor', async () => {
    const cause = new Error('GET http://gateway.test/products/search?query=private')
    const page = () => Promise.reject(new Error('No answer from /products/search?query=private words', { cause }))
    await using sites = await startSites({ page, routePattern: () => '/search-result/:searchQuery' })
    await sites.request('/search-result/private%0Aforged%20words')
    const [line = '', ...more] = vi.mocked(console.error).mock.calls.flat().map(String)
    expect(more).toEqual([])
    expect(line).not.toMatch(/private|words|forged|\n/)
    expect(JSON.parse(line)).toMatchObject({
      event: 'page-not-rendered',
      site: 'testbrand-dk',
      route: '/search-result/:searchQuery',
      failure: expect.stringMatching(/^Error\n +at /),
    })
  })

  test('leaves a page to the browser while the gateway has never answered, and recovers by itself', async () => {
    const bootstrapData = vi.fn<() => Promise<unknown>>(async () => ({}))
    bootstrapData.mockRejectedValueOnce(new Error('unreachable'))
    await using sites = await startSites({ bootstrapData })
    expect((await sites.request('/')).status).toBe(503)
    expect((await sites.request('/')).status).toBe(200)
  })

  test('leaves a page to the browser when it takes too long, and ends the calls it was waiting for', async () => {
    const ended = Promise.withResolvers<unknown>()
    const built = await fakeBrand({
      page: ({ signal }) => {
        signal.addEventListener('abort', () => ended.resolve(signal.reason))
        return new Promise(() => undefined)
      },
    })
    const { site } = testSite(built)
    const { page: pages } = createSitePages(built, site, { ...RENDERING, timeout: 10 })
    expect((await pages('/slow', CLIENT)).status).toBe(503)
    await expect(ended.promise).resolves.toBeInstanceOf(Error)
  })

  test('refuses more pages at once than it could render in time', async () => {
    const built = await fakeBrand({ page: () => new Promise(() => undefined) })
    const { site } = testSite(built)
    const { page: pages } = createSitePages(built, site, { ...RENDERING, timeout: 50 })
    const asked = Array.from({ length: 40 }, (_, index) => pages(`/${index}`, CLIENT))
    // Rejected requests are answered first.
    expect((await Promise.race(asked)).status).toBe(503)
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(40).fill(503))
    const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
    expect(lines.filter((line) => line.includes('Too many pages at once'))).toHaveLength(8)
  })

  test('with rendering switched off every page starts empty', async () => {
    const page = vi.fn<Render>(async () => renderedPage())
    await using sites = await startSites({ page, routePattern: (address) => address }, { RENDER: 'off' })
    expect(await sites.request('/batteries')).toMatchObject({ status: 200, text: '<html>shell</html>' })
    expect((await sites.request('/payments/1')).headers['content-security-policy']).toContain("'nonce-")
    expect(page).not.toHaveBeenCalled()
  })

  test('sends no page of an earlier configuration once the new one is known', async () => {
    const now = performance.now.bind(performance)
    const bootstrapData = vi.fn<() => Promise<unknown>>(async () => ({ configuration: 'first' }))
    const page = vi.fn<Render>(async (request) => renderedPage({ html: JSON.stringify(request.bootstrapData) }))
    await using sites = await startSites({ page, bootstrapData })
    expect((await sites.request('/')).text).toContain('first')
    bootstrapData.mockResolvedValue({ configuration: 'second' })
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 11_000)
    await sites.request('/')
    await vi.waitFor(async () => expect((await sites.request('/')).text).toContain('second'), PATIENCE)
  })

  test('without a cache every page is of the present', async () => {
    const bootstrapData = vi.fn<() => Promise<unknown>>(async () => ({ configuration: 'first' }))
    const page = vi.fn<Render>(async (request) => renderedPage({ html: JSON.stringify(request.bootstrapData) }))
    await using sites = await startSites({ page, bootstrapData }, { PAGE_CACHE: 'off' })
    expect((await sites.request('/')).text).toContain('first')
    bootstrapData.mockResolvedValue({ configuration: 'second' })
    expect((await sites.request('/')).text).toContain('second')
  })

  test('endless addresses are refused', async () => {
    await using sites = await startSites()
    expect((await sites.request(`/?x=${'y'.repeat(4_000)}`)).status).toBe(414)
  })
})

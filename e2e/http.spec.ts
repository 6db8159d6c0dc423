import { expect, test } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { callGateway, categoriesOf, sampleProductsOf } from './support/servers/gateway.ts'
import { fetchPage } from './support/servers/http.ts'
import { sites } from './support/servers/sites.ts'

const site = sites.productGlobal

test('the start page says in its HTML what the shop sells, so that it can be read without script', async () => {
  const { status, body } = await fetchPage(site, '/')
  expect(status).toBe(200)
  for (const { title } of await categoriesOf(site)) expect(body).toContain(title)
})

test('a category and a product stand in the HTML with their names', async () => {
  const { category, product, path } = (await sampleProductsOf(site)).simple
  const categoryPage = await fetchPage(site, category.url)
  expect(categoryPage.status).toBe(200)
  expect(categoryPage.body).toContain(product.name)
  const page = await fetchPage(site, path)
  expect(page.status).toBe(200)
  expect(page.body).toMatch(/<h1[^>]*>/)
  expect(page.body).toContain(product.name)
})

test('[ROUTE-23] [SEO-06] an address that leads nowhere answers 404 and asks not to be listed', async () => {
  const { category } = (await sampleProductsOf(site)).simple
  for (const path of ['/no-such-page', '/404', `${category.url}/details/NO-SUCH-ITEM`]) {
    const { status, body } = await fetchPage(site, path)
    expect(status, path).toBe(404)
    expect(body, path).toContain(site.t('PageNotFound'))
    expect(body, path).toMatch(/<meta[^>]+name="robots"[^>]+noindex/)
  }
})

/** The pages of one shop whose HTML has a bar: bytes in brotli, as most visitors get them. With 1 % of room, because names of files and ports differ. */
const largest = {
  '/': 19_400,
  '/batteries/size-312': 15_750,
  '/zinc-air-batteries-size-312-pack-of-6': 17_700,
}
for (const [path, bytes] of Object.entries(largest)) {
  test(`the HTML of ${path} takes at most ${bytes / 1000} kB`, async () => {
    const { body } = await fetchPage(site, path)
    expect(brotliCompressSync(body).length).toBeLessThanOrEqual(bytes)
  })
}

const kinds = {
  'start page': '/',
  search: '/search-result/battery',
  cart: '/cart',
  checkout: '/checkout',
  payment: '/payments/1/2',
  login: '/account/login',
  error: '/error',
  'not found': '/no-such-page',
}
for (const [kind, path] of Object.entries(kinds)) {
  test(`the policy of the ${kind} page lets only known scripts run`, async () => {
    const { headers } = await fetchPage(site, path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
}

const cacheOf = async (path: string) => (await fetchPage(site, path)).headers['cache-control']

test('every page is revalidated, and no cache stores a call', async () => {
  expect(await cacheOf('/')).toBe('no-cache')
  expect(await cacheOf('/cart')).toBe('no-cache')
  expect(await cacheOf('/checkout')).toBe('no-cache')
  expect(await cacheOf('/account/login')).toBe('no-cache')
  expect(await cacheOf('/api/cart/get?userId=nobody')).toContain('no-store')
  expect(await cacheOf('/assets/no-such-file.js')).toBe('no-store')
})

test('scripts are sent compressed and kept for a year', async () => {
  const { body } = await fetchPage(site, '/')
  const script = body.match(/\/assets\/[\w.-]+\.js/)?.[0] ?? ''
  const { status, headers } = await fetchPage(site, script, { 'accept-encoding': 'br, gzip' })
  expect(status).toBe(200)
  expect(headers['content-encoding']).toBe('br')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('[SEO-06] search engines stay outside every environment but production', async () => {
  expect((await fetchPage(site, '/robots.txt')).body).toContain('Disallow: /\n')
  expect((await fetchPage(site, '/')).body).toMatch(/<meta[^>]+name="robots"[^>]+noindex/)
})

test('[SEO-09] the sitemap lists each page once, at the address that the page calls canonical', async () => {
  const { status, body } = await fetchPage(site, '/sitemap.xml')
  expect(status).toBe(200)
  const listed = textsOf(body, /<loc>([^<]*)<\/loc>/g)
  expect(new Set(listed).size).toBe(listed.length)
  for (const { url } of await categoriesOf(site)) expect(listed).toContain(site.origin + url)
  for (const { product } of Object.values(await sampleProductsOf(site)))
    expect(listed).toContain(`${site.origin}/${product.urlKey}`)
  const everySixth = listed.filter((_, index) => index % 6 === 0)
  for (const address of everySixth) {
    const page = await fetchPage(site, address.slice(site.origin.length))
    expect(page.status, address).toBe(200)
    expect(textsOf(page.body, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address])
  }
})

test('[SEO-08] a page and the sitemap name the same page in the brand’s other languages, and these answer', async () => {
  const path = '/customer-service/about'
  const { body: sitemap } = await fetchPage(site, '/sitemap.xml')
  const entry = sitemap.split('<url>').find((one) => one.includes(`<loc>${site.origin}${path}</loc>`)) ?? ''
  const wanted = [site.origin + path, sites.productUk.origin + path]
  const alternates = textsOf(entry, /href="([^"]*)"/g)
  expect(alternates).toEqual(expect.arrayContaining(wanted))
  // A page that was kept before the other sites were read names them once it is drawn again.
  const inPage = async () =>
    textsOf((await fetchPage(site, path)).body, /<link rel="alternate" hreflang="[^"]*" href="([^"]*)"/g)
  await expect.poll(inPage).toEqual(alternates)
  for (const address of alternates) {
    const { origin, pathname } = new URL(address)
    expect((await fetchPage({ origin }, pathname)).status, address).toBe(200)
  }
})

const textsOf = (body: string, pattern: RegExp) => [...body.matchAll(pattern)].map(([, text]) => text ?? '')

test('[SHELL-27] the browser tab has the sign that the editors chose, as a picture', async () => {
  for (const shop of Object.values(sites)) {
    const { seo } = await callGateway<{ seo: { faviconIcon: string } }>(shop, 'v1.0/static-content/all')
    const { body } = await fetchPage(shop, '/')
    expect(body).toContain(`<link rel="icon" href="${seo.faviconIcon}">`)
    const { status, headers } = await fetchPage(shop, seo.faviconIcon)
    expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
  }
})

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { builtStorybook } from './paths.ts'
import { renderedPage, startSites } from './testing.ts'

const EVERYWHERE = [
  '/',
  '/nowhere',
  '/moved.html',
  '/assets/main-1a2b.js',
  '/assets/none.js',
  '/api/x',
  '/robots.txt',
  '/sitemap.xml',
  '/health',
  '/__sites',
]

describe('the site server', () => {
  test('[SEO-06] sends the security headers with every response of every host', async () => {
    await using sites = await startSites({}, { SITES__testbrand__dk__gateway: 'http://127.0.0.1:1' })
    for (const host of ['testbrand-dk.localhost:3000', 'localhost:3000', 'unknown.example']) {
      for (const address of EVERYWHERE) {
        const { headers } = await sites.request(address, { headers: { host } })
        expect(headers['content-security-policy'], `${host}${address}`).toContain("frame-ancestors 'none'")
        expect(headers['content-security-policy']).not.toContain('unsafe')
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
        expect(headers['x-robots-tag']).toBe('noindex')
        expect(headers).not.toHaveProperty('server')
        expect(headers).not.toHaveProperty('x-powered-by')
      }
    }
  })

  test.each([
    ['/', true],
    ['/assets/none.js', true],
    ['/assets/main-1a2b.js', false],
  ])('says of documents what they may do, and spares scripts the words: %s', async (address, isDocument) => {
    await using sites = await startSites()
    const { headers } = await sites.request(address)
    expect('cross-origin-opener-policy' in headers).toBe(isDocument)
    expect('permissions-policy' in headers).toBe(isDocument)
  })

  test('[SEO-06] lets search engines in only where SITE_ENV says production', async () => {
    await using local = await startSites({}, { SITE_ENV: 'staging' })
    expect((await local.request('/')).headers['x-robots-tag']).toBe('noindex')
    expect((await local.request('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    await using live = await startSites(
      {},
      { SITE_ENV: 'production', SITES__testbrand__dk__origin: 'https://shop.example' },
    )
    const headers = { host: 'shop.example' }
    expect((await live.request('/', { headers })).headers).not.toHaveProperty('x-robots-tag')
    expect((await live.request('/', { headers })).headers['strict-transport-security']).toBe('max-age=31536000')
    const robots = (await live.request('/robots.txt', { headers })).text
    expect(robots).toContain('Disallow: /checkout\n')
    expect(robots).toContain('Disallow: /account\n')
    expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml')
  })

  test('finds the site by its host name, whatever the port and case', async () => {
    await using sites = await startSites()
    expect((await sites.request('/', { headers: { host: 'TestBrand-DK.localhost:9999' } })).text).toContain('Hello')
    expect((await sites.request('/', { headers: { host: 'evil.example' } })).status).toBe(404)
    expect((await sites.request('/', { headers: { host: 'testbrand-dk.localhost.evil.example' } })).status).toBe(404)
  })

  test('[TRK-02] answers a further window of a shop with the pages of its main one', async () => {
    await using sites = await startSites(
      {},
      {
        SITES__testbrand__dk__origin: 'https://{site}.shops.example',
        SITES__testbrand__dk__hosts: '["testbrand-dk-alt.localhost", "testbrand-dk-alt.shops.example"]',
      },
    )
    for (const host of ['testbrand-dk-alt.localhost:3000', 'testbrand-dk-alt.shops.example']) {
      expect((await sites.request('/', { headers: { host } })).text).toContain('Hello')
    }
    const robots = await sites.request('/robots.txt', { headers: { host: 'testbrand-dk-alt.shops.example' } })
    expect(robots.text).not.toContain('testbrand-dk-alt')
  })

  test('lists the sites at the bare address of a developer’s machine, with what one needs to try them', async () => {
    await using sites = await startSites(
      {},
      { SITE_PORT: '4601', SITES__testbrand__dk__sandbox: 'http://localhost:4698' },
    )
    for (const host of ['localhost:4601', '127.0.0.1:4601', '[::1]:4601']) {
      const { status, text } = await sites.request('/', { headers: { host } })
      expect(status).toBe(200)
      expect(text).toContain('href="http://testbrand-dk.localhost:4601"')
      expect(text).toContain('demo@example.com')
      expect(text).toContain('href="http://localhost:4698/__sandbox"')
      expect(text).toContain('href="/storybook/"')
    }
    const known = await sites.request('/__sites', { headers: { host: '127.0.0.1:4601' } })
    expect(JSON.parse(known.text)).toEqual([{ name: 'testbrand-dk', origin: 'http://testbrand-dk.localhost:4601' }])
  })

  test('looks for Storybook where its build writes it', async () => {
    const owner = await readFile(path.join(builtStorybook, '../package.json'), 'utf8')
    expect(JSON.parse(owner).name).toBe('@shop/storybook')
  })

  test.each(['production', 'staging', 'test'])('shows nothing of the machine in %s', async (SITE_ENV) => {
    await using live = await startSites({}, { SITE_ENV, SITES__testbrand__dk__origin: 'https://shop.example' })
    const ask = (address: string) => live.request(address, { headers: { host: 'localhost' } })
    const answers = await Promise.all(['/', '/storybook/', '/__sites'].map(ask))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('answers /health on any host', async () => {
    await using sites = await startSites()
    const answer = await sites.request('/health', { headers: { host: 'anything' } })
    expect(answer).toMatchObject({ status: 200, text: '{"status":"ok"}' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('sends built files as compressed by the build, cached forever', async () => {
    await using sites = await startSites()
    const answer = await sites.request('/assets/main-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer).toMatchObject({ status: 200, text: 'small' })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect((await sites.request('/assets/main-1a2b.js')).text).toBe('plain')
  })

  test('[ERR-07] sends the files of earlier releases, which open pages may still ask for', async () => {
    const releases = await mkdtemp(path.join(tmpdir(), 'releases-'))
    onTestFinished(() => rm(releases, { recursive: true }))
    for (const release of ['1', '2']) {
      const assets = path.join(releases, release, 'testbrand/apps/testbrand/dist/client/assets')
      await mkdir(assets, { recursive: true })
      await writeFile(path.join(assets, `page-of-${release}.js`), `page of ${release}`)
      await writeFile(path.join(assets, 'main-1a2b.js'), 'of another release')
    }
    await using sites = await startSites({}, { EARLIER_APPS: `${releases}/*/testbrand/apps` })
    const addresses = ['/assets/page-of-1.js', '/assets/page-of-2.js', '/assets/page-of-3.js', '/assets/main-1a2b.js']
    const answers = await Promise.all(addresses.map((address) => sites.request(address)))
    expect(answers.map(({ status, text }) => (status === 200 ? text : status))).toEqual([
      'page of 1',
      'page of 2',
      404,
      'plain',
    ])
  })

  test.each([
    '/assets/../secret.js',
    '/assets/..%2fsecret.js',
    '/assets/..%5csecret.js',
    '/assets/%2e%2e%2fsecret.js',
    '/assets/main-1a2b.js.br',
    '/assets/.hidden.js',
    '/assets/main-1a2b.js%00',
    '/assets/gone-9z.js',
  ])('gives away no file but the bundle’s: %s', async (address) => {
    await using sites = await startSites({ page: async () => renderedPage({ status: 404 }) })
    const answer = await sites.request(address)
    expect(answer.status).toBeGreaterThanOrEqual(404)
    expect(answer.text).not.toContain('secret')
    expect(answer.headers['cache-control']).not.toContain('immutable')
  })

  test('[SEO-09] lists categories, products and customer service for search engines, each once', async () => {
    const category = { id: '1', title: 'Hørelse', url: '/hørelse', partialIds: [], subcategories: [] }
    await using sites = await startSites({
      bootstrapData: async () => ({ categories: [category], configuration: { featureFlags: {} } }),
      // It is in no category of its own, so that its canonical page lies below none.
      browse: async () => [{ itemNumber: 'A&B 1', urlKey: '', partialId: '' }],
      servicePages: async () => ({ pages: [{ route: '/customer-service/terms' }] }),
    })
    const answer = await sites.request('/sitemap.xml')
    expect(answer.headers['content-type']).toContain('application/xml')
    const found = [...answer.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)
    expect(found).toEqual([
      'http://testbrand-dk.localhost:3000/',
      'http://testbrand-dk.localhost:3000/h%C3%B8relse',
      'http://testbrand-dk.localhost:3000/customer-service/terms',
      'http://testbrand-dk.localhost:3000/details/A%26B%201',
    ])
  })

  test('lists the goods also while customer service cannot be read', async () => {
    await using sites = await startSites({ servicePages: () => Promise.reject(new Error('away')) })
    expect((await sites.request('/sitemap.xml')).text).toContain('<loc>http://testbrand-dk.localhost:3000/</loc>')
  })

  test('asks search engines to come back when the catalogue cannot be read', async () => {
    await using sites = await startSites({ bootstrapData: () => Promise.reject(new Error('away')) })
    const answer = await sites.request('/sitemap.xml')
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('60')
  })
})

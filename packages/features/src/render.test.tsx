// @vitest-environment node
import * as v from 'valibot'
import * as catalogue from '@shop/api-client/fixtures/catalogue.ts'
import { configurationSchema } from '@shop/domain/shop/configuration.ts'
import type { Theme } from '@shop/ui/tokens/theme.ts'
import { describe, expect, test } from 'vitest'
import { createRenderer, NOT_FOUND_ADDRESS, type BootstrapData, type PageRequest } from './render.tsx'
import { emptyBootstrapData } from './runtime/config/empty-bootstrap-data.ts'
import type { PageData } from './rendering/client/page-data.ts'
import { fakeFetch, type Answer } from './testing/fake-gateway.ts'

const metrics = { ascent: 1, descent: 0.2, width: 0.45 }
const face = { family: 'A', weight: 400, metrics, generic: 'serif' }
const paper = { bg: '#ffffff' }
const theme = {
  color: { header: paper, footer: paper },
  font: { display: face, text: face, price: 'text' },
  shape: {},
  density: {},
  icon: {},
} as unknown as Theme
const brand = {
  id: 'testbrand',
  name: 'Test & brand',
  logo: { onLight: '/light.svg', onDark: '/dark.svg', ratio: 4 },
  theme,
  fonts: { display: '/display.woff2', text: '/text.woff2' },
  markets: {},
}
const market = { shopId: 'shop_dk', culture: 'da-DK', currency: 'DKK', timeZone: 'Europe/Copenhagen', country: 'DK' }
const site = {
  name: 'testbrand-dk',
  market,
  gatewayBase: '',
  origin: 'http://shop.example',
  sandboxOrigin: 'http://localhost:8080',
}
const assets = {
  entry: '/assets/main.js',
  imports: ['/assets/react.js'],
  pages: { 'cart/cart-page': ['/assets/cart.js'] },
}
const bootstrapData: BootstrapData = {
  ...emptyBootstrapData,
  configuration: v.parse(configurationSchema, {
    displayName: 'Test shop',
    cultureName: 'sv-SE',
    paymentProvider: 'nets',
  }),
  messages: {
    PageNotFound: 'Nothing </script> here',
    TalkToUsTitle: 'Talk to us',
    ProductsFailed: 'No products just now',
  },
  categories: [{ id: '1', title: 'Batteries', url: '/batterier', image: '', subcategories: [], partialIds: [] }],
}

const bootstrapFile = '/assets/bootstrap/1a2b.json'

/** Renders an address, with other bootstrap data or alternates. */
function pageOf(address: string, given: Pick<Partial<PageRequest>, 'alternates' | 'bootstrapData'> = {}) {
  const renderer = createRenderer(brand, { site, gatewayUrl: 'http://gateway.test', assets, isProduction: false })
  const fetch = fakeFetch(() => ({ products: [] }))
  const { signal } = new AbortController()
  return renderer.page({ address, bootstrapData, bootstrapFile, fetch, signal, nonce: '', ...given })
}

/** Renders an address and remembers what the gateway was asked meanwhile. */
async function rendered(
  address: string,
  answer: Answer = () => ({ products: [] }),
  gatewayBase = '',
  content: Partial<BootstrapData['content']> = {},
) {
  const calls: string[] = []
  const fetch = fakeFetch((call) => {
    calls.push(call.path)
    return answer(call)
  })
  const renderer = createRenderer(brand, {
    site: { ...site, gatewayBase },
    gatewayUrl: 'http://gateway.test/shops/shop_dk',
    assets,
    isProduction: false,
  })
  const { signal } = new AbortController()
  const data = { ...bootstrapData, content: { ...bootstrapData.content, ...content } }
  return {
    calls,
    page: await renderer.page({ address, bootstrapData: data, bootstrapFile, fetch, signal, nonce: 'fresh' }),
  }
}
const htmlOf = async (...asked: Parameters<typeof rendered>) => {
  const { page } = await rendered(...asked)
  if (page.kind !== 'page') throw new Error('Not a page')
  return page
}
const missing = () => Response.json({}, { status: 404 })
const dataOf = (html: string) => JSON.parse(/id="shop-data">(.*?)<\/script>/.exec(html)?.[1] ?? '') as PageData

describe('a rendered document', () => {
  describe('a rendered page', () => {
    test('[ROUTE-24] shows a category with its products, and names the file with what every page needs', async () => {
      const { calls, page } = await rendered('/batterier')
      expect(page).toMatchObject({ kind: 'page', status: 200 })
      expect(calls).toContain('/shops/shop_dk/api/products/browse')
      const { html } = await htmlOf('/batterier')
      expect(html).toMatch(/^<!doctype html><html lang="sv-SE">/)
      expect(html).toMatch(/<h1[^>]*>Batteries<\/h1>/)
      expect(dataOf(html).rendered).toMatchObject({ bootstrapFile, page: 'shop/category-page' })
      expect(html).toContain(`<link rel="preload" href="${bootstrapFile}" as="fetch" crossorigin>`)
      expect(html).not.toContain('No products just now')
      expect(html).not.toContain('gateway.test')
    })

    // They were looked for on the shop's own origin, which does not have them.
    test('[CFG-36] finds its pictures at the gateway where browsers call that directly', async () => {
      const base = 'https://gateway.example/shops/shop_dk'
      const { html } = await htmlOf('/details/BAT-312-06', () => catalogue.details.answer, base)
      const shown = html.replace(/<script[^>]*id="shop-data".*?<\/script>/s, '')
      const pictures = shown.match(/[^"\s,]*\/api\/pictures\//g) ?? []
      expect(pictures.length).toBeGreaterThan(3)
      expect([...new Set(pictures)]).toEqual([`${base}/api/pictures/`])
      expect(html).toContain(`property="og:image" content="${base}/api/pictures/`)
      expect(html).not.toContain('gateway.test')
    })

    test('[A3] [ROUTE-23] is the same for every address that leads nowhere, so that one of them can stand for all', async () => {
      const [one, other] = [await htmlOf(NOT_FOUND_ADDRESS), await htmlOf('/nowhere')]
      expect(one.status).toBe(404)
      expect(other.html).toBe(one.html)
    })

    test('carries what its loaders found, in which no text can end the data', async () => {
      const product = { ...catalogue.details.answer, name: 'Nothing </script> here' }
      const { html } = await htmlOf('/details/BAT-312-06', () => product)
      expect(JSON.stringify(dataOf(html).rendered?.hydration.loaderData)).toContain('Nothing </script> here')
    })

    test('[SEO-08] names the page in other languages in its head, unless there is no page', async () => {
      const alternates = [{ hreflang: 'en-GB', href: 'https://uk.example/"quoted"' }]
      const htmlAt = async (address: string) => {
        const page = await pageOf(address, { alternates })
        return page.kind === 'page' ? page.html : ''
      }
      expect(/<head>(.*)<\/head>/s.exec(await htmlAt('/'))?.[1]).toContain(
        '<link rel="alternate" hreflang="en-GB" href="https://uk.example/&quot;quoted&quot;">',
      )
      expect(await htmlAt('/nowhere')).toContain('<html')
      expect(await htmlAt('/nowhere')).not.toContain('hreflang')
    })

    test('puts title and metadata into the head, and lists every inline block for the policy', async () => {
      const { html, inlineScripts, inlineStyles } = await htmlOf('/nowhere')
      const [, head = '', body = ''] = /<head>(.*)<\/head>(.*)$/s.exec(html) ?? []
      expect(head).toContain('<title>')
      expect(body).not.toContain('<title>')
      const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css)
      const scripts = [...html.matchAll(/<script(?: data-gateway="[^"]*")?>(.*?)<\/script>/gs)].map(
        ([, script]) => script,
      )
      expect(styles).toEqual(inlineStyles)
      expect(scripts).toEqual(inlineScripts)
      expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)="/)
      // React 19 moves a `<script async>` of any part into the head, past the policy.
      expect(html).not.toMatch(/<script[^>]*\sasync/)
    })

    test('[SHELL-30] tells an older browser whom to call, before the content and hidden from all others', async () => {
      const content = { sellingPointsBar: { points: [], phone: '0800 12', openingHours: '', contactHours: '' } }
      const { html, inlineStyles, inlineScripts } = await htmlOf('/batterier', undefined, '', content)
      expect(html).toMatch(
        /<body><div id="root">.*<aside id="older-browser">.*<a href="tel:080012">Ring oss: 0800 12<\/a>/s,
      )
      expect(inlineStyles[0]).toContain('#older-browser{display:none;')
      // Browsers of any age can read the script that shows it.
      expect(inlineScripts[0]).not.toMatch(/=>|`|\?[?.]|\b(?:const|let)\b|catch *\{/)
    })

    test('[SEO-06] asks search engines to stay away outside production', async () => {
      expect((await htmlOf('/batterier')).html).toContain('<meta name="robots" content="noindex">')
    })

    test('throws when the gateway is broken, so that no page is sent without its content', async () => {
      await expect(rendered('/batterier', () => new Response('', { status: 500 }))).rejects.toMatchObject({
        failure: { kind: 'broken' },
      })
    })

    test('[PROD-09] is 404 in place for a product that does not exist', async () => {
      expect((await htmlOf('/batterier/details/NONE', () => missing())).status).toBe(404)
    })

    test('[CS-09] is 404 in place for a page of customer service that does not exist', async () => {
      const { status } = await htmlOf('/customer-service/nonsense', () => ({ menu: [], pages: [] }))
      expect(status).toBe(404)
    })

    test('[SHELL-27] takes the icon of the tab from the gateway where that stands on another origin', async () => {
      const seo = { pages: [], defaults: undefined, faviconIcon: '/media/icon.svg' }
      const page = await htmlOf('/batterier', undefined, 'https://gateway.example', { seo })
      expect(page.html).toContain('<link rel="icon" href="https://gateway.example/media/icon.svg">')
    })

    test('[SRCH-02] [ROUTE-02] leaves the browser where it is when a search form without words is sent', async () => {
      const kinds = ['?query=', '?query=+', '', '?query=+dome+'].map(
        async (search) => (await rendered(`/search-result${search}`)).page,
      )
      expect(await Promise.all(kinds)).toEqual([
        { kind: 'no-content', status: 204 },
        { kind: 'no-content', status: 204 },
        { kind: 'redirect', status: 302, location: '/' },
        { kind: 'redirect', status: 302, location: '/search-result/dome' },
      ])
    })

    test.each([
      ['/customer-service/terms', 404, 'Nothing &lt;/script&gt; here'],
      ['/customer-service', 200, 'Talk to us'],
      ['/search-result/domes', 200, 'No products just now'],
      ['/batterier', 200, 'No products just now'],
    ])('has words at %s when the gateway does not have its call', async (address, status, words) => {
      const page = await htmlOf(address, () => missing())
      expect(page.status).toBe(status)
      expect(page.html.replace(/<head>.*<\/head>/s, '').replace(/<script.*?<\/script>/gs, '')).toContain(words)
    })
  })

  test.each(['/batterier', '/cart', '/nowhere'])(
    '[CART-19] lets the marks of the ways to pay in on %s, because its policy also holds for the cart opened from there',
    async (address) => {
      const configuration = { ...bootstrapData.configuration, paymentProvider: 'adyen' as const }
      expect(await pageOf(address, { bootstrapData: { ...bootstrapData, configuration } })).toMatchObject({
        pictureOrigins: expect.arrayContaining(['https://*.adyen.com', 'http://localhost:8080']),
        thirdPartyOrigins: [],
      })
    },
  )

  test('[SEO-07] [TRK-08] every page lets those in who ask for consent and count, but beside a payment and account data', async () => {
    const renderer = createRenderer(brand, { site, gatewayUrl: 'http://gateway.test', assets, isProduction: false })
    const consentScriptUrl = 'https://policy.app.cookieinformation.com/uc.js'
    const captcha = { provider: 'turnstile', siteKey: 'key', scriptUrl: '' } as const
    const configuration = { ...bootstrapData.configuration, consentScriptUrl, captcha }
    const scriptsOf = async (address: string, paymentProvider = bootstrapData.configuration.paymentProvider) => {
      const shown = { ...configuration, paymentProvider }
      const page = await pageOf(address, { bootstrapData: { ...bootstrapData, configuration: shown } })
      return page.kind === 'page' ? page.vendorHosts.scripts : undefined
    }
    for (const address of ['/batterier', '/cart', '/nowhere']) {
      expect(await scriptsOf(address)).toContain('https://policy.app.cookieinformation.com')
    }
    const CAPTCHA = ['https://challenges.cloudflare.com', 'http://localhost:8080']
    const withAccountData = ['/account/login', '/account/create', '/account/changepassword/c-1/s-1', '/account/edit']
    for (const address of [...withAccountData, '/checkout']) {
      expect(await scriptsOf(address)).toEqual(CAPTCHA)
      const shell = renderer.shell(address, 503, '').vendorHosts.scripts
      expect(shell).toContain('https://challenges.cloudflare.com')
      expect(shell).not.toContain('https://policy.app.cookieinformation.com')
    }
    // The result page counts the purchase.
    expect(await scriptsOf('/order-confirmation/t1')).not.toEqual([])
    expect(await scriptsOf('/order-confirmation/t1', 'klarna')).toContain('https://policy.app.cookieinformation.com')
    expect(await scriptsOf('/payments/t1')).toEqual([])
    expect((await htmlOf('/batterier')).vendorHosts.scripts).toEqual([])
    expect(renderer.shell('/payments/t1', 503, '').vendorHosts.scripts).toEqual([])
  })

  describe('a page of one visitor', () => {
    test.each(['/cart', '/checkout', '/payments/t1/c1', '/order-confirmation/t1/c1'])(
      '%s asks the gateway for nothing: the server does not know who is looking',
      async (address) => {
        const { calls, page } = await rendered(address)
        expect(page).toMatchObject({ kind: 'page', handle: { private: true } })
        expect(calls).toEqual([])
      },
    )

    test('fetches its own scripts early', async () => {
      expect((await htmlOf('/cart')).html).toContain('<link rel="modulepreload" href="/assets/cart.js">')
    })

    test('names the payment provider’s hosts, and only its own page does', async () => {
      const payment = await htmlOf('/payments/t1')
      expect(payment.thirdPartyOrigins).toContain('https://checkout.dibspayment.eu')
      expect(payment.thirdPartyOrigins).toContain('http://localhost:8080')
      expect(payment.html).toContain('<script type="module" nonce="fresh" src="/assets/main.js">')
      for (const address of ['/cart', '/order-confirmation/t1']) {
        const ordinary = await htmlOf(address)
        expect(ordinary).toMatchObject({ thirdPartyOrigins: [], nonce: undefined })
        expect(ordinary.html).not.toContain('nonce')
      }
    })
  })

  test('a shell carries the site alone, and on a payment page lets every provider in', () => {
    const renderer = createRenderer(brand, { site, gatewayUrl: '', assets, isProduction: true })
    const shell = renderer.shell('/batterier', 503, 'fresh')
    expect(shell).toMatchObject({ status: 503, thirdPartyOrigins: [] })
    expect(dataOf(shell.html)).toEqual({ site })
    expect(shell.html).toContain('<title>Test &amp; brand</title>')
    expect(renderer.shell('/payments/t1', 200, 'fresh')).toMatchObject({
      nonce: 'fresh',
      handle: { private: true },
      thirdPartyOrigins: expect.arrayContaining(['https://checkout.dibspayment.eu', 'http://localhost:8080']),
    })
  })

  test('the shell of a payment’s result allows every provider and every analytics vendor: the browser knows which', () => {
    const renderer = createRenderer(brand, { site, gatewayUrl: '', assets, isProduction: true })
    expect(renderer.shell('/order-confirmation/t1', 503, 'fresh')).toMatchObject({
      nonce: 'fresh',
      thirdPartyOrigins: expect.arrayContaining(['https://checkout.dibspayment.eu']),
      vendorHosts: { scripts: expect.arrayContaining(['https://www.googletagmanager.com']) },
    })
  })

  test.each(['/payments/t1/c1', '/order-confirmation/t1/c1'])(
    '[SHELL-02] draws a private page at its own address, with its heading (%s)',
    async (address) => {
      expect((await htmlOf(address)).html).toContain('<h1')
    },
  )

  test('[SHELL-02] [SHELL-24] a private page whose data the browser asks for offers ways on from a long wait', async () => {
    const { html } = await htmlOf('/account/changepassword/u1/s1')
    expect(html).toMatch(/This is taking longer than usual.*href="".*href="\/"/s)
  })

  test.each([
    ['/search-result/my%20words', '/search-result/:searchQuery'],
    ['/payments/t1/c1?userId=1', '/payments/:transactionId/:correlationId?'],
    ['/nowhere/at/all', '*'],
  ])('names the route of %s for the log', (address, route) => {
    const renderer = createRenderer(brand, { site, gatewayUrl: '', assets, isProduction: true })
    expect(renderer.routePattern(address)).toBe(route)
  })
})

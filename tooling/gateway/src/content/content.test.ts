import { configurationSchema, recommendedItemNumbersSchema } from '@shop/domain/shop/configuration.ts'
import { customerServiceSchema, staticContentSchema, translationsSchema } from '@shop/domain/shop/content.ts'
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { readDemoData } from '../seeding/read-demo-data.ts'
import { replaceShop } from '../seeding/seed-shops.ts'
import { useTestGateway } from '../../testing/test-gateway.ts'

const gateway = useTestGateway({ shops: 'demo' })

const call = (shop: string, path: string) => gateway.fetch(`http://gateway.test/shops/${shop}/api/${path}`)
const read = async (shop: string, path: string): Promise<unknown> => (await call(shop, path)).json()

const serviceRoutes = async (shop: string) =>
  parse(customerServiceSchema, await read(shop, 'customer-service')).menu.map(({ route }) => route)

const { shops } = readDemoData()

describe.each(shops.map(({ id }) => id))('the shop %s', (shop) => {
  it('[CFG-01] [CFG-34] answers its configuration with the flags inside', async () => {
    const configuration = parse(configurationSchema, await read(shop, 'v1.0/configuration/frontend'))
    expect(configuration.id).toBe(shop)
    expect(configuration.featureFlags.landingPageType).toMatch(/^(tiles|splash|intro)$/)
    expect(configuration.shippingTypes.length).toBeGreaterThan(0)
  })

  it('[ORD-18] answers the time zone of its mails', async () => {
    const { timeZone } = parse(configurationSchema, await read(shop, 'v1.0/configuration/frontend'))
    expect(timeZone).toBe(shops.find(({ id }) => id === shop)?.settings.timeZone)
  })

  it('[CFG-02] [CFG-32] answers its static content', async () => {
    const content = parse(staticContentSchema, await read(shop, 'v1.0/static-content/all'))
    expect(content.footer?.columns).toHaveLength(4)
    expect(content.categories.length).toBeGreaterThan(0)
    expect(content.customerService?.menu.length).toBeGreaterThan(0)
  })

  it('[CFG-04] answers the wording of every key', async () => {
    const { translations } = parse(translationsSchema, await read(shop, 'translations'))
    expect(Object.keys(translations).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  it('[CFG-05] answers the recommended item numbers by themselves, as in its configuration', async () => {
    const recommended = parse(recommendedItemNumbersSchema, await read(shop, 'v1.0/configuration/recommended-products'))
    const { recommendedProducts } = parse(configurationSchema, await read(shop, 'v1.0/configuration/frontend'))
    expect(recommended).toEqual(recommendedProducts)
  })

  it('[CS-01] answers the menu and the pages of customer service', async () => {
    const { menu, pages } = parse(customerServiceSchema, await read(shop, 'customer-service'))
    expect(pages.map(({ route }) => route)).toEqual(menu.map(({ route }) => route))
  })
})

describe('what editors write', () => {
  it('[CFG-27] keeps the order of countries, as the first one is the default', async () => {
    const { supportedCountries } = parse(configurationSchema, await read('phonicear_dk', 'v1.0/configuration/frontend'))
    expect(Object.keys(supportedCountries)).toEqual(['DK', 'FO', 'GL'])
  })

  it('is spoken in the language of the shop', async () => {
    const spoken = ['product_uk', 'phonicear_dk', 'horselbutik_se'].map(
      async (shop) => parse(translationsSchema, await read(shop, 'translations')).translations['AddToCart'],
    )
    expect(await Promise.all(spoken)).toEqual(['Add to basket', 'Læg i kurv', 'Lägg i varukorg'])
  })

  it('[CS-08] explains to British customers alone how to buy without VAT', async () => {
    expect(await serviceRoutes('product_uk')).toContain('/customer-service/vat-exempt')
    expect(await serviceRoutes('product_global')).not.toContain('/customer-service/vat-exempt')
  })

  it('is cleaned of everything that could do harm before it is stored', async () => {
    const seed = shops.find(({ id }) => id === 'bernafon_uk')!
    const evil =
      '<h2 onclick="x()">Hi</h2><script>steal()</script><a href="javascript:x()">a</a><img src=x onerror=x()>'
    await replaceShop(gateway.db, {
      ...seed,
      content: { ...seed.content, categories: [{ route: '/evil', longDescriptionHTML: evil }] },
      customerService: { menu: [], pages: [{ route: '/evil', contentHtml: evil }] },
    })
    const fresh = gateway.another()
    const ask = async (path: string): Promise<unknown> =>
      (await fresh.app.request(`http://gateway.test/shops/bernafon_uk/api/${path}`)).json()
    const { pages } = parse(customerServiceSchema, await ask('customer-service'))
    const { categories } = parse(staticContentSchema, await ask('v1.0/static-content/all'))
    expect(pages[0]?.contentHtml).toBe('<h2>Hi</h2><a>a</a>')
    expect(categories[0]?.longDescriptionHTML).toBe('<h2>Hi</h2><a>a</a>')
    await fresh.background.stop()
  })

  it('does not exist for a shop that does not exist', async () => {
    expect((await call('no_shop', 'translations')).status).toBe(404)
  })
})

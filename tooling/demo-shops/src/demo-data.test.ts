import { categoriesSchema } from '@shop/domain/catalogue/category.ts'
import { configurationSchema } from '@shop/domain/shop/configuration.ts'
import { customerServiceSchema, staticContentSchema } from '@shop/domain/shop/content.ts'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { articles } from './articles/articles.ts'
import { demoData } from './demo-data.ts'

const { shops, pictures } = demoData()
const shop = (id: string) => shops.find((candidate) => candidate.id === id)!

/** Returns every string within a value. */
const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []

const duplicates = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index)

/** Returns the routes that a shop's pages can link to. */
function addresses(seed: (typeof shops)[number]) {
  const categories = parse(categoriesSchema, seed.categories)
  const { pages } = parse(customerServiceSchema, seed.customerService)
  return new Set([
    '/',
    '/account/login',
    '/account/create',
    '/account/order-history',
    '/account/favourites',
    ...categories.flatMap(({ url, subcategories }) => [url, ...subcategories.map((sub) => sub.url)]),
    ...pages.map(({ route }) => route),
  ])
}

const linksIn = (value: unknown): string[] => {
  if (!value || typeof value !== 'object') return []
  const own = 'url' in value && typeof value.url === 'string' && 'title' in value ? [value.url] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}

const pageOf = (id: string, name: string) =>
  parse(customerServiceSchema, shop(id).customerService).pages.find(
    ({ route }) => route === `/customer-service/${name}`,
  )

describe('the demo shops', () => {
  describe.each(shops.map((seed) => [seed.id, seed] as const))('the demo shop %s', (id, seed) => {
    const configuration = parse(configurationSchema, seed.configuration)
    const content = parse(staticContentSchema, seed.content)
    const categories = parse(categoriesSchema, seed.categories)

    it('knows its brand, culture and id', () => {
      expect(configuration.id).toBe(id)
      expect(configuration.cultureName).toBe(seed.settings.cultureName)
      expect(id.startsWith(configuration.brand)).toBe(true)
    })

    it('prices each way of delivery as it counts it', () => {
      expect(configuration.shippingTypes.map(({ code, cost }) => [code, Math.round(Number(cost) * 100)])).toEqual(
        seed.settings.shipping.map(({ code, priceMinor }) => [code, priceMinor]),
      )
    })

    it('recommends only articles it sells', () => {
      const sold = new Set(seed.products.map(({ itemNumber }) => itemNumber))
      const recommended = [...(configuration.recommendedProducts ?? []), ...configuration.cartRecommendedProducts]
      expect(recommended.filter((number) => !sold.has(number))).toEqual([])
    })

    it('loses no part of its content when the shop reads it', () => {
      expect(content.footer?.columns).toHaveLength(4)
      expect(content.categories).toHaveLength(seed.content.categories?.length ?? 0)
      expect(content.imageTextSpots).toHaveLength(seed.content.imageTextSpots?.length ?? 0)
      expect(content.introBannerList).toHaveLength(seed.content.introBannerList?.length ?? 0)
      expect(content.seo?.faviconIcon).toContain('/favicon-')
    })

    it('has a header for every category and subcategory', () => {
      const routes = categories.flatMap(({ url, subcategories }) => [url, ...subcategories.map((sub) => sub.url)])
      expect(duplicates(routes)).toEqual([])
      expect(content.categories.map(({ route }) => route).toSorted()).toEqual(routes.toSorted())
    })

    it('leads only to pages that exist', () => {
      const known = addresses(seed)
      const places = [...linksIn(seed.content), ...linksIn(seed.categories)].map((url) =>
        url.replace(/\/details\/.*/, ''),
      )
      expect(places.length).toBeGreaterThan(10)
      expect(places.filter((url) => !known.has(url))).toEqual([])
    })

    it('fills every category and subcategory', () => {
      const filled = new Set(seed.products.flatMap(({ categoryRoutes }) => categoryRoutes))
      const empty = [...categories, ...categories.flatMap(({ subcategories }) => subcategories)].filter(
        ({ url }) => !filled.has(url),
      )
      expect(empty).toEqual([])
    })

    it('gives every article an address of its own, none that a category has', () => {
      const keys = seed.products.map(({ urlKey }) => urlKey)
      expect(duplicates([...keys, ...categories.map(({ url }) => url.slice(1))])).toEqual([])
      expect(keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
    })

    it('has item numbers and ids that are unique, variations included', () => {
      const all = seed.products.flatMap((product) => [product, ...product.variations])
      expect(duplicates(all.map(({ itemNumber }) => itemNumber))).toEqual([])
      expect(duplicates(all.map(({ id: own }) => own))).toEqual([])
    })

    it('lets the price fall with every step of the quantity', () => {
      const wrong = seed.products.filter(({ price }) => {
        const steps = [{ quantity: 1, priceMinor: price?.priceMinor ?? 0 }, ...(price?.bulk ?? [])]
        return steps.slice(1).some((step, index) => {
          const before = steps[index]!
          return step.quantity <= before.quantity || step.priceMinor >= before.priceMinor
        })
      })
      expect(wrong).toEqual([])
    })

    it('shows only pictures that can be drawn', () => {
      const names = strings(seed).flatMap((text) => text.match(/^\/api\/pictures\/([^/]+)\//)?.[1] ?? [])
      expect(names.length).toBeGreaterThan(50)
      expect(names.filter((name) => !pictures.some((picture) => picture.name === name))).toEqual([])
    })

    it('speaks calmly, and never of a language it does not have', () => {
      const shouting = strings([seed.products, seed.content, seed.customerService]).filter((text) => text.includes('!'))
      expect(shouting).toEqual([])
      expect(strings(seed).filter((text) => /undefined|\[object|NaN/.test(text))).toEqual([])
    })

    it('has the pages that every shop owes its customers', () => {
      const { menu, pages } = parse(customerServiceSchema, seed.customerService)
      for (const page of ['contact-us', 'delivery', 'returns', 'terms', 'privacy', 'cookies', 'accessibility']) {
        expect(menu.map(({ route }) => route)).toContain(`/customer-service/${page}`)
      }
      expect(pages.filter(({ contentHtml }) => contentHtml.length < 80)).toEqual([])
    })
  })

  it.each([
    ['phonicear_dk', true],
    ['horselbutik_se', true],
    ['product_global', true],
    ['bernafon_global', true],
    // UK law requires no such page, and in a free shop there is no contract to withdraw from.
    ['product_uk', false],
    ['bernafon_uk', false],
    ['phonicear_dk_forbrugsshop_free', false],
  ])('%s has a page to withdraw from contracts on, and leads to it from its foot: %s', (id, isThere) => {
    const links = linksIn(shop(id).content.footer).filter((url) => url === '/customer-service/withdrawal')
    // The shop itself leads there from the foot of its other pages.
    expect([pageOf(id, 'withdrawal') !== undefined, links.length]).toEqual([isThere, isThere ? 1 : 0])
  })

  it.each([
    ['phonicear_dk', 'Digitaliseringsstyrelsen'],
    ['phonicear_dk_forbrugsshop_free', 'Digitaliseringsstyrelsen'],
    ['horselbutik_se', 'Post- och telestyrelsen'],
    ['product_uk', 'Equality Advisory and Support Service'],
    ['bernafon_uk', 'Equality Advisory and Support Service'],
    ['product_global', 'European Accessibility Act'],
    ['bernafon_global', 'European Accessibility Act'],
  ])('%s states how accessible it is, and names %s', (id, authority) => {
    const { contentHtml = '' } = pageOf(id, 'accessibility') ?? {}
    expect(contentHtml).toContain('WCAG 2.2')
    expect(contentHtml).toContain(authority)
  })

  describe('the demo shops together', () => {
    it('draw every picture under a name of its own, and no two alike', () => {
      expect(duplicates(pictures.map(({ name }) => name))).toEqual([])
      expect(duplicates(pictures.map(({ svg }) => svg))).toEqual([])
    })

    it('lead each article with a picture of its own', () => {
      expect(duplicates(articles.map(({ pictures: [first = ''] }) => first))).toEqual([])
    })

    it('open the page of each battery size with a picture of this size', () => {
      const pages = shops.flatMap(({ content }) => parse(staticContentSchema, content).categories)
      const sizes = pages.filter(({ title }) => /^\S+ \d+$/.test(title))
      expect(sizes.length).toBeGreaterThan(shops.length)
      const wrong = sizes.filter(({ title, image }) => !image.includes(`/battery-${title.split(' ')[1]}/`))
      expect(wrong).toEqual([])
    })

    it('show every choice there is', () => {
      const all = shops.map((seed) => parse(configurationSchema, seed.configuration))
      const shown = <Value>(read: (configuration: (typeof all)[number]) => Value) => new Set(all.map(read))
      expect(shown((one) => one.featureFlags.landingPageType)).toEqual(new Set(['tiles', 'splash', 'intro']))
      expect(shown((one) => one.featureFlags.topMenuType)).toEqual(new Set(['multilevel', 'links', 'none']))
      expect(shown((one) => one.featureFlags.orderSummaryType)).toEqual(new Set(['global', 'uk', 'dk', 'cpr']))
      expect(shown((one) => one.featureFlags.breadcrumbType)).toEqual(new Set(['global', 'uk']))
      expect(shown((one) => one.paymentProvider)).toEqual(new Set(['adyen', 'nets', 'klarna', undefined]))
    })

    it('switch every flag on somewhere and off somewhere', () => {
      const all = shops.map((seed) => parse(configurationSchema, seed.configuration).featureFlags)
      const switches = Object.entries(all[0]!).filter(([, value]) => typeof value === 'boolean')
      expect(switches).toHaveLength(15)
      const stuck = switches
        .map(([name]) => name as keyof (typeof all)[number])
        .filter((name) => new Set(all.map((flags) => flags[name])).size < 2)
      expect(stuck).toEqual([])
    })

    it('name the home country first', () => {
      const ids = ['phonicear_dk', 'horselbutik_se', 'product_uk', 'product_global']
      const first = ids.map((id) => Object.keys(shop(id).configuration.supportedCountries ?? {})[0])
      expect(first).toEqual(['DK', 'SE', 'GB', 'DE'])
    })

    it('have what is hard to sell: sold out, without a price, not sold online, with a very long name', () => {
      const { products } = shop('product_uk')
      expect(products.filter(({ inStock }) => !inStock)).toHaveLength(2)
      expect(products.filter(({ price }) => price === null)).toHaveLength(1)
      expect(products.some(({ canAddToCart, isVisible }) => !canAddToCart && isVisible)).toBe(true)
      expect(Math.max(...products.map(({ name }) => name.length))).toBeGreaterThan(100)
    })

    it('leave out combinations that are not made', () => {
      const domes = shop('product_uk').products.find(({ itemNumber }) => itemNumber === 'DOM-0010')!
      expect(Object.values(domes.configurableAttributes).map((values) => values.length)).toEqual([3, 4])
      expect(domes.variations).toHaveLength(10)
      expect(domes.variations.map(({ itemNumber }) => itemNumber)).toContain('DOM-0010-PW-08')
    })

    it('have codes where customers can type them, each discount under a name of its own', () => {
      const wrong = shops.filter(({ configuration, settings }) => {
        const { allowPromoCode } = parse(configurationSchema, configuration).featureFlags
        return settings.promoCodes.length > 0 !== allowPromoCode
      })
      expect(wrong.map(({ id }) => id)).toEqual([])
      for (const { settings } of shops) {
        expect(duplicates([...settings.promotions, ...settings.promoCodes].map(({ name }) => name))).toEqual([])
        expect(duplicates(settings.promoCodes.map(({ code }) => code.replaceAll(/\s/g, '').toUpperCase()))).toEqual([])
      }
    })

    it('name ways to pay where something is paid', () => {
      const without = shops.filter(({ settings }) => settings.paymentMethods.length === 0)
      expect(without.map(({ id }) => id)).toEqual(['phonicear_dk_forbrugsshop_free'])
    })

    it('give away gifts that exist', () => {
      const missing = shops.flatMap(({ settings, products }) =>
        settings.promotions
          .flatMap((promotion) => (promotion.kind === 'gift' ? [promotion.giftItemNumber] : []))
          .filter((number) => !products.some(({ itemNumber }) => itemNumber === number)),
      )
      expect(missing).toEqual([])
    })

    it('sell at least sixty articles, in words for each language', () => {
      expect(articles.length).toBeGreaterThan(60)
      const [english, danish, swedish] = ['product_uk', 'phonicear_dk', 'horselbutik_se'].map((id) => shop(id).products)
      const same = (list: typeof english) =>
        english!
          .filter((one) => list!.some((other) => other.itemNumber === one.itemNumber && other.name === one.name))
          .map(({ itemNumber }) => itemNumber)
      expect(same(danish)).toEqual([])
      expect(same(swedish)).toEqual([])
    })

    it('name related articles that exist', () => {
      const numbers = new Set(articles.map(({ number }) => number))
      const missing = shop('product_uk').products.flatMap(({ relatedItemNumbers }) =>
        relatedItemNumbers.filter((number) => !numbers.has(number)),
      )
      expect(missing).toEqual([])
    })
  })
})

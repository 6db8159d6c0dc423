import { batteries } from '@shop/api-client/fixtures/catalogue.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openPage, shopCategories, type StoryShopOptions } from '../../testing/open-page.tsx'
import { expectBothWays, renderOnServer } from '../../testing/open-both-ways-page.tsx'
import { combine, expectOnly, switched, type Effect } from '../../testing/switches.ts'

const byNumber = '/batteries/details/BAT-312-06'
const byKey = `/${batteries.urlKey}`

/** Returns a shop with one product, which its gateway also finds by its key. */
const shop = (options: Pick<StoryShopOptions, 'flags' | 'configuration'>): StoryShopOptions => ({
  ...options,
  categories: shopCategories,
  answer: ({ path, query }) => {
    if (path === '/api/products/browse') return { products: [batteries] }
    if (path !== '/api/products/details') return undefined
    const isKnown = query.get('itemNumber') === batteries.itemNumber || query.get('url') === batteries.urlKey
    return isKnown ? batteries : new Response(null, { status: 404 })
  },
})

const heart = (part: HTMLElement) => within(part).queryByRole('button', { name: `Favourite: ${batteries.name}` })
const price = (part: HTMLElement) => within(part).queryAllByText(/£\d/)[0]

/** Returns the parts of the product's card that flags switch. */
function cardParts() {
  const card = screen.getByRole('article')
  const sort = screen.queryByRole('combobox', { name: 'Sort by' })
  return {
    cardText: within(card).queryAllByText(/Brown tab/)[0],
    cardHeart: heart(card),
    cardPrice: price(card),
    linkByNumber: card.querySelector(`a[href="${byNumber}"]`),
    linkByKey: card.querySelector(`a[href="${byKey}"]`),
    sortByPrice: sort && within(sort).queryByRole('option', { name: 'Price' }),
  }
}

/** Returns the parts of the product's page that flags switch. */
function productParts() {
  const main = screen.getByRole('main')
  return {
    inStock: within(main).queryByText('In stock'),
    delivery: within(main).queryByText(/^(?:With you in a|A)bout 4 working days$/),
    heart: heart(main),
    price: price(main),
    inclVat: within(main).queryAllByText('including VAT')[0],
  }
}

type Part = keyof ReturnType<typeof cardParts> | keyof ReturnType<typeof productParts>

const always: Part[] = ['cardText', 'cardPrice', 'linkByNumber', 'inStock', 'delivery', 'price']
const effects = {
  hideInStockInfo: { rows: '[CFG-14] [PROD-16]', flags: { hideInStockInfo: true }, takes: ['inStock'] },
  hideDeliveryDateInfo: { rows: '[CFG-15] [PROD-17]', flags: { hideDeliveryDateInfo: true }, takes: ['delivery'] },
  displayPriceIncludingVat: {
    rows: '[CFG-16]',
    flags: { displayPriceIncludingVat: true },
    adds: ['inclVat'],
  },
  allowFavourites: { rows: '[PROD-20]', flags: { allowFavourites: true }, adds: ['cardHeart', 'heart'] },
  useEnrichedProductData: {
    rows: '[CFG-18] [PROD-03] [PROD-27] [ROUTE-06]',
    flags: { useEnrichedProductData: true },
    adds: ['linkByKey'],
    takes: ['cardText', 'linkByNumber'],
  },
  hidePricesAndPayment: {
    rows: '[CFG-25] [PROD-26] [SRCH-09]',
    flags: { hidePricesAndPayment: true },
    adds: ['sortByPrice'],
    takes: ['cardPrice', 'price', 'inclVat'],
  },
  allowPriceSort: { rows: '[OP-7]', configuration: { allowPriceSort: true }, adds: ['sortByPrice'] },
} satisfies Readonly<Record<string, Effect<Part>>>

const combinations: (keyof typeof effects)[][] = [
  [],
  ['hideInStockInfo', 'displayPriceIncludingVat', 'useEnrichedProductData'],
  ['hideDeliveryDateInfo', 'allowFavourites', 'useEnrichedProductData', 'hidePricesAndPayment'],
  ['displayPriceIncludingVat', 'allowFavourites', 'allowPriceSort'],
]

const statusOf = async (address: string, options: StoryShopOptions) => {
  const page = await renderOnServer(address, options)
  return page.status
}
const headingAt = async (address: string, options: StoryShopOptions) => {
  const { router } = openPage(address, options)
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  const heading = (await screen.findByRole('heading', { level: 1 })).textContent
  cleanup()
  return heading
}

const structuredData = () => document.querySelectorAll('script[type="application/ld+json"]')
const readStructuredData = () => {
  expect(structuredData()).toHaveLength(1)
  return JSON.parse(structuredData()[0]?.textContent ?? '') as object
}

const see = (flags: Record<string, unknown>, look: () => void) =>
  expectBothWays(byNumber, shop(switched({ flags })), () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(batteries.name)
    look()
  })

describe('a product', () => {
  afterEach(cleanup)

  for (const names of combinations) {
    const { title, options, parts } = combine<keyof typeof effects, Part>(effects, always, names)
    it(`shows what belongs to ${title}`, async () => {
      const chosen = shop({ ...options, configuration: { ...options.configuration, deliveryDays: 4 } })
      await expectBothWays('/batteries', chosen, () => expectOnly(cardParts(), parts))
      await expectBothWays(parts.includes('linkByKey') ? byKey : byNumber, chosen, () => {
        expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(batteries.name)
        expectOnly(productParts(), parts)
      })
    })
  }

  it.each([
    [true, [200, 200, 404]],
    [false, [200, 404, 404]],
  ])('[CFG-18] [ROUTE-06] knows products by their key only with enriched data: %s', async (isEnriched, statuses) => {
    const options = shop(switched({ flags: { useEnrichedProductData: isEnriched } }))
    for (const [index, address] of [byNumber, byKey, '/no-such-key'].entries()) {
      expect(await statusOf(address, options)).toBe(statuses[index])
      const isFound = statuses[index] === 200
      expect((await headingAt(address, options)) === batteries.name).toBe(isFound)
    }
  })

  it('[CFG-17] [SEO-03] tells search engines of a product and its price when it is asked to, where prices are shown', async () => {
    await see({}, () => expect(structuredData()).toHaveLength(0))
    await see({ allowProductSchema: true }, () =>
      expect(readStructuredData()).toMatchObject({
        name: batteries.name,
        sku: batteries.itemNumber,
        offers: { priceCurrency: 'GBP' },
      }),
    )
    await see({ allowProductSchema: true, hidePricesAndPayment: true }, () => expect(structuredData()).toHaveLength(0))
  })
})

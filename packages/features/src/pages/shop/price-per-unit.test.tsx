import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { batteries } from '@shop/api-client/fixtures/catalogue.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { add } from '../../cart/actions.ts'
import { openPage, shopCategories, type StoryShopOptions } from '../../testing/open-page.tsx'

const content = { amount: 6, unit: 'battery' }
const each = (pricePerUnitStr: string) => ({ pricePerUnitStr })
const priced = {
  ...batteries,
  content,
  isOnPromotion: false,
  priceResponse: {
    ...batteries.priceResponse,
    ...each('£0.66'),
    quantityTreshold: [{ quantity: 10, priceStr: '£2.35', ...each('£0.39') }],
  },
}
const ofLine = { content, ...each('£0.49') }
const [line, ...others] = get.answer.products
const [bought] = getTransaction.answer.products

function shop(isSent: boolean, hidePricesAndPayment = false): StoryShopOptions {
  let pieces = 3
  const cart = () => [{ ...line, quantity: pieces, ...(isSent && ofLine) }, ...others]
  return {
    flags: { hidePricesAndPayment },
    configuration: { paymentProvider: 'nets', supportedCountries: { GB: 'United Kingdom' } },
    categories: shopCategories,
    answer: ({ path }) => {
      if (path === '/api/products/browse') return { products: [isSent ? priced : batteries] }
      if (path === '/api/products/details') return isSent ? priced : batteries
      if (path === '/api/cart/add') pieces += 2
      if (path === '/api/cart/get') return { ...get.answer, products: cart() }
      if (path !== '/api/cart/get-transaction') return undefined
      return { ...getTransaction.answer, products: [{ ...bought, ...(isSent && ofLine) }] }
    },
  }
}

const PLACES: [place: string, address: string, shown: RegExp][] = [
  ['a card', '/batteries', /£3\.35£0\.66 per battery/],
  [
    'a product and its steps',
    '/batteries/details/BAT-312-06',
    /£0\.66 per battery.*1 to 9.*£0\.66 per battery.*10 or more.*£2\.35£0\.39 per battery/,
  ],
  ['a line of the cart', '/cart', /£0\.49 per battery/],
  ['a line beside the checkout', '/checkout', /£0\.49 per battery/],
  ['a line of the receipt', '/order-confirmation/t-1/c-1', /£0\.49 per battery/],
]

const words = () => screen.getByRole('main').textContent

describe('the price of one battery', () => {
  afterEach(cleanup)

  describe.each(PLACES)('beside the price of %s', (_place, address, shown) => {
    it('[PROD-35] is shown as the gateway sent it', async () => {
      openPage(address, shop(true))
      await waitFor(() => expect(words()).toMatch(shown))
    })

    it('[PROD-35] is not shown without such a field, nor where prices are hidden', async () => {
      for (const options of [shop(false), shop(true, true)]) {
        openPage(address, options)
        await waitFor(() => expect(words()).toMatch(/zinc-air/i))
        expect(words()).not.toContain('per battery')
        cleanup()
      }
    })
  })

  it('[PROD-35] is shown beside a line of the mini-cart', async () => {
    const { shop: opened } = openPage('/', shop(true))
    await screen.findByRole('heading', { level: 1 })
    await act(() => add(opened, '101', 2))
    expect(await screen.findByText(/· £0\.49 per battery/)).toBeTruthy()
  })
})

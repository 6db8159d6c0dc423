import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openPage, shopCategories, type StoryShopOptions } from '../../testing/open-page.tsx'
import { expectBothWays } from '../../testing/open-both-ways-page.tsx'
import { switched } from '../../testing/switches.ts'

/** An amount in this shop's format. */
const AMOUNT = /£\d/

const shop = (hidePricesAndPayment: boolean): StoryShopOptions => ({
  ...switched({
    flags: { showRecommendedProducts: true, hidePricesAndPayment },
    configuration: {
      paymentProvider: 'nets',
      recommendedProducts: ['DOM', 'BAT-312-06'],
      supportedCountries: { GB: 'United Kingdom' },
      shippingTypes: [{ code: 'RM48', name: 'Royal Mail 48', cost: 2.95, currency: 'GBP' }],
    },
  }),
  categories: shopCategories,
  answer: ({ path, query }) => {
    if (path === '/api/products/search' || path === '/api/products/browse') return { products: [domes, batteries] }
    if (path === '/api/products/details') return query.get('itemNumber') === 'DOM' ? domes : batteries
    return path === '/api/cart/get-transaction' ? getTransaction.answer : undefined
  },
})

/** Returns the readable text of the page, without scripts and structured data. */
function readableText() {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const part of page.querySelectorAll('script, style, template')) part.remove()
  return page.textContent ?? ''
}

const expectAmounts = (isShown: boolean) =>
  isShown ? expect(readableText()).toMatch(AMOUNT) : expect(readableText()).not.toMatch(AMOUNT)

const cases: [words: string, isShown: boolean][] = [
  ['shows prices', true],
  ['shows no price', false],
]

describe('the shop', () => {
  afterEach(cleanup)

  it.each(cases)('[CFG-25] [OP-18] [PROD-26] %s on any page with products', async (_, isShown) => {
    const pages: [address: string, seen: () => unknown][] = [
      ['/', () => screen.getByRole('region', { name: 'Recommended for you' })],
      ['/batteries', () => screen.getAllByRole('article')],
      ['/search-result/312', () => screen.getAllByRole('article')],
      ['/recommended-products', () => screen.getAllByRole('article')],
      ['/batteries/details/BAT-312-06', () => screen.getByRole('heading', { level: 1, name: batteries.name })],
      ['/batteries/details/DOM', () => screen.getByRole('heading', { level: 1, name: domes.name })],
    ]
    for (const [address, seen] of pages) {
      await expectBothWays(address, shop(!isShown), () => {
        expect(seen()).toBeTruthy()
        expectAmounts(isShown)
      })
    }
  })

  it.each(cases)('[CFG-25] [OP-18] [CART-20] %s from the cart to the receipt', async (_, isShown) => {
    openPage('/cart', shop(!isShown))
    expect((await screen.findAllByRole('link', { name: 'Go to checkout' })).length).toBeGreaterThan(0)
    await waitFor(() => expectAmounts(isShown))
    cleanup()

    openPage('/checkout', shop(!isShown))
    expect(await screen.findByRole('radio', { name: /Royal Mail 48/ })).toBeTruthy()
    await waitFor(() => expectAmounts(isShown))
    cleanup()

    openPage('/order-confirmation/t-1/c-1', shop(!isShown))
    expect(await screen.findByRole('region', { name: 'Order summary' })).toBeTruthy()
    await waitFor(() => expectAmounts(isShown))
  })
})

import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OrderConfirmationPage } from '../pages/checkout/result/order-confirmation-page.tsx'
import type { Shop } from '../shop.ts'
import { storyShop, StoryShop, type StoryShopOptions } from '../testing/story-shop.tsx'
import type { CommerceEvent } from './commerce-event.ts'
import { trackPurchases } from './track-purchases.ts'
import { getPurchases } from '../payments/purchases/purchases.ts'

interface Opened extends StoryShopOptions {
  transaction?: object
  /** A shop that was open before a reload. */
  shop?: Shop
}

/** Opens the confirmation of an order after consent to statistics. Returns the tracked events. */
async function openConfirmation({ transaction = {}, shop: openBefore, ...options }: Opened = {}) {
  const answer = { ...getTransaction.answer, ...transaction }
  const shop =
    openBefore ??
    storyShop({ ...options, answer: ({ path }) => (path.endsWith('get-transaction') ? answer : undefined) })
  const tracked: CommerceEvent[] = []
  trackPurchases(getPurchases(shop), (event) => tracked.push(event))()
  render(
    <StoryShop
      shop={shop}
      address="/order-confirmation/t-1/c-1"
      path="/order-confirmation/:transactionId/:correlationId?"
    >
      <OrderConfirmationPage />
    </StoryShop>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Thank you' })
  await act(async () => undefined)
  return { shop, tracked }
}

describe('a purchase on the confirmation', () => {
  it.each([undefined, 'nets', 'adyen'])(
    '[TRK-01] [TRK-07] an order paid with %s is told with tax, sum, delivery and goods',
    async (paymentProvider) => {
      const { tracked } = await openConfirmation({ configuration: { paymentProvider } })
      expect(tracked).toMatchObject([
        {
          event: 'purchase',
          ecommerce: {
            transaction_id: 'HB-51907',
            currency: 'GBP',
            value: 11.8,
            tax: 1.97,
            shipping: 2.95,
            items: [{ item_id: 'BAT-312-06', quantity: 3, price: 3.35 }],
          },
        },
      ])
    },
  )

  it('[TRK-03] [TRK-04] a Swedish order counts in SEK, its amounts read from their texts', async () => {
    const { tracked } = await openConfirmation({
      transaction: { totalPrice: '1 234,50 kr', vat: '246,90 kr', currencyCode: 'SEK' },
    })
    expect(tracked).toMatchObject([{ ecommerce: { currency: 'SEK', value: 1234.5, tax: 246.9 } }])
  })
})

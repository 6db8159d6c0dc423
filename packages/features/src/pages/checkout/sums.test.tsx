import { parsePrice } from '@shop/domain/prices/price.ts'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCountedCart, type CountedCart } from '../../testing/counted-cart.ts'
import { StoryShop, storyShop } from '../../testing/story-shop.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import { isRead } from '../../cart/cart.ts'

const COURIER = { code: 'courier', name: 'Courier', cost: 49, currency: 'GBP' }

async function openCheckout({ answer, inclVat }: CountedCart) {
  const shop = storyShop({
    configuration: { paymentProvider: 'nets', shippingTypes: [COURIER, { ...COURIER, code: 'other', name: 'Other' }] },
    flags: { displayPriceIncludingVat: inclVat, orderSummaryType: 'uk' },
    answer: ({ path }) => (path === '/api/cart/get' ? answer : undefined),
  })
  render(
    <StoryShop shop={shop} address="/checkout" path="/checkout">
      <CheckoutPage />
    </StoryShop>,
  )
  await waitFor(() => expect(isRead(shop.cart.getState())).toBe(true))
}

/** Returns a shown amount in pence. Free is 0. */
const pence = (text: string | null | undefined) =>
  Math.round((parsePrice((text ?? '').replace('Free', '0')) ?? NaN) * 100)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Reads the amounts that a visitor can add up: the summed rows, their total, and the other prices. */
async function readPage() {
  const summary = await screen.findByRole('region', { name: 'Order summary' })
  const rows = [...summary.querySelectorAll('dl > div')].map((row) => ({
    label: row.querySelector('dt')?.textContent ?? '',
    amount: pence(row.querySelector('dd')?.textContent),
    kind: row.getAttribute('data-kind'),
  }))
  const lines = within(within(summary).getByRole('list', { name: 'Items in the order' })).getAllByRole('listitem')
  const choice = screen.getByRole('radio', { name: /Courier/ }).closest('label')
  return {
    summed: rows.filter(({ kind }) => kind !== 'note' && kind !== 'total').map(({ amount }) => amount),
    total: rows.find(({ kind }) => kind === 'total')?.amount,
    goods: rows.find(({ label }) => label.startsWith('Subtotal'))?.amount,
    lines: lines.map((line) => pence(line.lastElementChild?.textContent)),
    delivery: rows.find(({ label }) => label.startsWith('Delivery'))?.amount,
    choice: pence(/Free|£[\d.,]+/.exec(choice?.textContent ?? '')?.[0]),
  }
}

describe('the sums at checkout', () => {
  it('[CART-26] rows add up to the total, lines to the subtotal, and the choice costs what is summed, in every cart', async () => {
    await fc.assert(
      fc.asyncProperty(anyCountedCart, async (cart) => {
        await openCheckout(cart)
        const page = await readPage()
        cleanup()
        expect(sum(page.summed)).toBe(page.total)
        expect(sum(page.lines)).toBe(page.goods)
        expect(page.choice).toBe(page.delivery)
        expect(page.total).toBe(cart.totalMinor)
      }),
      { numRuns: 30, endOnFailure: true },
    )
  }, 120_000)

  it('[CHK-31] shows amounts that come as bare numbers in the currency of the goods', async () => {
    const priceResponse = { price: 49, currency: 'EUR' }
    const answer = {
      products: [
        { id: 1, itemNumber: 'A-1', name: 'Domes', quantity: '2', price: '49.00', total: '98.00', priceResponse },
      ],
      total: '2',
      subTotalInclVat: '98.00',
      shippingPriceInclVat: 4.5,
      vatExempt: false,
      displayPrice: 102.5,
      selectedShippingType: 'courier',
    }
    await openCheckout({ answer, inclVat: true, totalMinor: 10_250 })
    const summary = await screen.findByRole('region', { name: 'Order summary' })
    expect([...summary.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '€98.00',
      '€4.50',
      '€102.50',
    ])
    expect(within(summary).getAllByText('€98.00')).toHaveLength(2)
  })
})

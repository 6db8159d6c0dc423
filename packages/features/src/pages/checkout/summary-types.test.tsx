import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { configuration } from '../../testing/open-checkout-page.tsx'

const taxed = { ...get.answer, selectedShippingType: 'RM48' }
/** The same without VAT. */
const exempt = { ...taxed, vat: '£0.00', vatExempt: '£1.80', displayPrice: '£9.00' }
const unpaid = { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Pending' }

/** Returns the transaction of a cart. */
const transactionOf = ({ displayPrice, ...cart }: typeof get.answer) => ({
  ...unpaid,
  ...cart,
  totalPrice: displayPrice,
})

async function readSummary(address: string, orderSummaryType: string, cart: typeof get.answer) {
  openPage(address, {
    configuration,
    flags: { orderSummaryType },
    answer: ({ path }) => {
      if (path === '/api/cart/get') return cart
      return path === '/api/cart/get-transaction' ? transactionOf(cart) : undefined
    },
  })
  const summary = await screen.findByRole('region', { name: 'Order summary' })
  return [...summary.querySelectorAll('dl > div')].map(
    (row) => `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`,
  )
}

const pages = ['/checkout', '/payments/t-1/c-1']
const sums = ['Subtotal: £8.85', 'Discount: WELCOME10: -£1.00', 'Total discount: -£1.00', 'Delivery: £2.95']

describe('the order summary', () => {
  it.each(pages.flatMap((page) => ['global', 'uk', 'dk'].map((type) => [page, type] as const)))(
    '[CHK-31] [PAY-23] %s tells the sums of the order in the summary of type %s',
    async (page, type) => {
      expect(await readSummary(page, type, taxed)).toEqual([...sums, 'Total: £10.80', 'of which VAT: £1.80'])
    },
  )

  it.each(pages)('[CHK-31] %s tells in the UK what VAT is not paid, and sums it', async (page) => {
    const rows = await readSummary(page, 'uk', exempt)
    expect(rows).toEqual([...sums, 'VAT you do not pay: -£1.80', 'Total: £9.00', 'of which VAT: £0.00'])
  })

  it.each(['global', 'dk'])('[CHK-31] tells of no exemption in the summary of type %s', async (type) => {
    expect((await readSummary('/checkout', type, exempt)).join()).not.toContain('VAT you do not pay')
  })
})

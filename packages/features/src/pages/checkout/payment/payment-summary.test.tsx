import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { act, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storyShop, StoryShop } from '../../../testing/story-shop.tsx'
import { PaymentPage } from './payment-page.tsx'
import { refresh } from '../../../cart/queue.ts'

const unpaid = { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Pending' }
const [line] = unpaid.products

/** A transaction whose amounts all differ from the cart's. */
const charged = {
  ...unpaid,
  hash: '',
  products: [{ ...line, name: 'Domes of the order', total: '£20.00' }],
  subTotalInclVat: '£20.00',
  shippingPriceInclVat: '£0.00',
  discounts: {},
  totalDiscount: '£0.00',
  totalPrice: '£20.00',
}

const otherCart = { ...get.answer, displayPrice: '£99.00' }

interface Answers {
  cart?: object
  transaction?: object
  /** The cart after a change in another tab. */
  later?: object
}

/** Opens the payment page with Nets. */
async function openPayment({ cart = get.answer, transaction = charged, later = otherCart }: Answers = {}) {
  let isChanged = false
  const shop = storyShop({
    configuration: { paymentProvider: 'nets', displayPriceIncludingVat: true },
    answer: ({ path }) => {
      if (path === '/api/cart/get-transaction') return transaction
      if (path === '/api/cart/get') return isChanged ? later : cart
      return path === '/api/nets' ? new Promise(() => undefined) : undefined
    },
  })
  render(
    <StoryShop shop={shop} address="/payments/t-1/c-1" path="/payments/:transactionId/:correlationId?">
      <PaymentPage />
    </StoryShop>,
  )
  const summary = await screen.findByRole('region', { name: 'Order summary' })
  const changeElsewhere = async () => {
    isChanged = true
    await act(() => refresh(shop))
  }
  return { summary, changeElsewhere }
}

const notice = () => screen.queryByText('Your basket has changed elsewhere')

describe('the summary at payment', () => {
  it('[PAY-28] [PAY-23] shows what the payment takes, not what lies in the cart', async () => {
    const { summary } = await openPayment()
    expect(within(summary).getByText('Domes of the order')).toBeTruthy()
    expect(summary.textContent).toContain('£20.00')
    expect(summary.textContent).not.toContain('£10.80')
  })

  it.each([
    ['lists no goods', { ...charged, products: [] }],
    ['tells no total', { ...charged, totalPrice: '' }],
  ])('shows the cart where the transaction %s', async (_what, transaction) => {
    const { summary } = await openPayment({ transaction })
    expect(summary.textContent).toContain('£10.80')
  })

  it('[PAY-28] says when the cart changes in another tab, keeps what is charged on show and offers to start again', async () => {
    const { summary, changeElsewhere } = await openPayment()
    expect(notice()).toBeNull()
    await changeElsewhere()
    expect(notice()).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Start again with the new basket' }).getAttribute('href')).toBe('/checkout')
    expect(summary.textContent).toContain('£20.00')
    expect(summary.textContent).not.toContain('£99.00')
  })

  it.each([
    ['the cart is read again and is the same but for its hash', { ...get.answer, hash: 'other' }],
    ['the order has emptied the cart', { products: [], total: 0, hash: 'empty' }],
  ])('says nothing when %s', async (_what, later) => {
    const { changeElsewhere } = await openPayment({ later })
    await changeElsewhere()
    expect(notice()).toBeNull()
  })
})

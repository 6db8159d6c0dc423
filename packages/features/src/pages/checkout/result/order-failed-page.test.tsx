import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { storyShop, StoryShop } from '../../../testing/story-shop.tsx'
import { watchDocuments } from '../../../testing/watch-documents.ts'
import { OrderFailedPage } from './order-failed-page.tsx'

const documents = watchDocuments()

function open(address: string, transaction: unknown, cart?: unknown) {
  const shop = storyShop({
    configuration: { paymentProvider: 'adyen' },
    answer: ({ path }) => {
      if (path === '/api/cart/get') return cart
      if (path !== '/api/cart/get-transaction') return undefined
      const answer: unknown = typeof transaction === 'function' ? transaction() : transaction
      return answer instanceof Response ? answer.clone() : answer
    },
  })
  render(
    <StoryShop shop={shop} address={address} path="/order-failed/:transactionId">
      <OrderFailedPage />
    </StoryShop>,
  )
}
const refused = { ...getTransaction.answer, orderPlaced: false, status: 'Refused' }

const tryAgain = async () => (await screen.findByRole('link', { name: 'Try again' })).getAttribute('href')

describe('the order failed page', () => {
  it('[RES-10] [ROUTE-18] shows the order number and leads to another try', async () => {
    open('/order-failed/t-1?correlationId=c-1', refused)
    expect(await tryAgain()).toBe('/payments/t-1/c-1')
    expect(screen.getByText('HB-51907')).toBeTruthy()
  })

  it.each([
    ['a sentence', 'The card has expired.', 'The card has expired.'],
    [
      'the name of a text',
      'PaymentRefused',
      'Your bank declined this payment. Try another card or another way to pay.',
    ],
    ['an error code', 'couponExpired', 'This code is no longer valid.'],
  ])('[RES-09] puts into words why the payment failed: %s', async (_title, errorMessage, words) => {
    open('/order-failed/t-1', { ...refused, errorMessage })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it.each(['Unknown_Key', 'refusal.acquirer', 'constructor', '905_1'])(
    '[RES-09] shows a code that it has no words for as a reference (%s)',
    async (errorMessage) => {
      open('/order-failed/t-1', { ...refused, errorMessage })
      expect(await screen.findByText(`Reference for customer service: ${errorMessage}`)).toBeTruthy()
    },
  )

  it.each([
    ['code', 'x'.repeat(5000), 60],
    ['sentence', 'Try again. '.repeat(500), 300],
  ])('[RES-09] cuts a %s that is too long', async (_title, errorMessage, length) => {
    open('/order-failed/t-1', { ...refused, errorMessage })
    expect((await screen.findByText(new RegExp(errorMessage.slice(0, 30)))).textContent).toMatch(
      new RegExp(`(?<![x.])${errorMessage.slice(0, length).trim()}$`),
    )
  })

  it('[RES-10] [RES-09] still helps when nothing can be found out about the transaction', async () => {
    open('/order-failed/t-1', Response.json({ errorCode: 'not-found' }, { status: 404 }))
    expect(await tryAgain()).toBe('/cart')
    expect(screen.getByText('t-1')).toBeTruthy()
  })

  it.each([
    ['paid', { ...getTransaction.answer, orderNumber: '', orderPlaced: false }],
    ['paid and placed', getTransaction.answer],
  ])('[RES-16] leads from a payment that is %s to its result', async (_title, transaction) => {
    open('/order-failed/t-1?correlationId=c-1', transaction)
    await waitFor(() => expect(documents).toEqual(['/order-confirmation/t-1/c-1']))
  })

  it.each([
    ['open', { ...refused, orderNumber: '', status: 'Pending' }, 'The payment is not confirmed'],
    ['unreadable', Response.json({}, { status: 500 }), 'We could not see what became of your payment'],
    ['unknown to the gateway', Response.json({}, { status: 404 }), 'We cannot find this payment here'],
  ])('[RES-16] says of a payment that is %s what was read, and reads it again', async (_title, transaction, words) => {
    let isRefused = false
    open('/order-failed/t-1?correlationId=c-1', () => (isRefused ? refused : transaction))
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeTruthy()
    expect(screen.queryByText(/Nothing has been paid/)).toBeNull()
    expect(await tryAgain()).toBe('/payments/t-1/c-1')
    isRefused = true
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText(/There is an order for this payment/)).toBeTruthy()
  })

  it.each([
    ['where it is', undefined, true],
    ['not where it is empty', { products: [], total: 0 }, false],
  ])('[RES-16] says that the basket is still there %s', async (_title, cart, isSaid) => {
    open('/order-failed/t-1?correlationId=c-1', { ...refused, orderNumber: '' }, cart)
    expect(
      await screen.findByText('Nothing has been paid. Try again, or let our customer service help you.'),
    ).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Your basket is still there.') !== null).toBe(isSaid))
  })
})

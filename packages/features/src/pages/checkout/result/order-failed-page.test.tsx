import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storyShop, StoryShop } from '../../../testing/story-shop.tsx'
import { OrderFailedPage } from './order-failed-page.tsx'

function open(address: string, transaction: unknown) {
  const shop = storyShop({
    configuration: { paymentProvider: 'adyen' },
    answer: ({ path }) => (path === '/api/cart/get-transaction' ? transaction : undefined),
  })
  render(
    <StoryShop shop={shop} address={address} path="/order-failed/:transactionId">
      <OrderFailedPage />
    </StoryShop>,
  )
}
const tryAgain = async () => (await screen.findByRole('link', { name: 'Try again' })).getAttribute('href')

describe('the order failed page', () => {
  it('[RES-10] [ROUTE-18] shows the order number and leads to another try', async () => {
    open('/order-failed/t-1?correlationId=c-1', { ...getTransaction.answer, orderPlaced: false, status: 'Refused' })
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
    open('/order-failed/t-1', { ...getTransaction.answer, errorMessage })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it.each(['Unknown_Key', 'refusal.acquirer', 'constructor', '905_1'])(
    '[RES-09] shows a code that it has no words for as a reference (%s)',
    async (errorMessage) => {
      open('/order-failed/t-1', { ...getTransaction.answer, errorMessage })
      expect(await screen.findByText(`Reference for customer service: ${errorMessage}`)).toBeTruthy()
    },
  )

  it.each([
    ['code', 'x'.repeat(5000), 60],
    ['sentence', 'Try again. '.repeat(500), 300],
  ])('[RES-09] cuts a %s that is too long', async (_title, errorMessage, length) => {
    open('/order-failed/t-1', { ...getTransaction.answer, errorMessage })
    expect((await screen.findByText(new RegExp(errorMessage.slice(0, 30)))).textContent).toMatch(
      new RegExp(`(?<![x.])${errorMessage.slice(0, length).trim()}$`),
    )
  })

  it('[RES-10] [RES-09] still helps when nothing can be found out about the transaction', async () => {
    open('/order-failed/t-1', Response.json({ errorCode: 'not-found' }, { status: 404 }))
    expect(await tryAgain()).toBe('/cart')
    expect(screen.getByText('t-1')).toBeTruthy()
  })
})

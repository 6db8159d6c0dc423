import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { storyShop, StoryShop } from '../../story-shop.tsx'
import { OrderFailedPage } from './order-failed-page.tsx'

afterEach(cleanup)

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

it('[RES-10] [ROUTE-18] shows the order number and leads to another try', async () => {
  open('/order-failed/t-1?correlationId=c-1', { ...getTransaction.answer, orderPlaced: false, status: 'Refused' })
  expect(await tryAgain()).toBe('/payments/t-1/c-1')
  expect(screen.getByText('HB-51907')).toBeTruthy()
})

it('[RES-10] [RES-09] still helps when nothing can be found out about the transaction', async () => {
  open('/order-failed/t-1', Response.json({ errorCode: 'not-found' }, { status: 404 }))
  expect(await tryAgain()).toBe('/cart')
  expect(screen.getByText('t-1')).toBeTruthy()
})

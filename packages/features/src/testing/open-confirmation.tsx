import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { render } from '@testing-library/react'
import { createCheckoutStorage } from '../checkout/checkout-storage.ts'
import { getCheckoutStore } from '../checkout/get-checkout-store.ts'
import { OrderConfirmationPage } from '../pages/checkout/result/order-confirmation-page.tsx'
import type { Shop } from '../shop.ts'
import { storyShop, StoryShop, type StoryShopOptions } from './story-shop.tsx'
import type { Answer } from './fake-gateway.ts'

/** A transaction with a placed order. */
export const placed = getTransaction.answer

/** Writes what the checkout stores when its order is placed. */
export const notePlaced = ({ platform }: Shop, shippingMethod = '', transactionId = 't-1') =>
  createCheckoutStorage(platform).notePlaced({ transactionId, shippingMethod })

interface Opened extends StoryShopOptions {
  /** A shop that was open before a reload. */
  openBefore?: Shop
}

/** Opens the confirmation. The gateway gives these answers to the reads of the transaction, the last one repeatedly. */
export function openConfirmation(
  answers: readonly unknown[],
  address = '/order-confirmation/t-1/c-1',
  { openBefore, ...options }: Opened = {},
) {
  const looks: URLSearchParams[] = []
  const reads: string[] = []
  const answer: Answer = ({ path, query }) => {
    if (path === '/api/cart/get') reads.push(path)
    if (path !== '/api/cart/get-transaction') return undefined
    looks.push(query)
    const given = answers[Math.min(looks.length, answers.length) - 1]
    return given instanceof Response ? given.clone() : given
  }
  const shop = openBefore ?? storyShop({ answer, customer: {}, configuration: { paymentProvider: 'nets' }, ...options })
  if (!openBefore) {
    const { edit } = getCheckoutStore(shop).getState()
    edit('invoiceAddress.firstName', 'Dorothy')
    edit('invoiceAddress.email', 'dorothy@example.com')
    notePlaced(shop)
  }
  render(
    <StoryShop shop={shop} address={address} path="/order-confirmation/:transactionId/:correlationId?">
      <OrderConfirmationPage />
    </StoryShop>,
  )
  return { shop, looks, reads }
}

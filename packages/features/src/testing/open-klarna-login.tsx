import { authenticate } from '@shop/api-client/fixtures/account.ts'
import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { cartSchema } from '@shop/domain/cart/cart.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { basketOf, givenConsents, type Consents } from '../checkout/given-consents.ts'
import { PaymentPage } from '../pages/checkout/payment/payment-page.tsx'
import { configuration } from './open-checkout-page.tsx'
import { storyShop, StoryShop, type StoryShopOptions } from './story-shop.tsx'
import { filledInCheckout } from './story-page.tsx'

const typed = { id: '', ...filledInCheckout.invoiceAddress }
const BASKET = basketOf(v.parse(cartSchema, get.answer))

export interface OpenOrder extends StoryShopOptions {
  /** The answer to the next order. */
  started?: object
  /** The consents to the order, and its basket. */
  consents?: Consents
  basket?: string
}

/** Opens the payment page after an order. Records later orders. */
export function openPayment(
  paymentProvider: string,
  {
    started = { transactionId: 't-2', correlationId: 'c-2' },
    consents = { terms: true, privacy: false },
    basket = BASKET,
    answer,
    ...options
  }: OpenOrder = {},
) {
  const ordered: unknown[] = []
  const shop = storyShop({
    ...options,
    configuration: { ...configuration, paymentProvider },
    answer: (call) => {
      const { path, body } = call
      const other = answer?.(call)
      if (path === '/api/cart/get-transaction')
        return { ...getTransaction.answer, orderPlaced: false, status: 'Pending', hash: '' }
      if (path === '/api/v1.0/authenticate') return authenticate.answer
      if (path !== '/api/cart/initialize-transaction') return other
      ordered.push(body)
      return started
    },
  })
  shop.platform.sessionStorage.write('invoiceAddress', JSON.stringify(typed))
  givenConsents.write(shop.platform, { basket, ...consents })
  render(
    <StoryShop shop={shop} address="/payments/t-1/c-1" path="/payments/:transactionId/:correlationId?">
      <PaymentPage />
    </StoryShop>,
  )
  return { ordered, shop, user: userEvent.setup() }
}

/** Logs in beside the form. */
export async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  await user.type(screen.getByLabelText('Password'), 'Hearing2026')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

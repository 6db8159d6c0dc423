import { authenticate } from '@shop/api-client/fixtures/account.ts'
import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { cartSchema } from '@shop/domain/cart/cart.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, expect, it } from 'vitest'
import { getCheckoutStore } from '../../checkout/get-checkout-store.ts'
import { basketOf, writeConsents } from '../../checkout/given-consents.ts'
import { storyShop, StoryShop, type StoryShopOptions } from '../../testing/story-shop.tsx'
import { configuration } from '../../testing/open-checkout-page.tsx'
import { filledInCheckout } from '../../testing/story-page.tsx'
import { watchDocuments } from '../../testing/watch-documents.ts'
import { PaymentPage } from './payment-page.tsx'

const documents = watchDocuments()
afterEach(cleanup)

const typed = { id: '', ...filledInCheckout.invoiceAddress }
const BASKET = basketOf(v.parse(cartSchema, get.answer))

interface Ordered extends StoryShopOptions {
  /** The answer to the next order. */
  started?: object
  /** The consents to the order, and its basket. */
  consents?: { terms: boolean; privacy: boolean }
  basket?: string
}

/** Opens the payment page after an order. Records later orders. */
function openPayment(
  paymentProvider: string,
  { started, consents = { terms: true, privacy: false }, basket = BASKET, ...options }: Ordered = {},
) {
  const ordered: unknown[] = []
  const shop = storyShop({
    ...options,
    configuration: { ...configuration, paymentProvider },
    answer: ({ path, body }) => {
      if (path === '/api/cart/get-transaction')
        return { ...getTransaction.answer, orderPlaced: false, status: 'Pending', hash: '' }
      if (path === '/api/v1.0/authenticate') return authenticate.answer
      if (path !== '/api/cart/initialize-transaction') return undefined
      ordered.push(body)
      return started ?? { transactionId: 't-2', correlationId: 'c-2' }
    },
  })
  shop.platform.sessionStorage.write('invoiceAddress', JSON.stringify(typed))
  writeConsents(shop.platform.sessionStorage, basket, consents)
  render(
    <StoryShop shop={shop} address="/payments/t-1/c-1" path="/payments/:transactionId/:correlationId?">
      <PaymentPage />
    </StoryShop>,
  )
  return { ordered, shop, user: userEvent.setup() }
}

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'dorothy@example.com')
  await user.type(screen.getByLabelText('Password'), 'Hearing2026')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

it('[PAY-04] [CHK-24] offers the login beside Klarna’s form, and begins the payment anew in the customer’s name', async () => {
  const { user, ordered } = openPayment('klarna')
  await logIn(user)
  await waitFor(() => expect(documents).toEqual(['/payments/t-2/c-2']))
  expect(ordered).toEqual([
    expect.objectContaining({
      userId: authenticate.answer.user.userId,
      invoiceAddress: expect.objectContaining({ addressLine1: '12 Orchard Lane' }),
    }),
  ])
})

const asks = { showPrivacyPolicyConsent: true }

it.each<[string, Ordered]>([
  ['the terms are not accepted', { consents: { terms: false, privacy: false } }],
  ['the shop asks for the privacy consent since', { flags: asks }],
  ['the account’s cart has changed the basket', { basket: '1 OTHER' }],
])('[CHK-15] [CHK-16] [ACC-21] a consent that is not given is not sent beside Klarna: %s', async (_why, order) => {
  const { user, ordered } = openPayment('klarna', order)
  await logIn(user)
  expect(await screen.findByText('Now at /checkout')).toBeTruthy()
  expect(ordered).toEqual([])
})

it('[PAY-04] leads to the checkout when the order cannot be placed again, where it is agreed to anew', async () => {
  const { user, shop } = openPayment('klarna', { started: { errorKeys: ['cart-changed'] } })
  await logIn(user)
  expect(await screen.findByText('Now at /checkout')).toBeTruthy()
  expect(documents).toEqual([])
  expect(getCheckoutStore(shop).getState().values.consents).toEqual({ terms: false, privacy: false })
})

it('[PAY-04] offers nothing of the kind to who is logged in, nor beside the form of Nets', async () => {
  openPayment('klarna', { customer: { userId: 'dorothy' } })
  await screen.findByRole('region', { name: 'Order summary' })
  expect(screen.queryByText('Do you have an account?')).toBeNull()
  cleanup()
  openPayment('nets')
  await screen.findByRole('region', { name: 'Order summary' })
  expect(screen.queryByText('Do you have an account?')).toBeNull()
})

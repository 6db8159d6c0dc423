import { authenticate } from '@shop/api-client/fixtures/account.ts'
import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { getCheckoutStore } from '../../checkout/get-checkout-store.ts'
import { storyShop, StoryShop, type StoryShopOptions } from '../../testing/story-shop.tsx'
import { configuration } from '../../testing/open-checkout-page.tsx'
import { filledInCheckout } from '../../testing/story-page.tsx'
import { watchDocuments } from '../../testing/watch-documents.ts'
import { PaymentPage } from './payment-page.tsx'

const documents = watchDocuments()
afterEach(cleanup)

const typed = { id: '', ...filledInCheckout.invoiceAddress }

/** Opens the payment page after an order. Records later orders. */
function openPayment(paymentProvider: string, { started, ...options }: StoryShopOptions & { started?: object } = {}) {
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
      termsAndConditionsAgreed: true,
    }),
  ])
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

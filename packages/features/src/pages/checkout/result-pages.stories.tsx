import { profile } from '@shop/api-client/fixtures/account.ts'
import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { emptyAddress } from '@shop/domain/address/address-conversion.ts'
import { transactionSchema } from '@shop/domain/orders/transaction.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import * as v from 'valibot'
import { FailedOrder } from '../../payments/failed-order.tsx'
import { PendingOrder } from '../../payments/pending-order.tsx'
import { storyShop, StoryShop, type StoryShopOptions } from '../../testing/story-shop.tsx'
import { LoggedOutPage } from '../account/logged-out-page.tsx'
import { LoginPage } from '../account/login-page.tsx'
import { OrderConfirmationPage } from './order-confirmation-page.tsx'
import { createCheckoutStorage } from '../../checkout/checkout-storage.ts'
import { getCheckoutStore } from '../../checkout/get-checkout-store.ts'

const meta: Meta = { title: 'Pages/Results and login', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const ids = { transactionId: 't-1', correlationId: 'c-1' }
const failed = v.parse(transactionSchema, {
  ...getTransaction.answer,
  orderNumber: '',
  orderPlaced: false,
  status: 'Refused',
  errorMessage: 'The card has expired.',
})

const address = {
  ...emptyAddress('GB'),
  firstName: 'Dorothy',
  lastName: 'Ashworth',
  email: 'dorothy@example.com',
  addressLine1: '12 Orchard Lane',
  postalCode: 'HG1 4QT',
  city: 'Harrogate',
}
const reported = { placementDate: '2026-11-20T10:14:00Z', shippingType: 'Royal Mail 48', paymentType: 'Visa' }
const seller = { name: 'Hearby Ltd', address: '14 Quay Street, Bristol BS1 2JL', vatNumber: 'GB 123 4567 89' }

function Confirmation({ transaction, ...options }: { transaction: unknown } & StoryShopOptions) {
  const [shop] = useState(() => {
    const opened = storyShop({
      answer: ({ path }) => (path === '/api/cart/get-transaction' ? transaction : undefined),
      ...options,
    })
    getCheckoutStore(opened).getState().setValues({ invoiceAddress: address })
    createCheckoutStorage(opened.platform.sessionStorage).notePlaced({ transactionId: 't-1', shippingMethod: '' })
    return opened
  })
  return (
    <StoryShop
      shop={shop}
      address="/order-confirmation/t-1/c-1"
      path="/order-confirmation/:transactionId/:correlationId"
    >
      <OrderConfirmationPage />
    </StoryShop>
  )
}

function LoggedOut() {
  const [shop] = useState(() => storyShop())
  return (
    <StoryShop shop={shop}>
      <LoggedOutPage />
    </StoryShop>
  )
}

export const Placed: Story = { render: () => <Confirmation transaction={getTransaction.answer} /> }
export const PlacedByCustomer: Story = {
  render: () => (
    <Confirmation
      transaction={{ ...getTransaction.answer, ...reported }}
      customer={profile}
      configuration={{ seller }}
    />
  ),
}
export const PlacedByVisitor: Story = {
  render: () => <Confirmation transaction={{ ...getTransaction.answer, ...reported }} configuration={{ seller }} />,
}
export const Checking: Story = { render: () => <Confirmation transaction={new Promise(() => undefined)} /> }
export const Failed: Story = {
  render: () => (
    <StoryShop configuration={{ paymentProvider: 'nets' }}>
      <FailedOrder ids={ids} transaction={failed} />
    </StoryShop>
  ),
}
export const Pending: Story = {
  render: () => (
    <StoryShop configuration={{ paymentProvider: 'nets' }}>
      <PendingOrder
        recheck={{ isRepeated: false, isRunning: false, start: () => undefined }}
        transactionId={ids.transactionId}
        transaction={failed}
      />
    </StoryShop>
  ),
}
export const LogIn: Story = {
  render: () => (
    <StoryShop>
      <LoginPage />
    </StoryShop>
  ),
}
export const AfterLoggingOut: Story = { render: () => <LoggedOut /> }

import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { transactionSchema } from '@shop/domain/transaction.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import * as v from 'valibot'
import { FailedOrder } from '../../payments/failed-order.tsx'
import { PendingOrder } from '../../payments/pending-order.tsx'
import { storyShop, StoryShop } from '../../story-shop.tsx'
import { LoggedOutPage } from '../account/logged-out-page.tsx'
import { LoginPage } from '../account/login-page.tsx'
import { OrderConfirmationPage } from './order-confirmation-page.tsx'
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

function Confirmation({ transaction }: { transaction: unknown }) {
  const [shop] = useState(() => {
    const opened = storyShop({
      answer: ({ path }) => (path === '/api/cart/get-transaction' ? transaction : undefined),
    })
    getCheckoutStore(opened).getState().edit('invoiceAddress.firstName', 'Dorothy')
    getCheckoutStore(opened).getState().edit('invoiceAddress.email', 'dorothy@example.com')
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
      <PendingOrder transactionId={ids.transactionId} transaction={failed} />
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

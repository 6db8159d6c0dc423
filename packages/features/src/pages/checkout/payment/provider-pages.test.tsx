import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { storyShop, StoryShop } from '../../../testing/story-shop.tsx'
import { OrderConfirmationPage } from '../result/order-confirmation-page.tsx'
import { PaymentPage } from './payment-page.tsx'

const unpaid = { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Pending' }
const never = new Promise(() => undefined)

/** The first call of each provider's form, which no other form makes. */
const FIRST_CALLS = { adyen: '/api/payments/paymentMethods', klarna: '/api/klarna', nets: '/api/nets' }

/** Opens a page of a shop with this provider. Records the calls. */
function openPage(name: 'payments' | 'order-confirmation', provider: string, answers: Record<string, unknown>) {
  const calls: string[] = []
  const Page: ComponentType = name === 'payments' ? PaymentPage : OrderConfirmationPage
  const shop = storyShop({
    configuration: { paymentProvider: provider },
    answer: ({ path }) => {
      calls.push(path)
      return path === '/api/cart/get' ? get.answer : answers[path]
    },
  })
  render(
    <StoryShop shop={shop} address={`/${name}/t-1/c-1`} path={`/${name}/:transactionId/:correlationId?`}>
      <Page />
    </StoryShop>,
  )
  return calls
}

// An order with a number but not yet marked as placed, which each provider handles differently.
const numbered = { ...unpaid, orderNumber: 'HB-51907' }
const answers = {
  '/api/cart/get-transaction': numbered,
  '/api/klarna/order': { dropInHtml: '', orderNumber: 'HB-51907', paymentId: 'kco-77' },
}

describe('the pages of providers', () => {
  it.each(Object.entries(FIRST_CALLS))('[PAY-03] the provider %s selects its own form', async (provider, first) => {
    const unanswered = Object.fromEntries(Object.values(FIRST_CALLS).map((call) => [call, never]))
    const calls = openPage('payments', provider, { '/api/cart/get-transaction': unpaid, ...unanswered })
    await waitFor(() => expect(calls).toContain(first))
    expect(Object.values(FIRST_CALLS).filter((call) => calls.includes(call))).toEqual([first])
  })

  it.each([
    ['adyen', 'Thank you', false],
    ['klarna', 'Thank you', true],
    ['nets', 'We are checking your order', false],
  ])('[PAY-26] [ROUTE-17] the provider %s has its own confirmation: %s', async (provider, title, asksKlarna) => {
    const calls = openPage('order-confirmation', provider, answers)
    await waitFor(() => expect(calls).toContain('/api/cart/get-transaction'))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(calls.includes('/api/klarna/order')).toBe(asksKlarna)
  })
})

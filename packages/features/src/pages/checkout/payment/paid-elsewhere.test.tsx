import { get } from '@shop/api-client/fixtures/cart.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Call } from '../../../testing/fake-gateway.ts'
import { storyShop, StoryShop } from '../../../testing/story-shop.tsx'
import { watchDocuments } from '../../../testing/watch-documents.ts'
import { getPurchases } from '../../../payments/purchases/purchases.ts'
import { OrderConfirmationPage } from '../result/order-confirmation-page.tsx'
import { PaymentPage } from './payment-page.tsx'

// A customer pays in a bank's app, which leads back to another browser. There the gateway hides the transaction.

const documents = watchDocuments()
const notFound = () => Response.json({}, { status: 404 })
const RESULT = '/order-confirmation/t-1/c-1'
const empty = { products: [], total: 0 }

interface Opened {
  provider: string
  status?: () => unknown
  details?: () => unknown
  cart?: object
}

function openPage(Page: typeof PaymentPage, address: string, { provider, status = notFound, details, cart }: Opened) {
  const calls: Call[] = []
  const shop = storyShop({
    configuration: { paymentProvider: provider },
    answer: (call) => {
      calls.push(call)
      if (call.path === '/api/cart/get') return cart
      if (call.path === '/api/payments/status/t-1') return status()
      if (call.path === '/api/payments/paymentDetails') return details?.() ?? notFound()
      return call.path === '/api/cart/get-transaction' || call.path === '/api/klarna/order' ? notFound() : undefined
    },
  })
  const path = address.startsWith('/payments') ? '/payments' : '/order-confirmation'
  render(
    <StoryShop shop={shop} address={address} path={`${path}/:transactionId/:correlationId?`}>
      <Page />
    </StoryShop>,
  )
  return { shop, callsTo: (name: string) => calls.filter((call) => call.path === name) }
}
const openPayment = (search: string, options: Opened) => openPage(PaymentPage, `/payments/t-1/c-1${search}`, options)

describe('a payment page of another browser', () => {
  it.each([
    ['answered', () => ({ status: 'Succeeded', orderPlaced: true })],
    ['refused', notFound],
    ['lost', () => Response.json({}, { status: 502 })],
  ])('[RES-17] [PAY-19] hands in a bank’s result once, and leads to what became of it: %s', async (_, details) => {
    const { callsTo } = openPayment('?redirectResult=X1', { provider: 'adyen', details, cart: empty })
    await waitFor(() => expect(documents).toEqual([RESULT]))
    expect(callsTo('/api/payments/paymentDetails').map(({ body }) => body)).toEqual([
      { transactionId: 't-1', correlationId: 'c-1', userId: 'visitor', details: { redirectResult: 'X1' } },
    ])
  })

  it.each([
    ['nets', '?paymentId=p-1&paymentFailed=true', notFound],
    ['nets', '', () => ({ status: 'Succeeded' })],
    ['klarna', '', () => ({ status: 'Succeeded' })],
    ['adyen', '', () => 'Succeeded'],
  ])('[RES-17] of %s with the query "%s" leads to what became of the payment', async (provider, search, status) => {
    const { callsTo } = openPayment(search, { provider, status, cart: get.answer })
    await waitFor(() => expect(documents).toEqual([RESULT]))
    expect(callsTo('/api/payments/paymentDetails')).toEqual([])
  })

  it.each([
    ['nets', '/cart'],
    ['klarna', '/cart'],
    ['adyen', '/cart'],
  ])('[PAY-01] of %s without a bank’s result and with an empty cart leads to %s', async (provider, place) => {
    openPayment('', { provider, status: () => ({ status: 'Pending' }), cart: empty })
    expect(await screen.findByText(`Now at ${place}`)).toBeTruthy()
    expect(documents).toEqual([])
  })
})

const openResult = async (provider: string, status: () => unknown) => {
  vi.useFakeTimers()
  const opened = openPage(OrderConfirmationPage, RESULT, { provider, status })
  await act(() => vi.advanceTimersByTimeAsync(0))
  return opened
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const GO_BACK = 'To try again, go back to the window that you ordered in.'

describe('a result page of another browser', () => {
  describe.each(['adyen', 'klarna', 'nets'])('of %s', (provider) => {
    it('[RES-17] tells the order’s number, keeps nothing of it, and says that the other window can be closed', async () => {
      const { shop } = await openResult(provider, () => ({ status: 'Succeeded', orderNumber: 'HB-51907' }))
      expect(heading()).toBe('Thank you')
      expect(screen.getByText('HB-51907')).toBeTruthy()
      expect(screen.getByText('You can close the window that you ordered in.')).toBeTruthy()
      expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull()
      expect(getPurchases(shop).unread()).toEqual([])
      expect(shop.platform.localStorage.read('deviceOrders') ?? null).toBeNull()
    })

    it('[RES-17] tells a refusal, and does not offer another payment here', async () => {
      await openResult(provider, () => ({ status: 'Refused' }))
      expect(heading()).toBe('The payment was not completed')
      expect(screen.getByText(GO_BACK)).toBeTruthy()
      expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull()
    })

    it('[RES-17] goes on asking while the payment is being checked', async () => {
      const answers = ['Pending', 'Pending', 'Succeeded']
      await openResult(provider, () => ({ status: answers.shift(), orderNumber: answers.length > 0 ? '' : 'HB-51907' }))
      await act(() => vi.advanceTimersByTimeAsync(6000))
      expect(heading()).toBe('Thank you')
    })
  })

  it('[RES-17] says that a payment is paid whose order’s number is not known', async () => {
    await openResult('nets', () => 'Succeeded')
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(heading()).toBe('We have received your payment')
    expect(screen.getByText('You can close the window that you ordered in.')).toBeTruthy()
  })
})

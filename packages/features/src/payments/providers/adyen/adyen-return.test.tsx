import { paymentPosition } from '../../purchases/finished-payment.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storyShop } from '../../../testing/story-shop.tsx'
import { fakeAdyenHosts, openAdyenPayment, unpaid } from '../../../testing/open-adyen-payment-page.tsx'
import { watchDocuments } from '../../../testing/watch-documents.ts'

const documents = watchDocuments()

const search = '?redirectResult=X1&kept=yes'
const details = { status: 'Succeeded', orderPlaced: true }
const placed = { orderNumber: 'HS100001', orderPlaced: true, status: 'Succeeded' }
const CONFIRMATION = '/order-confirmation/t-1/c-1'

describe('the return from a payment with Adyen', () => {
  beforeEach(() => void fakeAdyenHosts())

  it('[PAY-19] [PAY-25] hands over once what the bank has given, and takes it out of the address', async () => {
    const { router, callsTo } = openAdyenPayment({ search, details })
    await waitFor(() => expect(documents).toEqual([CONFIRMATION]))
    const [call, ...more] = callsTo('/api/payments/paymentDetails')
    expect(call?.body).toEqual({
      transactionId: 't-1',
      correlationId: 'c-1',
      userId: 'visitor',
      details: { redirectResult: 'X1' },
    })
    expect(more).toEqual([])
    expect(router.state.location.search).toBe('?kept=yes')
  })

  it('[PAY-19] lets the customer in who comes back to a cart that is empty or has changed meanwhile', async () => {
    openAdyenPayment({ search, details, cart: { products: [], total: 0 } })
    await waitFor(() => expect(documents).toEqual([CONFIRMATION]))
  })

  it.each([
    ['refused', 'Refused', 'Your bank declined this payment. Try another card or another way to pay.'],
    ['cancelled', 'Cancelled', 'You cancelled the payment. Nothing has been paid.'],
  ])('[PAY-12] [PAY-19] offers another try to a customer who comes back %s', async (_title, status, message) => {
    openAdyenPayment({ search, details: { status } })
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    await screen.findByRole('button', { name: 'Continue to MobilePay' })
  })

  it('[PAY-19] asks for the transaction instead when Back or a copy of the address brings the result a second time', async () => {
    const calls: string[] = []
    const shop = storyShop({
      configuration: { paymentProvider: 'adyen' },
      answer: ({ path }) => {
        calls.push(path)
        if (path === '/api/cart/get-transaction') return unpaid
        if (path === '/api/payments/paymentDetails') return { status: 'Refused' }
        return path === '/api/payments/status/t-1' ? { status: 'Refused' } : undefined
      },
    })
    openAdyenPayment({ search, shop })
    await waitFor(() => expect(calls).toContain('/api/payments/paymentDetails'))
    cleanup()
    openAdyenPayment({ search, shop })
    await waitFor(() => expect(calls).toContain('/api/payments/status/t-1'))
    expect(calls.filter((path) => path === '/api/payments/paymentDetails')).toHaveLength(1)
  })

  it('looks at the transaction when the answer is lost, and never asks a customer who has paid to pay again', async () => {
    openAdyenPayment({ search, details: () => Response.json({}, { status: 502 }) })
    await waitFor(() => expect(documents).toEqual([CONFIRMATION]))
  })

  // The order was placed before the page had read it, and the confirmation took the place of the return: Back led to the bank.
  it('[PAY-19] goes back to the start of a payment that was placed before its return page has read it', async () => {
    const go = vi.spyOn(history, 'go').mockReturnValue()
    vi.spyOn(history, 'length', 'get').mockReturnValue(5)
    const shop = storyShop({
      configuration: { paymentProvider: 'adyen' },
      answer: ({ path }) => (path === '/api/cart/get-transaction' ? { ...unpaid, ...placed } : undefined),
    })
    paymentPosition.write(shop.platform, { transactionId: 't-1', position: 2 })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'navigate', name: `http://shop.test/payments/t-1/c-1${search}` } as PerformanceNavigationTiming,
    ])
    openAdyenPayment({ search, shop })
    await waitFor(() => expect(go).toHaveBeenCalledWith(-2))
    expect(documents).toEqual([])
  })
})

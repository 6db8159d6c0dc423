import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, watchDocuments } from '../../../testing/open-page.tsx'
import { finishedPayment, paymentPosition } from '../../../payments/purchases/finished-payment.ts'
import { logOut } from '../../../session/visit/visit-actions.ts'

const documents = watchDocuments()

const ids = { transactionId: 't-1', correlationId: 'c-1' }
const CONFIRMATION = '/order-confirmation/t-1/c-1'
const empty = { products: [], total: 0 }
const unpaid = { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Pending' }

/** Opens an address in a tab that has shown the result of its last payment. */
function open(address: string, { cart = empty, transaction = unpaid }: { cart?: object; transaction?: object } = {}) {
  const calls: string[] = []
  const opened = openPage(address, {
    configuration: { paymentProvider: 'nets' },
    remembered: { payment: { finished: ids } },
    answer: ({ path }) => {
      calls.push(path)
      if (path === '/api/cart/get') return cart
      // The form never loads.
      if (path === '/api/nets') return new Promise(() => undefined)
      return path === '/api/cart/get-transaction' ? transaction : undefined
    },
  })
  return { ...opened, calls, finished: () => finishedPayment.read(opened.shop.platform) }
}

describe('Back after a payment', () => {
  it('[ROUTE-17] Back to the checkout of an order that has emptied the cart leads to its confirmation', async () => {
    const { router } = open('/checkout')
    await waitFor(() => expect(documents).toEqual([CONFIRMATION]))
    expect(router.state.location.pathname).toBe('/checkout')
  })

  it('[CHK-30] shows the checkout where there is something to order again', async () => {
    open('/checkout', { cart: get.answer })
    expect(await screen.findByLabelText(/^First name/)).toBeTruthy()
    expect(documents).toEqual([])
  })

  it('[ROUTE-17] Back to the payment leads to its confirmation, also before it is known to be paid', async () => {
    const { calls } = open('/payments/t-1/c-1', { cart: get.answer })
    await waitFor(() => expect(documents).toEqual([CONFIRMATION]))
    expect(calls).not.toContain('/api/nets')
  })

  it('[PAY-06] another transaction is paid', async () => {
    const { calls } = open('/payments/t-2/c-2', { cart: get.answer })
    await waitFor(() => expect(calls).toContain('/api/nets'))
    expect(documents).toEqual([])
  })

  it('[ROUTE-17] a browser that shows the payment page as it was left leads to the confirmation too', async () => {
    const { shop, calls } = open('/payments/t-2/c-2', { cart: get.answer })
    await waitFor(() => expect(calls).toContain('/api/nets'))
    finishedPayment.write(shop.platform, { transactionId: 't-2', correlationId: 'c-2' })
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await waitFor(() => expect(documents).toEqual(['/order-confirmation/t-2/c-2']))
  })

  it('[RES-05] a payment that has failed can be tried again', async () => {
    const { finished } = open(CONFIRMATION, { transaction: { ...unpaid, status: 'Refused' } })
    await screen.findByRole('link', { name: 'Try again' })
    // An effect removes it, after the page shows.
    await waitFor(() => expect(finished()).toBeUndefined())
  })

  it('[SES-19] logging out forgets whose confirmation Back leads to', async () => {
    const { shop, finished } = open(CONFIRMATION, { transaction: getTransaction.answer })
    await screen.findByText('HB-51907')
    expect(finished()).toEqual(ids)
    act(() => logOut(shop))
    expect(finished()).toBeUndefined()
  })

  it('[PAY-19] a browser that shows the payment page as it was left forgets where in the history it stood', async () => {
    const { shop, calls } = open('/payments/t-2/c-2', { cart: get.answer })
    await waitFor(() => expect(calls).toContain('/api/nets'))
    paymentPosition.write(shop.platform, { transactionId: 't-2', position: 0 })
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(paymentPosition.read(shop.platform)).toBeUndefined()
  })
})

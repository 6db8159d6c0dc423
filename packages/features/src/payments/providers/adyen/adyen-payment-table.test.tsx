import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeAdyenHosts, openAdyenPayment, unpaid } from '../../../testing/open-adyen-payment-page.tsx'
import { watchDocuments } from '../../../testing/watch-documents.ts'

const documents = watchDocuments()

const notFound = Response.json({}, { status: 404 })
const forbidden = Response.json({}, { status: 403 })
const broken = Response.json({}, { status: 500 })
const paid = { ...getTransaction.answer, orderPlaced: true, status: 'Succeeded' }

const BANK = 'http://localhost:8080/bank/1'
const redirect = { type: 'redirect', url: BANK, method: 'GET', paymentMethodType: 'mobilepay' }

const REFUSED = 'Your bank declined this payment. Try another card or another way to pay.'
const CANCELLED = 'You cancelled the payment. Nothing has been paid.'
const ERROR = 'The payment did not go through. Please try again.'
const ACTION_NEEDED = 'Please try again, and approve the payment in your bank’s app.'

/** Each status of the last try, and the message that the customer reads when the page opens. */
const statuses = {
  PartialSuccess: undefined,
  Error: ERROR,
  Refused: REFUSED,
  Cancelled: CANCELLED,
  Pending: undefined,
}

/** Each answer to a payment, and the page or the message that follows. */
const answers = {
  '[PAY-15] an error': [{ status: 'Error', action: redirect, orderPlaced: true }, ERROR],
  '[PAY-16] an action': [{ status: 'Pending', action: redirect, userActionRequired: true }, BANK],
  '[PAY-17] userActionRequired': [{ status: 'Pending', userActionRequired: true, orderPlaced: true }, ACTION_NEEDED],
  '[PAY-18] an order that is placed': [{ status: 'Succeeded', orderPlaced: true }, '/order-confirmation/t-1/c-1'],
  '[PAY-18] no order': [{ orderPlaced: false }, '/order-failed/t-1'],
  '[PAY-15] [PAY-22] what was cancelled, in small letters': [{ status: 'cancelled', orderPlaced: true }, CANCELLED],
  // The payment may still succeed, so it is not reported as failed.
  '[RES-03] what is pending': [{ status: 'Pending', orderPlaced: false }, '/order-confirmation/t-1/c-1'],
} as const

/** Each answer once and each status at least once, because neither depends on the other (payment-step.ts). */
const tries = Object.entries(answers).map(([title, [initialize, end]], index) => {
  const [status, message] = Object.entries(statuses)[index % Object.keys(statuses).length]!
  return [status, title, { initialize, end, message }] as const
})

const payButton = () => screen.findByRole('button', { name: 'Continue to MobilePay' })

/** Returns the message about the last try. Each such message has a button to try again. */
function alert() {
  const shown = screen.queryByRole('alert')
  if (shown) within(shown).getByRole('link', { name: 'Try again' })
  return shown?.querySelector('p + p')?.textContent
}

/** Returns the page where the customer is. On the payment page, the opened document or the message. */
function whereabouts({ state }: { state: { location: { pathname: string } } }) {
  const { pathname } = state.location
  if (pathname !== '/payments/t-1/c-1') return pathname
  return documents.at(-1) ?? alert()
}

describe('a payment with Adyen', () => {
  beforeEach(() => void fakeAdyenHosts())

  it.each([
    ['[PAY-10] unknown', notFound, '/'],
    ['[PAY-10] not to be had', broken, '/error'],
    ['[PAY-10] refused for another reason', forbidden, '/error'],
    ['[PAY-11] paid', paid, '/order-confirmation/t-1/c-1'],
  ])('a transaction that is %s leads on, whatever became of its last try', async (_title, transaction, place) => {
    const { router, callsTo } = openAdyenPayment({ transaction })
    await waitFor(() => expect(whereabouts(router)).toBe(place))
    // A gateway that hides the transaction from this visitor may tell its status.
    expect(callsTo('/api/payments/status/t-1')).toHaveLength(transaction === notFound ? 1 : 0)
  })

  it.each(tries)(
    '[PAY-12] [PAY-22] a transaction whose last try ended with %s can be paid; its next one is answered with %s and ends as told',
    async (status, _title, { initialize, end, message }) => {
      const { router, person, callsTo } = openAdyenPayment({ status: { status }, initialize })
      const pay = await payButton()
      expect(alert()).toBe(message)
      await person.click(pay)
      await waitFor(() => expect(whereabouts(router)).toBe(end))
      expect(callsTo('/api/payments/initializePayment')).toHaveLength(1)
    },
  )

  it.each([
    ['a text', () => Response.json('Refused'), REFUSED],
    ['a word without quotes', () => new Response('Refused', { headers: { 'content-type': 'text/plain' } }), REFUSED],
    ['an empty answer', () => new Response(''), undefined],
    ['null', () => Response.json(null), undefined],
  ])('[PAY-11] [PAY-12] reads a status that is %s', async (_title, status, message) => {
    openAdyenPayment({ status })
    await payButton()
    expect(alert()).toBe(message)
  })

  it('[PAY-11] reads a page for people as no status', async () => {
    const { router } = openAdyenPayment({ status: new Response('<html>') })
    await waitFor(() => expect(whereabouts(router)).toBe('/error'))
  })

  it('[PAY-12] an order that is placed but whose payment failed is offered to be paid', async () => {
    openAdyenPayment({ transaction: { ...unpaid, orderPlaced: true }, status: { status: 'Refused' } })
    await payButton()
    expect(screen.getByRole('alert').textContent).toContain(REFUSED)
  })

  it('[PAY-13] a payment that succeeded is not offered again, although its order is not placed', async () => {
    const { router, callsTo } = openAdyenPayment({ status: { status: 'Succeeded' } })
    await waitFor(() => expect(whereabouts(router)).toBe('/order-confirmation/t-1/c-1'))
    expect(callsTo('/api/payments/paymentMethods')).toEqual([])
  })

  it('[PAY-13] an order that is placed is shown', async () => {
    const { router } = openAdyenPayment({
      transaction: { ...unpaid, orderPlaced: true },
      status: { status: 'Pending' },
    })
    await waitFor(() => expect(whereabouts(router)).toBe('/order-confirmation/t-1/c-1'))
  })
})

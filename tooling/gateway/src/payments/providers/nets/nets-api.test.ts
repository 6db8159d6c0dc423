import { describe, expect, it } from 'vitest'
import { createNetsApi, outcomeOf } from './nets-api.ts'
import { readNetsSettings } from './nets-settings.ts'

/** The outcome of a payment with this answer of Nets. */
async function outcome(paymentDetails: unknown, summary: object = { reservedAmount: 13_800 }) {
  const payment = {
    paymentId: 'p1',
    summary,
    orderDetails: { amount: 13_800, currency: 'DKK', reference: 't1' },
    paymentDetails,
  }
  const api = createNetsApi(() => Promise.resolve(Response.json({ payment })), readNetsSettings({ SITE_ENV: 'test' }))
  return outcomeOf(await api.read('p1'), null)
}
const paid = { kind: 'paid', amountMinor: 13_800, currency: 'DKK', reference: 't1' }

describe('createNetsApi', () => {
  it.each([
    [
      { paymentType: 'CARD', paymentMethod: 'MasterCard', cardDetails: { maskedPan: '555544******1111' } },
      'mastercard',
    ],
    [{ paymentType: 'WALLET', paymentMethod: 'MobilePay' }, 'mobilepay'],
    [{ paymentType: 'CARD', paymentMethod: 'Forbrugsforeningen' }, 'card'],
    [{ paymentType: 'INVOICE', paymentMethod: 'EasyInvoice' }, 'invoice'],
  ])('knows how it was paid: %j is %s', async (details, paymentMethod) => {
    expect(await outcome(details)).toEqual({ ...paid, paymentMethod })
  })

  it.each([
    undefined,
    null,
    {},
    'Visa',
    { paymentType: 'A2A', paymentMethod: 'SomeBank' },
    { paymentType: 7, paymentMethod: { brand: 'Visa' } },
    { paymentType: 'constructor', paymentMethod: '4111 1111 1111 1111' },
  ])('is paid without a known payment method: %j', async (details) => {
    expect(await outcome(details)).toEqual(paid)
  })

  it('is not paid once its money was given back, and paid less after a part was [PAY-32]', async () => {
    const charged = { reservedAmount: 13_800, chargedAmount: 13_800 }
    expect(await outcome({}, charged)).toEqual({ ...paid, isCaptured: true })
    expect(await outcome({}, { ...charged, refundedAmount: 13_800 })).toEqual({ kind: 'cancelled' })
    expect(await outcome({}, { ...charged, refundedAmount: 800 })).toMatchObject({ kind: 'paid', amountMinor: 13_000 })
  })
})

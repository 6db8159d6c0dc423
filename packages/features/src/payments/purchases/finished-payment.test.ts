import { describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../../runtime/platform/storage.ts'
import { createFinishedPayment, notePaymentPosition, stepsBackToPayment } from './finished-payment.ts'

const ids = { transactionId: 't-1', correlationId: 'c-1' }

/** A tab whose history has `length` entries. The page has removed the query from its address. */
function standAt(length: number, { type = 'navigate', search = '' } = {}) {
  vi.stubGlobal('history', { length })
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ type, name: `https://shop.example/payments/t-1/c-1${search}` }],
  })
}

describe('createFinishedPayment', () => {
  it('[ROUTE-17] remembers the payment that Back leads to the result of, until it has failed', () => {
    const payments = createFinishedPayment(createMemoryStore())
    payments.keep(ids)
    payments.forget('t-2')
    expect(payments.find()).toEqual(ids)
    payments.forget('t-1')
    expect(payments.find()).toBeUndefined()
  })

  it.each(['', 'no JSON', '{}', '[]', '{"transactionId":1}'])('reads %s as no payment', (written) => {
    const storage = createMemoryStore()
    storage.write('finishedPayment', written)
    expect(createFinishedPayment(storage).find()).toBeUndefined()
  })

  it('[PAY-19] counts the pages of banks between a payment and its end, also after another try', () => {
    const storage = createMemoryStore()
    standAt(3)
    notePaymentPosition(storage, 't-1')
    expect(stepsBackToPayment(storage, 't-1')).toBe(0)
    standAt(5, { search: '?redirectResult=X1' })
    notePaymentPosition(storage, 't-1')
    standAt(5, { type: 'reload' })
    notePaymentPosition(storage, 't-1')
    expect(stepsBackToPayment(storage, 't-1')).toBe(2)
    expect(stepsBackToPayment(storage, 't-2')).toBe(0)
  })

  it('[PAY-19] counts nothing on a page that Back has shown, behind which others stand', () => {
    const storage = createMemoryStore()
    standAt(3)
    notePaymentPosition(storage, 't-1')
    standAt(5, { type: 'back_forward' })
    notePaymentPosition(storage, 't-1')
    expect(stepsBackToPayment(storage, 't-1')).toBe(0)
  })

  it('[PAY-19] returns no steps if the browser has dropped the start of a long history', () => {
    const storage = createMemoryStore()
    standAt(48)
    notePaymentPosition(storage, 't-1')
    standAt(50)
    expect(stepsBackToPayment(storage, 't-1')).toBe(0)
    notePaymentPosition(storage, 't-1')
    standAt(40)
    expect(stepsBackToPayment(storage, 't-1')).toBe(0)
  })
})

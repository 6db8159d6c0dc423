import { describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '../../runtime/platform/storage.ts'
import { finishedPayment, forgetFinishedPayment, notePaymentPosition, stepsBackToPayment } from './finished-payment.ts'

const ids = { transactionId: 't-1', correlationId: 'c-1' }

/** A tab whose history has `length` entries. The page has removed the query from its address. */
function standAt(length: number, { type = 'navigate', search = '' } = {}) {
  vi.stubGlobal('history', { length })
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ type, name: `https://shop.example/payments/t-1/c-1${search}` }],
  })
}

const newTab = () => ({ sessionStorage: createMemoryStore() })

describe('finishedPayment', () => {
  it('[ROUTE-17] remembers the payment that Back leads to the result of, until it has failed', () => {
    const tab = newTab()
    finishedPayment.write(tab, ids)
    forgetFinishedPayment(tab, 't-2')
    expect(finishedPayment.read(tab)).toEqual(ids)
    forgetFinishedPayment(tab, 't-1')
    expect(finishedPayment.read(tab)).toBeUndefined()
  })

  it('[PAY-19] counts the pages of banks between a payment and its end, also after another try', () => {
    const tab = newTab()
    standAt(3)
    notePaymentPosition(tab, 't-1')
    expect(stepsBackToPayment(tab, 't-1')).toBe(0)
    standAt(5, { search: '?redirectResult=X1' })
    notePaymentPosition(tab, 't-1')
    standAt(5, { type: 'reload' })
    notePaymentPosition(tab, 't-1')
    expect(stepsBackToPayment(tab, 't-1')).toBe(2)
    expect(stepsBackToPayment(tab, 't-2')).toBe(0)
  })

  it('[PAY-19] counts nothing on a page that Back has shown, behind which others stand', () => {
    const tab = newTab()
    standAt(3)
    notePaymentPosition(tab, 't-1')
    standAt(5, { type: 'back_forward' })
    notePaymentPosition(tab, 't-1')
    expect(stepsBackToPayment(tab, 't-1')).toBe(0)
  })

  it('[PAY-19] returns no steps if the browser has dropped the start of a long history', () => {
    const tab = newTab()
    standAt(48)
    notePaymentPosition(tab, 't-1')
    standAt(50)
    expect(stepsBackToPayment(tab, 't-1')).toBe(0)
    notePaymentPosition(tab, 't-1')
    standAt(40)
    expect(stepsBackToPayment(tab, 't-1')).toBe(0)
  })
})

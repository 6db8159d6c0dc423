import { isCurrency } from '@shop/domain/prices/currencies.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftOf } from '../../../../testing/draft-of.ts'
import type { Transaction } from '../../../transactions/transaction-store.ts'
import { minorOfAdyen, toAdyen } from './adyen-amount.ts'
import { adyenPaymentRequest } from './adyen-payment-request.ts'
import { readAdyenSettings } from './adyen-settings.ts'

describe('Adyen’s amount', () => {
  it.each([
    ['DKK', 13_800, 13_800],
    ['HUF', 500_000, 500_000],
    ['ISK', 4990, 499_000],
    ['CLP', 4990, 499_000],
    ['CVE', 250_000, 2500],
    ['IDR', 250_000, 2500],
    ['JPY', 4990, 4990],
  ])('Adyen is asked for %s in its own minor units: %d are %d [PAY-21]', (currency, amountMinor, value) => {
    expect(toAdyen(amountMinor, currency)).toEqual({ value, currency })
    expect(minorOfAdyen({ value, currency })).toBe(amountMinor)
  })

  it('an amount that Adyen reports becomes the one that it was asked for, in every currency [PAY-21]', () => {
    const currencies = Intl.supportedValuesOf('currency').filter(isCurrency)
    fc.assert(
      fc.property(fc.constantFrom(...currencies), fc.integer({ min: 0, max: 1_000_000 }), (currency, whole) => {
        const amountMinor = whole * 100
        expect(minorOfAdyen(toAdyen(amountMinor, currency))).toBe(amountMinor)
      }),
    )
  })

  it('the lines of an order add up to its amount at Adyen [PAY-21]', () => {
    const draft = draftOf([{ cost: 3950, quantity: 2, vatRate: 2400, isExempt: false }], {
      basisPoints: 0,
      code: false,
    })
    const transaction = { id: 't-1', correlationId: 'c-1', amountMinor: draft.totals.total, currency: 'ISK', draft }
    const request = adyenPaymentRequest(
      transaction as Transaction,
      { paymentMethod: {} },
      readAdyenSettings({ SITE_ENV: 'local' }),
      '',
    )
    const sum = request.lineItems.reduce((total, line) => total + line.amountIncludingTax * line.quantity, 0)
    expect(request.amount).toEqual({ value: draft.totals.total * 100, currency: 'ISK' })
    expect(sum).toBe(request.amount.value)
  })
})

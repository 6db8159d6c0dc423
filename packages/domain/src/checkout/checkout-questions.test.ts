import { describe, expect, it } from 'vitest'
import { emptyAddress } from '../address/address-conversion.ts'
import { aConfiguration } from '../testing/samples.ts'
import { checkoutQuestions } from './checkout-questions.ts'

const form = {
  invoiceAddress: { ...emptyAddress('DK'), phoneNumber: '1' },
  deliveryAddress: { ...emptyAddress('DK'), postalCode: '1' },
  shipToDifferentAddress: false,
  cprNumber: '1',
}

describe('checkoutQuestions', () => {
  it('[FORM-03] asks about the shown fields, by their paths', () => {
    const invoice = { 'invoiceAddress.phoneNumber': 'PhoneQuestion' }
    expect(checkoutQuestions(form, aConfiguration())).toEqual(invoice)
    const free = aConfiguration({}, { orderSummaryType: 'cpr' })
    expect(checkoutQuestions({ ...form, shipToDifferentAddress: true }, free)).toEqual({
      ...invoice,
      'deliveryAddress.postalCode': 'PostalCodeQuestion',
      cprNumber: 'CprQuestion',
    })
  })

  it('[CHK-28] asks about the personal number of someone who is not born yet', () => {
    const free = aConfiguration({}, { orderSummaryType: 'cpr' })
    const asked = (cprNumber: string) => checkoutQuestions({ ...form, cprNumber }, free)['cprNumber']
    expect(['251248-9996', '010136-4000', '010157-5000', '010137-4000'].map(asked)).toEqual([
      undefined,
      'CprQuestion',
      'CprQuestion',
      undefined,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { sampleLine, sampleOrder } from '../../testing/sample-order.ts'
import type { KeptOrder } from './read-orders.ts'
import { amountsOf, nameOf, paymentOf, paymentTypeOf, personOf } from './shown-order.ts'

const { draft } = sampleOrder()
const address = draft.invoiceAddress

describe('a shown order', () => {
  it('a line is named with its colour and its options', () => {
    expect(nameOf(sampleLine({ name: 'Domes' }))).toBe('Domes')
    expect(nameOf(sampleLine({ name: 'Domes', colorName: 'Grey', attributes: [['size', '8 mm']] }))).toBe(
      'Domes, Grey, size 8 mm',
    )
  })

  it('a person is named without a gap where there is no middle name', () => {
    expect(personOf(address)).toBe('Inger Østergård')
    expect(personOf({ ...address, middleName: 'Marie' })).toBe('Inger Marie Østergård')
  })

  it.each([
    [{ eanNumberApplied: '5798000000001', referralCode: 'FRIEND' }, '5798000000001'],
    [{ referralCode: 'FRIEND' }, 'FRIEND'],
    [{}, ''],
  ])('an order of %o has the purchase order number “%s”', (properties, number) => {
    const order = { provider: 'nets', paymentMethod: null, draft: { ...draft, properties } } as KeptOrder
    expect(paymentOf(order).purchaseOrderNumber).toBe(number)
  })

  it.each([
    ['nets', 'visa', 'Visa'],
    ['nets', null, 'Nets'],
    ['none', null, ''],
  ] as const)('a payment at %s by %s is called “%s”', (provider, paymentMethod, name) => {
    expect(paymentTypeOf({ provider, paymentMethod, draft })).toBe(name)
  })

  it.each([
    [0, ''],
    [1250, '12,50 kr.'],
  ])('VAT of %d that the customer does not pay is shown as “%s”', (vatExempt, text) => {
    const { reductions } = amountsOf({ ...draft, totals: { ...draft.totals, vatExempt } }, { inclVat: true })
    expect(reductions.vatExempt.replace('\u00a0', ' ')).toBe(text)
  })
})

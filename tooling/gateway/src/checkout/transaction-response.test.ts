import { describe, expect, it } from 'vitest'
import type { OrderDraft } from '../model/order-draft.ts'
import { sampleLine, sampleOrder } from '../../testing/sample-order.ts'
import type { Transaction } from '../transactions/transaction-store.ts'
import { transactionResponse } from './transaction-response.ts'

const updatedAt = new Date('2026-11-22T08:00:00Z')

const created: Transaction = {
  id: 't-1',
  correlationId: 'c-1',
  shopId: 'test_dk',
  userId: 'u-1',
  status: 'created',
  isCurrent: true,
  cartHash: 'hash',
  formHash: '',
  draft: sampleOrder().draft,
  amountMinor: 31_550,
  currency: 'DKK',
  provider: 'nets',
  paymentId: null,
  paymentMethod: null,
  paymentClaimedAt: null,
  providerReads: 0,
  providerReadAt: null,
  orderNumber: null,
  orderedFrom: null,
  orderedFromWide: null,
  lastRefusal: null,
  heldBecause: null,
  createdAt: updatedAt,
  updatedAt,
}
const responseOf = (changes: Partial<Transaction>, draft: Partial<OrderDraft> = {}, isHidden?: boolean) =>
  transactionResponse(
    { ...created, ...changes, draft: sampleOrder(draft).draft },
    { inclVat: true, ...(isHidden !== undefined && { isHidden }) },
  )

describe('transactionResponse', () => {
  it('knows no payment, number, date or refusal of an order that was only begun', () => {
    const response = responseOf({})
    expect(response).toMatchObject({
      paymentId: '',
      orderNumber: '',
      orderPlaced: false,
      status: 'Pending',
      placementDate: '',
      errorMessage: '',
    })
    expect(response).not.toHaveProperty('paymentType')
  })

  it('names date, delivery and payment of an order that is paid, and no earlier refusal', () => {
    const paid = { status: 'paid', paymentId: 'p-1', orderNumber: 'T100001', lastRefusal: 'PaymentRefused' } as const
    expect(responseOf(paid)).toMatchObject({
      paymentId: 'p-1',
      orderNumber: 'T100001',
      orderPlaced: true,
      status: 'Succeeded',
      placementDate: '2026-11-22T08:00:00.000Z',
      shippingType: 'Home delivery',
      paymentType: 'Nets',
      errorMessage: '',
    })
  })

  it('says why the last try was refused', () => {
    expect(responseOf({ status: 'failed', lastRefusal: 'PaymentRefused' })).toMatchObject({
      status: 'Error',
      errorMessage: 'PaymentRefused',
    })
  })

  it('tells a gift from the same article that was bought, and colour and attributes of each', () => {
    const chosen = sampleLine({ colorName: 'Beige', attributes: [['size', '8 mm']] })
    const { products } = responseOf({}, { lines: [chosen, sampleLine({ isGift: true, totalMinor: 0 })] })
    expect(products).toEqual([
      expect.objectContaining({ id: 'battery', colorName: 'Beige', productAttributes: { size: '8 mm' } }),
      expect.objectContaining({ id: 'gift-battery', colorName: '', productAttributes: {} }),
    ])
  })

  it('reports the price of one piece to the statistics', () => {
    const { products } = responseOf({}, { lines: [sampleLine({ quantity: 2, totalMinor: 7900 })] })
    expect(products).toMatchObject([{ priceResponse: { price: 39.5, quantityTreshold: [] } }])
  })

  it('shows prices unless its shop hides them', () => {
    expect(responseOf({}).totalPrice).toMatch(/315,50/)
    expect(responseOf({}, {}, true).totalPrice).toBe('')
  })

  it('names VAT that is not paid only where there is some', () => {
    const { totals } = created.draft
    expect(responseOf({}).vatExempt).toBe('')
    expect(responseOf({}, { totals: { ...totals, vatExempt: 1200 } }).vatExempt).toMatch(/12,00/)
  })

  it('names EAN number and referral code, and says when the address comes from the payment form', () => {
    expect(responseOf({})).toMatchObject({ eanNumber: '', referralCode: '' })
    expect(responseOf({})).not.toHaveProperty('isAddressFromPayment')
    const properties = { eanNumberApplied: '5790000000000', referralCode: 'Clinic 1' }
    expect(responseOf({}, { properties, isAddressFromPayment: true })).toMatchObject({
      eanNumber: '5790000000000',
      referralCode: 'Clinic 1',
      isAddressFromPayment: true,
    })
  })
})

import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { cartSchema } from '@shop/domain/cart/cart.ts'
import { configurationSchema } from '@shop/domain/shop/configuration.ts'
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { interpolate } from '@shop/domain/messages/messages.ts'
import { transactionSchema } from '@shop/domain/orders/transaction.ts'
import { cartTotals, transactionTotals, type Totals } from '@shop/domain/totals/totals.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Translate } from '../../runtime/config/shop-config.tsx'
import { totalRows } from './total-rows.ts'

const t: Translate = (key, values = {}) => interpolate(key ? english[key] : '', values)
const inShop = (featureFlags: object) => ({
  t,
  configuration: v.parse(configurationSchema, { cultureName: 'en-GB', featureFlags }),
})
const read = (sums: Totals, featureFlags: object) =>
  totalRows(sums, inShop(featureFlags)).map(({ label, amount }) => `${label as string}: ${amount as string}`)

const cart = cartTotals(v.parse(cartSchema, get.answer), { shippingTypes: [] })
const transaction = transactionTotals(v.parse(transactionSchema, getTransaction.answer))

/** The same cart without VAT, as a gateway sends it that follows the flag. */
const withoutVat: Totals = {
  ...cart,
  lineTotals: ['£7.38'],
  discounts: { WELCOME10: '£0.84' },
  totalDiscount: '£0.84',
}

describe('totalRows', () => {
  it('[CART-16] [CFG-16] shows sums with VAT in them and says how much of it is VAT', () => {
    expect(read(cart, { displayPriceIncludingVat: true })).toEqual([
      'Subtotal: £8.85',
      'Discount: WELCOME10: -£1.00',
      'Total discount: -£1.00',
      'Delivery: £2.95',
      'Total: £10.80',
      'of which VAT: £1.80',
    ])
  })

  it('[CART-16] [CFG-16] shows sums without VAT and VAT as a row of its own', () => {
    expect(read(withoutVat, {})).toEqual([
      'Subtotal, without VAT: £7.38',
      'Discount: WELCOME10: -£0.84',
      'Total discount: -£0.84',
      'Delivery, without VAT: £2.46',
      'VAT: £1.80',
      'Total, including VAT: £10.80',
    ])
  })

  it('[CART-16] [CART-26] names a difference to the total', () => {
    const sums = [
      { totalPrice: '£9.80', hasCode: true },
      { totalPrice: '£9.80', hasCode: false },
      { totalPrice: '£14.80', hasCode: true },
    ].map((sum) => ({ ...cart, discounts: {}, totalDiscount: '', ...sum }))
    expect(sums.map((sum) => read(sum, { displayPriceIncludingVat: true })[2])).toEqual([
      'Discount: -£2.00',
      'Other: -£2.00',
      'Other: £3.00',
    ])
  })

  it('[CHK-31] shows the exempt VAT only in the UK’s summary', () => {
    const exempt = { ...cart, vatExempt: '£1.20', totalPrice: '£9.60' }
    expect(read(exempt, { orderSummaryType: 'uk', displayPriceIncludingVat: true })).toContain(
      'VAT you do not pay: -£1.20',
    )
    expect(read(exempt, { orderSummaryType: 'global' }).join()).not.toContain('VAT you do not pay')
    expect(read(cart, { orderSummaryType: 'uk' }).join()).not.toContain('VAT you do not pay')
  })

  it('[CHK-31] calls delivery for nothing free, and leaves it out while it is not chosen', () => {
    const flags = { displayPriceIncludingVat: true }
    const free = { ...cart, shippingPriceInclVat: '£0.00', totalPrice: '£7.85' }
    expect(read(free, flags)).toContain('Delivery: Free')
    const open = { ...free, shippingPriceInclVat: '', shippingPriceExclVat: '' }
    expect(read(open, flags).join()).not.toContain('Delivery')
  })

  it('[CHK-13] keeps a place for the delivery that is still to be chosen on the page', () => {
    const open = { ...cart, shippingPriceInclVat: '', shippingPriceExclVat: '', totalPrice: '£7.85', vat: '£0.00' }
    const shop = inShop({ displayPriceIncludingVat: true })
    const rows = totalRows(open, { ...shop, awaitsDelivery: true })
    expect(rows.map(({ label, amount }) => `${label as string}: ${amount as string}`)).toEqual([
      'Subtotal: £8.85',
      'Discount: WELCOME10: -£1.00',
      'Total discount: -£1.00',
      `Delivery: ${english.DeliveryNotChosen}`,
      'Total: £7.85',
      'of which VAT: £0.00',
    ])
    expect(rows.map(({ kind }) => kind)).toEqual([undefined, 'saving', 'note', undefined, 'total', 'note'])
    expect(rows.filter((row) => 'kind' in row)).toHaveLength(4)
  })

  it('[CART-28] says what delivery costs at least also if the gateway sends the total alone', () => {
    const shippingTypes = [{ code: 'POST', name: 'Post', cost: 2.95, currency: 'GBP' }]
    const { configuration } = inShop({})
    const answer = { products: get.answer.products, displayPrice: '£7.85' }
    const totals = cartTotals(v.parse(cartSchema, answer), v.parse(configurationSchema, { shippingTypes }))
    const rows = totalRows(totals, { t, configuration }).map(
      ({ label, amount }) => `${label as string}: ${amount as string}`,
    )
    expect(rows).toEqual(['Delivery: from £2.95', 'Total before delivery: £7.85'])
    const lacking: Translate = (key, values) => (key === 'TotalBeforeDelivery' ? '' : t(key, values))
    expect(totalRows(totals, { t: lacking, configuration }).at(-1)).toMatchObject({ label: 'Total', amount: '£7.85' })
  })

  it('[PAY-23] [RES-12] shows the sums of a transaction the same way', () => {
    expect(read(transaction, { displayPriceIncludingVat: true })).toEqual([
      'Subtotal: £8.85',
      'Delivery: £2.95',
      'Total: £11.80',
      'of which VAT: £1.97',
    ])
  })

  it('[CFG-25] shows no sum where prices are hidden', () => {
    expect(read(cart, { hidePricesAndPayment: true })).toEqual([])
  })

  it.each([
    ['€8.85', '€2.95', '€12.10', 'Rounding: €0.30'],
    ['8.85', '2.95', '12.10 EUR', 'Rounding: €0.30'],
    ['8.85', '2.95', '12.10 EUR', 'Subtotal: €8.85'],
    [8.85, 2.95, 12.1, 'Rounding: £0.30'],
  ])(
    '[CART-26] [ORD-08] writes an amount of ours in the currency of those beside it: %s',
    (goods, delivery, total, row) => {
      const { configuration } = inShop({ displayPriceIncludingVat: true })
      const order: Totals = {
        ...cart,
        subTotalInclVat: goods,
        subTotalExclVat: '',
        shippingPriceInclVat: delivery,
        shippingPriceExclVat: '',
        vat: '',
        discounts: {},
        totalDiscount: '',
        totalPrice: total,
        lineTotals: [goods],
        currencyCode: '',
      }
      const rows = totalRows(order, { t, configuration: { ...configuration, currency: 'GBP' } })
      expect(rows.map(({ label, amount }) => `${label as string}: ${amount as string}`)).toContain(row)
    },
  )
})

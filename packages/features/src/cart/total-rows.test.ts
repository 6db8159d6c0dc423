import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { cartSchema } from '@shop/domain/cart.ts'
import { configurationSchema } from '@shop/domain/configuration.ts'
import english from '@shop/domain/messages.en.json' with { type: 'json' }
import { fill } from '@shop/domain/messages.ts'
import { transactionSchema } from '@shop/domain/transaction.ts'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { Translate } from '../runtime/config/shop-config.tsx'
import { cartTotals, totalRows, type Totals } from './total-rows.ts'

const t: Translate = (key, values = {}) => fill(key ? english[key] : '', values)
const inShop = (featureFlags: object) => ({
  t,
  configuration: v.parse(configurationSchema, { cultureName: 'en-GB', featureFlags }),
})
const read = (sums: Totals, featureFlags: object) =>
  totalRows(sums, inShop(featureFlags)).map(({ label, amount }) => `${label as string}: ${amount as string}`)

const cart = cartTotals(v.parse(cartSchema, get.answer), 'GBP')
const transaction = v.parse(transactionSchema, getTransaction.answer)

it('[CART-16] [CFG-16] shows sums with VAT in them and says how much of it is VAT', () => {
  expect(read(cart, { displayPriceIncludingVat: true })).toEqual([
    'Subtotal: £8.85',
    'Discount: WELCOME10: £1.00',
    'Delivery: £2.95',
    'Total: £10.80',
    'of which VAT: £1.80',
  ])
})

it('[CART-16] [CFG-16] shows sums without VAT and VAT as a row of its own', () => {
  expect(read(cart, {})).toEqual([
    'Subtotal, without VAT: £7.38',
    'Discount: WELCOME10: £1.00',
    'Delivery, without VAT: £2.46',
    'VAT: £1.80',
    'Total, including VAT: £10.80',
  ])
})

it('[CART-16] adds the total of several discounts', () => {
  const several = { ...cart, discounts: { A: '£1.00', B: '£2.00' }, totalDiscount: '£3.00' }
  expect(read(several, { displayPriceIncludingVat: true })).toContain('Total discount: £3.00')
})

it('[CHK-31] names the VAT that is not paid only where the summary is the one of the UK', () => {
  const exempt = { ...cart, vatExempt: '£1.20' }
  expect(read(exempt, { orderSummaryType: 'uk' })).toContain('VAT you do not pay: £1.20')
  expect(read(exempt, { orderSummaryType: 'global' }).join()).not.toContain('VAT you do not pay')
  expect(read(cart, { orderSummaryType: 'uk' }).join()).not.toContain('VAT you do not pay')
})

it('[CHK-31] calls delivery for nothing free, and leaves it out while it is not chosen', () => {
  const flags = { displayPriceIncludingVat: true }
  expect(read({ ...cart, shippingPriceInclVat: '£0.00' }, flags)).toContain('Delivery: Free')
  const open = { ...cart, shippingPriceInclVat: '', shippingPriceExclVat: '' }
  expect(read(open, flags).join()).not.toContain('Delivery')
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

import { Hono } from 'hono'
import { cartOf, type Carts } from '../cart/calls.ts'
import type { Cart, SetProperties } from '../cart/cart.ts'
import { shippingTypes, type ShopSettings } from '../content/settings.ts'
import { rejected } from '../http/answers.ts'
import { body, fields, text, textMap, type Fields } from '../http/request.ts'
import type { EndPayment } from './payment-calls.ts'
import {
  checkoutAddressFields,
  openTransaction,
  transactionAnswer,
  type CheckoutAddress,
  type Transactions,
} from './transactions.ts'

const requiredFields = ['firstName', 'lastName', 'addressLine1', 'postalCode', 'city', 'phoneNumber']

interface Parts {
  carts: Carts
  transactions: Transactions
  settings: ShopSettings
  setProperties: SetProperties
  endPayment: EndPayment
}

export function checkoutCalls({ carts, transactions, settings, setProperties, endPayment }: Parts): Hono {
  const calls = new Hono()
  calls.post('/api/cart/initialize-transaction', async (context) => {
    const payload = await body(context)
    const userId = text(payload['userId'])
    const cart = cartOf(carts, userId)
    const errorKeys = checkoutErrors(payload, cart, settings)
    if (errorKeys.length > 0) return context.json({ transactionId: null, correlationId: null, errorKeys })
    setProperties(cart, textMap(payload['customProperties']))
    if (text(payload['shippingMethod']) !== '') cart.shippingMethod = text(payload['shippingMethod'])
    const transaction = openTransaction(transactions, userId, cart, addressesOf(payload))
    const { transactionId, correlationId } = transaction
    if (settings.featureFlags['orderSummaryType'] === 'cpr') endPayment(transaction, 'Succeeded')
    return context.json({ transactionId, correlationId, errorKeys: [] })
  })
  calls.get('/api/cart/get-transaction', (context) => {
    const { transactionId = '', userId } = context.req.query()
    const transaction = transactions.get(transactionId)
    if (!transaction || transaction.userId !== userId) return rejected(context, 404, 'transaction-not-found')
    return context.json(transactionAnswer(transaction))
  })
  return calls
}

function checkoutErrors(payload: Fields, cart: Cart, { featureFlags }: ShopSettings): string[] {
  const isCpr = featureFlags['orderSummaryType'] === 'cpr'
  const { customProperties } = payload
  return [
    ...(cart.lines.length === 0 ? ['cart.empty'] : []),
    ...(payload['termsAndConditionsAgreed'] === true ? [] : ['termsAndConditionsAgreed']),
    ...(featureFlags['showPrivacyPolicyConsent'] !== true || payload['privacyPolicyAgreed'] === true
      ? []
      : ['privacyPolicyAgreed']),
    ...(shippingTypes.some(({ code }) => code === payload['shippingMethod']) ? [] : ['shippingMethod']),
    ...(isCpr && !/^\d{6}-?\d{4}$/.test(text(fields(customProperties)['cprNumber'])) ? ['cprNumber'] : []),
    ...addressErrors('invoiceAddress', payload['invoiceAddress'], [...requiredFields, 'email']),
    ...(payload['deliveryAddress'] ? addressErrors('deliveryAddress', payload['deliveryAddress'], requiredFields) : []),
  ]
}

/** Error keys such as "invoiceAddress.postalCode". A postal code needs a digit. */
function addressErrors(name: string, value: unknown, required: string[]): string[] {
  const address = fields(value)
  const faulty = required.filter((field) => text(address[field]) === '')
  if (!faulty.includes('postalCode') && !/\d/.test(text(address['postalCode']))) faulty.push('postalCode')
  return faulty.map((field) => `${name}.${field}`)
}

function addressesOf(payload: Fields) {
  const invoiceAddress = addressOf(payload['invoiceAddress'])
  const { deliveryAddress } = payload
  return { invoiceAddress, deliveryAddress: deliveryAddress ? addressOf(deliveryAddress) : invoiceAddress }
}

function addressOf(value: unknown): CheckoutAddress {
  const address = fields(value)
  return Object.fromEntries(checkoutAddressFields.map((name) => [name, text(address[name])])) as CheckoutAddress
}

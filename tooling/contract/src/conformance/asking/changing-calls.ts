import { randomUUID } from 'node:crypto'
import { profileAnswerSchema } from '@shop/domain/account/user.ts'
import { canBeBought } from '@shop/domain/catalogue/buying.ts'
import { defaultCountry } from '@shop/domain/shop/configuration.ts'
import { transactionStartedSchema } from '@shop/domain/orders/transaction.ts'
import * as v from 'valibot'
import type { Ask } from './ask.ts'
import { askCustomerCalls, logIn, type LoggedIn } from './customer-calls.ts'
import type { ShopFacts } from './public-calls.ts'

/** Why some calls were not made, for the report. */
export type Skipped = string[]

const PERSON = { firstName: 'Conformance', middleName: '', lastName: 'Examination' }
const PASSWORD = 'Conform4nce!'
const UNKNOWN_CODE = 'CONFORMANCE'

const NO_PRODUCTS = 'no product was found'
const NONE_SIMPLE = 'no product can be bought without a choice'

/** Fills the cart of a visitor who does not exist, and places an order without paying it. */
export async function askCartCalls(ask: Ask, facts: ShopFacts): Promise<Skipped> {
  const { configuration, products } = facts
  const userId = randomUUID()
  const product = products.find((one) => canBeBought(one) && !one.isConfigurable)
  if (!product) return [`The cart was not examined: ${products.length === 0 ? NO_PRODUCTS : NONE_SIMPLE}.`]
  const shippingMethod = configuration?.shippingTypes[0]?.code ?? ''
  const named = { userId, productId: product.id, itemNumber: product.itemNumber, shippingMethod }
  const readCart = () => ask('GET /api/cart/get', { named })
  await ask('POST /api/cart/add', { named })
  await readCart()
  await ask('POST /api/cart/updateProduct', { named })
  await readCart()
  const customProperties = { promoCode: UNKNOWN_CODE }
  await ask('POST /api/cart/update-properties', { body: { userId, customProperties } })
  await readCart()
  await ask('POST /api/cart/update', { named })
  await readCart()
  const skipped = await placeOrder(ask, facts, { userId, shippingMethod })
  await ask('POST /api/cart/remove', { named })
  await readCart()
  return skipped
}

interface Placing {
  userId: string
  shippingMethod: string
}

async function placeOrder(
  ask: Ask,
  { configuration }: ShopFacts,
  { userId, shippingMethod }: Placing,
): Promise<Skipped> {
  if (configuration?.featureFlags.orderSummaryType === 'cpr') {
    return ['No order was placed: this shop takes no payment, so that the order would be real.']
  }
  const order = {
    userId,
    shippingMethod,
    invoiceAddress: addressIn(configuration ? defaultCountry(configuration) : ''),
    customProperties: {},
    termsAndConditionsAgreed: true,
    privacyPolicyAgreed: true,
  }
  const { body } = await ask('POST /api/cart/initialize-transaction', { body: order })
  const read = v.safeParse(transactionStartedSchema, body)
  if (!read.success || read.output.transactionId === '') {
    const keys = read.success ? read.output.errorKeys.join(', ') : ''
    return [`The transaction was not examined: the order was refused${keys && ` (${keys})`}.`]
  }
  const { transactionId, correlationId } = read.output
  const named = { userId, transactionId, correlationId }
  await ask('GET /api/cart/get-transaction', { named })
  await ask('GET /api/payments/status/{id}', { named, mayBeRefused: true })
  return []
}

/** Postcodes and telephone numbers that the rules of the countries accept. */
const PLACES: Readonly<Record<string, { postalCode: string; city: string; phone: string }>> = {
  GB: { postalCode: 'LS1 4AP', city: 'Leeds', phone: '+44 113 496 0000' },
  DK: { postalCode: '8000', city: 'Aarhus', phone: '+45 20 12 34 56' },
  DE: { postalCode: '10115', city: 'Berlin', phone: '+49 30 901820' },
  IE: { postalCode: 'D02 AF30', city: 'Dublin', phone: '+353 1 222 2222' },
  NL: { postalCode: '1011 PN', city: 'Amsterdam', phone: '+31 20 624 1111' },
  NO: { postalCode: '0037', city: 'Oslo', phone: '+47 21 80 21 80' },
  SE: { postalCode: '222 21', city: 'Lund', phone: '+46 70 123 45 67' },
}
const OTHER_PLACE = { postalCode: '8000', city: 'Aarhus', phone: '+45 20 12 34 56' }
const placeIn = (country: string) => PLACES[country] ?? OTHER_PLACE

/** An address as the checkout sends it. */
function addressIn(countryCode: string) {
  const { postalCode, city, phone } = placeIn(countryCode)
  const street = { addressLine1: 'Examination Street 1', addressLine2: '1' }
  const person = { ...PERSON, email: 'conformance@example.com', company: '', phoneNumber: phone }
  return { id: '', ...person, ...street, postalCode, city, countryCode }
}

/** An address as the address book sends it. */
function entryIn(country: string) {
  const { postalCode, city, phone } = placeIn(country)
  return {
    ...PERSON,
    company: '',
    telephone: phone,
    fax: '',
    streetAddress1: 'Examination Street 1',
    streetAddress2: '1',
    city,
    postalCode,
    country,
    isDefaultBillingAddress: true,
    isDefaultShippingAddress: true,
  }
}

/** Registers a customer who does not exist, and makes every call of the account. */
export async function askAccountCalls(ask: Ask, { configuration, products }: ShopFacts): Promise<Skipped> {
  const email = `conformance-${randomUUID()}@example.com`
  const account = { email, password: PASSWORD, captcha: 'conformance' }
  const named = { ...account, userId: randomUUID(), sessionId: randomUUID(), newPassword: PASSWORD }
  await ask('POST /api/v1.0/forgot-password', { named, mayBeRefused: true })
  await ask('POST /api/v1.0/forgot-password/validate-session', { named, mayBeRefused: true })
  await ask('POST /api/v1.0/forgot-password/redeem-session', { named, mayBeRefused: true })
  const body = { ...account, ...PERSON, passwordConfirmed: PASSWORD, receiveMarketingMaterials: false }
  const { status = 500, problem } = await ask('POST /api/v1.0/create-me', { body, mayBeRefused: true })
  if (problem !== undefined) return [`The account was not examined: registering failed (${problem}).`]
  if (status >= 400) return ['The account was not examined: registering needs a solved captcha.']
  const customer = await logIn(ask, { email, password: PASSWORD })
  if (!customer) return []
  await changeAccount(ask, customer, {
    email,
    entry: entryIn(configuration ? defaultCountry(configuration) : ''),
    favourite: configuration?.featureFlags.allowFavourites ? products[0]?.itemNumber : undefined,
  })
  await askCustomerCalls(ask, customer)
  return []
}

interface AccountChanges {
  email: string
  entry: object
  /** The item number of a product, in shops with favourites. */
  favourite: string | undefined
}

async function changeAccount(ask: Ask, { accessToken }: LoggedIn, { email, entry, favourite }: AccountChanges) {
  const profile = { ...PERSON, email, receiveMarketingMaterials: false, updatePassword: false }
  await ask('POST /api/v1.0/me', { accessToken, body: profile })
  const { body } = await ask('POST /api/v1.0/me/address-book', { accessToken, body: entry })
  const read = v.safeParse(profileAnswerSchema, body)
  const id = read.success ? read.output.addressBook[0]?.id : undefined
  if (id !== undefined) {
    const one = { accessToken, named: { addressId: id } }
    await ask('POST /api/v1.0/me/address-book/{id}', { ...one, body: { ...entry, company: 'Ltd' } })
    await ask('DELETE /api/v1.0/me/address-book/{id}', { ...one, mayBeRefused: true })
  }
  if (favourite) {
    const one = { accessToken, named: { itemNumber: favourite } }
    await ask('POST /api/v1.0/me/favourites/{id}', one)
    await ask('DELETE /api/v1.0/me/favourites/{id}', one)
  }
  await subscribe(ask, { accessToken, email })
}

async function subscribe(ask: Ask, { accessToken, email }: { accessToken: string; email: string }): Promise<void> {
  const { body } = await ask('POST /api/v1.0/subscriptions', { accessToken, named: { email } })
  const read = v.safeParse(v.object({ id: v.union([v.string(), v.number()]) }), body)
  if (!read.success) return
  const named = { subscriptionId: String(read.output.id) }
  await ask('DELETE /api/v1.0/subscriptions/{id}', { accessToken, named, mayBeRefused: true })
}

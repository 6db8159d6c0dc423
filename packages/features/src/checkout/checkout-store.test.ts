import { configurationSchema } from '@shop/domain/shop/configuration.ts'
import { cartSchema } from '@shop/domain/cart/cart.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { newBrowser } from '../testing/new-browser.ts'
import { fakeGateway, type Answer } from '../testing/fake-gateway.ts'
import { createCheckoutStorage } from './checkout-storage.ts'
import { createCheckoutStore, type AddressKind } from './checkout-store.ts'

interface Around {
  answer?: Answer
  flags?: object
  shipping?: string
  browser?: ReturnType<typeof newBrowser>
}
const started: Answer = () => ({ transactionId: 't', correlationId: 'c' })

function openCheckout({ answer = started, flags = {}, shipping = 'gls', browser = newBrowser() }: Around = {}) {
  const bodies: unknown[] = []
  let promoCode = 'WELCOME10'
  const checkout = createCheckoutStore({
    loadGateway: fakeGateway((call) => {
      bodies.push(call.body)
      return answer(call)
    }),
    storage: createCheckoutStorage(browser),
    configuration: v.parse(configurationSchema, {
      supportedCountries: { DK: 'Danmark', SE: 'Sverige' },
      shippingTypes: [{ code: 'gls', name: 'GLS' }],
      featureFlags: flags,
    }),
    addressBook: () => undefined,
    saveAddress: () => Promise.reject(new Error('Nobody is logged in')),
    cart: () => v.parse(cartSchema, { selectedShippingType: shipping, customProperties: { promoCode } }),
    refreshCart: async () => {
      promoCode = ''
    },
  })
  return { checkout, bodies, browser }
}

const inger = {
  firstName: 'Inger',
  lastName: 'Kjærgaard',
  email: 'inger@example.dk',
  addressLine1: 'Strandvejen 14',
  postalCode: '8000',
  city: 'Aarhus C',
  phoneNumber: '28 40 11 92',
} as const

function fill({ checkout }: ReturnType<typeof openCheckout>, kind: AddressKind = 'invoiceAddress') {
  const fields = Object.keys(inger) as (keyof typeof inger)[]
  for (const field of fields) checkout.getState().edit(`${kind}.${field}`, inger[field])
  checkout.getState().edit('consents.terms', true)
}

describe('createCheckoutStore', () => {
  it('[CHK-19] [CHK-20] [CHK-27] [API-17] sends addresses, delivery, codes and consents, and gives the transaction to pay', async () => {
    const open = openCheckout()
    fill(open)
    expect(await open.checkout.getState().placeOrder()).toMatchObject({ transactionId: 't', correlationId: 'c' })
    expect(open.bodies).toEqual([
      expect.objectContaining({
        userId: 'visitor',
        shippingMethod: 'gls',
        invoiceAddress: expect.objectContaining({ ...inger, countryCode: 'DK' }),
        deliveryAddress: expect.objectContaining({ city: 'Aarhus C' }),
        customProperties: { promoCode: 'WELCOME10' },
        termsAndConditionsAgreed: true,
        privacyPolicyAgreed: false,
      }),
    ])
  })

  it('[RES-14] notes an order and its delivery for the page after the payment, and of no order that was refused', async () => {
    const refused = openCheckout({ shipping: '' })
    await refused.checkout.getState().placeOrder()
    expect(createCheckoutStorage(refused.browser).readPlaced()).toBeUndefined()
    const open = openCheckout()
    fill(open)
    await open.checkout.getState().placeOrder()
    const kept = createCheckoutStorage(open.browser)
    expect(kept.readPlaced()).toEqual({ transactionId: 't', shippingMethod: 'gls' })
    kept.clear()
    expect(open.browser.sessionStorage.keys()).toEqual([])
  })

  it('[CHK-33] places one order however often the button is pressed', async () => {
    const open = openCheckout()
    fill(open)
    const { placeOrder } = open.checkout.getState()
    const [first, second] = await Promise.all([placeOrder(), placeOrder()])
    expect([first?.transactionId, second]).toEqual(['t', undefined])
    expect(open.bodies).toHaveLength(1)
  })

  it('[CHK-21] marks the field that the gateway refuses, until it is edited', async () => {
    const open = openCheckout({ answer: () => ({ errorKeys: ['Order.DeliveryAddress.PostalCode'] }) })
    fill(open)
    open.checkout.getState().shipElsewhere(true)
    fill(open, 'deliveryAddress')
    expect(await open.checkout.getState().placeOrder()).toBeUndefined()
    expect(open.checkout.getState().errors).toEqual({ 'deliveryAddress.postalCode': 'InvalidPostalCode' })
    open.checkout.getState().edit('deliveryAddress.postalCode', '8200')
    expect(open.checkout.getState().errors).toEqual({})
  })

  it('[CHK-22] looks at the cart again when its code is used up, and does not send the code a second time', async () => {
    const open = openCheckout({ answer: () => ({ errorKeys: ['coupon-used-up', 'cart-changed'] }) })
    fill(open)
    await open.checkout.getState().placeOrder()
    expect(open.checkout.getState().errorCodes).toEqual(['coupon-used-up', 'cart-changed'])
    await open.checkout.getState().placeOrder()
    expect(open.bodies).toEqual([
      expect.objectContaining({ customProperties: { promoCode: 'WELCOME10' } }),
      expect.objectContaining({ customProperties: { promoCode: '' } }),
    ])
  })

  it('[CHK-09] restores the typed values after a reload', () => {
    const open = openCheckout()
    fill(open)
    open.checkout.getState().shipElsewhere(true)
    fill(open, 'deliveryAddress')
    const reloaded = openCheckout({ browser: open.browser }).checkout.getState().values
    expect(reloaded).toMatchObject({
      invoiceAddress: { city: 'Aarhus C' },
      deliveryAddress: { city: 'Aarhus C' },
      shipToDifferentAddress: true,
    })
  })

  it('[CHK-09] reads unreadable storage as an empty form', () => {
    const browser = newBrowser()
    browser.sessionStorage.write('invoiceAddress', '{"firstName":')
    browser.sessionStorage.write('shipToDifferentAddress', 'perhaps')
    expect(openCheckout({ browser }).checkout.getState().values).toMatchObject({
      invoiceAddress: { firstName: '' },
      shipToDifferentAddress: false,
    })
  })

  it('[CHK-10] forgets the delivery address when it is the same again', () => {
    const open = openCheckout()
    open.checkout.getState().shipElsewhere(true)
    fill(open, 'deliveryAddress')
    open.checkout.getState().shipElsewhere(false)
    expect(open.browser.sessionStorage.read('deliveryAddress')).toBeUndefined()
    open.checkout.getState().shipElsewhere(true)
    expect(open.checkout.getState().values.deliveryAddress.city).toBe('')
  })

  it('[CHK-10] clears the wish to save the delivery address when it is the same again', () => {
    const { checkout } = openCheckout()
    checkout.getState().shipElsewhere(true)
    checkout.getState().setValues({ saves: { invoiceAddress: true, deliveryAddress: true } })
    checkout.getState().shipElsewhere(false)
    expect(checkout.getState().values.saves).toEqual({ invoiceAddress: true, deliveryAddress: false })
  })

  it('[RES-01] starts over with an empty form and empty storage', () => {
    const open = openCheckout()
    fill(open)
    open.checkout.getState().reset()
    expect(open.checkout.getState().values).toMatchObject({
      invoiceAddress: { firstName: '' },
      consents: { terms: false },
    })
    expect(
      ['invoiceAddress', 'deliveryAddress', 'shipToDifferentAddress'].map(open.browser.sessionStorage.read),
    ).toEqual([undefined, undefined, undefined])
  })
})

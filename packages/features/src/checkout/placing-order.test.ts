import { emptyAddress, toNewAddress } from '@shop/domain/address/address-conversion.ts'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import { cartSchema } from '@shop/domain/cart/cart.ts'
import { anonymousProfile } from '@shop/domain/account/session.ts'
import { aConfiguration } from '@shop/domain/testing/samples.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { newBrowser } from '../testing/new-browser.ts'
import { fakeGateway, type Answer, type Call } from '../testing/fake-gateway.ts'
import { createCheckoutStorage, unsavedAddress } from './checkout-storage.ts'
import { createCheckoutStore } from './checkout-store.ts'

const home = {
  ...emptyAddress('DK'),
  firstName: 'Inger',
  lastName: 'Kjærgaard',
  email: 'inger@example.dk',
  addressLine1: 'Strandvejen 14',
  postalCode: '8000',
  city: 'Aarhus C',
  phoneNumber: '28 40 11 92',
}
const work = { ...home, email: '', addressLine1: 'Havnen 9' }
const lines = [
  { id: 'a', itemNumber: 'A', name: 'Batteries', quantity: 1 },
  { id: 'b', itemNumber: 'B', name: 'Domes', quantity: 1 },
]

interface Around {
  answer?: Answer
  flags?: Record<string, unknown>
  addressBook?: readonly AddressBookEntry[] | undefined
  save?: () => Promise<void>
}

/** A checkout with a filled form, and the calls it makes. */
function openCheckout({ answer, flags = {}, addressBook, save = async () => undefined }: Around = {}) {
  const calls: Pick<Call, 'path' | 'body'>[] = []
  const saved: string[] = []
  let refreshes = 0
  const browser = newBrowser()
  const storage = createCheckoutStorage(browser)
  const checkout = createCheckoutStore({
    loadGateway: fakeGateway((call) => {
      calls.push({ path: call.path.replace('/api/cart/', ''), body: call.body })
      return answer?.(call) ?? { transactionId: 't', correlationId: 'c' }
    }),
    storage,
    configuration: aConfiguration({ supportedCountries: { DK: 'Danmark', SE: 'Sverige' } }, flags),
    addressBook: () => addressBook,
    saveAddress: async ({ streetAddress1 }) => {
      saved.push(streetAddress1)
      await save()
    },
    cart: () => v.parse(cartSchema, { products: lines, customProperties: { cprNumber: '251248-****' } }),
    refreshCart: async () => void (refreshes += 1),
  })
  const { setValues } = checkout.getState()
  setValues({ invoiceAddress: home, consents: { terms: true, privacy: true } })
  return { calls, saved, browser, storage, state: checkout.getState, refreshes: () => refreshes }
}

const GONE = ['product-not-available']
const goneNames = ({ unavailable }: { unavailable: readonly { name: string }[] }) => unavailable.map(({ name }) => name)
const product = (itemNumber: string, canBeBought: boolean, variations: object[] = []) => ({
  id: itemNumber,
  itemNumber,
  name: itemNumber,
  inStock: canBeBought,
  variations,
})
const refusedBy = (body: object) => () => Response.json(body, { status: 400 })
/** A gateway that refuses orders without a reason, and has these products. */
const sellingOnly =
  (...products: object[]): Answer =>
  ({ path }) =>
    path === '/api/products/search' ? { products } : { errorKeys: GONE }

describe('placing an order', () => {
  it('begins with an untouched form that gives no consent and saves nothing', () => {
    const { state } = openCheckout()
    state().reset()
    expect(state()).toMatchObject({ unavailable: [] })
    expect(state().values).toMatchObject({
      shipToDifferentAddress: false,
      consents: { terms: false, privacy: false },
      saves: { invoiceAddress: false, deliveryAddress: false },
    })
  })

  it('[CHK-04] fills the form from a profile, of addresses that the shop delivers to', () => {
    const { state } = openCheckout()
    state().setValues({ invoiceAddress: emptyAddress('DK') })
    const abroad = { ...toNewAddress({ ...work, countryCode: 'NO' }), id: '7', isDefaultBillingAddress: true }
    const customer = {
      ...anonymousProfile('u-1'),
      firstName: 'Inger',
      email: 'inger@example.dk',
      addressBook: [abroad],
    }
    state().fillIn(customer)
    expect(state().values.invoiceAddress).toMatchObject({ firstName: 'Inger', email: home.email, addressLine1: '' })
  })

  it('[CHK-11] takes an address from the book and keeps the email, or empties the form of one address', () => {
    const { state } = openCheckout()
    const entry = { ...toNewAddress(work), id: '7' }
    state().chooseSaved('invoiceAddress', entry)
    expect(state().values.invoiceAddress).toMatchObject({ id: '7', addressLine1: 'Havnen 9', email: home.email })
    state().chooseSaved('deliveryAddress', entry)
    expect(state().values.deliveryAddress).toMatchObject({ id: '7', addressLine1: 'Havnen 9', email: '' })
    state().chooseSaved('invoiceAddress', undefined)
    expect(state().values.invoiceAddress).toEqual({ ...emptyAddress('DK'), email: home.email })
    expect(state().values.deliveryAddress.id).toBe('7')
  })

  it.each([
    ['nothing is ticked', { invoiceAddress: false, deliveryAddress: false }, true, []],
    ['the invoice address is ticked', { invoiceAddress: true, deliveryAddress: false }, true, ['Strandvejen 14']],
    ['both are ticked', { invoiceAddress: true, deliveryAddress: true }, true, ['Strandvejen 14', 'Havnen 9']],
    ['the parcel goes to the buyer', { invoiceAddress: false, deliveryAddress: true }, false, []],
  ])(
    '[CHK-12] [CHK-19] saves the ticked addresses of a customer where %s',
    async (_where, saves, elsewhere, wanted) => {
      const { saved, browser, state } = openCheckout({ addressBook: [] })
      state().setValues({ saves, shipToDifferentAddress: elsewhere, deliveryAddress: work })
      expect(await state().placeOrder()).toMatchObject({ transactionId: 't' })
      expect(saved).toEqual(wanted)
      expect(unsavedAddress.read(browser)).toBeUndefined()
    },
  )

  it('[CHK-19] places the order although an address cannot be saved, and notes that', async () => {
    const { browser, state } = openCheckout({ addressBook: [], save: () => Promise.reject(new Error('full')) })
    state().setValues({ saves: { invoiceAddress: true, deliveryAddress: false } })
    expect(await state().placeOrder()).toMatchObject({ transactionId: 't' })
    expect(unsavedAddress.read(browser)).toBe(true)
  })

  it('notes no unsaved address of a visitor without an address book', async () => {
    const { browser, state } = openCheckout({ save: () => Promise.reject(new Error('Nobody is logged in')) })
    state().setValues({ saves: { invoiceAddress: true, deliveryAddress: false } })
    await state().placeOrder()
    expect(unsavedAddress.read(browser)).toBeUndefined()
  })

  it.each<[string, Answer, string[]]>([
    ['in the answer by its id', () => ({ errorKeys: GONE, unavailable: ['b'] }), ['Domes']],
    ['in the answer by its item number', () => ({ errorKeys: GONE, unavailable: ['B'] }), ['Domes']],
    ['in a refusal', refusedBy({ errorCode: GONE[0], unavailable: ['b'] }), ['Domes']],
    ['by its product, which is sold out', sellingOnly(product('A', true), product('B', false)), ['Domes']],
    [
      'by its product, which has it as a variation',
      sellingOnly(product('A', true), product('DOM', false, [{ id: 'b', itemNumber: 'B' }])),
      ['Domes'],
    ],
    ['by no product, where all of them are sold', sellingOnly(product('A', true), product('B', true)), []],
    ['by no product, where the catalogue refuses as well', refusedBy({ errorCode: GONE[0] }), []],
    ['in a refusal for another reason', () => ({ errorKeys: ['cart-changed'], unavailable: ['b'] }), []],
  ])('[CHK-22] names the goods that cannot be bought any more: %s', async (_how, answer, names) => {
    const { state } = openCheckout({ answer })
    await state().placeOrder()
    expect(goneNames(state())).toEqual(names)
    expect(state().errorCodes).toHaveLength(1)
  })

  it('[CHK-22] reads no products if the gateway names the unavailable ones', async () => {
    const { state, calls } = openCheckout({ answer: () => ({ errorKeys: GONE, unavailable: ['b'] }) })
    await state().placeOrder()
    expect(calls.map(({ path }) => path)).toEqual(['initialize-transaction'])
  })

  it('[CHK-22] reads the cart again after a refusal that speaks of no field, only then', async () => {
    const ofCart = openCheckout({ answer: () => ({ errorKeys: ['cart-changed'] }) })
    await ofCart.state().placeOrder()
    expect(ofCart.refreshes()).toBe(1)
    const ofField = openCheckout({ answer: () => ({ errorKeys: ['invoiceAddress.city'] }) })
    await ofField.state().placeOrder()
    expect([ofField.refreshes(), Object.keys(ofField.state().errors)]).toEqual([0, ['invoiceAddress.city']])
  })

  it('[CHK-28] sends a CPR number before the order and with it, and forgets it after that', async () => {
    const { calls, browser, state } = openCheckout({ flags: { orderSummaryType: 'cpr' } })
    state().edit('cprNumber', '251248-9996')
    expect(await state().placeOrder()).toMatchObject({ transactionId: 't' })
    expect(calls).toMatchObject([
      { path: 'update-properties', body: { customProperties: { cprNumber: '2512489996' } } },
      { path: 'initialize-transaction', body: { customProperties: { cprNumber: '2512489996' } } },
    ])
    expect(state().values).toMatchObject({ cprNumber: '', invoiceAddress: { city: 'Aarhus C' } })
    expect(browser.sessionStorage.keys().map(browser.sessionStorage.read).join()).not.toContain('9996')
  })

  it('[RES-01] moves the typed values into a copy, which fills the form of another attempt', () => {
    const { browser, storage, state } = openCheckout()
    storage.setAside()
    expect(browser.sessionStorage.keys()).toEqual(['checkout'])
    expect(storage.read('SE').invoiceAddress).toEqual(home)
    storage.setAside()
    expect(storage.read('SE').invoiceAddress).toEqual(home)
    state().setValues({ invoiceAddress: { ...work, countryCode: '' } })
    expect(storage.read('SE').invoiceAddress).toEqual({ ...work, countryCode: 'SE' })
  })
})

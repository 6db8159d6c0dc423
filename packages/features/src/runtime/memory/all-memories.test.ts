import { describe, expect, it } from 'vitest'
import { guestOrderMemory } from '../../account/guest-orders/guest-order-memory.ts'
import { cartTotal } from '../../cart/cart-memory.ts'
import { cartsToMerge } from '../../cart/merge.ts'
import { copiedCart } from '../../cart/copied-cart-note.ts'
import { checkoutBasket } from '../../session/visit/basket-owner.ts'
import { placedAs, retryCopy, typedValues, unsavedAddress } from '../../checkout/checkout-storage.ts'
import { givenConsents } from '../../checkout/given-consents.ts'
import { sentRedirectResult } from '../../payments/providers/adyen/redirect-result.ts'
import { deviceOrders } from '../../payments/purchases/device-orders.ts'
import { hearingAidMemory } from '../../hearing-aid/hearing-aid-memory.ts'
import { finishedPayment, paymentPosition } from '../../payments/purchases/finished-payment.ts'
import { countedPurchases, unreadPurchases, waitingPurchases } from '../../payments/purchases/purchases.ts'
import { knownTypefaces } from '../../rendering/client/known-typefaces.ts'
import { expiredLogin, movedProfile } from '../../session/visit/user-storage.ts'
import { closedNotice } from '../../shell/closed-notice.ts'
import { newBrowser } from '../../testing/new-browser.ts'
import { keptEvents } from '../../tracking/kept-events.ts'
import { shownEntry } from '../../tracking/shown-entry.ts'
import { savedUnsent } from '../failures/saved-unsent.ts'
import { staysMemory } from '../navigation/use-stay-preference.ts'
import { createBrowserStore } from '../platform/storage.ts'
import { MEMORIES, type MemoryKey, type Place } from './memories.ts'
import { forget, type Memory, type PlatformOf } from './memory.ts'
import { userCookie } from './user-cookie.ts'

/** One value of the list. */
interface Row {
  memory: Pick<Memory<unknown>, 'read' | 'forget'>
  write: (platform: PlatformOf) => void
  value: unknown
}
const row = <Value>(memory: Memory<Value>, value: Value): Row => ({
  memory,
  write: (platform) => memory.write(platform, value),
  value,
})

const address = { firstName: 'Inger', city: 'Aarhus C' }
const ids = { transactionId: 't-1', correlationId: 'c-1' }
const rows: Record<Exclude<Place, 'user'>, Row> = {
  'user-profile': row(movedProfile, { userId: 'u-1', favourites: ['20-1000'] }),
  expiredLogin: row(expiredLogin, 'v-1'),
  invoiceAddress: row(typedValues.invoiceAddress, address),
  deliveryAddress: row(typedValues.deliveryAddress, address),
  shipToDifferentAddress: row(typedValues.shipToDifferentAddress, true),
  'checkout.retry': row(retryCopy, { invoiceAddress: address, shipToDifferentAddress: false }),
  'checkout.consents': row(givenConsents, { basket: '1 BAT', terms: true, privacy: false }),
  'checkout.unsavedAddress': row(unsavedAddress, true),
  'checkout.placedAs': row(placedAs, { transactionId: 't-1', shippingMethod: 'gls' }),
  'checkout.basket': row(checkoutBasket, { customerId: 'u-1', cart: { products: [] } }),
  'payment.finished': row(finishedPayment, ids),
  'payment.position': row(paymentPosition, { transactionId: 't-1', position: 2 }),
  'payment.redirect': row(sentRedirectResult, 'X1'),
  'orders.waiting': row(waitingPurchases, [{ purchase: { transaction_id: 'HB-1', items: [] }, at: 1 }]),
  'orders.unread': row(unreadPurchases, [{ ...ids, at: 1 }]),
  'orders.counted': row(countedPurchases, ['HB-1']),
  'orders.onDevice': row(deviceOrders, [{ orderNumber: 'HB-1', date: '2026-11-22' }]),
  'cart.total': row(cartTotal, { total: 3, visitorId: 'v-1' }),
  'cart.toMerge': row(cartsToMerge, [{ id: 'v-1', refusals: 2 }]),
  'cart.copy': row(copiedCart, { customerId: 'u-1' }),
  'analytics.events': row(keptEvents, [{ event: 'login', method: 'password' }]),
  'analytics.shownEntry': row(shownEntry, 'a'),
  guestOrder: row(guestOrderMemory, { orderToken: 't-1', until: 1 }),
  unsent: row(savedUnsent, { contact: { message: 'Which dome?' } }),
  'device.stays': row(staysMemory, true),
  'device.typefaces': row(knownTypefaces, '/display.woff2 /text.woff2'),
  'device.closedNotice': row(closedNotice, '1x2y3z'),
  'device.hearingAid': row(hearingAidMemory, { size: '312', words: 'miniFit' }),
}
const places = Object.keys(rows) as (keyof typeof rows)[]
const keyOf = (place: string) => (place in MEMORIES ? place : place.split('.')[0]) as MemoryKey

/** Writes every value of the list. */
function fullBrowser() {
  const browser = newBrowser()
  userCookie.write(browser, '{}')
  for (const { write } of Object.values(rows)) write(browser)
  return browser
}
const keysOf = ({ cookies, localStorage, sessionStorage }: PlatformOf) =>
  [cookies, localStorage, sessionStorage].flatMap((store) => store.keys()).toSorted()
const keysThat = (keeps: (memory: (typeof MEMORIES)[MemoryKey]) => boolean) =>
  Object.entries(MEMORIES)
    .filter(([, memory]) => keeps(memory))
    .map(([key]) => key)
    .toSorted()

/** What no value of the list looks like. */
const DAMAGED = [null, 7, 'text', true, {}, { id: {} }, [null, 7, {}, []]]

describe('the list of memories', () => {
  it.each(places)('gives back %s as it was written, beside all others', (place) => {
    const { memory, value } = rows[place]
    const browser = fullBrowser()
    expect(memory.read(browser)).toEqual(value)
    memory.forget(browser)
    expect(memory.read(browser)).toBeUndefined()
    const others = places.filter((other) => other !== place)
    expect(others.filter((other) => rows[other].memory.read(browser) === undefined)).toEqual([])
  })

  it.each(places)('reads a damaged %s without an error, and writes over it', (place) => {
    const { memory, write, value } = rows[place]
    const [key, part] = [keyOf(place), place.split('.')[1]]
    const { in: kept } = MEMORIES[key]
    const texts = DAMAGED.map((damaged) => JSON.stringify(part ? { [part]: damaged } : damaged))
    for (const text of ['', '{', ...texts]) {
      const browser = newBrowser()
      const store = kept === 'tab' ? browser.sessionStorage : browser.localStorage
      store.write(key, text)
      expect(() => memory.read(browser)).not.toThrow()
      write(browser)
      expect(memory.read(browser)).toEqual(value)
    }
  })

  it.each(places)('keeps %s for the page if the browser blocks its storage', (place) => {
    const { memory, write, value } = rows[place]
    const blocked = createBrowserStore(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const browser = { ...newBrowser(), localStorage: blocked, sessionStorage: blocked }
    expect(memory.read(browser)).toBeUndefined()
    write(browser)
    expect(memory.read(browser)).toEqual(value)
  })

  it('[SES-19] forgets everything of a customer with the customer, and nothing else', () => {
    const browser = fullBrowser()
    forget(browser, 'customer')
    expect(keysOf(browser)).toEqual(keysThat(({ of }) => of === 'visitor' || of === 'device'))
  })

  it('forgets everything of an order with the order, and nothing else', () => {
    const browser = fullBrowser()
    forget(browser, 'order')
    expect(keysOf(browser)).toEqual(keysThat(({ of }) => of !== 'order'))
  })
})

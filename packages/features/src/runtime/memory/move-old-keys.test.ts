import { describe, expect, it } from 'vitest'
import { newBrowser } from '../../testing/new-browser.ts'
import { moveOldKeys } from './move-old-keys.ts'

const old = {
  sessionStorage: {
    invoiceAddress: '{"firstName":"Inger"}',
    checkoutRetryCopy: '{"invoiceAddress":{},"shipToDifferentAddress":false}',
    checkoutConsents: '{"basket":"1 BAT","terms":true,"privacy":false}',
    checkoutUnsavedAddress: 'true',
    checkoutPlacedAs: '{"transactionId":"t-1","shippingMethod":"gls"}',
    checkoutBasket: '{"customerId":"u-1","cart":{"products":[]}}',
    finishedPayment: '{"transactionId":"t-1"}',
    paymentPosition: '{"transactionId":"t-1","position":2}',
    adyenRedirectResult: 'X1',
    keptEvents: '[{"event":"login"}]',
    shownEntry: 'a',
  },
  localStorage: {
    purchasesToTrack: '[{"purchase":{"transaction_id":"HB-2"},"at":1}]',
    purchasesToRead: '[{"transactionId":"t-1","at":1}]',
    trackedPurchases: '["HB-1"]',
    deviceOrders: '[{"orderNumber":"HB-1","date":"2026-11-22"}]',
    'cart-total': '3 u-1',
    'carts-to-merge': 'v-1:0 v-2:3',
    'copied-cart': '{"customerId":"u-1"}',
    'expired-login': 'v-1',
    'user-u-1': '{"favourites":["20-1000"]}',
    typefaces: '/display.woff2 /text.woff2',
    'closed-notice': '1x2y3z',
    stayOnPage: 'true',
    theirs: 'the key of a third party',
  },
}

/** A browser that an older build has written to. */
function oldBrowser({ sessionStorage = {}, localStorage = {} }: Partial<Record<keyof typeof old, object>> = old) {
  const browser = newBrowser()
  for (const [key, text] of Object.entries(sessionStorage)) browser.sessionStorage.write(key, text)
  for (const [key, text] of Object.entries(localStorage)) browser.localStorage.write(key, text)
  return browser
}
type Store = ReturnType<typeof newBrowser>['localStorage']
const parsed = (store: Store, but = '') =>
  Object.fromEntries(
    store
      .keys()
      .filter((key) => key !== but)
      .map((key) => [key, JSON.parse(store.read(key) ?? '')]),
  )

describe('moveOldKeys', () => {
  it('moves every key of an older build to its place, once', () => {
    const browser = oldBrowser()
    for (const _ of [1, 2]) {
      moveOldKeys(browser)
      expect(parsed(browser.sessionStorage)).toEqual({
        invoiceAddress: { firstName: 'Inger' },
        checkout: {
          retry: { invoiceAddress: {}, shipToDifferentAddress: false },
          consents: { basket: '1 BAT', terms: true, privacy: false },
          unsavedAddress: true,
          placedAs: { transactionId: 't-1', shippingMethod: 'gls' },
          basket: { customerId: 'u-1', cart: { products: [] } },
        },
        payment: {
          finished: { transactionId: 't-1' },
          position: { transactionId: 't-1', position: 2 },
          redirect: 'X1',
        },
        analytics: { events: [{ event: 'login' }], shownEntry: 'a' },
      })
      expect(parsed(browser.localStorage, 'theirs')).toEqual({
        orders: {
          waiting: [{ purchase: { transaction_id: 'HB-2' }, at: 1 }],
          unread: [{ transactionId: 't-1', at: 1 }],
          counted: ['HB-1'],
          onDevice: [{ orderNumber: 'HB-1', date: '2026-11-22' }],
        },
        cart: {
          total: { total: 3, visitorId: 'u-1' },
          toMerge: [
            { id: 'v-1', refusals: 0 },
            { id: 'v-2', refusals: 3 },
          ],
          copy: { customerId: 'u-1' },
        },
        expiredLogin: 'v-1',
        'user-profile': { userId: 'u-1', favourites: ['20-1000'] },
        device: { typefaces: '/display.woff2 /text.woff2', closedNotice: '1x2y3z', stays: true },
      })
    }
  })

  it('keeps what this build has stored, and joins lists, because a tab may still show an older build', () => {
    const browser = oldBrowser()
    browser.localStorage.write('cart', '{"total":{"total":1,"visitorId":"u-1"},"toMerge":[{"id":"v-9","refusals":0}]}')
    moveOldKeys(browser)
    const { cart } = parsed(browser.localStorage, 'theirs')
    expect(cart.total.total).toBe(1)
    expect(cart.toMerge.map(({ id }: { id: string }) => id)).toEqual(['v-1', 'v-2', 'v-9'])
  })

  it('drops what is damaged, and moves the rest', () => {
    const localStorage = { deviceOrders: '[', 'user-u-1': '{', 'copied-cart': '', 'expired-login': 'v-1' }
    const browser = oldBrowser({ localStorage })
    moveOldKeys(browser)
    expect(parsed(browser.localStorage)).toEqual({ expiredLogin: 'v-1' })
  })
})

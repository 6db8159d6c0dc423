import type { Place } from './memories.ts'
import { asText, defineMemory, storeOf, type PlatformOf } from './memory.ts'

const asJson = (text: string): unknown => JSON.parse(text)

/**
 * Where the values of older builds are now. Builds from before 28 November 2026 wrote these keys. An entry may go when no
 * browser holds its key any longer: a tab's values last as long as the tab, a device's until they are moved.
 */
const OLD_KEYS: Readonly<Record<string, [Place, (text: string) => unknown]>> = {
  checkoutRetryCopy: ['checkout.retry', asJson],
  checkoutConsents: ['checkout.consents', asJson],
  checkoutUnsavedAddress: ['checkout.unsavedAddress', asJson],
  checkoutPlacedAs: ['checkout.placedAs', asJson],
  checkoutBasket: ['checkout.basket', asJson],
  finishedPayment: ['payment.finished', asJson],
  paymentPosition: ['payment.position', asJson],
  adyenRedirectResult: ['payment.redirect', asText],
  keptEvents: ['analytics.events', asJson],
  shownEntry: ['analytics.shownEntry', asText],
  purchasesToTrack: ['orders.waiting', asJson],
  purchasesToRead: ['orders.unread', asJson],
  trackedPurchases: ['orders.counted', asJson],
  deviceOrders: ['orders.onDevice', asJson],
  'cart-total': ['cart.total', readTotal],
  'carts-to-merge': ['cart.toMerge', readCarts],
  'copied-cart': ['cart.copy', asJson],
  'expired-login': ['expiredLogin', asText],
  typefaces: ['device.typefaces', asText],
  'closed-notice': ['device.closedNotice', asText],
  stayOnPage: ['device.stays', asJson],
}

/** Moves what an older build has stored to its place in the list. A newer value stays. Lists are joined. */
export function moveOldKeys(platform: PlatformOf) {
  for (const [key, [place, read]] of Object.entries(OLD_KEYS)) move(platform, key, place, read)
  const USER = 'user-'
  for (const key of platform.localStorage.keys()) {
    const isOld = key.startsWith(USER) && key !== 'user-profile'
    if (isOld)
      move(platform, key, 'user-profile', (text) => ({ userId: key.slice(USER.length), ...Object(asJson(text)) }))
  }
}

function move(platform: PlatformOf, key: string, place: Place, read: (text: string) => unknown) {
  const memory = defineMemory(place, (stored) => stored)
  const store = storeOf(platform, place)
  const text = store.read(key)
  if (text === undefined) return
  store.remove(key)
  try {
    const moved = read(text)
    memory.update(platform, (kept) =>
      Array.isArray(kept) && Array.isArray(moved) ? [...moved, ...kept] : (kept ?? moved),
    )
  } catch {
    // It was damaged.
  }
}

/** Reads `3 u-1`: three pieces in the cart of the visitor u-1. */
function readTotal(text: string) {
  const [total, visitorId] = text.split(' ')
  return { total: Number(total), visitorId }
}

/** Reads `u-1:0 u-2:3`: carts with the number of refusals. */
function readCarts(text: string) {
  return text.split(' ').map((cart) => {
    const [id, refusals] = cart.split(':')
    return { id, refusals: Number(refusals) || 0 }
  })
}

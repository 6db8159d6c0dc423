import type { TransactionIds } from '@shop/api-client'
import { asListOf, defineMemory, type PlatformOf } from '../../runtime/memory/memory.ts'
import type { Lazy } from '../../runtime/state/lazily.ts'
import type { Purchase } from './purchase.ts'

/** How many entries of each list are stored. Older confirmations are not opened again. */
const MAX_KEPT = 20
/** How long an uncounted purchase is kept, in milliseconds. Analytics accepts no older ones. */
const KEPT_FOR = 3 * 24 * 60 * 60 * 1000

type PurchasePlatform = PlatformOf<'orders'> & { now: () => number }

/** An entry's time of creation, in milliseconds since 1970. */
interface Timed {
  at: number
}

/** Purchases that wait for analytics. */
export const waitingPurchases = defineMemory('orders.waiting', asListOf(isWaiting))
/** Payments whose transaction another page has to read. */
export const unreadPurchases = defineMemory('orders.unread', asListOf(isUnread))
/** The numbers of counted orders. */
export const countedPurchases = defineMemory('orders.counted', asListOf(isText))

/**
 * Purchases that wait for analytics, stored in this browser. An order is counted once, also after a reload and in other
 * tabs. Pages without analytics leave it to the next page with analytics.
 */
export function createPurchases(platform: PurchasePlatform) {
  const listeners = new Set<() => void>()
  const isFresh = ({ at }: Timed) => platform.now() - at < KEPT_FOR
  const waiting = () => (waitingPurchases.read(platform) ?? []).filter(isFresh).map(({ purchase }) => purchase)
  const counted = () => countedPurchases.read(platform) ?? []
  const changeUnread = (transactionId: string, added: (TransactionIds & Timed)[]) =>
    unreadPurchases.update(platform, (before = []) =>
      kept([...before.filter((ids) => isFresh(ids) && ids.transactionId !== transactionId), ...added]),
    )
  return {
    /** Records the purchase of a placed order. */
    record: (purchase: Purchase) => {
      const known = [...counted(), ...waiting().map(({ transaction_id }) => transaction_id)]
      if (known.includes(purchase.transaction_id)) return
      waitingPurchases.update(platform, (before = []) =>
        kept([...before.filter(isFresh), { purchase, at: platform.now() }]),
      )
      for (const listener of listeners) listener()
    },
    /** Returns and removes the waiting purchases. */
    take: (): Purchase[] => {
      const before = counted()
      const taken = waiting().filter(({ transaction_id }) => !before.includes(transaction_id))
      waitingPurchases.forget(platform)
      countedPurchases.update(platform, (numbers = []) =>
        kept([...numbers, ...taken.map(({ transaction_id }) => transaction_id)]),
      )
      return taken
    },
    /** Stores a payment whose transaction another page has to read. */
    addUnread: (ids: TransactionIds) => changeUnread(ids.transactionId, [{ ...ids, at: platform.now() }]),
    unread: () => (unreadPurchases.read(platform) ?? []).filter(isFresh),
    /** Removes the transaction of this id from those to read. */
    removeUnread: (transactionId: string) => changeUnread(transactionId, []),
    subscribe: (listener: () => void) => void listeners.add(listener),
  }
}
export type Purchases = ReturnType<typeof createPurchases>

const kept = <Item>(items: Item[]) => (items.length > 0 ? items.slice(-MAX_KEPT) : undefined)

/** Returns the shop's purchases. The first page that needs them creates them. */
export const getPurchases = ({ platform, purchases }: { platform: PurchasePlatform; purchases: Lazy<Purchases> }) =>
  purchases.get(() => createPurchases(platform))

function isWaiting(stored: unknown): stored is Timed & { purchase: Purchase } {
  const { purchase, at } = Object(stored)
  const { transaction_id, items } = Object(purchase)
  return isText(transaction_id) && Array.isArray(items) && Number.isFinite(at)
}

function isUnread(stored: unknown): stored is Timed & TransactionIds {
  const { transactionId, correlationId = '', at } = Object(stored)
  return isText(transactionId) && isText(correlationId) && Number.isFinite(at)
}

function isText(stored: unknown): stored is string {
  return typeof stored === 'string'
}

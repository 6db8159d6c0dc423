import type { TransactionIds } from '@shop/api-client'
import { readJson, type KeyValueStore } from '../../runtime/platform/storage.ts'
import type { Lazy } from '../../runtime/state/lazily.ts'
import {
  TRACKED_PURCHASES as TRACKED,
  UNREAD_PURCHASES as UNREAD,
  WAITING_PURCHASES as WAITING,
} from './forget-payments.ts'
import type { Purchase } from './purchase.ts'

/** How many counted orders are stored. Older confirmations are not opened again. */
const MAX_TRACKED = 20
/** How long an uncounted purchase is kept, in milliseconds. Analytics accepts no older ones. */
const KEPT_FOR = 3 * 24 * 60 * 60 * 1000

interface PurchasePlatform {
  localStorage: KeyValueStore
  now: () => number
}

/** An entry with its creation time. */
type Dated<Item> = Item & { at: number }

/**
 * Purchases that wait for analytics, stored in this browser. An order is counted once, also after a reload and in other
 * tabs. Pages without analytics leave it to the next page with analytics.
 */
export function createPurchases({ localStorage, now }: PurchasePlatform) {
  const listeners = new Set<() => void>()
  const fresh = <Item>(key: string) =>
    readList<Dated<Item>>(localStorage, key).filter(({ at }) => now() - at < KEPT_FOR)
  const keep = (key: string, items: readonly unknown[]) =>
    items.length > 0 ? localStorage.write(key, JSON.stringify(items.slice(-MAX_TRACKED))) : localStorage.remove(key)
  const waiting = () => fresh<{ purchase: Purchase }>(WAITING).map(({ purchase }) => purchase)
  const tracked = () => readList<string>(localStorage, TRACKED)
  const unread = () => fresh<TransactionIds>(UNREAD)
  const removeUnread = (id: string) =>
    keep(
      UNREAD,
      unread().filter(({ transactionId }) => transactionId !== id),
    )
  return {
    /** Records the purchase of a placed order. */
    record: (purchase: Purchase) => {
      const known = [...tracked(), ...waiting().map(({ transaction_id }) => transaction_id)]
      if (known.includes(purchase.transaction_id)) return
      keep(WAITING, [...fresh(WAITING), { purchase, at: now() }])
      for (const listener of listeners) listener()
    },
    /** Returns and removes the waiting purchases. */
    take: (): Purchase[] => {
      const before = tracked()
      const taken = waiting().filter(({ transaction_id }) => !before.includes(transaction_id))
      localStorage.remove(WAITING)
      if (taken.length > 0) keep(TRACKED, [...before, ...taken.map(({ transaction_id }) => transaction_id)])
      return taken
    },
    /** Stores a payment whose transaction another page has to read. */
    addUnread: (ids: TransactionIds) => {
      removeUnread(ids.transactionId)
      keep(UNREAD, [...unread(), { ...ids, at: now() }])
    },
    unread,
    /** Removes the transaction of this id from those to read. */
    removeUnread,
    subscribe: (listener: () => void) => void listeners.add(listener),
  }
}
export type Purchases = ReturnType<typeof createPurchases>

/** Returns the shop's purchases. The first page that needs them creates them. */
export const getPurchases = ({ platform, purchases }: { platform: PurchasePlatform; purchases: Lazy<Purchases> }) =>
  purchases.get(() => createPurchases(platform))

function readList<Item>(storage: KeyValueStore, key: string): Item[] {
  const stored = readJson(storage, key)
  return Array.isArray(stored) ? (stored as Item[]) : []
}

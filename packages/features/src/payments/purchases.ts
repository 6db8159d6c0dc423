import type { TransactionIds } from '@shop/api-client'
import { readJson, type KeyValueStore } from '../runtime/platform/storage.ts'
import {
  TRACKED_PURCHASES as TRACKED,
  UNREAD_PURCHASES as UNREAD,
  WAITING_PURCHASES as WAITING,
} from './forget-payments.ts'
import type { Purchase } from './purchase.ts'

/** How many orders a browser remembers: nobody goes back to a confirmation before these. */
const MAX_TRACKED = 20
/** Milliseconds after which a purchase is not counted any more: statistics take no older one. */
const KEPT_FOR = 3 * 24 * 60 * 60 * 1000

interface PurchaseSurroundings {
  localStorage: KeyValueStore
  now: () => number
}

/** An entry of a list, with when it was made. */
type Dated<Item> = Item & { at: number }

/**
 * What was bought, kept in this browser until statistics may hear of it: an order is recorded once, also after a reload and
 * in another tab (TRK-05), on pages without statistics for the next one with them (OP-82).
 */
export function createPurchases({ localStorage, now }: PurchaseSurroundings) {
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
    /** Records the purchase of an order that is placed. */
    record: (purchase: Purchase) => {
      const known = [...tracked(), ...waiting().map(({ transaction_id }) => transaction_id)]
      if (known.includes(purchase.transaction_id)) return
      keep(WAITING, [...fresh(WAITING), { purchase, at: now() }])
      for (const listener of listeners) listener()
    },
    /** Gives what is waiting, to be counted or dropped: it does not come again. */
    take: (): Purchase[] => {
      const before = tracked()
      const taken = waiting().filter(({ transaction_id }) => !before.includes(transaction_id))
      localStorage.remove(WAITING)
      if (taken.length > 0) keep(TRACKED, [...before, ...taken.map(({ transaction_id }) => transaction_id)])
      return taken
    },
    /** Remembers a payment whose transaction has to be read later, on another page. */
    addUnread: (ids: TransactionIds) => {
      removeUnread(ids.transactionId)
      keep(UNREAD, [...unread(), { ...ids, at: now() }])
    },
    unread,
    /** Forgets that the transaction of this id has to be read. */
    removeUnread,
    subscribe: (listener: () => void) => void listeners.add(listener),
  }
}
export type Purchases = ReturnType<typeof createPurchases>

/** What of a shop its purchases are kept by, and the purchases once a page has asked for them. */
export interface PurchaseServices {
  platform: PurchaseSurroundings
  lazyStores: { purchases?: Purchases }
}

/** The shop's one memory of purchases, made by the first page that asks for it. */
export const getPurchases = ({ platform, lazyStores }: PurchaseServices): Purchases =>
  (lazyStores.purchases ??= createPurchases(platform))

function readList<Item>(storage: KeyValueStore, key: string): Item[] {
  const kept = readJson(storage, key)
  return Array.isArray(kept) ? (kept as Item[]) : []
}

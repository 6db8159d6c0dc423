import { readJson, type KeyValueStore } from '../runtime/platform/storage.ts'
import type { Purchase } from './purchase.ts'

/** Purchases that nobody has counted yet, in this tab; orders whose purchase is dealt with, in this browser. */
const WAITING = 'purchasesToTrack'
const TRACKED = 'trackedPurchases'
/** What the device remembers of orders without an account (`device-orders.ts`); here because it is forgotten with the purchases. */
export const DEVICE_ORDERS = 'deviceOrders'
/** How many orders a browser remembers: nobody goes back to a confirmation before these. */
const MAX_TRACKED = 20

interface Storages {
  sessionStorage: KeyValueStore
  localStorage: KeyValueStore
}

/**
 * What was bought, kept until statistics may hear of it: an order is recorded once, also after a reload and in another tab
 * (TRK-05), on pages without statistics for the next one with them (OP-82).
 */
export function createPurchases({ sessionStorage, localStorage }: Storages) {
  const listeners = new Set<() => void>()
  const waiting = () => readList<Purchase>(sessionStorage, WAITING)
  const tracked = () => readList<string>(localStorage, TRACKED)
  return {
    /** Records the purchase of an order that is placed. */
    record: (purchase: Purchase) => {
      const known = [...tracked(), ...waiting().map(({ transaction_id }) => transaction_id)]
      if (known.includes(purchase.transaction_id)) return
      sessionStorage.write(WAITING, JSON.stringify([...waiting(), purchase]))
      for (const listener of listeners) listener()
    },
    /** Gives what is waiting, to be counted or dropped: it does not come again. */
    take: (): Purchase[] => {
      const before = tracked()
      const fresh = waiting().filter(({ transaction_id }) => !before.includes(transaction_id))
      sessionStorage.remove(WAITING)
      if (fresh.length > 0) {
        const orders = [...before, ...fresh.map(({ transaction_id }) => transaction_id)]
        localStorage.write(TRACKED, JSON.stringify(orders.slice(-MAX_TRACKED)))
      }
      return fresh
    },
    subscribe: (listener: () => void) => void listeners.add(listener),
    /** Forgets all orders (SES-19). */
    forget: () => {
      sessionStorage.remove(WAITING)
      localStorage.remove(TRACKED)
      localStorage.remove(DEVICE_ORDERS)
    },
  }
}
export type Purchases = ReturnType<typeof createPurchases>

function readList<Item>(storage: KeyValueStore, key: string): Item[] {
  const kept = readJson(storage, key)
  return Array.isArray(kept) ? (kept as Item[]) : []
}

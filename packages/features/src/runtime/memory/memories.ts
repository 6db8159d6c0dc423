/**
 * Everything that the shop keeps in a browser, by its key. A value `in` a tab ends with it. `of` is its owner, with whom it
 * is forgotten. `npm run write` writes `docs/browser-storage.md` from this list.
 */
export const MEMORIES = {
  user: { in: 'cookie', of: 'visitor' },
  'user-profile': { in: 'browser', of: 'visitor' },
  expiredLogin: { in: 'browser', of: 'visitor' },
  invoiceAddress: { in: 'tab', of: 'order' },
  deliveryAddress: { in: 'tab', of: 'order' },
  shipToDifferentAddress: { in: 'tab', of: 'order' },
  checkout: { in: 'tab', of: 'order' },
  payment: { in: 'tab', of: 'customer' },
  orders: { in: 'browser', of: 'customer' },
  cart: { in: 'browser', of: 'customer' },
  analytics: { in: 'tab', of: 'visitor' },
  guestOrder: { in: 'tab', of: 'customer' },
  unsent: { in: 'tab', of: 'customer' },
  device: { in: 'browser', of: 'device' },
} as const

/** The records that hold several values, so that each value is written without the others. */
interface Parts {
  checkout: 'retry' | 'consents' | 'unsavedAddress' | 'placedAs' | 'basket'
  payment: 'finished' | 'position' | 'redirect'
  orders: 'waiting' | 'unread' | 'counted' | 'onDevice'
  cart: 'total' | 'toMerge' | 'copy'
  analytics: 'events' | 'shownEntry'
  device: 'stays' | 'typefaces' | 'closedNotice' | 'hearingAid'
}

export type PartOf<Key extends keyof Parts> = Parts[Key]

export type MemoryKey = keyof typeof MEMORIES

/** The place of one value: a key, or a part of its record. */
export type Place = Exclude<MemoryKey, keyof Parts> | { [Key in keyof Parts]: `${Key}.${Parts[Key]}` }[keyof Parts]

export type KeyOf<Of extends Place> = Of extends `${infer Key extends keyof Parts}.${string}` ? Key : Of & MemoryKey

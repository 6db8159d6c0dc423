import type { Platform } from '../platform/platform.ts'
import { readJson, type KeyValueStore } from '../platform/storage.ts'
import { MEMORIES, type KeyOf, type MemoryKey, type Place } from './memories.ts'

const STORES = { tab: 'sessionStorage', browser: 'localStorage', cookie: 'cookies' } as const

type StoreOf<Key extends MemoryKey> = (typeof STORES)[(typeof MEMORIES)[Key]['in']]

/** The part of the platform that holds a record. */
export type PlatformOf<Key extends MemoryKey = MemoryKey> = Pick<Platform, StoreOf<Key>>

/** One value in the visitor's browser. No call throws, because blocked or full storage must not stop a purchase. */
export interface Memory<Value, Key extends MemoryKey = MemoryKey> {
  /** Returns the value. Undefined if it is missing, or if it cannot be read. */
  read: (platform: PlatformOf<Key>) => Value | undefined
  write: (platform: PlatformOf<Key>, value: Value) => void
  /**
   * Reads and writes in one step, so that nothing is lost that another tab wrote before. `undefined` removes the value.
   */
  update: (platform: PlatformOf<Key>, change: (before: Value | undefined) => Value | undefined) => void
  forget: (platform: PlatformOf<Key>) => void
}

/** The length up to which a value is stored, in characters of JSON. A longer one is removed. */
const MAX_LENGTH = 250_000

/**
 * Defines the reading of one value of the list. `reads` returns undefined for a value that it does not understand. With a
 * schema it is `bySchema(…)`, but not in a page's first script, which contains no schema library.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMemory<Value, In extends Place>(
  place: In,
  reads: (stored: unknown) => Value | undefined,
): Memory<Value, KeyOf<In>> {
  const [key, part] = place.split('.') as [KeyOf<In>, string?]
  const read = (store: KeyValueStore) => {
    const stored = readJson(store, key)
    return reads(part === undefined ? stored : partsOf(stored)[part])
  }
  const write = (store: KeyValueStore, value: Value | undefined) => {
    const kept = isTooLong(value) ? undefined : value
    // Of a record all other parts stay as they are now, perhaps written by another tab.
    const parts = part === undefined ? undefined : { ...partsOf(readJson(store, key)), [part]: kept }
    const text = JSON.stringify(parts ?? kept)
    if (text === undefined || text === '{}') store.remove(key)
    else store.write(key, text)
    for (const hear of listeners) hear()
  }
  return {
    read: (platform) => read(storeOfKey(platform, key)),
    write: (platform, value) => write(storeOfKey(platform, key), value),
    update: (platform, change) => {
      const store = storeOfKey(platform, key)
      write(store, change(read(store)))
    },
    forget: (platform) => write(storeOfKey(platform, key), undefined),
  }
}

const listeners = new Set<() => void>()

/** Calls `hear` after each value that this page writes. Returns what ends that. For `useSyncExternalStore`. */
export function onWrite(hear: () => void) {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

/** Reads a text. */
export const asText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined)

/** Returns the reader of a list. It leaves out the items that `isItem` does not accept. */
export const asListOf =
  <Item>(isItem: (stored: unknown) => stored is Item) =>
  (stored: unknown): Item[] | undefined =>
    Array.isArray(stored) ? stored.filter(isItem) : undefined

/** Removes everything of an order, or of a customer and the customer's order. */
export function forget(platform: PlatformOf, owner: 'customer' | 'order') {
  for (const key of Object.keys(MEMORIES) as MemoryKey[]) {
    const { of } = MEMORIES[key]
    if (of === owner || of === 'order') storeOfKey(platform, key).remove(key)
  }
}

/** Whether the storage is empty, as on a first visit. */
export const isEmpty = ({ localStorage, sessionStorage }: PlatformOf) =>
  localStorage.keys().length === 0 && sessionStorage.keys().length === 0

const storeOfKey = <Key extends MemoryKey>(platform: PlatformOf<Key>, key: Key): KeyValueStore =>
  (platform as Platform)[STORES[MEMORIES[key].in]]

/** Returns the storage that holds a value. */
export const storeOf = <In extends Place>(platform: PlatformOf<KeyOf<In>>, place: In) =>
  storeOfKey(platform, place.split('.')[0] as KeyOf<In>)

const isTooLong = (value: unknown) => (JSON.stringify(value) ?? '').length > MAX_LENGTH

/** Returns the parts of a stored record. A damaged record has none. */
const partsOf = (stored: unknown) => (isRecord(stored) ? stored : {})

const isRecord = (stored: unknown): stored is Record<string, unknown> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)

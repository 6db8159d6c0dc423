import type { Shop } from './shop.ts'

/** Caches a value that is derived from a shop. Computes it on first use, and again after the shop has changed. */
export function cachePerShop<Value>(make: (shop: Shop) => Value) {
  const made = new WeakMap<Shop, { value: Value }>()
  return (shop: Shop): Value => {
    const known = made.get(shop) ?? { value: make(shop) }
    made.set(shop, known)
    return known.value
  }
}

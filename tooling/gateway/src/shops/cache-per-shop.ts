import type { Shop } from './shop.ts'

/** Makes something of a shop when it is first needed, and again when something about the shop has changed. */
export function cachePerShop<Value>(make: (shop: Shop) => Value) {
  const made = new WeakMap<Shop, { value: Value }>()
  return (shop: Shop): Value => {
    const known = made.get(shop) ?? { value: make(shop) }
    made.set(shop, known)
    return known.value
  }
}

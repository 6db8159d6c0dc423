/**
 * Returns a key for each item that no other item has: its own, or its own with a number if an earlier item has the same.
 * Items with equal keys stay on screen after they are gone. Ids of gateways may repeat, such as those of a product's sizes.
 */
export function uniqueKeys<Item>(items: readonly Item[], keyOf: (item: Item) => string): string[] {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const key = keyOf(item)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key} (${count})`
  })
}

import type { CommerceEvent, Item } from './commerce-event.ts'

const LIST = { item_list_id: 'list', item_list_name: 'List' }

const nameless = ({ price, quantity, index }: Item, at: number) => ({
  item_id: `item-${at + 1}`,
  item_name: 'Item',
  ...(price !== undefined && { price }),
  ...(quantity !== undefined && { quantity }),
  ...(index !== undefined && { index }),
})

/**
 * Returns an event without what tells about a visitor's health: the products, the category that listed them, and words of a search.
 * Counts and amounts stay.
 */
export function withoutProducts(event: CommerceEvent): CommerceEvent {
  if ('search_term' in event) return { ...event, search_term: '' }
  if (!('ecommerce' in event)) return event
  const { items, ...rest } = event.ecommerce
  const list = 'item_list_id' in rest ? LIST : {}
  return { ...event, ecommerce: { ...rest, ...list, items: items.map(nameless) } } as CommerceEvent
}

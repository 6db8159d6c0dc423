import { pushToDataLayer } from '../consent/data-layer.ts'
import type { Purchase } from '../payments/purchase.ts'

/** A product as GA4 counts it; prices in major units of the event's currency. */
export interface Item {
  item_id: string
  item_name: string
  item_category?: string
  item_variant?: string
  price?: number
  quantity?: number
  index?: number
}

/** Where a product was seen. */
export interface ItemList {
  item_list_id: string
  item_list_name: string
}

/** What items are worth: Σ price × quantity, without tax of its own and shipping. Absent where a shop hides its prices. */
export interface ItemsValue {
  currency?: string
  value?: number
}

interface Items {
  items: readonly Item[]
}
interface CheckoutStep extends Items, ItemsValue {
  coupon?: string
}

/** What the shop tells a tag manager, in GA4's words. Nothing in it says who the visitor is. */
export type CommerceEvent =
  | { event: 'view_item_list' | 'select_item'; ecommerce: ItemList & Items }
  | { event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart'; ecommerce: ItemsValue & Items }
  | { event: 'begin_checkout'; ecommerce: CheckoutStep }
  | { event: 'add_shipping_info'; ecommerce: CheckoutStep & { shipping_tier: string } }
  | { event: 'purchase'; ecommerce: Purchase }
  | { event: 'search'; search_term: string }
  | { event: 'login'; method: 'password' }

export type TrackEvent = (event: CommerceEvent) => void

/** Writes an event for the tag manager; the empty one before it keeps items of an earlier event from mixing in. */
export function pushEvent(event: CommerceEvent) {
  if ('ecommerce' in event) pushToDataLayer({ ecommerce: null })
  pushToDataLayer(event)
}

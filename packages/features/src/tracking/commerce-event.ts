import { pushToDataLayer } from '../consent/data-layer.ts'
import type { Purchase } from '../payments/purchases/purchase.ts'

/** A GA4 item. Prices are in major units of the event's currency. */
export interface Item {
  item_id: string
  item_name: string
  item_category?: string
  item_variant?: string
  price?: number
  quantity?: number
  index?: number
}

/** The GA4 list in which a product was shown. */
export interface ItemList {
  item_list_id: string
  item_list_name: string
}

/** The value of items: Σ price × quantity, without separate tax and shipping. Absent in shops that hide prices. */
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

/** The GA4 events for the tag manager. None identifies the visitor. */
export type CommerceEvent =
  | { event: 'view_item_list' | 'select_item'; ecommerce: ItemList & Items }
  | { event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart'; ecommerce: ItemsValue & Items }
  | { event: 'begin_checkout'; ecommerce: CheckoutStep }
  | { event: 'add_shipping_info'; ecommerce: CheckoutStep & { shipping_tier: string } }
  | { event: 'purchase'; ecommerce: Purchase }
  | { event: 'search'; search_term: string }
  | { event: 'login'; method: 'password' }

export type TrackEvent = (event: CommerceEvent) => void

/** Adds an event to the data layer, after an empty one that clears the items of earlier events. */
export function pushEvent(event: CommerceEvent) {
  if ('ecommerce' in event) pushToDataLayer({ ecommerce: null })
  pushToDataLayer(event)
}

import { parcelPage } from '../model/carriers.ts'
import type { OrderDraft } from '../model/order-draft.ts'
import type { Shop } from './shop.ts'

interface SentOrder {
  draft: Pick<OrderDraft, 'shipping'>
  trackingNumber: string | null
}

/** Returns the carrier's page about an order's parcel, or undefined without a number or a known carrier. */
export function parcelPageOf({ draft, trackingNumber }: SentOrder, { settings }: Pick<Shop, 'settings'>) {
  const { carrier } = settings.shipping.find(({ code }) => code === draft.shipping.code) ?? {}
  return carrier && trackingNumber ? parcelPage(carrier, trackingNumber) : undefined
}

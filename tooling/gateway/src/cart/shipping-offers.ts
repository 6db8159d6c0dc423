import type { ShippingCharge } from '../model/cart-totals.ts'
import type { ShippingMethod, ShopSettings } from '../model/shop-settings.ts'
import { vatInside } from '../money/money.ts'

/** What a shipping method costs for a cart, in minor units with VAT. A method that becomes free says what is missing to that. */
export interface ShippingOffer {
  method: ShippingMethod
  costMinor: number
  missingMinor: number | undefined
  vatRate: number
}

/** Returns the offer of each shipping method for goods of an amount, after discounts. */
export const shippingOffers = (dueMinor: number, { shipping, vatRate }: ShopSettings): ShippingOffer[] =>
  shipping.map((method) => {
    const { priceMinor, freeFromMinor } = method
    const missingMinor = freeFromMinor === undefined ? undefined : Math.max(0, freeFromMinor - dueMinor)
    return { method, missingMinor, costMinor: missingMinor === 0 ? 0 : priceMinor, vatRate }
  })

/** Returns the charge of the chosen shipping method, or of the only one. */
export function shippingCharge(chosen: string, offers: readonly ShippingOffer[]): ShippingCharge | undefined {
  const offer = offers.find(({ method }) => method.code === chosen) ?? (offers.length === 1 ? offers[0] : undefined)
  if (!offer) return undefined
  const { method, costMinor: inclVatMinor, vatRate } = offer
  const exclVatMinor = inclVatMinor - vatInside(inclVatMinor, vatRate)
  return { code: method.code, name: method.name, inclVatMinor, exclVatMinor, vatRate }
}

import { fromMajor, toMajor } from '../money/format.ts'
import { shownMinor } from '../money/price-style.ts'
import type { Shop } from '../shops/shop.ts'

/** The ways of delivery with their costs told like all prices of the shop; nothing to replace where those include VAT. */
export function shownShippingTypes({ configuration, settings, priceStyle }: Shop) {
  if (priceStyle.inclVat) return {}
  const shown = (cost: number) =>
    toMajor(shownMinor(fromMajor(cost, priceStyle), settings.vatRate, priceStyle), priceStyle)
  return {
    shippingTypes: configuration.shippingTypes.map(({ cost, ...type }) => ({
      ...type,
      cost: typeof cost === 'number' ? shown(cost) : cost,
    })),
  }
}

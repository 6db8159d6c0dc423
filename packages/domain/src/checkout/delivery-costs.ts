import type { Cart, ShippingOffer } from '../cart/cart.ts'
import { amountOf, currencyAmong, either, isNothing } from '../prices/price.ts'
import type { Amount } from '../reading/parse.ts'
import type { Configuration, ShippingType } from '../shop/configuration.ts'

/** A way of delivery with what it costs for one cart. */
export type OfferedShipping = ShippingType & Pick<ShippingOffer, 'freeFrom' | 'missingToFree'>

type Shop = Pick<Configuration, 'shippingTypes'>

const UNKNOWN: Omit<ShippingOffer, 'code'> = { cost: '', freeFrom: '', missingToFree: '' }

/** Returns a shop's ways of delivery. A cost that the gateway names for this cart replaces the shop's usual cost. */
export const offeredShipping = (
  { shippingOffers }: Pick<Cart, 'shippingOffers'>,
  { shippingTypes }: Shop,
): OfferedShipping[] =>
  shippingTypes.map((type) => {
    const { cost, freeFrom, missingToFree } = shippingOffers.find(({ code }) => code === type.code) ?? UNKNOWN
    return { ...type, cost: either(cost, type.cost), freeFrom, missingToFree }
  })

/**
 * Returns the cheapest way of delivery, the first of several. Undefined unless the gateway names a cost for every way, all in
 * one currency.
 */
export function cheapestShipping<Type extends ShippingType>(types: readonly Type[]): Type | undefined {
  const currencies = new Set(types.map(({ cost, currency }) => currency || currencyAmong([cost])))
  const costs = types.map(({ cost }) => amountOf(cost) ?? NaN)
  // The minimum is not a number if one of the costs is none.
  return currencies.size === 1 ? types[costs.indexOf(Math.min(...costs))] : undefined
}

type DeliveryOfCart = Pick<
  Cart,
  'lines' | 'selectedShippingType' | 'shippingPriceInclVat' | 'shippingPriceExclVat' | 'shippingOffers'
>

/** Whether every way of delivery is free, so that the delivery costs nothing, whichever is chosen. */
export function isEveryDeliveryFree(cart: DeliveryOfCart, shop: Shop): boolean {
  const types = offeredShipping(cart, shop)
  return types.length > 0 && types.every(({ cost }) => isNothing(cost))
}

/**
 * Whether the total of a cart will grow by a delivery that is still to be chosen. A delivery that is charged already counts as
 * chosen.
 */
export function isDeliveryOpen(cart: DeliveryOfCart, shop: Shop): boolean {
  const isCharged = !isAbsent(cart.shippingPriceInclVat) || !isAbsent(cart.shippingPriceExclVat)
  if (cart.selectedShippingType !== '' || isCharged) return false
  return cart.lines.length > 0 && shop.shippingTypes.length > 0 && !isEveryDeliveryFree(cart, shop)
}

/** Whether an amount was not sent, or is zero. Some gateways send zero for a delivery that is not chosen. */
const isAbsent = (amount: Amount) => amount === '' || isNothing(amount)

/** What is missing to free delivery, and which part of the way there is done, from 0 to 1. */
export interface FreeDelivery {
  missing: Amount
  currency: string
  share: number
}

/**
 * Returns what is missing to free delivery by the chosen way, or by the way that misses least. Undefined unless the gateway
 * says so.
 */
export function freeDeliveryOf(cart: DeliveryOfCart, shop: Shop): FreeDelivery | undefined {
  const { lines, selectedShippingType: chosen } = cart
  const known = offeredShipping(cart, shop)
    .filter(({ code }) => chosen === '' || code === chosen)
    .flatMap(({ missingToFree, freeFrom, currency }) => {
      const [away, bound] = [amountOf(missingToFree), amountOf(freeFrom)]
      return away === undefined || !bound ? [] : [{ missing: missingToFree, currency, away, share: 1 - away / bound }]
    })
  const [nearest] = [...known].sort((one, other) => one.away - other.away)
  return lines.length > 0 ? nearest : undefined
}

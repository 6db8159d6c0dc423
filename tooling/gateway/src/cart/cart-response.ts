import type { cartLineSchema, cartSchema, shippingOfferSchema } from '@shop/domain/cart/cart.ts'
import type { InferInput } from 'valibot'
import type { StoredCart } from '../model/stored-cart.ts'
import { formatMoney } from '../money/format.ts'
import { pricePerUnit } from '../money/price-per-unit.ts'
import { toPriceResponse, toPromoResponse } from '../money/price-response.ts'
import { shownMinor, shownPrice, type PriceStyle } from '../money/price-style.ts'
import { discountResponse } from '../money/discount-response.ts'
import { cartHash } from './cart-hash.ts'
import type { PricedCartWithCode } from './load-priced-cart.ts'
import type { PricedLine } from './priced-line.ts'
import type { ShippingOffer } from './shipping-offers.ts'

function lineResponse(line: PricedLine, style: PriceStyle): InferInput<typeof cartLineSchema> {
  const { article } = line
  const price = article.price && shownPrice(article.price, article.vatRate, style)
  const { content } = article
  const promotion = price && toPromoResponse(price, style, content)
  const shown = (minor: number) => shownMinor(minor, article.vatRate, style)
  const money = (minor: number) => formatMoney(shown(minor), style)
  return {
    // The same article may be bought and given as a gift. The lines need different ids.
    id: line.isGift ? `gift-${article.id}` : article.id,
    itemNumber: article.itemNumber,
    name: article.name,
    description: article.description,
    imageUrl: article.pictures[0] ?? '',
    quantity: line.quantity,
    price: money(line.unitMinor),
    ...pricePerUnit(shown(line.unitMinor), style, content),
    ...(content && { content }),
    total: money(line.totalMinor),
    colorName: article.colorName,
    // Only the chosen attributes of a variation. The product page shows all others.
    productAttributes: article.chosenAttributes ?? {},
    isAddedByPromotion: line.isGift,
    isOnPromotion: promotion !== null && promotion !== undefined,
    priceResponse: price && toPriceResponse(price, style, content),
    productPromoResponse: promotion,
  }
}

function offerResponse(
  { method, costMinor, missingMinor, vatRate }: ShippingOffer,
  style: PriceStyle,
): InferInput<typeof shippingOfferSchema> {
  const money = (minor: number | undefined) =>
    minor === undefined ? '' : formatMoney(shownMinor(minor, vatRate, style), style)
  return {
    code: method.code,
    cost: money(costMinor),
    freeFrom: money(method.freeFromMinor),
    missingToFree: money(missingMinor),
  }
}

/** Returns a cart as the shop reads it: the oldest line first, all amounts formatted. */
export function cartResponse(
  stored: StoredCart,
  priced: PricedCartWithCode,
  style: PriceStyle,
): InferInput<typeof cartSchema> {
  const { lines, shipping, offers, discounts, totals, couponResponseCode } = priced
  const money = (minor: number) => formatMoney(minor, style)
  const reductions = discountResponse(discounts, style)
  return {
    products: lines.map((line) => lineResponse(line, style)),
    total: lines.reduce((pieces, line) => pieces + line.quantity, 0),
    displayPrice: money(totals.total),
    shippingPriceInclVat: shipping ? money(shipping.inclVatMinor) : '',
    shippingPriceExclVat: shipping ? money(shipping.exclVatMinor) : '',
    subTotalInclVat: money(totals.subTotalInclVat),
    subTotalExclVat: money(totals.subTotalExclVat),
    vat: money(totals.vat),
    vatExempt: totals.vatExempt === 0 ? '' : money(totals.vatExempt),
    ...reductions,
    priceBreakdown: { totalDiscount: reductions.totalDiscount },
    customProperties: stored.properties,
    couponResponseCode,
    selectedShippingType: shipping?.code ?? '',
    selectedPaymentType: stored.paymentCode,
    hash: cartHash(priced, stored),
    shippingOffers: offers.map((offer) => offerResponse(offer, style)),
  }
}

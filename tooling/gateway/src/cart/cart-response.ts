import type { cartLineSchema, cartSchema } from '@shop/domain/cart.ts'
import type { InferInput } from 'valibot'
import type { MoneyStyle } from '../model/shop-settings.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import { formatMoney } from '../money/format.ts'
import { toPriceResponse, toPromoResponse } from '../money/price-response.ts'
import { cartHash } from './cart-hash.ts'
import type { PricedCartWithCode } from './load-priced-cart.ts'
import type { PricedLine } from './priced-line.ts'

function lineResponse(line: PricedLine, style: MoneyStyle): InferInput<typeof cartLineSchema> {
  const { article } = line
  const promotion = article.price && toPromoResponse(article.price, style)
  return {
    // A gift may be an article that is bought as well: its line is another one.
    id: line.isGift ? `gift-${article.id}` : article.id,
    itemNumber: article.itemNumber,
    name: article.name,
    description: article.description,
    imageUrl: article.pictures[0] ?? '',
    quantity: line.quantity,
    price: formatMoney(line.unitMinor, style),
    total: formatMoney(line.totalMinor, style),
    colorName: article.colorName,
    productAttributes: article.productAttributes,
    isAddedByPromotion: line.isGift,
    isOnPromotion: promotion !== null && promotion !== undefined,
    priceResponse: article.price && toPriceResponse(article.price, style),
    productPromoResponse: promotion,
  }
}

/** A cart as the shop reads it (CART-01, CART-05): the oldest line first, every amount a text. */
export function cartResponse(
  stored: StoredCart,
  priced: PricedCartWithCode,
  style: MoneyStyle,
): InferInput<typeof cartSchema> {
  const { lines, shipping, discounts, totals, couponResponseCode } = priced
  const money = (minor: number) => formatMoney(minor, style)
  const totalDiscount = totals.discount === 0 ? '' : money(-totals.discount)
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
    discounts: Object.fromEntries(discounts.map(({ name, amountMinor }) => [name, money(-amountMinor)])),
    totalDiscount,
    priceBreakdown: { totalDiscount },
    customProperties: stored.properties,
    couponResponseCode,
    selectedShippingType: shipping?.code ?? '',
    selectedPaymentType: stored.paymentCode,
    hash: cartHash(priced, stored),
  }
}

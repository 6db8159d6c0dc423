import { createHash } from 'node:crypto'
import { priceResponse, promoResponse, unitPrice } from '../catalogue/products.ts'
import { shippingTypes } from '../content/settings.ts'
import { priceText, vatOf } from '../http/money.ts'
import { couponResponseCode, lineTotal, sums, type Cart, type CartLine } from './cart.ts'

export function lineAnswer(line: CartLine) {
  const { item, quantity, isAddedByPromotion } = line
  return {
    id: item.id,
    itemNumber: item.itemNumber,
    name: item.name,
    description: 'Made for daily use.',
    imageUrl: `/images/${item.itemNumber}.jpg`,
    quantity,
    price: priceText(isAddedByPromotion ? 0 : unitPrice(item, quantity)),
    total: priceText(lineTotal(line)),
    colorName: item.colorName ?? null,
    productAttributes: item.attributes ?? {},
    isAddedByPromotion,
    isOnPromotion: item.promotionPrice !== undefined,
    priceResponse: priceResponse(item),
    productPromoResponse: promoResponse(item),
  }
}

/** The sums that carts and transactions share, as price texts. */
export function sumAnswer(cart: Cart) {
  const { shipping, subTotal, vat, vatExempt } = sums(cart)
  return {
    subTotalInclVat: priceText(subTotal),
    subTotalExclVat: priceText(subTotal - vatOf(subTotal)),
    shippingPriceInclVat: priceText(shipping),
    shippingPriceExclVat: priceText(shipping - vatOf(shipping)),
    vat: priceText(vat),
    vatExempt: priceText(vatExempt),
  }
}

export function cartAnswer(cart: Cart) {
  const { discount, total } = sums(cart)
  const products = cart.lines.map((line) => lineAnswer(line))
  return {
    products,
    total: cart.lines.reduce((count, { quantity }) => count + quantity, 0),
    displayPrice: priceText(total),
    ...sumAnswer(cart),
    discounts: discount > 0 ? { 'Spring offer': priceText(discount) } : {},
    totalDiscount: priceText(discount),
    priceBreakdown: { totalDiscount: priceText(discount) },
    customProperties: cart.customProperties,
    couponResponseCode: couponResponseCode(cart),
    selectedShippingType: shippingTypes.find(({ code }) => code === cart.shippingMethod) ?? null,
    selectedPaymentType: cart.paymentCode === '' ? null : cart.paymentCode,
    hash: createHash('sha1').update(JSON.stringify(cart)).digest('hex'),
  }
}

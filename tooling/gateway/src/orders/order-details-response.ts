import { streetOf } from '@shop/domain/address/address-lines.ts'
import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import type { orderDetailsSchema } from '@shop/domain/orders/order.ts'
import type { InferInput } from 'valibot'
import type { Shop } from '../shops/shop.ts'
import { orderProgressResponse } from './order-progress-response.ts'
import type { KeptOrder } from './read-orders.ts'
import { amountsOf, nameOf, paymentOf, personOf } from './shown-order.ts'

/** Returns an order as the account page shows it. */
export function orderDetailsResponse(
  order: KeptOrder,
  shop: Pick<Shop, 'priceStyle' | 'settings'>,
): InferInput<typeof orderDetailsSchema> {
  const { orderNumber, status, placedAt, draft } = order
  const amounts = amountsOf(draft, shop.priceStyle)
  return {
    orderNumber,
    status,
    placementDate: placedAt.toISOString(),
    ...paymentOf(order),
    ...orderProgressResponse(order, shop),
    orderLines: draft.lines.map((line) => ({
      name: nameOf(line),
      description: line.description,
      itemNumber: line.itemNumber,
      unitPriceStr: amounts.unit(line),
      quantity: line.quantity,
      totalStr: amounts.line(line),
      imageUrl: line.imageUrl,
      ...(line.isGift && { isAddedByPromotion: true }),
    })),
    pricingDetails: {
      subtotalStr: amounts.subtotal,
      subtotalInclVatStr: amounts.subtotalInclVat,
      shippingStr: amounts.shipping,
      shippingInclVatStr: amounts.shippingInclVat,
      taxStr: amounts.vat,
      totalStr: amounts.total,
      ...amounts.reductions,
    },
    shippingLocation: {
      ...placeOf(draft.deliveryAddress ?? draft.invoiceAddress),
      shippingMethod: draft.shipping.name,
    },
    invoiceAccount: placeOf(draft.invoiceAddress),
  }
}

const placeOf = (address: CheckoutAddress) => ({
  nameLine1: personOf(address),
  nameLine2: address.company,
  ...streetOf(address),
  postalCode: address.postalCode,
  city: address.city,
  country: address.countryCode,
})

import type { CheckoutAddress } from '@shop/domain/address.ts'
import type { orderDetailsSchema } from '@shop/domain/order.ts'
import type { InferInput } from 'valibot'
import type { KeptOrder } from './read-orders.ts'
import { amountsOf, nameOf, paymentOf, personOf, type ShownPrices } from './shown-order.ts'

/** An order as the account shows it (ORD-06 to ORD-09). */
export function orderDetailsResponse(order: KeptOrder, prices: ShownPrices): InferInput<typeof orderDetailsSchema> {
  const { orderNumber, status, placedAt, draft } = order
  const amounts = amountsOf(draft, prices)
  return {
    orderNumber,
    status,
    placementDate: placedAt.toISOString(),
    ...paymentOf(order),
    orderLines: draft.lines.map((line) => ({
      name: nameOf(line),
      description: line.description,
      itemNumber: line.itemNumber,
      unitPriceStr: amounts.unit(line),
      quantity: line.quantity,
      totalStr: amounts.line(line),
      imageUrl: line.imageUrl,
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
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2,
  postalCode: address.postalCode,
  city: address.city,
  country: address.countryCode,
})

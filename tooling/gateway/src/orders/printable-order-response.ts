import type { CheckoutAddress } from '@shop/domain/address.ts'
import type { printableOrderSchema } from '@shop/domain/order.ts'
import type { InferInput } from 'valibot'
import type { KeptOrder } from './read-orders.ts'
import { amountsOf, nameOf, paymentOf, personOf, type ShownPrices } from './shown-order.ts'

/** An order as it is printed (ORD-13). */
export function printableOrderResponse(order: KeptOrder, prices: ShownPrices): InferInput<typeof printableOrderSchema> {
  const { orderNumber, placedAt, draft } = order
  const amounts = amountsOf(draft, prices)
  return {
    orderNumber,
    orderDateFormatted: new Intl.DateTimeFormat(draft.style.cultureName, { dateStyle: 'long' }).format(placedAt),
    ...paymentOf(order),
    shippingAddress: printedAddress(draft.deliveryAddress ?? draft.invoiceAddress),
    invoiceAddress: printedAddress(draft.invoiceAddress),
    shippingType: draft.shipping.name,
    productList: draft.lines.map((line) => ({
      name: nameOf(line),
      itemNumber: line.itemNumber,
      price: amounts.unit(line),
      quantity: line.quantity,
      total: amounts.line(line),
    })),
    subtotalPrice: amounts.subtotal,
    subtotalPriceInclVat: amounts.subtotalInclVat,
    shippingPrice: amounts.shipping,
    shippingPriceInclVat: amounts.shippingInclVat,
    vatPrice: amounts.vat,
    totalPrice: amounts.total,
    ...amounts.reductions,
  }
}

const printedAddress = (address: CheckoutAddress) => ({
  name: personOf(address),
  company: address.company,
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2,
  postalCode: address.postalCode,
  city: address.city,
  countryCode: address.countryCode,
  phoneNumber: address.phoneNumber,
  email: address.email,
})

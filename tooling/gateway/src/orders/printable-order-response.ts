import { readableEmail } from '@shop/domain/fields/readable-email.ts'
import { streetOf } from '@shop/domain/address/address-lines.ts'
import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { formatDate } from '@shop/domain/time/shop-time.ts'
import type { printableOrderSchema } from '@shop/domain/orders/order.ts'
import type { InferInput } from 'valibot'
import type { Shop } from '../shops/shop.ts'
import type { KeptOrder } from './read-orders.ts'
import { amountsOf, nameOf, paymentOf, personOf } from './shown-order.ts'

/** Returns an order as it is printed. Its date is in the shop's time zone. */
export function printableOrderResponse(
  order: KeptOrder,
  { priceStyle, settings: { timeZone } }: Pick<Shop, 'priceStyle' | 'settings'>,
): InferInput<typeof printableOrderSchema> {
  const { orderNumber, placedAt, draft } = order
  const amounts = amountsOf(draft, priceStyle)
  return {
    orderNumber,
    orderDateFormatted: formatDate(placedAt.toISOString(), { cultureName: draft.style.cultureName, timeZone }),
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
  ...streetOf(address),
  postalCode: address.postalCode,
  city: address.city,
  countryCode: address.countryCode,
  phoneNumber: address.phoneNumber,
  email: readableEmail(address.email),
})

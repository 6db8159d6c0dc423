import { lineTotal, sums } from '../cart/cart.ts'
import { unitPrice } from '../catalogue/products.ts'
import type { CheckoutAddress } from '../checkout/transactions.ts'
import { shippingTypes } from '../content/settings.ts'
import { priceText, vatOf } from '../http/money.ts'
import type { Order } from './orders.ts'

const nameOf = ({ firstName, lastName }: CheckoutAddress) => `${firstName} ${lastName}`.trim()
const shippingName = ({ cart }: Order) => shippingTypes.find(({ code }) => code === cart.shippingMethod)?.name ?? null
const paymentType = ({ cart }: Order) => (cart.paymentCode === '' ? 'Card' : cart.paymentCode)

export function historyItem(order: Order) {
  return {
    orderNumber: order.orderNumber,
    placementDate: new Date(order.placedAt).toISOString(),
    placedByUserName: nameOf(order.invoiceAddress),
    status: order.status,
  }
}

function detailsAddress(address: CheckoutAddress) {
  return {
    nameLine1: nameOf(address),
    nameLine2: address.company === '' ? null : address.company,
    addressLine1: address.addressLine1,
    addressLine2: address.addressLine2 === '' ? null : address.addressLine2,
    postalCode: address.postalCode,
    city: address.city,
    country: address.countryCode,
  }
}

export function orderDetails(order: Order) {
  const { subTotal, shipping, vat, total } = sums(order.cart)
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    placementDate: new Date(order.placedAt).toISOString(),
    paymentType: paymentType(order),
    purchaseOrderNumber: null,
    orderLines: order.cart.lines.map((line) => ({
      name: line.item.name,
      itemNumber: line.item.itemNumber,
      unitPriceStr: priceText(line.isAddedByPromotion ? 0 : unitPrice(line.item, line.quantity)),
      quantity: line.quantity,
      totalStr: priceText(lineTotal(line)),
    })),
    pricingDetails: {
      subtotalStr: priceText(subTotal - vatOf(subTotal)),
      subtotalInclVatStr: priceText(subTotal),
      shippingStr: priceText(shipping - vatOf(shipping)),
      shippingInclVatStr: priceText(shipping),
      taxStr: priceText(vat),
      totalStr: priceText(total),
    },
    shippingLocation: { address: detailsAddress(order.deliveryAddress), shippingMethod: shippingName(order) },
    invoiceAccount: { address: detailsAddress(order.invoiceAddress) },
  }
}

function printableAddress(address: CheckoutAddress) {
  const { company, addressLine1, addressLine2, postalCode, city, countryCode, phoneNumber, email } = address
  const name = nameOf(address)
  return { name, company, addressLine1, addressLine2, postalCode, city, countryCode, phoneNumber, email }
}

export function printableOrder(order: Order) {
  const { subTotal, shipping, vat, total } = sums(order.cart)
  return {
    orderNumber: order.orderNumber,
    orderDateFormatted: new Date(order.placedAt).toISOString().slice(0, 10),
    purchaseOrderNumber: null,
    shippingAddress: printableAddress(order.deliveryAddress),
    invoiceAddress: printableAddress(order.invoiceAddress),
    shippingType: shippingName(order),
    paymentType: paymentType(order),
    productList: order.cart.lines.map((line) => ({
      name: line.item.name,
      itemNumber: line.item.itemNumber,
      price: priceText(line.isAddedByPromotion ? 0 : unitPrice(line.item, line.quantity)),
      quantity: line.quantity,
      total: priceText(lineTotal(line)),
    })),
    subtotalPrice: priceText(subTotal - vatOf(subTotal)),
    subtotalPriceInclVat: priceText(subTotal),
    shippingPrice: priceText(shipping - vatOf(shipping)),
    shippingPriceInclVat: priceText(shipping),
    vatPrice: priceText(vat),
    totalPrice: priceText(total),
  }
}

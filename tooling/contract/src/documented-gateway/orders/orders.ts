import { BoundedMap } from '../http/bounded-map.ts'
import { registered } from '../account/customers.ts'
import { addItem, emptyCart, type Cart } from '../cart/cart.ts'
import type { CheckoutAddress, Transaction } from '../checkout/transactions.ts'

export interface Order {
  orderNumber: string
  userId: string
  status: 'Open' | 'Complete' | 'CompleteWithTracking'
  /** Milliseconds since 1970. */
  placedAt: number
  cart: Cart
  invoiceAddress: CheckoutAddress
  deliveryAddress: CheckoutAddress
}

export type Orders = BoundedMap<Order>

const day = 24 * 60 * 60 * 1000
const pastOrders = 12

/** All orders by their number. The registered customer has twelve. */
export function createOrders(now: number): Orders {
  const orders: Orders = new BoundedMap(1000)
  for (let age = pastOrders; age > 0; age--) {
    const cart = emptyCart()
    addItem(cart, 'p-1', 2)
    addItem(cart, 'p-41', 1)
    store(orders, { userId: registered.userId, cart, invoiceAddress: home, deliveryAddress: home }, now - age * day)
  }
  for (const order of [...orders.values()].slice(0, pastOrders - 1)) order.status = 'Complete'
  return orders
}

export function addOrder(orders: Orders, transaction: Transaction, now: number): Order {
  return store(orders, transaction, now)
}

type Content = Pick<Order, 'userId' | 'cart' | 'invoiceAddress' | 'deliveryAddress'>

function store(orders: Orders, content: Content, placedAt: number): Order {
  const { userId, cart, invoiceAddress, deliveryAddress } = content
  const orderNumber = String(10_001 + Math.max(0, ...[...orders.keys()].map((key) => Number(key) - 10_000)))
  const order: Order = { orderNumber, userId, status: 'Open', placedAt, cart, invoiceAddress, deliveryAddress }
  orders.set(orderNumber, order)
  return order
}

/** A user's orders, the newest first. */
export function ordersOf(orders: Orders, userId: string): Order[] {
  return [...orders.values()].filter((order) => order.userId === userId).toReversed()
}

const home: CheckoutAddress = {
  firstName: 'Karin',
  middleName: '',
  lastName: 'Berg',
  email: registered.email,
  company: '',
  addressLine1: 'Storgatan 1',
  addressLine2: '',
  postalCode: '22221',
  city: 'Lund',
  phoneNumber: '0701234567',
  countryCode: 'SE',
}

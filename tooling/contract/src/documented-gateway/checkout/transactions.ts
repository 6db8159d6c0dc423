import { randomUUID } from 'node:crypto'
import { lineAnswer, sumAnswer } from '../cart/cart-answer.ts'
import { sums, type Cart } from '../cart/cart.ts'
import { BoundedMap } from '../http/bounded-map.ts'
import { priceText } from '../http/money.ts'

export type PaymentStatus = 'Succeeded' | 'Error' | 'Refused' | 'Cancelled' | 'Pending' | 'PartialSuccess'

/** The checkout's address form. */
export type CheckoutAddress = Record<(typeof checkoutAddressFields)[number], string>

export interface Transaction {
  transactionId: string
  correlationId: string
  paymentId: string
  userId: string
  cart: Cart
  invoiceAddress: CheckoutAddress
  deliveryAddress: CheckoutAddress
  status: PaymentStatus
  orderNumber: string
  errorMessage: string
}

export const checkoutAddressFields = [
  'firstName',
  'middleName',
  'lastName',
  'email',
  'company',
  'addressLine1',
  'addressLine2',
  'postalCode',
  'city',
  'phoneNumber',
  'countryCode',
] as const

export const noAddress = Object.fromEntries(checkoutAddressFields.map((name) => [name, ''])) as CheckoutAddress

export const createTransactions = () => new BoundedMap<Transaction>(500)

export type Transactions = ReturnType<typeof createTransactions>

/** Opens a transaction for a copy of the cart. Later changes to the cart do not change the transaction. */
export function openTransaction(
  transactions: Transactions,
  userId: string,
  cart: Cart,
  addresses: Pick<Transaction, 'invoiceAddress' | 'deliveryAddress'>,
): Transaction {
  const transactionId = randomUUID()
  const transaction: Transaction = {
    transactionId,
    correlationId: randomUUID(),
    paymentId: `pay-${transactionId.slice(0, 8)}`,
    userId,
    cart: { ...cart, lines: cart.lines.map((line) => ({ ...line })) },
    ...addresses,
    status: 'Pending',
    orderNumber: '',
    errorMessage: '',
  }
  transactions.set(transactionId, transaction)
  return transaction
}

/** A transaction with the fields both documents name. Fields without a value are null. */
export function transactionAnswer({ cart, paymentId, orderNumber, status, correlationId, errorMessage }: Transaction) {
  return {
    products: cart.lines.map((line) => lineAnswer(line)),
    ...sumAnswer(cart),
    totalPrice: priceText(sums(cart).total),
    currencyCode: 'SEK',
    paymentId,
    orderNumber: orderNumber === '' ? null : orderNumber,
    orderPlaced: orderNumber !== '',
    status,
    correlationId,
    errorMessage: errorMessage === '' ? null : errorMessage,
  }
}

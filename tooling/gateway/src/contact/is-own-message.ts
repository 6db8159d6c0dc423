import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { ORDER_NUMBER_MAX_LENGTH } from '@shop/domain/orders/withdrawal.ts'
import { customers } from '../account/customer-tables.ts'
import type { Database } from '../database/database.ts'
import { orders } from '../orders/order-tables.ts'

const MAX_NUMBERS = 20

interface Sender {
  shopId: string
  /** In the form in which addresses are stored. */
  email: string
  message: string
  /** The customer whose valid token came with the message. */
  customerId: string | undefined
}

/**
 * True if the typed address is the writer's own: a customer with that proven address is logged in, or the message names an
 * order of that address. A stranger knows neither.
 */
export async function isOwnMessage(db: Database, { shopId, email, message, customerId }: Sender): Promise<boolean> {
  const isCustomer = and(eq(customers.email, email), isNotNull(customers.emailProvenAt))
  if (customerId && (await db.$count(customers, and(eq(customers.id, customerId), isCustomer))) > 0) return true
  const numbers = numbersIn(message)
  if (numbers.length === 0) return false
  const isNamed = and(eq(orders.shopId, shopId), inArray(orders.orderNumber, numbers))
  const isTheirs = eq(sql`${orders.draft} -> 'invoiceAddress' ->> 'email'`, email)
  return (await db.$count(orders, and(isNamed, isTheirs))) > 0
}

/** Returns the words of a message that may be order numbers. */
const numbersIn = (message: string) =>
  [...new Set(message.match(/[\p{L}\d-]+/gu))]
    .filter((word) => /\d/.test(word) && word.length <= ORDER_NUMBER_MAX_LENGTH)
    .slice(0, MAX_NUMBERS)

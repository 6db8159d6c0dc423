import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { hasEmail } from '../../database/email-columns.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Digests } from '../../secrets/digests.ts'
import type { Order } from '../change-order.ts'
import { orderAccesses } from '../order-access-tables.ts'
import { orders } from '../order-tables.ts'
import { readOrderWhere, type KeptOrder } from '../read-orders.ts'

/** For how many minutes a typed code shows the order. */
const ACCESS_MINUTES = 60

/** The one refusal for every token that opens no order, whatever the reason. Not 401: no login has ended. */
const accessOver = () => new Refusal(403, ['order-access-over'])

interface NamedOrder {
  shopId: string
  email: string
  /** As the customer typed it. */
  orderNumber: string
}

/** Finds the order with a number that was confirmed to an address. */
export async function findOrderOfEmail(
  db: Database,
  { shopId, email, orderNumber }: NamedOrder,
): Promise<Order | undefined> {
  const typed = orderNumber.replaceAll(/[\s#]/g, '')
  const [found] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.shopId, shopId),
        inArray(orders.orderNumber, [typed, typed.toUpperCase()]),
        hasEmail(sql`${orders.draft} -> 'invoiceAddress' ->> 'email'`, email),
      ),
    )
  return found
}

/** Opens one order. The returned token gives access to it alone: 256 random bits, of which the database stores the digest. */
export async function openOrder(
  db: Database,
  digests: Digests,
  { shopId, transactionId }: Pick<Order, 'shopId' | 'transactionId'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = sql`now() + interval '1 minute' * ${ACCESS_MINUTES}`
  const tokenHash = digests.digest('order-access', token)
  await db.insert(orderAccesses).values({ tokenHash, shopId, transactionId, expiresAt })
  return token
}

/** Returns the order that a token opens. */
export async function readOpenedOrder(
  db: Database,
  digests: Digests,
  { shopId, token }: { shopId: string; token: string },
): Promise<KeptOrder> {
  const [access] = await db
    .select({ transactionId: orderAccesses.transactionId })
    .from(orderAccesses)
    .where(
      and(
        inArray(orderAccesses.tokenHash, digests.storedForms('order-access', token)),
        eq(orderAccesses.shopId, shopId),
        gt(orderAccesses.expiresAt, sql`now()`),
      ),
    )
  const order =
    access && (await readOrderWhere(db, and(eq(orders.shopId, shopId), eq(orders.transactionId, access.transactionId))))
  if (!order) throw accessOver()
  return order
}

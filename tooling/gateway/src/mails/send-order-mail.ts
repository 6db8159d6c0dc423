import { eq } from 'drizzle-orm'
import { customers } from '../account/customer-tables.ts'
import type { Database } from '../database/database.ts'
import { unreachable } from '../failures/unreachable.ts'
import type { OrderMailKind } from '../model/outbox-kind.ts'
import { orders } from '../orders/order-tables.ts'
import { parcelPageOf } from '../shops/parcel-page-of.ts'
import type { ShopDirectory } from '../shops/shop-directory.ts'
import { readMailShop, senderOf } from './mail-shop.ts'
import type { SendMail } from './mailer.ts'
import { makeMail } from './make-mail.ts'
import { orderMails } from './order-mails.ts'
import { readTerms } from './read-terms.ts'

/** The services of mails. */
export interface OrderMailServices {
  db: Database
  findShop: ShopDirectory
  sendMail: SendMail
}

/** Sends a mail about an order. Does nothing if the customer's address was erased. */
export async function sendOrderMail(services: OrderMailServices, kind: OrderMailKind, transactionId: string) {
  const { db, findShop, sendMail } = services
  const [order] = await db.select().from(orders).where(eq(orders.transactionId, transactionId))
  const shop = order && (await findShop(order.shopId))
  if (!shop) unreachable(`No order for the mail ${kind} of transaction ${transactionId}`)
  const { origin, invoiceAddress } = order.draft
  if (invoiceAddress.email.trim() === '') return
  const hasAccount = (await db.select().from(customers).where(eq(customers.id, order.userId))).length > 0
  const terms = kind === 'confirmation' ? await readTerms(db, shop.id) : undefined
  const mailed = { ...order, terms, hasAccount, trackingUrl: parcelPageOf(order, shop) }
  const mailShop = await readMailShop(db, shop)
  const mail = await makeMail(mailShop, origin, invoiceAddress.email, orderMails[kind](mailed, mailShop))
  await sendMail({ ...mail, from: senderOf(shop), id: `${kind}-${transactionId}` })
}

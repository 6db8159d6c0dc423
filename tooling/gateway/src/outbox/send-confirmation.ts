import type { Database } from '../database/database.ts'
import { unreachable } from '../failures/unreachable.ts'
import { readTexts } from '../shops/documents.ts'
import type { ShopDirectory } from '../shops/shop-directory.ts'
import { findById } from '../transactions/transaction-store.ts'
import { confirmationMail } from './confirmation-mail.ts'
import type { SendMail } from './mailer.ts'

/** Mails the confirmation of an order; in the free shop the address is optional, and so is the mail. */
export async function sendConfirmation(db: Database, findShop: ShopDirectory, send: SendMail, transactionId: string) {
  const transaction = await findById(db, transactionId)
  const shop = transaction && (await findShop(transaction.shopId))
  if (!transaction?.orderNumber || !shop) unreachable(`No order to confirm for transaction ${transactionId}`)
  const mail = confirmationMail(transaction.draft, transaction.orderNumber, {
    name: shop.configuration.displayName || shop.settings.senderName,
    texts: await readTexts(db, shop.id),
    showsPrices: !shop.configuration.featureFlags.hidePricesAndPayment,
  })
  if (mail.to === '') return
  const from = { name: shop.settings.senderName, address: shop.settings.senderEmail }
  await send({ ...mail, from, id: `confirmation-${transactionId}` })
}

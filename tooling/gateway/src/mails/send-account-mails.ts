import { pages } from '@shop/domain/text/pages.ts'
import { eq } from 'drizzle-orm'
import { customers } from '../account/customer-tables.ts'
import type { Customer } from '../account/customer.ts'
import { emailChanges } from '../account/email-change-tables.ts'
import { emailChangeLink, type EmailChange } from '../account/email-change/email-change-links.ts'
import { findResetOwner, resetSessionId } from '../account/password/reset-session.ts'
import {
  accountEmptiedMail,
  emailAskedMail,
  emailChangedMail,
  emailConfirmationMail,
  passwordChangedMail,
  passwordResetMail,
} from './account-mails.ts'
import { readMailShop, senderOf, type MailShop } from './mail-shop.ts'
import { makeMail, type MailPlan } from './make-mail.ts'
import type { NewsletterServices } from './send-newsletter-confirmation.ts'
import type { OrderMailServices } from './send-order-mail.ts'

/** The outbox entry of a mail. Its key becomes the mail's id. */
interface MailItem {
  key: string
  subjectId: string
}

/** Sends the requested link. Does nothing if the address has no account. */
export async function sendPasswordReset(services: NewsletterServices, { key, subjectId }: MailItem): Promise<void> {
  const found = await findResetOwner(services.db, subjectId)
  if (!found) return
  const { customer, reset } = found
  const sessionId = resetSessionId(services.digests, reset.id)
  const link = reset.origin + pages.changePassword.href({ userId: customer.id, sessionId })
  const owner = { ...customer, origin: reset.origin }
  await sendToCustomer(services, { key, owner, plan: (shop) => passwordResetMail(link, shop) })
}

/** Sends a mail that needs nothing but the shop's origin. Does nothing if the account is gone. */
const toOwner =
  (mail: (origin: string, shop: MailShop) => MailPlan) =>
  async (services: OrderMailServices, { key, subjectId }: MailItem): Promise<void> => {
    const [owner] = await services.db.select().from(customers).where(eq(customers.id, subjectId))
    if (!owner) return
    await sendToCustomer(services, { key, owner, plan: (shop) => mail(owner.origin, shop) })
  }

/** Reports a changed password to the customer, because an intruder may have changed it. */
export const sendPasswordChanged = toOwner(passwordChangedMail)

/** Reports to the customer what was removed from the account. */
export const sendAccountEmptied = toOwner(accountEmptiedMail)

/** Asks the new address for a confirmation, unless the request has ended or is confirmed by now. */
export async function sendEmailConfirmation(services: NewsletterServices, { key, subjectId }: MailItem): Promise<void> {
  const change = await findChange(services, subjectId)
  if (!change?.confirmHash || change.confirmedAt) return
  const link = emailChangeLink(services.digests, 'confirm', change)
  const owner = { ...change, email: change.newEmail }
  await sendToCustomer(services, { key, owner, plan: (shop) => emailConfirmationMail(link, shop) })
}

/** Reports a requested change to the current address, because an intruder may have requested it. */
export async function sendEmailAsked(services: NewsletterServices, { key, subjectId }: MailItem): Promise<void> {
  const change = await findChange(services, subjectId)
  if (!change?.undoHash) return
  const news = { undoLink: emailChangeLink(services.digests, 'undo', change), at: change.changedAt }
  await sendToCustomer(services, { key, owner: change, plan: (shop) => emailAskedMail(news, shop) })
}

/** Reports a change to the previous address, because an intruder may have made it. */
export async function sendEmailChanged(services: NewsletterServices, { key, subjectId }: MailItem): Promise<void> {
  const change = await findChange(services, subjectId)
  if (!change?.undoHash) return
  const at = change.confirmedAt ?? change.changedAt
  const news = { undoLink: emailChangeLink(services.digests, 'undo', change), at }
  await sendToCustomer(services, { key, owner: change, plan: (shop) => emailChangedMail(news, shop) })
}

async function findChange({ db }: NewsletterServices, id: string): Promise<EmailChange | undefined> {
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.id, id))
  return change
}

async function sendToCustomer(
  { db, findShop, sendMail }: OrderMailServices,
  {
    key,
    owner,
    plan,
  }: { key: string; owner: Pick<Customer, 'shopId' | 'origin' | 'email'>; plan: (shop: MailShop) => MailPlan },
): Promise<void> {
  const shop = await findShop(owner.shopId)
  if (!shop) return
  const mailShop = await readMailShop(db, shop)
  const mail = await makeMail(mailShop, owner.origin, owner.email, plan(mailShop))
  await sendMail({ ...mail, id: key.replaceAll(':', '-'), from: senderOf(shop) })
}

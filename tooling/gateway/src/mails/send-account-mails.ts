import { eq } from 'drizzle-orm'
import { emailChanges } from '../account/email-change-tables.ts'
import type { Customer } from '../account/profile-response.ts'
import { findResetOwner, resetSessionId } from '../account/reset-session.ts'
import { customers } from '../database/schema.ts'
import { emailChangedMail } from './email-changed-mail.ts'
import { readMailShop, senderOf, type MailShop } from './mail-shop.ts'
import { makeMail, type MailPlan } from './make-mail.ts'
import { passwordChangedMail } from './password-changed-mail.ts'
import { passwordResetMail } from './password-reset-mail.ts'
import type { NewsletterServices } from './send-newsletter-confirmation.ts'
import type { OrderMailServices } from './send-order-mail.ts'

/** What the outbox says of a mail: its key, so that a repeated mail is known as one, and what it is about. */
interface MailItem {
  key: string
  subjectId: string
}

/** Sends the link that was asked for; to nobody where the address has no account. */
export async function sendPasswordReset(services: NewsletterServices, { key, subjectId }: MailItem): Promise<void> {
  const found = await findResetOwner(services.db, subjectId)
  if (!found) return
  const { customer, reset } = found
  const link = `${reset.origin}/account/changepassword/${customer.id}/${resetSessionId(services.digests, reset.id)}`
  const owner = { ...customer, origin: reset.origin }
  await sendToCustomer(services, { key, owner, plan: (shop) => passwordResetMail(link, shop) })
}

/** Tells a customer of a new password, in case it was somebody else who chose it. */
export async function sendPasswordChanged(services: OrderMailServices, { key, subjectId }: MailItem): Promise<void> {
  const [owner] = await services.db.select().from(customers).where(eq(customers.id, subjectId))
  if (!owner) return
  await sendToCustomer(services, { key, owner, plan: (shop) => passwordChangedMail(owner.origin, shop) })
}

/** Tells of another e-mail at the one that the customer had before: somebody else may have changed it. */
export async function sendEmailChanged(services: OrderMailServices, { key, subjectId }: MailItem): Promise<void> {
  const [change] = await services.db.select().from(emailChanges).where(eq(emailChanges.id, subjectId))
  if (!change) return
  const { origin, changedAt } = change
  await sendToCustomer(services, { key, owner: change, plan: (shop) => emailChangedMail(origin, changedAt, shop) })
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

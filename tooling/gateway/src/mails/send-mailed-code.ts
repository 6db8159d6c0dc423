import { CODE_MINUTES, codeOf, findMailedCode, type MailedCode } from '../orders/guest/mailed-code.ts'
import type { CodePurpose } from '../orders/guest/mailed-code-tables.ts'
import type { Database } from '../database/database.ts'
import { findOrderOfEmail } from '../orders/guest/order-access.ts'
import { readMailShop, senderOf, type MailShop } from './mail-shop.ts'
import { makeMail, type MailPlan } from './make-mail.ts'
import type { NewsletterServices } from './send-newsletter-confirmation.ts'

/** Whether there is anything that the code can open, by its purpose. */
const HAS_SUBJECT: Readonly<Record<CodePurpose, (db: Database, asked: MailedCode) => Promise<boolean>>> = {
  'guest-order': async (db, { shopId, email, subject }) =>
    (await findOrderOfEmail(db, { shopId, email, orderNumber: subject })) !== undefined,
}

/** Sends a code to the address that it was asked for. Does nothing if nothing belongs to the address, or if it has expired. */
export async function sendMailedCode(
  { db, digests, findShop, sendMail }: NewsletterServices,
  { key, subjectId }: { key: string; subjectId: string },
): Promise<void> {
  const asked = await findMailedCode(db, subjectId)
  const shop = asked && (await findShop(asked.shopId))
  if (!shop || !(await HAS_SUBJECT[asked.purpose](db, asked))) return
  const mailShop = await readMailShop(db, shop)
  const mail = await makeMail(mailShop, asked.origin, asked.email, codeMail(codeOf(digests, asked.id), mailShop))
  await sendMail({ ...mail, id: key.replaceAll(':', '-'), from: senderOf(shop) })
}

/** A code in large type. The subject names it, so that a phone shows it without opening the mail. */
export const codeMail = (code: string, { t }: MailShop): MailPlan => {
  const minutes = String(CODE_MINUTES)
  return {
    subject: t('CodeMailSubject', { code }),
    title: t('CodeMailTitle'),
    preheader: t('CodeMailText', { minutes }),
    parts: [
      { kind: 'paragraph', text: t('CodeMailText', { minutes }) },
      { kind: 'number', label: t('CodeMailLabel'), value: code },
      { kind: 'paragraph', text: t('CodeMailIgnore') },
    ],
  }
}

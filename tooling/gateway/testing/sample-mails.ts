import { configurationSchema } from '@shop/domain/shop/configuration.ts'
import { pages } from '@shop/domain/text/pages.ts'
import * as v from 'valibot'
import {
  accountEmptiedMail,
  emailAskedMail,
  emailChangedMail,
  emailConfirmationMail,
  passwordChangedMail,
  passwordResetMail,
} from '../src/mails/account-mails.ts'
import { contactMail, contactReceiptMail } from '../src/mails/contact-mails.ts'
import { describeMailShop } from '../src/mails/mail-shop.ts'
import type { Mail } from '../src/mails/mailer.ts'
import { makeMail, type MailPlan } from '../src/mails/make-mail.ts'
import { codeMail } from '../src/mails/send-mailed-code.ts'
import { refillMail } from '../src/mails/send-refill-mail.ts'
import { newsletterMail } from '../src/mails/send-newsletter-confirmation.ts'
import { orderMails } from '../src/mails/order-mails.ts'
import type { MailKind } from '../src/model/outbox-kind.ts'
import { parcelPage } from '../src/model/carriers.ts'
import type { ShopData } from '../src/model/shop-data.ts'
import { sampleOrder } from './sample-order.ts'

const SAMPLE_MESSAGE = {
  name: 'Inger Sørensen',
  email: 'inger@example.com',
  phone: '39 62 00 14',
  message: 'Hvilken dome passer?\nJeg bruger 312.',
}

const SAMPLE_PARCEL = { trackingNumber: 'JD 0146 2', trackingUrl: parcelPage('gls', 'JD 0146 2') }

/** Returns the data of an order and a message in which a visitor has typed one text into every field. */
function typedEverywhere(typed: string | undefined) {
  const { draft } = sampleOrder()
  if (typed === undefined) return { draft, message: SAMPLE_MESSAGE }
  const { invoiceAddress } = draft
  const fields = Object.keys(invoiceAddress).filter((field) => field !== 'email')
  const address = { ...invoiceAddress, ...Object.fromEntries(fields.map((field) => [field, typed])) }
  return {
    draft: { ...draft, invoiceAddress: address, deliveryAddress: address, properties: { eanNumberApplied: typed } },
    message: { ...SAMPLE_MESSAGE, name: typed, phone: typed, message: `Hej\n${typed}` },
  }
}

/** Returns every mail of a shop, with sample data, by its kind. `typed` replaces all texts of the visitor. */
export async function sampleMails(
  shopData: Omit<ShopData, 'id'>,
  now: Date,
  typed?: string,
): Promise<[kind: string, mail: Mail][]> {
  const { settings, texts, configuration, products } = shopData
  const shop = describeMailShop({ settings, configuration: v.parse(configurationSchema, configuration) }, texts)
  const { cultureName, currency, language } = settings
  const typedData = typedEverywhere(typed)
  const sample = sampleOrder({ ...typedData.draft, style: { cultureName, currency }, language })
  const lines = sample.draft.lines.map((line, index) => ({ ...line, imageUrl: products[index]?.pictures[0] ?? '' }))
  const order = { ...sample, draft: { ...sample.draft, lines }, hasAccount: true, ...SAMPLE_PARCEL }
  const { origin } = order.draft
  const message = { ...typedData.message, origin, receivedAt: now }
  const news = { undoLink: `${origin}/undo`, at: now }
  const reset = origin + pages.changePassword.href({ userId: 'c-1', sessionId: 'abc' })
  const plans: Readonly<Record<MailKind, MailPlan>> = {
    confirmation: orderMails.confirmation(order, shop),
    shipped: orderMails.shipped(order, shop),
    cancelled: orderMails.cancelled(order, shop),
    refunded: orderMails.refunded(order, shop),
    'newsletter-confirmation': newsletterMail(
      { confirm: `${origin}/confirm`, unsubscribe: `${origin}/unsubscribe` },
      shop,
    ),
    'contact-message': contactMail(message, shop),
    'contact-receipt': contactReceiptMail(message, shop),
    'mailed-code': codeMail('314159', shop),
    'refill-reminder': refillMail(order.draft, { open: `${origin}/refill#token`, end: `${origin}/end` }, shop),
    'password-reset': passwordResetMail(reset, shop),
    'password-changed': passwordChangedMail(origin, shop),
    'account-emptied': accountEmptiedMail(origin, shop),
    'email-change-confirmation': emailConfirmationMail(`${origin}/confirm`, shop),
    'email-change-asked': emailAskedMail(news, shop),
    'email-changed': emailChangedMail(news, shop),
  }
  return Promise.all(
    Object.entries(plans).map(async ([kind, plan]): Promise<[string, Mail]> => [
      kind,
      await makeMail(shop, origin, 'inger@example.com', plan),
    ]),
  )
}

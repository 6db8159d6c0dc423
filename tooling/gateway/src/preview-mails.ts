// Writes every mail of every demo shop into a folder: `node src/preview-mails.ts /tmp/mails`.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { configurationSchema } from '@shop/domain/shop/configuration.ts'
import { pages } from '@shop/domain/text/pages.ts'
import sharp from 'sharp'
import * as v from 'valibot'
import {
  emailAskedMail,
  emailChangedMail,
  emailConfirmationMail,
  passwordChangedMail,
  passwordResetMail,
} from './mails/account-mails.ts'
import { describeMailShop } from './mails/mail-shop.ts'
import { makeMail } from './mails/make-mail.ts'
import { contactMail, contactReceiptMail } from './mails/contact-mails.ts'
import { newsletterMail } from './mails/newsletter-mail.ts'
import { orderMails } from './mails/order-mails.ts'
import type { SeedData } from './seeding/seed-data.ts'
import { parcelPage } from './model/carriers.ts'
import type { ShopData } from './model/shop-data.ts'
import { readDemoData } from './seeding/read-demo-data.ts'
import { sampleOrder } from './testing/sample-order.ts'

const [, , folder = 'mails'] = process.argv

const SAMPLE_MESSAGE = {
  name: 'Inger Sørensen',
  email: 'inger@example.com',
  phone: '39 62 00 14',
  message: 'Hvilken dome passer?\nJeg bruger 312.',
}

const SAMPLE_PARCEL = { trackingNumber: 'JD 0146 2', trackingUrl: parcelPage('gls', 'JD 0146 2') }

/** Embeds a mail's pictures, because no server runs here. */
async function withPictures({ pictures }: SeedData, html: string): Promise<string> {
  const shown = pictures.flatMap(({ name, hash, svg }) => {
    const [address] = new RegExp(`https://[^"]*/${name}-${hash}/\\d+\\.png`).exec(html) ?? []
    return address ? [{ address, svg }] : []
  })
  let whole = html
  for (const { address, svg } of shown) {
    const png = await sharp(Buffer.from(svg), { density: 150 }).resize(400).png().toBuffer()
    whole = whole.replaceAll(address, `data:image/png;base64,${png.toString('base64')}`)
  }
  return whole
}

async function writeMails(data: SeedData, { id, settings, texts, configuration, products }: ShopData) {
  const shop = describeMailShop({ settings, configuration: v.parse(configurationSchema, configuration) }, texts)
  const { cultureName, currency, language } = settings
  const sample = sampleOrder({ style: { cultureName, currency }, language })
  const lines = sample.draft.lines.map((line, index) => ({ ...line, imageUrl: products[index]?.pictures[0] ?? '' }))
  const draft = { ...sample.draft, lines }
  const order = { ...sample, draft, hasAccount: true, ...SAMPLE_PARCEL }
  const links = { confirm: `${order.draft.origin}/confirm`, unsubscribe: `${order.draft.origin}/unsubscribe` }
  const plans = Object.entries(orderMails).map(([kind, plan]) => [kind, plan(order, shop)] as const)
  const message = { ...SAMPLE_MESSAGE, origin: order.draft.origin, receivedAt: new Date() }
  const news = { undoLink: `${order.draft.origin}/undo`, at: new Date() }
  const others = [
    ['newsletter', newsletterMail(links, shop)],
    ['contact-message', contactMail(message, shop)],
    ['contact-receipt', contactReceiptMail(message, shop)],
    [
      'password-reset',
      passwordResetMail(order.draft.origin + pages.changePassword.href({ userId: 'c-1', sessionId: 'abc' }), shop),
    ],
    ['password-changed', passwordChangedMail(order.draft.origin, shop)],
    ['email-confirmation', emailConfirmationMail(`${order.draft.origin}/confirm`, shop)],
    ['email-asked', emailAskedMail(news, shop)],
    ['email-changed', emailChangedMail(news, shop)],
  ] as const
  for (const [kind, plan] of [...plans, ...others]) {
    const { subject, text, html } = await makeMail(shop, order.draft.origin, 'inger@example.com', plan)
    const file = path.join(folder, `${id}-${kind}`)
    writeFileSync(`${file}.html`, await withPictures(data, html))
    writeFileSync(`${file}.txt`, `${subject}\n\n${text}\n`)
  }
}

mkdirSync(folder, { recursive: true })
const data = readDemoData()
await Promise.all(data.shops.map((shop) => writeMails(data, shop)))

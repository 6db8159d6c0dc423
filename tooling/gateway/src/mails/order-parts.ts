import { addressLines } from '@shop/domain/address-lines.ts'
import { lineAttributes } from '@shop/domain/line-attributes.ts'
import type { DraftLine, OrderDraft } from '../model/order-draft.ts'
import { formatMoney } from '../money/format.ts'
import type { MailPart, MailRow } from './mail-content.ts'
import type { MailShop } from './mail-shop.ts'

/** An order as its mails know it. */
export interface MailedOrder {
  orderNumber: string
  draft: OrderDraft
  /** As the carrier gave it, if any. */
  trackingNumber: string | null
}

function lineRow({ quantity, name, itemNumber, colorName = '', attributes = [] }: DraftLine, amount: string): MailRow {
  const productAttributes = Object.fromEntries(attributes)
  const what = [name, ...lineAttributes({ colorName, productAttributes })].join(', ')
  return { label: `${quantity} × ${what}`, itemNumber, amount }
}

/** What was bought, without what it cost. */
export const goodsAlone = ({ lines }: OrderDraft): MailPart => ({
  kind: 'goods',
  rows: lines.map((line) => lineRow(line, '')),
  sums: [],
})

/**
 * What was bought, and how its amounts, VAT included, add up to the total (CART-26); without amounts where nobody is
 * shown any (OP-18).
 */
export function goodsAndSums({ lines, discounts, shipping, totals, style }: OrderDraft, shop: MailShop): MailPart {
  const { say, showsPrices } = shop
  const money = (minor: number) => (showsPrices ? formatMoney(minor, style) : '')
  const row = (label: string, minor: number): MailRow => ({ label, amount: money(minor) })
  const free = showsPrices ? say('Free') : ''
  const exemption = totals.vatExempt > 0 ? [row(say('VatExempt'), -totals.vatExempt)] : []
  return {
    kind: 'goods',
    rows: lines.map((line) => lineRow(line, line.isGift ? free : money(line.totalMinor))),
    sums: [
      ...(showsPrices ? discounts.map(({ name, amountMinor }) => row(name, -amountMinor)) : []),
      row(shipping.name, shipping.inclVatMinor),
      ...(showsPrices ? [...exemption, { ...row(say('Total'), totals.total), isTotal: true }] : []),
      ...(showsPrices ? [row(say('VatIncluded'), totals.vat)] : []),
    ],
  }
}

/** Where an order goes. */
export const deliverTo = ({ deliveryAddress, invoiceAddress }: OrderDraft, { say }: MailShop): MailPart => ({
  kind: 'lines',
  title: say('DeliveryAddress'),
  lines: addressLines(deliveryAddress ?? invoiceAddress),
})

/** Who pays an order, where that is told anybody. */
export const invoiceTo = ({ invoiceAddress, properties }: OrderDraft, { say }: MailShop): MailPart => ({
  kind: 'lines',
  title: say('InvoiceAddress'),
  lines: [
    ...addressLines(invoiceAddress),
    ...(properties.eanNumberApplied ? [`${say('EanNumber')}: ${properties.eanNumberApplied}`] : []),
  ],
})

/** How to return goods, and within how many days. Says nothing of a right to withdraw where nothing was bought. */
export const withdrawal = ({ origin }: OrderDraft, { say, showsPrices, returnDays }: MailShop): MailPart => ({
  kind: 'link',
  before: showsPrices ? say('OrderMailWithdrawal', { days: String(returnDays) }) : '',
  label: say('OrderMailReturns'),
  url: `${origin}/customer-service/returns`,
})

/** How a mail begins. */
export const greeting = ({ invoiceAddress: { firstName } }: OrderDraft, { say }: MailShop): MailPart => ({
  kind: 'paragraph',
  text: say('OrderMailGreeting', { name: firstName }),
})

/** A paragraph of the shop's words. */
export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text })

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

function lineLabel({ quantity, name, itemNumber, colorName = '', attributes = [] }: DraftLine): string {
  const productAttributes = Object.fromEntries(attributes)
  const what = [name, ...lineAttributes({ colorName, productAttributes })].join(', ')
  return `${quantity} × ${what} (${itemNumber})`
}

/** What was bought, without what it cost. */
export const goodsAlone = ({ lines }: OrderDraft): MailPart => ({
  kind: 'goods',
  rows: lines.map((line) => ({ label: lineLabel(line), amount: '' })),
  sums: [],
})

/**
 * What was bought, and how its amounts, VAT included, add up to the total (CART-26); without amounts where nobody is
 * shown any (OP-18).
 */
export function goodsAndSums({ lines, discounts, shipping, totals, style }: OrderDraft, shop: MailShop): MailPart {
  const { say, showsPrices } = shop
  const worded = (label: string, amount: string): MailRow => ({ label, amount: showsPrices ? amount : '' })
  const row = (label: string, minor: number) => worded(label, formatMoney(minor, style))
  const exemption = totals.vatExempt > 0 ? [row(say('VatExempt'), -totals.vatExempt)] : []
  return {
    kind: 'goods',
    rows: lines.map((line) =>
      line.isGift ? worded(lineLabel(line), say('Free')) : row(lineLabel(line), line.totalMinor),
    ),
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

/** How to undo a purchase. */
export const withdrawal = ({ origin }: OrderDraft, { say }: MailShop): MailPart => ({
  kind: 'link',
  before: say('OrderMailWithdrawal'),
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

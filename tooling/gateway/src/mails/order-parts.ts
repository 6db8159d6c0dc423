import { addressLines } from '@shop/domain/address/address-lines.ts'
import { lineAttributes } from '@shop/domain/cart/line-attributes.ts'
import { pages } from '@shop/domain/shop/pages.ts'
import type { DraftLine, OrderDraft } from '../model/order-draft.ts'
import { formatMoney } from '../money/format.ts'
import type { MailPart, MailRow } from './mail-content.ts'
import { mailPicture } from './mail-picture.ts'
import type { MailShop } from './mail-shop.ts'

/** An order as its mails know it. */
export interface MailedOrder {
  orderNumber: string
  draft: OrderDraft
  /** Whether the customer has an account, where the order can be seen. */
  hasAccount: boolean
  /** As the carrier gave it, if any. */
  trackingNumber: string | null
  /** The carrier's page about the parcel, where the carrier is known. */
  trackingUrl?: string | undefined
}

function lineRow(line: DraftLine, origin: string, amount: string): MailRow {
  const { quantity, name, itemNumber, imageUrl, colorName = '', attributes = [] } = line
  const picture = mailPicture(imageUrl, origin)
  const productAttributes = Object.fromEntries(attributes)
  const what = [name, ...lineAttributes({ colorName, productAttributes })].join(', ')
  return { label: `${quantity} × ${what}`, itemNumber, amount, ...(picture && { picture }) }
}

/** What was bought, without what it cost. */
export const goodsAlone = ({ lines, origin }: OrderDraft): MailPart => ({
  kind: 'goods',
  rows: lines.map((line) => lineRow(line, origin, '')),
  sums: [],
})

/**
 * What was bought, and how its amounts, VAT included, add up to the total (CART-26); without amounts where nobody is
 * shown any (OP-18).
 */
export function goodsAndSums(
  { lines, origin, discounts, shipping, totals, style }: OrderDraft,
  shop: MailShop,
): MailPart {
  const { say, showsPrices } = shop
  const money = (minor: number) => (showsPrices ? formatMoney(minor, style) : '')
  const row = (label: string, minor: number): MailRow => ({ label, amount: money(minor) })
  const free = showsPrices ? say('Free') : ''
  const exemption = totals.vatExempt > 0 ? [row(say('VatExempt'), -totals.vatExempt)] : []
  return {
    kind: 'goods',
    rows: lines.map((line) => lineRow(line, origin, line.isGift ? free : money(line.totalMinor))),
    sums: [
      ...(showsPrices ? discounts.map(({ name, amountMinor }) => row(name, -amountMinor)) : []),
      row(shipping.name, shipping.inclVatMinor),
      ...(showsPrices ? [...exemption, { ...row(say('Total'), totals.total), isTotal: true }] : []),
      ...(showsPrices ? [row(say('VatIncluded'), totals.vat)] : []),
    ],
  }
}

/** The number of an order, to say on the telephone or to type. */
export const numberOf = ({ orderNumber }: MailedOrder, { say }: MailShop): MailPart => ({
  kind: 'number',
  label: say('OrderNumber'),
  value: orderNumber,
})

/** Leads to the order in the customer's account. Guests have no page that shows an order. */
export const seeOrder = ({ orderNumber, draft, hasAccount }: MailedOrder, { say }: MailShop): MailPart[] =>
  hasAccount
    ? [
        {
          kind: 'link',
          before: '',
          label: say('OrderMailButton'),
          url: draft.origin + pages.orderDetails.href({ orderNumber }),
          isButton: true,
        },
      ]
    : []

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

/** How to follow the parcel of an order: a link if the carrier is known, else its number alone. */
export function tracking({ trackingNumber, trackingUrl }: MailedOrder, { say }: MailShop): MailPart[] {
  if (!trackingNumber) return []
  const text = say('ShippedMailTracking', { trackingNumber })
  if (!trackingUrl) return [paragraph(text)]
  return [{ kind: 'link', before: text, label: say('FollowParcel'), url: trackingUrl }]
}

/** How to return goods, and within how many days. Says nothing of a right to withdraw where nothing was bought. */
export const withdrawal = ({ origin }: OrderDraft, { say, showsPrices, returnDays }: MailShop): MailPart => ({
  kind: 'link',
  before: showsPrices ? say('OrderMailWithdrawal', { days: String(returnDays) }) : '',
  label: say('OrderMailReturns'),
  url: origin + pages.customerService.href({ url: 'returns' }),
})

/** How a mail begins. */
export const greeting = ({ invoiceAddress: { firstName } }: OrderDraft, { say }: MailShop): MailPart => ({
  kind: 'paragraph',
  text: say('OrderMailGreeting', { name: firstName }),
})

/** A paragraph of the shop's words. */
export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text })

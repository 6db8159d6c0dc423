import { addressLines } from '@shop/domain/address/address-lines.ts'
import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { lineAttributes } from '@shop/domain/cart/line-attributes.ts'
import { withdrawalAddress } from '@shop/domain/orders/withdrawal-address.ts'
import { pages } from '@shop/domain/text/pages.ts'
import type { DraftLine, OrderDraft } from '../model/order-draft.ts'
import { formatMoney } from '../money/format.ts'
import type { MailedPage } from './legal-parts.ts'
import type { MailPart, MailRow } from './mail-content.ts'
import { mailPicture } from './mail-picture.ts'
import type { MailShop } from './mail-shop.ts'
import { repeatedText } from './repeated-text.ts'

/** An order with the data that its mails show. */
export interface MailedOrder {
  orderNumber: string
  draft: OrderDraft
  /** True if the customer has an account that shows the order. */
  hasAccount: boolean
  /** The terms as they were when the order was confirmed. */
  terms?: MailedPage | undefined
  /** The carrier's tracking number, if any. */
  trackingNumber: string | null
  /** The carrier's page about the parcel, if the carrier is known. */
  trackingUrl?: string | undefined
}

function lineRow(line: DraftLine, origin: string, amount: string): MailRow {
  const { quantity, name, itemNumber, imageUrl, colorName = '', attributes = [] } = line
  const picture = mailPicture(imageUrl, origin)
  const productAttributes = Object.fromEntries(attributes)
  const what = [name, ...lineAttributes({ colorName, productAttributes })].join(', ')
  return { label: `${quantity} × ${what}`, itemNumber, amount, ...(picture && { picture }) }
}

/** The bought goods without prices. */
export const goodsAlone = ({ lines, origin }: OrderDraft): MailPart => ({
  kind: 'goods',
  rows: lines.map((line) => lineRow(line, origin, '')),
  sums: [],
})

/** The bought goods with prices that include VAT and add up to the total. Without amounts in shops that hide prices. */
export function goodsAndSums(
  { lines, origin, discounts, shipping, totals, style }: OrderDraft,
  shop: MailShop,
): MailPart {
  const { t, showsPrices } = shop
  const money = (minor: number) => (showsPrices ? formatMoney(minor, style) : '')
  const row = (label: string, minor: number): MailRow => ({ label, amount: money(minor) })
  const free = showsPrices ? t('Free') : ''
  const exemption = totals.vatExempt > 0 ? [row(t('VatExempt'), -totals.vatExempt)] : []
  return {
    kind: 'goods',
    rows: lines.map((line) => lineRow(line, origin, line.isGift ? free : money(line.totalMinor))),
    sums: [
      ...(showsPrices ? discounts.map(({ name, amountMinor }) => row(name, -amountMinor)) : []),
      {
        ...row(t('DeliveryNamed', { name: shipping.name }) || shipping.name, shipping.inclVatMinor),
        ...(shipping.inclVatMinor === 0 && free && { amount: free }),
      },
      ...(showsPrices ? [...exemption, { ...row(t('Total'), totals.total), isTotal: true }] : []),
      ...(showsPrices ? [row(t('VatIncluded'), totals.vat)] : []),
    ],
  }
}

/** The number of an order. */
export const numberOf = ({ orderNumber }: MailedOrder, { t }: MailShop): MailPart => ({
  kind: 'number',
  label: t('OrderNumber'),
  value: orderNumber,
})

/** A link to the order in the customer's account, or to the page where visitors without one find it. */
export function seeOrder({ orderNumber, draft, hasAccount }: MailedOrder, { t, guestOrders }: MailShop): MailPart[] {
  if (!hasAccount && !guestOrders) return []
  const path = hasAccount ? pages.orderDetails.href({ orderNumber }) : pages.findOrder.href()
  return [{ kind: 'link', before: '', label: t('OrderMailButton'), url: draft.origin + path, isButton: true }]
}

/** The lines of an address, with its country where the shop delivers to several. */
const linesOf = (address: CheckoutAddress, { countryName }: MailShop) =>
  [...addressLines(address), countryName(address.countryCode)].filter(Boolean).map(repeatedText)

/** The delivery address. */
export const deliverTo = ({ deliveryAddress, invoiceAddress }: OrderDraft, shop: MailShop): MailPart => ({
  kind: 'lines',
  title: shop.t('DeliveryAddress'),
  lines: linesOf(deliveryAddress ?? invoiceAddress, shop),
})

/** The invoice address, with a public buyer's EAN number. */
export const invoiceTo = ({ invoiceAddress, properties }: OrderDraft, shop: MailShop): MailPart => ({
  kind: 'lines',
  title: shop.t('InvoiceAddress'),
  lines: [
    ...linesOf(invoiceAddress, shop),
    ...(properties.eanNumberApplied ? [`${shop.t('EanNumber')}: ${repeatedText(properties.eanNumberApplied)}`] : []),
  ],
})

/** A link to track the parcel, or its number alone if the carrier is unknown. */
export function tracking({ trackingNumber, trackingUrl }: MailedOrder, { t }: MailShop): MailPart[] {
  if (!trackingNumber) return []
  const text = t('ShippedMailTracking', { trackingNumber })
  if (!trackingUrl) return [paragraph(text)]
  return [{ kind: 'link', before: text, label: t('FollowParcel'), url: trackingUrl }]
}

/**
 * A link to withdraw, with the days of that right: to the form with this order under the law of the European Union, otherwise to the
 * page about returns. Free orders have no such right.
 */
export function withdrawal({ orderNumber, draft }: MailedOrder, shop: MailShop): MailPart {
  const { t, law, showsPrices, returnDays } = shop
  const before = showsPrices ? t('OrderMailWithdrawal', { days: String(returnDays) }) : ''
  const page = law.isEu
    ? { label: t('WithdrawalTitle'), url: withdrawalAddress(orderNumber) }
    : { label: t('OrderMailReturns'), url: pages.customerService.href({ url: 'returns' }) }
  return { kind: 'link', before, ...page, url: draft.origin + page.url }
}

/** The salutation. */
export const greeting = ({ invoiceAddress: { firstName } }: OrderDraft, { t }: MailShop): MailPart => ({
  kind: 'paragraph',
  text: t('OrderMailGreeting', { name: repeatedText(firstName) }),
})

/** A paragraph. */
export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text })

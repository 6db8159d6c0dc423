import type { CheckoutAddress } from '@shop/domain/address.ts'
import { lineAttributes } from '@shop/domain/line-attributes.ts'
import type { MessageKey } from '@shop/domain/messages.ts'
import type { OrderDraft } from '../model/order-draft.ts'
import { formatMoney } from '../money/format.ts'
import { fillPlaceholders } from './fill-placeholders.ts'

/** A mail before it is sent: plain text, so that every reader and screen reader shows it well. */
export interface Mail {
  to: string
  subject: string
  text: string
  headers?: Record<string, string>
}

const addressLines = ({ firstName, middleName, lastName, ...address }: CheckoutAddress) =>
  [
    [firstName, middleName, lastName].filter(Boolean).join(' '),
    address.company,
    address.addressLine1,
    address.addressLine2,
    `${address.postalCode} ${address.city}`,
  ].filter((line) => line.trim() !== '')

/** The confirmation of an order in the shop's language: what was bought, what it costs, where it goes, how to undo it. */
export function confirmationMail(
  { lines, shipping, discounts, totals, style, invoiceAddress, deliveryAddress, properties, origin }: OrderDraft,
  orderNumber: string,
  shop: { name: string; texts: Readonly<Record<string, string>>; showsPrices: boolean },
): Mail {
  const say = (key: MessageKey, values: Record<string, string> = {}) => fillPlaceholders(shop.texts[key] ?? '', values)
  const money = (minor: number) => formatMoney(minor, style)
  const price = (minor: number) => (shop.showsPrices ? `  ${money(minor)}` : '')
  const goods = lines.map((line) => {
    const { colorName = '', productAttributes = {} } = line
    const what = [line.name, ...lineAttributes({ colorName, productAttributes })].join(', ')
    return `${line.quantity} × ${what} (${line.itemNumber})${price(line.totalMinor)}`
  })
  const sums = [
    ...discounts.map(({ name, amountMinor }) => `${name}  ${money(-amountMinor)}`),
    `${shipping.name}  ${money(shipping.inclVatMinor)}`,
    ...(totals.vatExempt > 0 ? [`${say('VatExempt')}  ${money(-totals.vatExempt)}`] : []),
    `${say('Total')}  ${money(totals.total)}`,
    `${say('Vat')}  ${money(totals.vat)}`,
  ]
  const blocks = [
    [say('OrderMailGreeting', { name: invoiceAddress.firstName })],
    [say('OrderMailIntro', { orderNumber })],
    goods,
    shop.showsPrices ? sums : [shipping.name],
    [`${say('DeliveryAddress')}:`, ...addressLines(deliveryAddress ?? invoiceAddress)],
    ...(properties.eanNumberApplied ? [[`${say('EanNumber')}: ${properties.eanNumberApplied}`]] : []),
    [say('OrderMailWithdrawal'), `${origin}/customer-service/returns`],
    [say('OrderMailSignature', { shop: shop.name })],
  ]
  return {
    to: invoiceAddress.email.trim(),
    subject: say('OrderMailSubject', { shop: shop.name, orderNumber }),
    text: blocks.map((block) => block.join('\n')).join('\n\n'),
  }
}

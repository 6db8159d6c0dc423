import { amountOf } from '@shop/domain/prices/price.ts'
import { named } from '../http/named-fields.ts'

/** Writes an amount of major units. */
type WriteAmount = (major: number) => unknown

const asNumber: WriteAmount = (major) => major
const asDecimals: WriteAmount = (major) => major.toFixed(2)

/** Divides the shops into two kinds by their id. Each kind is answered in other forms. */
const isSecondKind = (shopId: string) => Buffer.from(shopId).reduce((sum, byte) => sum + byte, 0) % 2 === 1

const AMOUNTS = named(
  'price priceStr regularPriceStr minimumBulkPriceStr displayPrice totalDiscount totalPrice vat vatExempt subTotalInclVat subTotalExclVat shippingPriceInclVat shippingPriceExclVat unitPriceStr totalStr subtotalStr subtotalInclVatStr shippingStr shippingInclVatStr taxStr subtotalPrice subtotalPriceInclVat shippingPrice vatPrice',
)
const COUNTS = named('quantity expires_in total')
const PAGES = named('url route')
const PICTURES = named('image backgroundImage imageUrl images allImages')

const withoutSlash = (address: string) => address.replace(/^\/(?=.)/, '')

/**
 * Rewrites an answer in other forms that the documents allow:
 * - amounts as numbers, or as decimals in a text, without a currency
 * - texts in place of amounts as `false`
 * - counts as texts
 * - empty lists as null
 * - addresses without their first slash
 * - pictures without their first slash, or with the gateway's host
 */
export function inOtherForms(answer: unknown, { shopId, base }: { shopId: string; base: string }): unknown {
  const writeAmount: WriteAmount = isSecondKind(shopId) ? asDecimals : asNumber
  const picture = (address: string) =>
    isSecondKind(shopId) && address.startsWith('/') ? `${base}${address}` : withoutSlash(address)

  const amount = (sent: unknown) => {
    const major = typeof sent === 'string' || typeof sent === 'number' ? amountOf(sent) : undefined
    return major === undefined ? false : writeAmount(major)
  }

  function write(value: unknown, name: string, holder: object): unknown {
    if (Array.isArray(value)) return value.length === 0 ? null : value.map((item) => write(item, name, holder))
    if (typeof value === 'object' && value !== null) {
      const below = Object.entries(value).map(([field, part]): [string, unknown] => [
        field,
        name === 'discounts' ? amount(part) : write(part, field, value),
      ])
      return Object.fromEntries(below)
    }
    // `total` is an amount in a line, and a count in a cart.
    if (name in AMOUNTS || (name === 'total' && 'itemNumber' in holder)) return amount(value)
    if (name in COUNTS && typeof value === 'number') return String(value)
    if (typeof value !== 'string') return value
    if (name in PICTURES) return picture(value)
    return name in PAGES ? withoutSlash(value) : value
  }

  return write(answer, '', {})
}

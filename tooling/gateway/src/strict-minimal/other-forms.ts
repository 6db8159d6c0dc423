import { amountOf } from '@shop/domain/price.ts'
import { named } from '../http/named-fields.ts'

/** How a gateway writes an amount of major units. */
type WriteAmount = (major: number) => unknown

const asNumber: WriteAmount = (major) => major
const asDecimals: WriteAmount = (major) => major.toFixed(2)

/** Every second shop of the strict minimum has its amounts as numbers, the others as texts of mere decimals. */
const amountsOf = (shopId: string): WriteAmount =>
  Buffer.from(shopId).reduce((sum, byte) => sum + byte, 0) % 2 === 0 ? asNumber : asDecimals

const AMOUNTS = named(
  'price priceStr regularPriceStr minimumBulkPriceStr displayPrice totalDiscount totalPrice vat vatExempt subTotalInclVat subTotalExclVat shippingPriceInclVat shippingPriceExclVat',
)
const COUNTS = named('quantity expires_in total')
const ADDRESSES = named('url route image imageUrl')

/**
 * An answer as another gateway might write it that the specification allows as well: amounts without currency, those that
 * are none as a plain no, counts as texts, lists of nothing as null, addresses without their slash.
 */
export function inOtherForms(answer: unknown, shopId: string): unknown {
  const writeAmount = amountsOf(shopId)

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
    // In a line `total` is what it costs, in a cart how many pieces there are.
    if (name in AMOUNTS || (name === 'total' && 'itemNumber' in holder)) return amount(value)
    if (name in COUNTS && typeof value === 'number') return String(value)
    return name in ADDRESSES && typeof value === 'string' ? value.replace(/^\/(?=.)/, '') : value
  }

  return write(answer, '', {})
}

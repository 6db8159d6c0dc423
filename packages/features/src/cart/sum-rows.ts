import type { Cart } from '@shop/domain/cart.ts'
import type { Amount } from '@shop/domain/parse.ts'
import { formatAmount, parsePrice } from '@shop/domain/price.ts'
import type { Transaction } from '@shop/domain/transaction.ts'
import type { SummaryRow } from '@shop/ui/commerce/summary-rows.tsx'
import type { ShopFacts, Translate } from '../runtime/shop-context.tsx'

/** The sums of a cart or of a transaction, as the gateway counted them. */
export interface Sums extends Pick<
  Cart & Transaction,
  | 'subTotalInclVat'
  | 'subTotalExclVat'
  | 'shippingPriceInclVat'
  | 'shippingPriceExclVat'
  | 'vat'
  | 'vatExempt'
  | 'totalPrice'
  | 'currencyCode'
> {
  discounts?: Cart['discounts']
  totalDiscount?: Amount
}

/** A cart's sums under the names that a transaction has for them. */
export const cartSums = (cart: Cart, currencyCode: string): Sums => ({
  ...cart,
  totalPrice: cart.displayPrice,
  currencyCode,
})

interface Around {
  t: Translate
  configuration: ShopFacts['configuration']
}

/**
 * The rows under the lines of a cart or an order (CART-16, CHK-31, PAY-23): with VAT in the sums, or VAT as a row of its
 * own (CFG-16). An amount that was not sent has no row. Shops that hide prices have none at all (OP-18).
 */
export function sumRows(sums: Sums, { t, configuration }: Around): SummaryRow[] {
  const { displayPriceIncludingVat: inclVat, orderSummaryType, hidePricesAndPayment } = configuration.featureFlags
  if (hidePricesAndPayment) return []
  const money = (amount: Amount) => formatAmount(amount, configuration.cultureName, sums.currencyCode)
  const delivery = inclVat
    ? money(sums.shippingPriceInclVat) || money(sums.shippingPriceExclVat)
    : money(sums.shippingPriceExclVat) || money(sums.shippingPriceInclVat)
  const discounts = Object.entries(sums.discounts ?? {})
  const vat = money(sums.vat)
  const rows: SummaryRow[] = [
    inclVat
      ? { key: 'subtotal', label: t('Subtotal'), amount: money(sums.subTotalInclVat) || money(sums.subTotalExclVat) }
      : {
          key: 'subtotal',
          label: t('SubtotalExclVat'),
          amount: money(sums.subTotalExclVat) || money(sums.subTotalInclVat),
        },
    ...discounts.map(([name, amount]): SummaryRow => ({
      key: `discount ${name}`,
      label: t('DiscountNamed', { name }),
      amount: money(amount),
      kind: 'saving',
    })),
    // One discount is its own total.
    {
      key: 'totalDiscount',
      label: t('TotalDiscount'),
      amount: discounts.length === 1 ? '' : money(sums.totalDiscount ?? ''),
      kind: 'saving',
    },
    {
      key: 'delivery',
      label: t(inclVat ? 'Delivery' : 'DeliveryExclVat'),
      amount: isNothing(delivery) ? t('Free') : delivery,
    },
    {
      key: 'vatExempt',
      label: t('VatExempt'),
      amount: orderSummaryType === 'uk' ? exempted(money(sums.vatExempt)) : '',
      kind: 'saving',
    },
    { key: 'vat', label: t('Vat'), amount: inclVat ? '' : vat },
    { key: 'total', label: t(inclVat ? 'Total' : 'TotalInclVat'), amount: money(sums.totalPrice), kind: 'total' },
    { key: 'vatIncluded', label: t('VatIncluded'), amount: inclVat ? vat : '', kind: 'note' },
  ]
  return rows.filter(({ amount }) => amount !== '')
}

const isNothing = (amount: string) => parsePrice(amount) === 0
const exempted = (amount: string) => (isNothing(amount) ? '' : amount)

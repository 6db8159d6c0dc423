import type { Cart } from '@shop/domain/cart.ts'
import type { Amount } from '@shop/domain/parse.ts'
import { formatAmount, parsePrice } from '@shop/domain/price.ts'
import type { Transaction } from '@shop/domain/transaction.ts'
import type { SummaryRow } from '@shop/ui/commerce/summary-rows.tsx'
import type { ShopConfig, Translate } from '../runtime/config/shop-config.tsx'

/** The totals of a cart or of a transaction, as the gateway counted them. */
export interface Totals extends Pick<
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

/** A cart's totals under the names that a transaction has for them. */
export const cartTotals = (cart: Cart, currencyCode: string): Totals => ({
  ...cart,
  totalPrice: cart.displayPrice,
  currencyCode,
})

interface Around {
  t: Translate
  configuration: ShopConfig['configuration']
  /** The delivery is still to be chosen on this page: its row keeps the place for the amount (CHK-13). */
  awaitsDelivery?: boolean
}

/**
 * The rows under the lines of a cart or an order (CART-16, CHK-31, PAY-23): with VAT in the totals, or VAT as a row of its
 * own (CFG-16). An amount that was not sent has no row. Shops that hide prices have none at all (OP-18).
 */
export function totalRows(totals: Totals, { t, configuration, awaitsDelivery = false }: Around): SummaryRow[] {
  const { displayPriceIncludingVat: inclVat, orderSummaryType, hidePricesAndPayment } = configuration.featureFlags
  if (hidePricesAndPayment) return []
  const money = (amount: Amount) => formatAmount(amount, configuration.cultureName, totals.currencyCode)
  const delivery = inclVat
    ? money(totals.shippingPriceInclVat) || money(totals.shippingPriceExclVat)
    : money(totals.shippingPriceExclVat) || money(totals.shippingPriceInclVat)
  const discounts = Object.entries(totals.discounts ?? {})
  const vat = money(totals.vat)
  const rows: SummaryRow[] = [
    inclVat
      ? {
          key: 'subtotal',
          label: t('Subtotal'),
          amount: money(totals.subTotalInclVat) || money(totals.subTotalExclVat),
        }
      : {
          key: 'subtotal',
          label: t('SubtotalExclVat'),
          amount: money(totals.subTotalExclVat) || money(totals.subTotalInclVat),
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
      amount: discounts.length === 1 ? '' : money(totals.totalDiscount ?? ''),
      kind: 'saving',
    },
    {
      key: 'delivery',
      label: t(inclVat ? 'Delivery' : 'DeliveryExclVat'),
      amount: (isNothing(delivery) ? t('Free') : delivery) || (awaitsDelivery ? t('DeliveryNotChosen') : ''),
    },
    {
      key: 'vatExempt',
      label: t('VatExempt'),
      amount: orderSummaryType === 'uk' ? exempted(money(totals.vatExempt)) : '',
      kind: 'saving',
    },
    { key: 'vat', label: t('Vat'), amount: inclVat ? '' : vat },
    { key: 'total', label: t(inclVat ? 'Total' : 'TotalInclVat'), amount: money(totals.totalPrice), kind: 'total' },
    { key: 'vatIncluded', label: t('VatIncluded'), amount: inclVat ? vat : '', kind: 'note' },
  ]
  return rows.filter(({ amount }) => amount !== '')
}

const isNothing = (amount: string) => parsePrice(amount) === 0
const exempted = (amount: string) => (isNothing(amount) ? '' : amount)

import type { Amount } from '@shop/domain/reading/parse.ts'
import { asReduction, formatAmount, isNothing } from '@shop/domain/prices/price.ts'
import { isDiscount, readTotals, type TotalLine } from '@shop/domain/totals/total-readings.ts'
import { currencyOfTotals, type Totals } from '@shop/domain/totals/totals.ts'
import type { SummaryRow } from '@shop/ui/commerce/cart/summary-rows.tsx'
import type { ShopConfig, Translate } from '../../runtime/config/shop-config.tsx'

interface Around {
  t: Translate
  configuration: ShopConfig['configuration']
  /** Whether the shipping method is still to be chosen on this page. Its row then holds the place of the amount. */
  awaitsDelivery?: boolean
}

/**
 * Returns the totals' rows of a cart or an order. VAT is included in the amounts or has its own row. An amount that was not
 * sent has no row. Shops that hide prices have no rows. While a delivery is still to be chosen, its row has the least cost.
 */
export function totalRows(totals: Totals, { t, configuration, awaitsDelivery = false }: Around): SummaryRow[] {
  const { featureFlags } = configuration
  if (featureFlags.hidePricesAndPayment) return []
  const { vatExempt, openDelivery } = totals
  const named = { ...totals, vatExempt: featureFlags.orderSummaryType === 'uk' ? vatExempt : '' }
  const { inclVat, lines } = readTotals(named, featureFlags.displayPriceIncludingVat)
  const currency = currencyOfTotals(totals)
  const deliveryText = (charged: Amount) => {
    const { cost = '', currency: ofCost, name = '' } = openDelivery?.cheapest ?? {}
    if (isNothing(cost)) return t('FreeNamed', { name })
    const least = formatAmount(cost, configuration, ofCost)
    if (least !== '') return t('AmountFrom', { amount: least })
    // The zero of a delivery that is not chosen is no cost.
    const amount = openDelivery ? '' : charged
    if (isNothing(amount)) return t('Free')
    return amount === '' && awaitsDelivery ? t('DeliveryNotChosen') : formatAmount(amount, configuration, currency)
  }
  const textOf = ({ key, amount, kind }: TotalLine) => {
    if (key === 'delivery') return deliveryText(amount)
    const isTakenOff = kind === 'saving' || isDiscount({ key })
    return formatAmount(isTakenOff ? asReduction(amount) : amount, configuration, currency)
  }
  const isBeforeDelivery = openDelivery !== undefined
  return (isBeforeDelivery ? withDelivery(lines) : lines)
    .map((line): SummaryRow => {
      const { key, kind } = line
      return {
        key,
        label: labelOf(line, { inclVat, isBeforeDelivery, t }),
        amount: textOf(line),
        ...(kind && { kind }),
      }
    })
    .filter(({ amount }) => amount !== '')
}

/** Adds a row for the delivery if only the total was sent. */
const withDelivery = (lines: readonly TotalLine[]): readonly TotalLine[] =>
  lines.some(({ key }) => key === 'delivery') ? lines : [{ key: 'delivery', amount: '' }, ...lines]

interface Naming {
  inclVat: boolean
  isBeforeDelivery: boolean
  t: Translate
}

function labelOf({ key, kind }: TotalLine, { inclVat, isBeforeDelivery, t }: Naming): string {
  if (key === 'subtotal') return t(inclVat ? 'Subtotal' : 'SubtotalExclVat')
  if (key === 'delivery') return t(inclVat ? 'Delivery' : 'DeliveryExclVat')
  if (key === 'total') {
    const beforeDelivery = isBeforeDelivery && t(inclVat ? 'TotalBeforeDelivery' : 'TotalInclVatBeforeDelivery')
    return beforeDelivery || t(inclVat ? 'Total' : 'TotalInclVat')
  }
  if (key === 'vat') return t(kind === 'note' ? 'VatIncluded' : 'Vat')
  if (key === 'vatExempt') return t('VatExempt')
  if (key === 'unnamedDiscount') return t('Discount')
  if (key === 'rounding') return t('Rounding')
  if (key === 'other') return t('OtherAmount')
  return key === 'totalDiscount' ? t('TotalDiscount') : t('DiscountNamed', { name: key.slice('discount '.length) })
}

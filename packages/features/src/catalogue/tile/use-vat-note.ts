import { cartOf } from '../../cart/cart.ts'
import { useCart } from '../../cart/cart-context.ts'
import { useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'

/**
 * Returns whether the shop's prices include VAT, as text. Only what is known: the switch that is off by default says nothing of
 * prices, but the sums of a cart may prove that they exclude VAT. `isUnusual` is true then.
 */
export function useVatNote() {
  const t = useTranslate()
  const isIncluded = useFlag('displayPriceIncludingVat')
  const isUnusual = useCart((state) => cartOf(state).excludesVat)
  return { isUnusual, vatNote: isUnusual ? t('PriceExclVat') : isIncluded && t('PriceInclVat') }
}

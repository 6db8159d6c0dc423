import { useFlag, useTranslate } from '../runtime/config/shop-config.tsx'

/** Returns whether the shop's prices include VAT, as text. `isUsual` is true if they do, as shoppers expect. */
export function useVatNote() {
  const t = useTranslate()
  const isUsual = useFlag('displayPriceIncludingVat')
  return { isUsual, vatNote: t(isUsual ? 'PriceInclVat' : 'PriceExclVat') }
}

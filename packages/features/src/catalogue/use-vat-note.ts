import { useFlag, useTranslate } from '../runtime/config/shop-config.tsx'

/** Says whether the prices of the shop include VAT (CFG-16). `isUsual` is true where they do, as shoppers expect. */
export function useVatNote() {
  const t = useTranslate()
  const isUsual = useFlag('displayPriceIncludingVat')
  return { isUsual, vatNote: t(isUsual ? 'PriceInclVat' : 'PriceExclVat') }
}

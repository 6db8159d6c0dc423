import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'

/** The selling business for receipts: name, address, VAT number. Empty if the gateway names none. */
export function Seller() {
  const t = useTranslate()
  const { name = '', address = '', vatNumber = '' } = useConfiguration().seller ?? {}
  const parts = [name, address, vatNumber && t('VatNumber', { vatNumber })].filter(Boolean)
  return parts.length > 0 ? <p>{parts.join(' · ')}</p> : null
}

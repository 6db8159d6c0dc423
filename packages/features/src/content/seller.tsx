import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'

/** The selling business for footers and receipts: name, address and numbers. Empty if the gateway names none. */
export function Seller() {
  const t = useTranslate()
  const { name = '', address = '', companyNumber = '', vatNumber = '' } = useConfiguration().seller ?? {}
  const parts = [
    name,
    address,
    companyNumber && t('CompanyNumber', { companyNumber }),
    vatNumber && t('VatNumber', { vatNumber }),
  ].filter(Boolean)
  return parts.length > 0 ? <p>{parts.join(' · ')}</p> : null
}

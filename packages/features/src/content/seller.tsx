import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'

/** The selling business for footers and receipts: name, address and numbers. Empty if the gateway names none. */
export function Seller() {
  const t = useTranslate()
  const { seller } = useConfiguration()
  if (!seller) return null
  const { name, address, companyNumber, vatNumber } = seller
  const numbers = [companyNumber && t('CompanyNumber', { companyNumber }), vatNumber && t('VatNumber', { vatNumber })]
  return <p>{[name, address, ...numbers].filter(Boolean).join(' · ')}</p>
}

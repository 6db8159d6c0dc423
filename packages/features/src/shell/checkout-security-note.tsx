import { SecureCheckoutNote } from '@shop/ui/commerce/secure-checkout-note.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { phoneLink } from '../runtime/navigation/phone-link.ts'

/** Says at checkout that paying is safe here, and whom to ask (OP-66). */
export function CheckoutSecurityNote() {
  const t = useTranslate()
  const phone = useShopConfig().content.sellingPointsBar?.phone
  return (
    <SecureCheckoutNote title={t('SecureCheckout')}>
      {phone && <Link href={phoneLink(phone)}>{phone}</Link>}
    </SecureCheckoutNote>
  )
}

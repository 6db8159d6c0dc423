import { SecureCheckoutNote } from '@shop/ui/commerce/secure-checkout-note.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { useFacts, useTranslate } from '../runtime/shop-context.tsx'
import { phoneLink } from './phone-link.ts'

/** Says on the way to the till that paying is safe here, and whom to ask (OP-66). */
export function SafetyNote() {
  const t = useTranslate()
  const phone = useFacts().content.sellingPointsBar?.phone
  return (
    <SecureCheckoutNote title={t('SecureCheckout')}>
      {phone && <Link href={phoneLink(phone)}>{phone}</Link>}
    </SecureCheckoutNote>
  )
}

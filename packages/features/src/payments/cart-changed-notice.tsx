import { Alert } from '@shop/ui/feedback/alert.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useCartChanged } from './use-cart-changed.ts'

/** Says during a payment that the cart changed elsewhere, and offers to start again with the cart as it is now. */
export function CartChangedNotice() {
  const t = useTranslate()
  if (!useCartChanged()) return null
  return (
    <Alert tone="warning" live title={t('CartChangedElsewhere')}>
      <p>{t('PaymentKeepsOrder')}</p>
      <StandaloneLink href={paths.checkout}>{t('StartPaymentAgain')}</StandaloneLink>
    </Alert>
  )
}

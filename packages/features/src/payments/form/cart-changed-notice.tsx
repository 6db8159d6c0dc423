import { Alert } from '@shop/ui/feedback/alert.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useCartChanged } from './use-cart-changed.ts'

/** Shown during a payment after the cart has changed elsewhere. Offers to restart with the current cart. */
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

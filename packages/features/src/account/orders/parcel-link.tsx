import type { Parcel } from '@shop/domain/orders/order-progress.ts'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'

interface ParcelLinkProps {
  trackingUrl: NonNullable<Parcel['trackingUrl']>
  /** Distinguishes the links of several orders for screen readers. */
  orderNumber?: string
}

/** Links to the carrier's tracking page, in a new window. */
export function ParcelLink({ trackingUrl, orderNumber }: ParcelLinkProps) {
  const t = useTranslate()
  return (
    <StandaloneLink href={trackingUrl} target="_blank" rel="noreferrer">
      {t('FollowParcel')}
      {orderNumber && <VisuallyHidden> {orderNumber}</VisuallyHidden>}
    </StandaloneLink>
  )
}

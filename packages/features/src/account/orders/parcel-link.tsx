import type { Parcel } from '@shop/domain/orders/order-progress.ts'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'

interface ParcelLinkProps {
  trackingUrl: NonNullable<Parcel['trackingUrl']>
  /** Tells links of several orders apart for screen readers. */
  orderNumber?: string
}

/** Leads to the carrier's page about a parcel, in a window of its own. */
export function ParcelLink({ trackingUrl, orderNumber }: ParcelLinkProps) {
  const t = useTranslate()
  return (
    <StandaloneLink href={trackingUrl} target="_blank" rel="noreferrer">
      {t('FollowParcel')}
      {orderNumber && <VisuallyHidden> {orderNumber}</VisuallyHidden>}
    </StandaloneLink>
  )
}

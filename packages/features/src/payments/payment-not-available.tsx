import { WithSummary, Stack, Sticky } from '@shop/ui/layout/layout.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { phoneLink } from '../runtime/navigation/phone-link.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { PaymentSummary } from './payment-summary.tsx'
import { ContactCustomerService } from './result-parts.tsx'

/** Nobody can take a payment here, as the shop names no provider or one that nobody knows: whom to turn to (OP-85, PAY-03). */
export function PaymentNotAvailable() {
  const t = useTranslate()
  const phone = useShopConfig().content.sellingPointsBar?.phone
  return (
    <WithSummary>
      <Stack>
        <Alert tone="danger" live>
          <p>{t('PaymentNotAvailable')}</p>
        </Alert>
        <ContactCustomerService />
        {phone && (
          <p>
            <Link href={phoneLink(phone)}>{t('TalkToUsPhone', { phone })}</Link>
          </p>
        )}
      </Stack>
      <Sticky>
        <PaymentSummary />
      </Sticky>
    </WithSummary>
  )
}

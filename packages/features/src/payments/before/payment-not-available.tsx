import { WithSummary, Stack, Sticky } from '@shop/ui/layout/layout.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { phoneLink } from '../../runtime/navigation/phone-link.ts'
import { useShopConfig, useTranslate } from '../../runtime/config/shop-config.tsx'
import { PaymentSummary } from './payment-summary.tsx'
import { ContactCustomerService } from '../result/result-parts.tsx'
import { WriteToUs } from '../../runtime/navigation/write-to-us.tsx'

/** Shown if the shop names no payment provider or an unknown one, with a link to customer service. */
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
        <p>
          <WriteToUs />
        </p>
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

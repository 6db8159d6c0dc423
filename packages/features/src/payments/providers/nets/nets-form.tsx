import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { useSearchParams } from '../../../runtime/navigation/router.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { LockableForm } from '../../form/form-frame.tsx'
import { OutlinedForm } from '../../form/form-outline.tsx'
import { useNetsCheckout } from './use-nets-checkout.ts'

/** Nets' payment form in the shop's page. A payment leads to the confirmation. */
export function NetsForm() {
  const t = useTranslate()
  const [query] = useSearchParams()
  const { containerId, stage, tryAgain } = useNetsCheckout()
  return (
    <Stack>
      {/* Nets adds this after a refusal on the bank's page. */}
      {query.get('paymentFailed') === 'true' && (
        <Alert tone="danger" live title={t('PaymentFailed')}>
          <p>{t('PaymentRefused')}</p>
        </Alert>
      )}
      {stage === 'script-failed' && (
        <Alert tone="danger" live title={t('PaymentLoadFailed')}>
          <div>
            <Button onClick={tryAgain}>{t('TryAgain')}</Button>
          </div>
        </Alert>
      )}
      <OutlinedForm isLoading={stage === 'loading'}>
        <LockableForm>
          <div id={containerId} />
        </LockableForm>
      </OutlinedForm>
    </Stack>
  )
}

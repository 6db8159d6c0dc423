import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Loader } from '@shop/ui/elements/spinner.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { useEffect, useId, useState } from 'react'
import { paths } from '../../../runtime/navigation/paths.ts'
import { useSearchParams } from '../../../runtime/navigation/router.ts'
import { useShopConfig, useTranslate } from '../../../runtime/config/shop-config.tsx'
import { useServices } from '../../../runtime/gateway/services.ts'
import { openConfirmation } from '../../open-confirmation.tsx'
import { useLeaveUnopened } from '../../use-leave-unopened.ts'
import { openNetsCheckout, type NetsCheckout } from './nets-sdk.ts'
import { netsTheme } from './nets-theme.ts'

type Stage = 'loading' | 'open' | 'script-failed'

/** Nets' own payment form in the shop's page (PAY-06); paid leads to the confirmation (PAY-07). */
export function NetsForm() {
  const t = useTranslate()
  const [query] = useSearchParams()
  const leaveUnopened = useLeaveUnopened()
  const { site, brand } = useShopConfig()
  const { loadGateway } = useServices()
  const containerId = useId()
  const [stage, setStage] = useState<Stage>('loading')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    let checkout: NetsCheckout | undefined
    const open = async () => {
      const { payments } = await loadGateway()
      const init = await payments.nets(leaving.signal)
      if (!init.paymentId) throw new Error('Nets gave no payment')
      const { transactionId, correlationId } = init
      const create = await openNetsCheckout(
        {
          checkoutKey: init.clientKey,
          paymentId: init.paymentId,
          containerId,
          language: init.language,
          theme: netsTheme(brand.theme),
        },
        init.scriptUrl,
        site.sandboxOrigin,
      ).catch(() => undefined)
      if (leaving.signal.aborted) return
      if (!create) {
        setStage('script-failed')
        return
      }
      checkout = create()
      checkout.on('pay-initialized', () => checkout?.send('payment-order-finalized', true))
      checkout.on('payment-completed', () => openConfirmation({ transactionId, correlationId }))
      checkout.on('payment-cancelled', () => location.assign(paths.cart))
      setStage('open')
    }
    // Waiting a moment keeps a page that is built twice in a row (development) from opening two forms.
    const start = setTimeout(() => {
      open().catch((error: unknown) => {
        if (!leaving.signal.aborted) leaveUnopened(error)
      })
    }, 0)
    return () => {
      clearTimeout(start)
      leaving.abort()
      checkout?.cleanup()
      document.getElementById(containerId)?.replaceChildren()
    }
  }, [loadGateway, leaveUnopened, containerId, brand, site, attempt])

  return (
    <Stack>
      {/* So Nets sends back who failed at the bank's own page. */}
      {query.get('paymentFailed') === 'true' && (
        <Alert tone="danger" live title={t('PaymentFailed')}>
          <p>{t('PaymentRefused')}</p>
        </Alert>
      )}
      {stage === 'loading' && <Loader label={t('PaymentLoading')} />}
      {stage === 'script-failed' && (
        <Alert tone="danger" live title={t('PaymentLoadFailed')}>
          <Button onClick={() => (setStage('loading'), setAttempt(attempt + 1))}>{t('TryAgain')}</Button>
        </Alert>
      )}
      <div id={containerId} />
    </Stack>
  )
}

import { Alert } from '@shop/ui/alert.tsx'
import { ButtonLink } from '@shop/ui/button.tsx'
import { Container, Section, Stack } from '@shop/ui/layout.tsx'
import { Loader } from '@shop/ui/spinner.tsx'
import { Lead } from '@shop/ui/text.tsx'
import { useEffect } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { isNetsSettled, netsVerdict } from '../payments/verdict.ts'
import { useTransaction } from '../payments/use-transaction.ts'
import { Head } from '../runtime/head.tsx'
import { paths } from '../runtime/paths.ts'
import { useParams } from '../runtime/router.ts'
import { useTranslate } from '../runtime/shop-context.tsx'
import type { Shop } from '../shop.ts'

/** What became of a payment (ROUTE-17): the order's number, another try, or that we are still checking. */
export function OrderConfirmationPage({ shop }: { shop: Shop }) {
  const t = useTranslate()
  const { transactionId = '', correlationId } = useParams()
  const { isWatching, transaction } = useTransaction(shop.gateway, { transactionId, correlationId }, isNetsSettled)
  const verdict = transaction ? netsVerdict(transaction) : 'open'
  useCleanStart(shop, verdict)

  return (
    <Container data-width="narrow">
      <Head title={t('OrderReceived')} hidden />
      <Section>
        {verdict === 'open' && isWatching && <Loader label={t('ResultChecking')} />}
        {verdict === 'placed' && (
          <Stack>
            <h1>{t('ThankYou')}</h1>
            <Lead>{t('OrderReceived')}</Lead>
            <p>
              {t('OrderNumber')}: <strong>{transaction?.orderNumber}</strong>
            </p>
            <p>
              <ButtonLink href={paths.home}>{t('ContinueShopping')}</ButtonLink>
            </p>
          </Stack>
        )}
        {verdict === 'open' && !isWatching && (
          <Stack>
            <h1>{t('ResultPending')}</h1>
            <Lead>{t('ResultPendingHelp')}</Lead>
            <p>
              {t('PaymentNumber')}: <strong>{transaction?.paymentId || transactionId}</strong>
            </p>
          </Stack>
        )}
        {verdict === 'failed' && (
          <Stack>
            <h1>{t('PaymentFailed')}</h1>
            <Alert tone="danger">{t('PaymentFailedHelp')}</Alert>
            <p>
              <a href={paths.payment(transactionId, correlationId)}>{t('TryAgain')}</a>
            </p>
          </Stack>
        )}
      </Section>
    </Container>
  )
}

/** On entry the cart is read again and the typed addresses are forgotten (RES-01), and once more when the order stands. */
function useCleanStart(shop: Shop, verdict: string) {
  const refresh = useCart((state) => state.refresh)
  useEffect(() => {
    shop.checkout.getState().startOver()
    refresh().catch(() => undefined)
  }, [shop, refresh, verdict])
}

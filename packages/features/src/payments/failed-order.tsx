import type { TransactionIds } from '@shop/api-client'
import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { Container, Row, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { ResultBanner } from '@shop/ui/feedback/result-banner.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { useFailureReason } from './use-failure-reason.ts'
import { useResultTexts } from './use-result-texts.ts'
import { ContactCustomerService, PaymentNumber } from './result-parts.tsx'

interface FailedOrderProps {
  ids: TransactionIds
  transaction: Transaction | undefined
}

/** The payment did not work: what is known about it, another try, and whom to ask (RES-05, RES-09, RES-10). */
export function FailedOrder({ ids, transaction }: FailedOrderProps) {
  const t = useTranslate()
  const { failed, failedHelp } = useResultTexts()
  const reason = useFailureReason()(transaction?.errorMessage ?? '')
  const tryAgain = useTryAgain(ids.transactionId, ids.correlationId || transaction?.correlationId)
  return (
    <>
      <ResultBanner tone="danger" title={<h1>{t(failed)}</h1>}>
        <Lead>{t(failedHelp)}</Lead>
      </ResultBanner>
      <Container>
        <Section>
          <Stack>
            {reason && <p>{reason}</p>}
            {transaction?.orderNumber && (
              <p>
                {t('OrderNumber')}: <b>{transaction.orderNumber}</b>
              </p>
            )}
            <PaymentNumber transactionId={ids.transactionId} {...(transaction && { transaction })} />
            <Row>
              {/* The document is loaded anew: the payment page has rules of its own. */}
              <ButtonLink href={tryAgain} icon="tryAgain" target="_self">
                {t('TryAgain')}
              </ButtonLink>
            </Row>
            <ContactCustomerService />
          </Stack>
        </Section>
      </Container>
    </>
  )
}

/** Where to try again: without the second number nobody may look at a transaction, but the basket is still there (OP-24). */
function useTryAgain(transactionId: string, correlationId: string | undefined) {
  if (!takesPayment(useConfiguration())) return paths.checkout
  return correlationId ? paths.payment(transactionId, correlationId) : paths.cart
}

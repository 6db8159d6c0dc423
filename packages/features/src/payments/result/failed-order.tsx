import type { TransactionIds } from '@shop/api-client'
import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { Container, Row, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { ResultBanner } from '@shop/ui/feedback/result-banner.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useConfiguration, useTranslate, useShopConfig } from '../../runtime/config/shop-config.tsx'
import { useResultTexts } from './use-result-texts.ts'
import { ContactCustomerService, PaymentNumber } from './result-parts.tsx'

interface FailedOrderProps {
  ids: TransactionIds
  transaction: Transaction | undefined
}

/** A failed payment: its reason, another attempt, and customer service. */
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
              {/* A full page load, because the payment page has a security policy of its own. */}
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

/**
 * Returns the link for another attempt. Without the correlation id the transaction cannot be read, so the link leads to the
 * basket.
 */
function useTryAgain(transactionId: string, correlationId: string | undefined) {
  if (!takesPayment(useConfiguration())) return paths.checkout
  return correlationId ? paths.payment(transactionId, correlationId) : paths.cart
}

/** How many characters of a gateway's reason, and of a code, are shown. */
const REASON_MAX_LENGTH = 300
const CODE_MAX_LENGTH = 60

/**
 * Returns a function that turns a transaction's failure reason into text. The name of a text or error becomes the shop's
 * own text. A sentence is shown as it is. Any other word is shown as a code for customer service.
 */
function useFailureReason() {
  const t = useTranslate()
  const { messages } = useShopConfig()
  return (said: string): string => {
    const named = said.trim()
    const own = Object.hasOwn(messages, named) ? messages[named] : t(messageKeyOf(named))
    if (own || !named) return own ?? ''
    if (/\s/.test(named)) return named.slice(0, REASON_MAX_LENGTH)
    const code = named.slice(0, CODE_MAX_LENGTH)
    return t('FailureReference', { code }) || code
  }
}

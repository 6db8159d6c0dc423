import type { TransactionIds } from '@shop/api-client'
import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Button, ButtonLink } from '@shop/ui/elements/button.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { ResultBanner } from '@shop/ui/feedback/result-banner.tsx'
import { Container, Row, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { useCart } from '../../cart/cart-context.ts'
import { useConfiguration, useShopConfig, useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useOutcomeWords, type ResultPage } from './outcome-words.ts'
import { hasEnded, type Outcome } from './outcome.ts'
import { ContactCustomerService, PaymentNumber } from './result-parts.tsx'
import type { RunningWatch } from './use-payment.ts'
import { hasPieces } from '../../cart/cart.ts'
import { isElsewhere } from './elsewhere.ts'

interface UnplacedOrderProps {
  outcome: Outcome
  page: ResultPage
  ids: TransactionIds
  payment: RunningWatch
}

/**
 * A payment without a placed order, as far as it is known. An ended one offers another attempt, an undecided one another
 * check.
 */
export function UnplacedOrder({ outcome, page, ids, payment }: UnplacedOrderProps) {
  const t = useTranslate()
  const { transaction } = payment
  const isOver = hasEnded(outcome)
  const elsewhere = isElsewhere(payment)
  // The customer asks before another attempt.
  const isDisputed = outcome === 'disputed'
  const { title, help } = useOutcomeWords(outcome, page)
  const hasBasket = useCart(hasPieces)
  const reason = useFailureReason()(transaction?.errorMessage ?? '')
  const tryAgain = useTryAgain(ids.transactionId, ids.correlationId || transaction?.correlationId)
  return (
    <>
      <ResultBanner tone={isOver ? 'danger' : 'info'} title={<h1>{t(title)}</h1>}>
        <Lead>{t(help)}</Lead>
        {isOver && elsewhere && <p>{t('BackToOtherWindow')}</p>}
        {outcome === 'paid' && elsewhere && <p>{t('CloseOtherWindow')}</p>}
        {isOver && hasBasket && !elsewhere && <p>{t('BasketStillThere')}</p>}
        {!isOver && <CheckAgain payment={payment} title={t(title)} />}
      </ResultBanner>
      <Container>
        <Section>
          <Stack>
            {isOver && reason && <p>{reason}</p>}
            {transaction?.orderNumber && (
              <p>
                {t('OrderNumber')}: <b>{transaction.orderNumber}</b>
              </p>
            )}
            <PaymentNumber transactionId={ids.transactionId} {...(transaction && { transaction })} />
            {(isOver || page === 'failure') && !elsewhere && (
              <Row>
                {/* A full page load, because the payment page has a security policy of its own. */}
                <ButtonLink
                  href={tryAgain}
                  icon="tryAgain"
                  target="_self"
                  look={isOver && !isDisputed ? 'primary' : 'secondary'}
                >
                  {t('TryAgain')}
                </ButtonLink>
              </Row>
            )}
            <ContactCustomerService />
            {!isOver && (
              <p>
                <ButtonLink href={paths.home} look="secondary">
                  {t('ContinueShopping')}
                </ButtonLink>
              </p>
            )}
          </Stack>
        </Section>
      </Container>
    </>
  )
}

function CheckAgain({ payment: { phase, isRepeated, again }, title }: { payment: RunningWatch; title: string }) {
  const t = useTranslate()
  const isRunning = phase === 'asking'
  return (
    <>
      <p>
        <Button busy={isRunning} onClick={again} icon="tryAgain">
          {t('CheckAgain')}
        </Button>
      </p>
      <Announcement visuallyHidden>{isRepeated && (isRunning ? t('ResultChecking') : title)}</Announcement>
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

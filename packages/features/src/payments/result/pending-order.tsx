import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Button, ButtonLink } from '@shop/ui/elements/button.tsx'
import { Container, Row, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { ResultBanner } from '@shop/ui/feedback/result-banner.tsx'
import { Spinner } from '@shop/ui/elements/spinner.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useResultTexts } from './use-result-texts.ts'
import type { RunningWatch } from './use-payment.ts'
import { ContactCustomerService, PaymentNumber } from './result-parts.tsx'

/** Shown while the payment is polled. */
export function CheckingOrder() {
  const t = useTranslate()
  const { checkingHelp } = useResultTexts()
  return (
    <ResultBanner tone="info" title={<h1>{t('ResultChecking')}</h1>}>
      <Row wrap="never">
        <Spinner />
        <Lead>{t(checkingHelp)}</Lead>
      </Row>
    </ResultBanner>
  )
}

interface PendingOrderProps {
  payment: RunningWatch
  transactionId: string
}

/** Shown after polling has ended without an outcome. Never suggests to pay again. The customer can check again. */
export function PendingOrder({ payment, transactionId }: PendingOrderProps) {
  const { transaction, phase, isRepeated, again } = payment
  const isRunning = phase === 'asking'
  const t = useTranslate()
  const { pendingHelp } = useResultTexts()
  return (
    <>
      <ResultBanner tone="info" title={<h1>{t('ResultPending')}</h1>}>
        <Lead>{t(pendingHelp)}</Lead>
        <p>
          <Button busy={isRunning} onClick={again} icon="tryAgain">
            {t('CheckAgain')}
          </Button>
        </p>
        <Announcement visuallyHidden>{isRepeated && t(isRunning ? 'ResultChecking' : 'ResultPending')}</Announcement>
      </ResultBanner>
      <Container>
        <Section>
          <Stack>
            <PaymentNumber transactionId={transactionId} {...(transaction && { transaction })} />
            <ContactCustomerService />
            <p>
              <ButtonLink href={paths.home} look="secondary">
                {t('ContinueShopping')}
              </ButtonLink>
            </p>
          </Stack>
        </Section>
      </Container>
    </>
  )
}

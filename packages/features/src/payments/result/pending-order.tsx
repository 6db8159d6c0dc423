import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Button, ButtonLink } from '@shop/ui/elements/button.tsx'
import { Container, Row, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { ResultBanner } from '@shop/ui/feedback/result-banner.tsx'
import { Spinner } from '@shop/ui/elements/spinner.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useResultTexts } from './use-result-texts.ts'
import type { Recheck } from './use-transaction.ts'
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
  transaction: Transaction | undefined
  transactionId: string
  recheck: Recheck
}

/** Shown after polling has ended without an outcome. Never suggests to pay again. The customer can check again. */
export function PendingOrder({ transaction, transactionId, recheck }: PendingOrderProps) {
  const t = useTranslate()
  const { pendingHelp } = useResultTexts()
  return (
    <>
      <ResultBanner tone="info" title={<h1>{t('ResultPending')}</h1>}>
        <Lead>{t(pendingHelp)}</Lead>
        <p>
          <Button busy={recheck.isRunning} onClick={recheck.start} icon="tryAgain">
            {t('CheckAgain')}
          </Button>
        </p>
        <Announcement visuallyHidden>
          {recheck.isRepeated && t(recheck.isRunning ? 'ResultChecking' : 'ResultPending')}
        </Announcement>
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

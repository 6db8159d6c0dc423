import { Lead } from '@shop/ui/elements/text.tsx'
import { ResultBanner } from '@shop/ui/feedback/result-banner.tsx'
import { Container, Section } from '@shop/ui/layout/layout.tsx'
import { WithdrawalLink } from '../../law/withdrawal-link.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useTranslateParts } from '../../runtime/config/use-translate-parts.ts'
import { ContactCustomerService } from './result-parts.tsx'

/** A placed order of another browser, as after a payment in a bank's app. Shows nothing personal. */
export function PlacedElsewhere({ orderNumber }: { orderNumber: string }) {
  const t = useTranslate()
  const inParts = useTranslateParts()
  return (
    <>
      <ResultBanner tone="success" title={<h1>{t('ThankYou')}</h1>}>
        <Lead>{inParts('OrderReceived', { orderNumber: <b>{orderNumber}</b> })}</Lead>
        <p>{t('CloseOtherWindow')}</p>
      </ResultBanner>
      <Container>
        <Section>
          <ContactCustomerService />
          <WithdrawalLink orderNumber={orderNumber} />
        </Section>
      </Container>
    </>
  )
}

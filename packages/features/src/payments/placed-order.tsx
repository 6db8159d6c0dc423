import type { Transaction } from '@shop/domain/transaction.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { IconList } from '@shop/ui/content/icon-list.tsx'
import { WithSummary, Container, Row, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { ResultBanner } from '@shop/ui/feedback/result-banner.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { styled } from 'styled-components'
import { OrderSummary } from '../cart/order-summary.tsx'
import { transactionTotals } from '../cart/totals.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { formatDate } from '../runtime/config/format-date.ts'
import { useTranslateParts } from '../runtime/config/use-translate-parts.ts'
import { ContactCustomerService } from './result-parts.tsx'
import { useRememberDeviceOrder } from './use-remember-device-order.ts'

interface PlacedOrderProps {
  orderNumber: string
  /** What was bought; unknown where only the number could be read. */
  transaction: Transaction | undefined
  /** What was typed at checkout; unknown after a reload, because it is forgotten on the way in (RES-01). */
  buyer: { firstName: string; email: string }
}

/** The order is placed: its number in large, what was bought, and what happens now (RES-04). */
export function PlacedOrder({ orderNumber, transaction, buyer }: PlacedOrderProps) {
  const t = useTranslate()
  const inParts = useTranslateParts()
  const { firstName, email } = buyer
  const isRemembered = useRememberDeviceOrder(orderNumber)
  const title = firstName ? t('ThankYouNamed', { name: firstName }) : t('ThankYou')
  return (
    <>
      <ReceiptHead placementDate={transaction?.placementDate} />
      <ResultBanner tone="success" title={<h1>{title}</h1>}>
        <Lead>{inParts('OrderReceived', { orderNumber: <b>{orderNumber}</b> })}</Lead>
        {email && <p>{t('OrderReceiptByMail', { email })}</p>}
        {transaction?.isAddressFromPayment && <p>{t('AddressFromPayment')}</p>}
        {isRemembered && <p>{t('OrderKeptOnDevice')}</p>}
      </ResultBanner>
      <Container>
        <Section>
          <Sheet>
            <Stack>
              <h2>{t('WhatHappensNow')}</h2>
              <IconList
                large
                items={[
                  { icon: 'box', title: t('WhatHappensPack') },
                  { icon: 'truck', title: t('WhatHappensSend') },
                  { icon: 'help', title: t('TalkToUsTitle'), text: <ContactCustomerService /> },
                ]}
              />
              <Row data-screen-only>
                <Button look="secondary" icon="print" onClick={() => window.print()}>
                  {t('PrintReceipt')}
                </Button>
                <StandaloneLink href={paths.home}>{t('ContinueShopping')}</StandaloneLink>
              </Row>
            </Stack>
            {transaction && <OrderSummary lines={transaction.products} totals={transactionTotals(transaction)} />}
          </Sheet>
        </Section>
      </Container>
    </>
  )
}

/** Whose receipt it is, and of which day: a sheet has no header. */
function ReceiptHead({ placementDate = '' }: { placementDate: string | undefined }) {
  const { brand, configuration } = useShopConfig()
  return (
    <OnPaper>
      <Container>
        <Row data-justify="between">
          <img src={brand.logo.onLight} alt={configuration.displayName || brand.name} />
          {placementDate && <p>{formatDate(placementDate, configuration.cultureName)}</p>}
        </Row>
      </Container>
    </OnPaper>
  )
}

const Sheet = styled(WithSummary)`
  /* A grid would begin its first row on the next sheet rather than break it. */
  @media print {
    display: block;
  }
`
const OnPaper = styled.div`
  display: none;

  img {
    height: 2.5rem;
  }
  @media print {
    display: block;
  }
`

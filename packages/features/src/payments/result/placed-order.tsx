import { readableEmail } from '@shop/domain/fields/readable-email.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { clockIn } from '@shop/domain/time/shop-time.ts'
import { transactionTotals } from '@shop/domain/totals/totals.ts'
import { Button, ButtonLink } from '@shop/ui/elements/button.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { WithSummary, Container, Row, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { ResultBanner } from '@shop/ui/feedback/result-banner.tsx'
import { Lead, Small } from '@shop/ui/elements/text.tsx'
import { from } from '@shop/ui/tokens/core.ts'
import { space } from '@shop/ui/tokens/theme.ts'
import { styled } from 'styled-components'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { IconList, type IconListItem } from '@shop/ui/content/icon-list.tsx'
import { useEffect } from 'react'
import { OrderSummary } from '../../cart/summary/order-summary.tsx'
import { WithdrawalLink } from '../../law/withdrawal-link.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useCanSendCaptcha } from '../../forms/use-can-send-captcha.ts'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useTranslateParts } from '../../runtime/config/use-translate-parts.ts'
import { useCustomer } from '../../session/visit/use-visit.ts'
import { knownPersonState, type KnownPerson } from '../../session/known-person.ts'
import { findOrderState } from '../../session/find-order-state.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import { RefillReminder } from '../../content/refill-reminder.tsx'
import { PlacedOrderFacts } from './placed-order-facts.tsx'
import { ReceiptFoot, ReceiptHead } from './receipt-paper.tsx'
import type { TypedOrder } from './typed-order.ts'
import { usePlacedDelivery } from './use-placed-delivery.ts'
import { ContactCustomerService } from './result-parts.tsx'
import { rememberDeviceOrder } from '../purchases/device-orders.ts'

interface PlacedOrderProps {
  orderNumber: string
  /** Undefined if only the order number could be read. */
  transaction: Transaction | undefined
  /** Empty after a reload, because the stored values are removed when the page opens. */
  typed: TypedOrder
}

/** A placed order: its number, its lines, and what happens next. */
export function PlacedOrder({ orderNumber, transaction, typed }: PlacedOrderProps) {
  const t = useTranslate()
  const inParts = useTranslateParts()
  const { firstName, email } = typed.invoiceAddress
  const isCustomer = useCustomer() !== undefined
  const canRegister = useCanSendCaptcha()
  const { guestOrders } = useConfiguration()
  const delivery = usePlacedDelivery({ transaction, typed })
  const isRemembered = useRememberDeviceOrder(orderNumber)
  const title = firstName ? t('ThankYouNamed', { name: firstName }) : t('ThankYou')
  return (
    <>
      <ReceiptHead placementDate={transaction?.placementDate} />
      <ResultBanner tone="success" title={<h1>{title}</h1>}>
        <Lead>{inParts('OrderReceived', { orderNumber: <b>{orderNumber}</b> })}</Lead>
        {email && <p>{t('OrderReceiptByMail', { email: readableEmail(email) })}</p>}
        {transaction?.isAddressFromPayment && <p>{t('AddressFromPayment')}</p>}
      </ResultBanner>
      <Container>
        <Section>
          <Sheet>
            <Stack gap="wide">
              <WhatHappensNow expectedDay={delivery.expectedDay} />
              <PlacedOrderFacts transaction={transaction} typed={typed} deliveryName={delivery.name} />
              <Row data-screen-only>
                {isCustomer && orderNumber && (
                  <ButtonLink href={paths.orderDetails(orderNumber)}>{t('SeeOrder')}</ButtonLink>
                )}
                {!isCustomer && orderNumber && guestOrders && (
                  <ButtonLink href={paths.findOrder} state={findOrderState(orderNumber)} look="secondary">
                    {t('FindOrderTitle')}
                  </ButtonLink>
                )}
                <Button look="secondary" icon="print" onClick={() => window.print()}>
                  {t('PrintReceipt')}
                </Button>
                <StandaloneLink href={paths.home}>{t('ContinueShopping')}</StandaloneLink>
                <WithdrawalLink orderNumber={orderNumber} person={typed.invoiceAddress} />
              </Row>
              {isRemembered && <Small data-screen-only>{t('OrderKeptOnDevice')}</Small>}
            </Stack>
            <div>
              {transaction && <OrderSummary lines={transaction.products} totals={transactionTotals(transaction)} />}
            </div>
            <Stack gap="wide">
              <RefillReminder
                orderNumber={orderNumber}
                goods={(transaction?.products ?? []).map(({ name }) => name)}
                path={isCustomer ? paths.orderDetails(orderNumber) : guestOrders ? paths.findOrder : paths.home}
                refillDay={transaction?.refillDay}
              />
              {!isCustomer && canRegister && <AccountOffer person={typed.invoiceAddress} />}
            </Stack>
          </Sheet>
        </Section>
      </Container>
      <ReceiptFoot />
    </>
  )
}

/** The next steps of an order, with the expected day if the shop shows it. */
function WhatHappensNow({ expectedDay }: { expectedDay: string | undefined }) {
  const t = useTranslate()
  const sent: IconListItem = expectedDay
    ? { icon: 'truck', title: t('ExpectedDelivery', { day: expectedDay }), text: <p>{t('WhatHappensSend')}</p> }
    : { icon: 'truck', title: t('WhatHappensSend') }
  return (
    <Stack>
      <h2>{t('WhatHappensNow')}</h2>
      <IconList
        large
        items={[
          { icon: 'box', title: t('WhatHappensPack') },
          sent,
          { icon: 'help', title: t('TalkToUsTitle'), text: <ContactCustomerService /> },
        ]}
      />
    </Stack>
  )
}

const Sheet = styled(WithSummary)`
  ${from.desktop} {
    grid-template-rows: auto 1fr;

    /* The order stands beside all else. On a phone it comes before the offer of an account. */
    > :nth-child(2) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
  /* In print, a grid would move its first row to the next sheet rather than break it. */
  @media print {
    display: block;

    > * + * {
      margin-top: ${space[5]};
    }
  }
`

/** Offers an account to an anonymous visitor. The registration form starts with the order's name and email. */
function AccountOffer({ person }: { person: KnownPerson }) {
  const t = useTranslate()
  return (
    <Panel surface="tint" data-screen-only>
      <Stack>
        <h2>{t('AccountOfferTitle')}</h2>
        <p>{t('AccountOfferText')}</p>
        <div>
          <ButtonLink href={paths.register} state={knownPersonState(person)} look="secondary">
            {t('CreateAccount')}
          </ButtonLink>
        </div>
      </Stack>
    </Panel>
  )
}

/** Stores an order without an account on this device. Returns whether it is stored. */
function useRememberDeviceOrder(orderNumber: string): boolean {
  const { platform } = useShop()
  const configuration = useConfiguration()
  const isAnonymous = useCustomer() === undefined
  useEffect(() => {
    if (isAnonymous && orderNumber) {
      const { day } = clockIn(configuration, new Date())
      rememberDeviceOrder(platform, { orderNumber, date: day.toISOString().slice(0, 10) })
    }
  }, [configuration, isAnonymous, orderNumber, platform])
  return isAnonymous
}

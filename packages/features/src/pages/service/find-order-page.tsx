import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Button, ButtonLink } from '@shop/ui/elements/button.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { Container, Row, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { readableEmail } from '@shop/domain/fields/readable-email.ts'
import type { OrderDetails as Order } from '@shop/domain/orders/order.ts'
import { useCallback, useEffect, type ReactNode } from 'react'
import type { Gateway } from '@shop/api-client'
import { AskForCodeForm, CodeForm } from '../../account/guest-orders/find-order-forms.tsx'
import { useFindOrder, type FindOrderState } from '../../account/guest-orders/use-find-order.ts'
import { OrderDetails } from '../../account/orders/order-details.tsx'
import { OrderStatus } from '../../account/orders/order-status.tsx'
import { hasErrors } from '../../forms/form-summary.tsx'
import { usePageTitle } from '../../forms/use-page-title.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { isRefusedForGood } from '../../runtime/failures/failures.ts'
import { PageLoader } from '../../runtime/failures/page-loader.tsx'
import { useFocusOnChange } from '../../runtime/navigation/focus-on-navigation.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useRequest } from '../../runtime/gateway/use-request.ts'
import { InBrowser } from '../account/in-browser.tsx'
import type { Page } from '../page.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** The page on which customers without an account see an order: by its number, their email, and a code that is mailed. */
function FindOrderPage() {
  const t = useTranslate()
  const title = t('FindOrderTitle')
  const outline = (
    <InBrowser title={title} fields={['OrderNumber', 'Email']}>
      <FindOrder />
    </InBrowser>
  )
  return (
    <Container>
      <Section spacing="page-top">{outline}</Section>
    </Container>
  )
}

function FindOrder() {
  const t = useTranslate()
  const found = useFindOrder()
  const { step, ask, code, sentTo, orderToken, isOver } = found
  const title = usePageTitle(t('FindOrderTitle'), hasErrors(step === 'ask' ? ask : code))
  if (step === 'unknown') return <NotFoundPage />
  if (orderToken) return <OpenedOrder orderToken={orderToken} found={found} />
  if (step === 'code') {
    return (
      <Step title={title} heading={t('CodeTitle')} intro={t('CodeIntro', { email: readableEmail(sentTo) })}>
        <CodeForm form={code} onAskAgain={found.askAgain} />
      </Step>
    )
  }
  return (
    <Step title={title} heading={t('FindOrderTitle')} intro={t('FindOrderIntro')}>
      {isOver && (
        <Alert tone="info" live>
          <p>{t('OrderAccessOver')}</p>
        </Alert>
      )}
      <AskForCodeForm form={ask} />
    </Step>
  )
}

interface StepProps {
  title: string
  heading: string
  intro: string
  children: ReactNode
}

function Step({ title, heading, intro, children }: StepProps) {
  return (
    <Stack gap="fields">
      <Head title={title} noindex />
      <Stack gap="tight">
        <h1>{heading}</h1>
        <Lead>{intro}</Lead>
      </Stack>
      {children}
    </Stack>
  )
}

/** The order, until its hour is over or the customer closes it. */
function OpenedOrder({ orderToken, found }: { orderToken: string; found: FindOrderState }) {
  const t = useTranslate()
  const ask = useCallback(
    (gateway: Gateway) =>
      gateway.guestOrders.details(orderToken).catch((error: unknown) => {
        if (isRefusedForGood(error)) return null
        throw error
      }),
    [orderToken],
  )
  const { answer: order, hasFailed, isRetrying, retry } = useRequest(ask)
  useFocusOnChange(String(Boolean(order)), true)
  const { end } = found
  const isOver = order === null
  useEffect(() => {
    if (isOver) end()
  })
  if (hasFailed) {
    return (
      <Step title={t('FindOrderTitle')} heading={t('FindOrderTitle')} intro={t('SomethingWentWrong')}>
        <Row>
          <Button icon="tryAgain" busy={isRetrying} onClick={retry}>
            {t('TryAgain')}
          </Button>
        </Row>
      </Step>
    )
  }
  const { email } = found.ask.values
  return order ? <ShownOrder {...{ order, orderToken, email }} onClose={found.askAgain} /> : <PageLoader />
}

interface ShownOrderProps {
  order: Order
  orderToken: string
  /** As it was typed to open the order. Empty after a reload. */
  email: string
  onClose: () => void
}

function ShownOrder({ order, orderToken, email, onClose }: ShownOrderProps) {
  const t = useTranslate()
  const title = t('OrderTitle', { orderNumber: order.orderNumber })
  return (
    <Stack gap="fields">
      <Head title={title} noindex />
      <Row justify="between">
        <h1>{title}</h1>
        <OrderStatus status={order.status} outcome={order.outcome} />
      </Row>
      <OrderDetails
        order={order}
        orderToken={orderToken}
        person={{ firstName: order.invoiceAccount?.nameLine1 ?? '', email }}
        print={
          <ButtonLink href={paths.findOrderPrint} look="secondary" icon="print">
            {t('Print')}
          </ButtonLink>
        }
      />
      <Stack>
        <p>{t('OrderOpenForAnHour')}</p>
        <div>
          <Button look="secondary" onClick={onClose}>
            {t('CloseOrder')}
          </Button>
        </div>
      </Stack>
    </Stack>
  )
}

export const page = { Component: FindOrderPage } satisfies Page

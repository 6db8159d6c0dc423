import type { UserProfile } from '@shop/domain/account/user.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { LatestOrderPanel } from '../../account/orders/latest-order-panel.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useLocation } from '../../runtime/navigation/router.ts'
import type { Page } from '../page.ts'
import { AccountLayout } from './account-layout.tsx'
import { DashboardCards } from './dashboard-cards.tsx'
import { dashboardNotices, emailToConfirm } from './dashboard-notices.ts'
import { forCustomer } from './for-customer.tsx'

/** The customer's overview: notices, the latest order, and the parts of the account. */
function DashboardPage({ customer }: { customer: UserProfile }) {
  const t = useTranslate()
  const { state, search } = useLocation()
  const waiting = emailToConfirm(state)
  const name = customer.firstName || customer.email
  return (
    <AccountLayout title={t('Dashboard')} heading={t('GreetingNamed', { name })}>
      {dashboardNotices(state, search).map(({ text, tone }) => (
        <Alert key={text} tone={tone} title={t(text)} live />
      ))}
      {waiting && (
        <Alert tone="info" title={t('EmailToConfirmTitle')} live>
          {t('EmailToConfirm', { email: waiting, current: customer.email })}
        </Alert>
      )}
      <Stack data-gap="wide">
        <LatestOrderPanel />
        <DashboardCards customer={customer} />
      </Stack>
    </AccountLayout>
  )
}

export const page = { Component: forCustomer(DashboardPage) } satisfies Page

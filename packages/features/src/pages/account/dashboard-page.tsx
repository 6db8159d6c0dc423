import type { UserProfile } from '@shop/domain/user.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import type { Page } from '../page.ts'
import { AccountLayout } from './account-layout.tsx'
import { DashboardCards } from './dashboard-cards.tsx'
import { forCustomer } from './for-customer.tsx'

/** The customer's overview: what there is in the account, and the ways to it (ROUTE-11, ACC-01). */
function DashboardPage({ customer }: { customer: UserProfile }) {
  const t = useTranslate()
  const name = customer.firstName || customer.email
  return (
    <AccountLayout title={t('Dashboard')} heading={t('GreetingNamed', { name })}>
      <DashboardCards customer={customer} />
    </AccountLayout>
  )
}

export const page = { Component: forCustomer(DashboardPage) } satisfies Page

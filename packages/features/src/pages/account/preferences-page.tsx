import type { UserProfile } from '@shop/domain/account/user.ts'
import { PreferencesForm, usePreferencesForm } from '../../account/preferences-form.tsx'
import { hasErrors } from '../../forms/form-summary.tsx'
import { usePageTitle } from '../../forms/use-page-title.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import type { Page } from '../page.ts'
import { AccountLayout } from './account-layout.tsx'
import { forCustomer } from './for-customer.tsx'
import { needsFlag } from './needs-flag.ts'
import { useBackToDashboard } from './use-back-to-dashboard.ts'

/** The page for the preferred battery size, in shops with preferences. */
function PreferencesPage({ customer }: { customer: UserProfile }) {
  const t = useTranslate()
  const backToDashboard = useBackToDashboard('editCustomerPreference')
  const form = usePreferencesForm(customer, () => backToDashboard())
  const title = t('PreferencesTitle')
  return (
    <AccountLayout title={title} documentTitle={usePageTitle(title, hasErrors(form))}>
      <PreferencesForm form={form} />
    </AccountLayout>
  )
}

export const page = {
  Component: forCustomer(PreferencesPage),
  loader: needsFlag('showCustomerPreferences'),
} satisfies Page

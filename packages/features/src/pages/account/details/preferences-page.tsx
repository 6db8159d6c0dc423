import type { UserProfile } from '@shop/domain/account/user.ts'
import { PreferencesForm, usePreferencesForm } from '../../../account/preferences-form.tsx'
import { HearingAidRow } from '../../../hearing-aid/hearing-aid-row.tsx'
import { hasErrors } from '../../../forms/form-summary.tsx'
import { usePageTitle } from '../../../forms/use-page-title.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { paths } from '../../../runtime/navigation/paths.ts'
import { redirect } from '../../../runtime/navigation/router.ts'
import type { Shop } from '../../../runtime/state/shop-context.ts'
import type { Page } from '../../page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { forCustomer } from '../for-customer.tsx'
import { useBackToDashboard } from '../use-back-to-dashboard.ts'

/** The page for the preferred battery size, in shops with preferences. */
function PreferencesPage({ customer }: { customer: UserProfile }) {
  const t = useTranslate()
  const backToDashboard = useBackToDashboard('editCustomerPreference')
  const form = usePreferencesForm(customer, () => backToDashboard())
  const title = t('PreferencesTitle')
  return (
    <AccountLayout title={title} documentTitle={usePageTitle(title, hasErrors(form))}>
      <PreferencesForm form={form} />
      <HearingAidRow />
    </AccountLayout>
  )
}

/** Redirects to the dashboard in shops without preferences. */
const preferencesLoader =
  ({ config }: Shop) =>
  () =>
    config.configuration.featureFlags.showCustomerPreferences ? null : redirect(paths.dashboard)

export const page = { Component: forCustomer(PreferencesPage), loader: preferencesLoader } satisfies Page

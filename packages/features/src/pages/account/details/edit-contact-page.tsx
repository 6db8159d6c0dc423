import type { UserProfile } from '@shop/domain/account/user.ts'
import { ContactDetailsForm } from '../../../account/contact-details-form.tsx'
import { useContactDetailsForm } from '../../../account/use-contact-details-form.ts'
import { hasErrors } from '../../../forms/form-summary.tsx'
import { usePageTitle } from '../../../forms/use-page-title.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import type { Page } from '../../page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { forCustomer } from '../for-customer.tsx'
import { useBackToDashboard } from '../use-back-to-dashboard.ts'

/** The page for names, e-mail and password. */
function EditContactPage({ customer }: { customer: UserProfile }) {
  const t = useTranslate()
  const form = useContactDetailsForm(customer, useBackToDashboard('editContactInformation'))
  const title = t('ContactDetails')
  return (
    <AccountLayout title={title} documentTitle={usePageTitle(title, hasErrors(form))}>
      <ContactDetailsForm form={form} />
    </AccountLayout>
  )
}

export const page = { Component: forCustomer(EditContactPage) } satisfies Page

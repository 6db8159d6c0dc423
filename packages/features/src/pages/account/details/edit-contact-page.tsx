import type { UserProfile } from '@shop/domain/account/user.ts'
import { ContactForm } from '../../../account/contact-form.tsx'
import { useContactForm } from '../../../account/use-contact-form.ts'
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
  const form = useContactForm(customer, useBackToDashboard('editContactInformation'))
  const title = t('ContactDetails')
  return (
    <AccountLayout title={title} documentTitle={usePageTitle(title, hasErrors(form))}>
      <ContactForm form={form} />
    </AccountLayout>
  )
}

export const page = { Component: forCustomer(EditContactPage) } satisfies Page

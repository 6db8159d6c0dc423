import type { UserProfile } from '@shop/domain/account/user.ts'
import { ADDRESS_SAVED } from '../../../account/address-saved.ts'
import { AddressForm } from '../../../account/address-form.tsx'
import { useAddressForm } from '../../../account/use-address-form.ts'
import { hasErrors } from '../../../forms/form-summary.tsx'
import { usePageTitle } from '../../../forms/use-page-title.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { EDIT_ADDRESS_ID, paths } from '../../../runtime/navigation/paths.ts'
import { Navigate, useNavigate, useSearchParams } from '../../../runtime/navigation/router.ts'
import type { Page } from '../../page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { forCustomer } from '../for-customer.tsx'

/** The page for a new address, or for the one that the query names. */
function EditAddressPage({ customer }: { customer: UserProfile }) {
  const [query] = useSearchParams()
  const id = query.get(EDIT_ADDRESS_ID)
  const entry = customer.addressBook.find((one) => one.id === id)
  // An address that does not exist is not saved as a new one.
  if (id && !entry) return <Navigate to={paths.addressBook} replace />
  return <EditAddress key={id} customer={customer} entry={entry} />
}

interface EditAddressProps {
  customer: UserProfile
  entry: UserProfile['addressBook'][number] | undefined
}

function EditAddress({ customer, entry }: EditAddressProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const form = useAddressForm(entry, customer, () => {
    void navigate(paths.addressBook, { state: ADDRESS_SAVED })
  })
  const title = t(entry ? 'EditAddress' : 'AddAddress')
  return (
    <AccountLayout title={title} documentTitle={usePageTitle(title, hasErrors(form))}>
      <AddressForm form={form} />
    </AccountLayout>
  )
}

export const page = { Component: forCustomer(EditAddressPage) } satisfies Page

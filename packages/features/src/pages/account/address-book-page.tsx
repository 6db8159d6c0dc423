import type { UserProfile } from '@shop/domain/user.ts'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Icon } from '@shop/ui/elements/icon.tsx'
import { EmptyState } from '@shop/ui/feedback/empty-state.tsx'
import { AddressBook } from '../../account/address-book.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import type { Page } from '../page.ts'
import { AccountLayout } from './account-layout.tsx'
import { forCustomer } from './for-customer.tsx'

const ADD_ID = 'add-address'

/** A customer's addresses (ROUTE-11, ACC-09). */
function AddressBookPage({ customer }: { customer: UserProfile }) {
  const t = useTranslate()
  const add = (
    <ButtonLink id={ADD_ID} href={paths.addAddress} icon="plus">
      {t('AddAddress')}
    </ButtonLink>
  )
  const isEmpty = customer.addressBook.length === 0
  return (
    <AccountLayout title={t('AddressBook')} besideHeading={!isEmpty && add}>
      {isEmpty ? (
        <EmptyState picture={<Icon name="book" />} title={<p>{t('AddressBookEmpty')}</p>} action={add} />
      ) : (
        <AddressBook customer={customer} focusNext={() => document.getElementById(ADD_ID)?.focus()} />
      )}
    </AccountLayout>
  )
}

export const page = { Component: forCustomer(AddressBookPage) } satisfies Page

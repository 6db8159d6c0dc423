import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Icon } from '@shop/ui/elements/icon.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { EmptyState } from '@shop/ui/feedback/empty-state.tsx'
import { useState } from 'react'
import { AddressBook } from '../../../account/address-book.tsx'
import { useWasAddressSaved } from '../../../account/address-saved.ts'
import { UndoNotice } from '../../../session/profile/undo-notice.tsx'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { useShop } from '../../../runtime/state/shop-context.ts'
import { paths } from '../../../runtime/navigation/paths.ts'
import { saveAddress } from '../../../session/profile/save-address.ts'
import type { Page } from '../../page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { forCustomer } from '../for-customer.tsx'

const ADD_ID = 'add-address'

function AddressBookPage({ customer }: { customer: UserProfile }) {
  const t = useTranslate()
  const add = (
    <ButtonLink id={ADD_ID} href={paths.addAddress} icon="plus">
      {t('AddAddress')}
    </ButtonLink>
  )
  const isEmpty = customer.addressBook.length === 0
  const { removed, setRemoved, undo, isBack } = useUndoableRemoval()
  const isSaved = useWasAddressSaved()
  const onRemoved = (entry: AddressBookEntry) => {
    setRemoved(entry)
    document.getElementById(ADD_ID)?.focus()
  }
  return (
    <AccountLayout title={t('AddressBook')} besideHeading={!isEmpty && add}>
      {isSaved && !removed && !isBack && <Alert tone="success" title={t('AddressSaved')} live />}
      {isBack && <Alert tone="success" title={t('AddressBack')} live />}
      {removed && <UndoNotice key={removed.id} text={t('AddressDeleted')} undo={undo} />}
      {isEmpty ? (
        <EmptyState picture={<Icon name="book" />} title={<p>{t('AddressBookEmpty')}</p>} action={add} />
      ) : (
        <AddressBook customer={customer} onRemoved={onRemoved} />
      )}
    </AccountLayout>
  )
}

/** Returns the address that was removed last, which the customer can restore. */
function useUndoableRemoval() {
  const shop = useShop()
  const [removed, setRemoved] = useState<AddressBookEntry>()
  const [isBack, setBack] = useState(false)
  const undo = async () => {
    if (!removed) return
    const { id: _, ...address } = removed
    await saveAddress(shop, address)
    setRemoved(undefined)
    setBack(true)
    // The focused button is gone.
    document.getElementById(ADD_ID)?.focus()
  }
  const remember = (entry: AddressBookEntry) => {
    setBack(false)
    setRemoved(entry)
  }
  return { removed, setRemoved: remember, undo, isBack }
}

export const page = { Component: forCustomer(AddressBookPage) } satisfies Page

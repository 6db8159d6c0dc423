import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { AddressCards } from '@shop/ui/content/address-card.tsx'
import { ConfirmDialog } from '@shop/ui/feedback/confirm-dialog.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { useState } from 'react'
import { ActionAlert } from '../runtime/actions/action-alert.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { SavedAddress } from './saved-address.tsx'
import { useAddressChanges } from './use-address-changes.ts'
import { useAddressLines } from './address-lines.ts'

interface AddressBookProps {
  customer: UserProfile
  /** Called after an address was deleted. Moves the focus, which was in the address's card. */
  onRemoved: (entry: AddressBookEntry) => void
}

/** Shows all addresses of a customer, to change, delete and make the default. */
export function AddressBook({ customer, onRemoved }: AddressBookProps) {
  const [asked, setAsked] = useState<AddressBookEntry>()
  const changes = useAddressChanges(customer)
  const remove = async (entry: AddressBookEntry) => {
    setAsked(undefined)
    if (await changes.remove(entry)) onRemoved(entry)
  }
  return (
    <Stack gap="fields">
      <ActionAlert hasFailed={changes.hasFailed} text="SomethingWentWrong" />
      <AddressCards>
        {customer.addressBook.map((entry) => (
          <li key={entry.id}>
            <SavedAddress
              entry={entry}
              isOnly={customer.addressBook.length === 1}
              changes={changes}
              onDelete={() => setAsked(entry)}
            />
          </li>
        ))}
      </AddressCards>
      <DeleteQuestion entry={asked} onYes={remove} onNo={() => setAsked(undefined)} />
    </Stack>
  )
}

interface DeleteQuestionProps {
  entry: AddressBookEntry | undefined
  onYes: (entry: AddressBookEntry) => Promise<void>
  onNo: () => void
}

/** Asks before an address is deleted. */
function DeleteQuestion({ entry, onYes, onNo }: DeleteQuestionProps) {
  const t = useTranslate()
  const linesOf = useAddressLines()
  return (
    <ConfirmDialog
      title={t('DeleteAddressQuestion')}
      open={entry !== undefined}
      yesLabel={t('Delete')}
      noLabel={t('Cancel')}
      closeLabel={t('Close')}
      onYes={() => entry && void onYes(entry)}
      onNo={onNo}
    >
      <p>{entry && linesOf(entry).join(', ')}</p>
    </ConfirmDialog>
  )
}

import { isNotFound } from '@shop/api-client/failure.ts'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { useState } from 'react'
import { useAction } from '../runtime/actions/use-action.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { adoptProfile, changeProfile } from '../session/profile/profile-actions.ts'
import { useUnauthorisedHandler } from '../session/visit/use-unauthorised-handler.ts'

export type DefaultKind = 'isDefaultBillingAddress' | 'isDefaultShippingAddress'

/** Deletes addresses and changes the defaults. If that fails, the page stays and shows the failure. */
export function useAddressChanges(customer: UserProfile) {
  const t = useTranslate()
  const { announce } = useAnnouncer()
  const shop = useShop()
  const removeHere = useRemoveHere(customer)
  const handleUnauthorised = useUnauthorisedHandler()
  const [hasFailed, setFailed] = useState(false)
  const options = { staysOnPage: true, onFailure: (error: unknown) => setFailed(!handleUnauthorised(error)) }

  const removal = useAction(async ({ id }: AddressBookEntry) => {
    const isGone = ({ addressBook }: UserProfile) => addressBook.every((entry) => entry.id !== id)
    await changeProfile(shop, (account) => account.deleteAddress(id), isGone).catch(removeHere(id))
  }, options)
  const defaulting = useAction(async ({ id, ...address }: AddressBookEntry, kind: DefaultKind) => {
    const isDefault = ({ addressBook }: UserProfile) => addressBook.some((entry) => entry.id === id && entry[kind])
    await changeProfile(shop, (account) => account.editAddress(id, { ...address, [kind]: true }), isDefault)
    announce(t('AddressSaved'))
  }, options)

  const isRunning = removal.isRunning || defaulting.isRunning
  const remove = async (entry: AddressBookEntry) => {
    if (isRunning) return false
    setFailed(false)
    return removal.run(entry)
  }
  const makeDefault = async (entry: AddressBookEntry, kind: DefaultKind) => {
    if (isRunning) return false
    setFailed(false)
    return defaulting.run(entry, kind)
  }
  const [wanted, wantedKind] = defaulting.pendingArgs ?? []
  return {
    hasFailed,
    removing: removal.pendingArgs?.[0].id,
    /** True from the moment the customer makes the address a default, before the gateway has answered. */
    isDefault: (entry: AddressBookEntry, kind: DefaultKind) =>
      entry[kind] || (wanted?.id === entry.id && wantedKind === kind),
    remove,
    makeDefault,
  }
}
export type AddressChanges = ReturnType<typeof useAddressChanges>

/** An address that the gateway no longer has was deleted elsewhere, so it is removed here too. */
function useRemoveHere(customer: UserProfile) {
  const shop = useShop()
  return (id: string) => (error: unknown) => {
    if (!isNotFound(error)) throw error
    adoptProfile(shop, { ...customer, addressBook: customer.addressBook.filter((entry) => entry.id !== id) })
  }
}

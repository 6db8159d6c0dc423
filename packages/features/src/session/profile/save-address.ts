import type { NewAddress } from '@shop/api-client'
import { newEntries } from '@shop/domain/address/address-conversion.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { changeProfile, type ProfileShop } from './profile-actions.ts'

/** Saves an address in the customer's address book. Returns the new profile. Throws GatewayFailure. */
export function saveAddress(shop: ProfileShop, address: NewAddress): Promise<UserProfile> {
  const newOnes = newEntries(shop.visit.getState().user?.userProfile.addressBook)
  return changeProfile(
    shop,
    (account) => account.addAddress(address),
    ({ addressBook }) => newOnes(addressBook, address).length > 0,
  )
}

import type { NewAddress } from '@shop/api-client'
import { newEntries } from '@shop/domain/address/address-conversion.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import type { SessionState } from './session-state.ts'

type Session = { getState: () => Pick<SessionState, 'user' | 'changeProfile'> }

/** Saves an address in the customer's address book. Returns the new profile. Throws GatewayFailure. */
export function saveAddress(session: Session, address: NewAddress): Promise<UserProfile> {
  const { user, changeProfile } = session.getState()
  const newOnes = newEntries(user?.userProfile.addressBook)
  return changeProfile(
    (account) => account.addAddress(address),
    ({ addressBook }) => newOnes(addressBook, address).length > 0,
  )
}

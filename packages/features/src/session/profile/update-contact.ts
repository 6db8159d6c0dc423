import type { Gateway } from '@shop/api-client'
import type { ProfileUpdate } from '@shop/domain/account/account.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import { changeProfile, type ProfileShop } from './profile-actions.ts'

/**
 * Changes names, e-mail, password or the choice about marketing. One call carries them all, so the rest is sent as the
 * gateway has it now: another device may have changed it since the login. Throws GatewayFailure.
 */
export async function updateContact(
  shop: ProfileShop,
  changes: ProfileUpdate,
  isDone: (profile: UserProfile) => boolean,
): Promise<UserProfile> {
  const known = await presentContact(await shop.loadGateway(), shop.visit.getState().user?.userProfile)
  return changeProfile(shop, (account) => account.update({ ...known, updatePassword: false, ...changes }), isDone)
}

/** Reads the customer's profile. Gateways without this read are asked for the subscription alone. */
async function presentContact({ account, newsletter }: Pick<Gateway, 'account' | 'newsletter'>, known?: UserProfile) {
  const read = await account.profile().catch(() => undefined)
  const { firstName = '', middleName = '', lastName = '', email = '', ...others } = { ...known, ...read }
  const isSubscribed = read === undefined && (await newsletter.lookup().catch(() => undefined)) !== undefined
  const receiveMarketingMaterials = isSubscribed || others.receiveMarketingMaterials === true
  return { firstName, middleName, lastName, email, receiveMarketingMaterials }
}

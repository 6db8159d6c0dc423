import type { Gateway } from '@shop/api-client'
import { anonymousProfile } from '@shop/domain/account/session.ts'
import type { ChangedProfile, User, UserProfile } from '@shop/domain/account/user.ts'
import { customerOf } from '@shop/domain/account/visit.ts'
import { isSameEmail } from '@shop/domain/fields/same-email.ts'
import { confirmLostChange } from '../../runtime/failures/confirm-lost-change.ts'
import type { Shop } from '../../runtime/state/shop-context.ts'

/** The parts of the shop that change a profile or a subscription, and not who the visitor is. */
export type ProfileShop = Pick<Shop, 'visit' | 'tell' | 'loadGateway'>

/**
 * Subscribes an address to the newsletter. Remembers the subscription if the address is the visitor's own. Throws
 * GatewayFailure.
 */
export async function subscribe(shop: ProfileShop, email: string) {
  const { newsletter } = await shop.loadGateway()
  const { id } = await newsletter.subscribe(email)
  const customer = customerOf(shop.visit.getState())
  // A customer may subscribe another address.
  if (!customer || isSameEmail(email, customer.email)) rememberSubscription(shop, id || null, true)
}

/**
 * Remembers the newsletter subscription by its id, also in the profile. Null: none. `isWanted` is true for a subscription
 * without an id, too.
 */
export const rememberSubscription = (
  { tell }: Pick<Shop, 'tell'>,
  newsletter: string | null,
  isWanted = newsletter !== null,
) => tell({ type: 'subscription', newsletter, isWanted })

/** Replaces the profile with one from the gateway. */
export const adoptProfile = ({ tell }: Pick<Shop, 'tell'>, profile: UserProfile) => tell({ type: 'profile', profile })

/**
 * Changes the profile with a call that returns the new one. If its answer is lost, reads the profile again where the
 * gateway can, and succeeds if `isDone` finds the change. Throws GatewayFailure.
 */
export async function changeProfile(
  shop: ProfileShop,
  change: (account: Gateway['account']) => Promise<ChangedProfile>,
  isDone: (profile: UserProfile) => boolean,
): Promise<UserProfile> {
  const { account } = await shop.loadGateway()
  const read = async (answer: Promise<ChangedProfile>) => completed(await answer, shop.visit.getState().user)
  const isMade = (profile: UserProfile) => {
    adoptProfile(shop, profile)
    return isDone(profile)
  }
  const profile = await confirmLostChange(
    () => read(change(account)),
    () => read(account.profile()),
    isMade,
  )
  adoptProfile(shop, profile)
  return profile
}

/** Adds a product to the favourites or removes it. Throws GatewayFailure. */
export const setFavourite = (shop: ProfileShop, itemNumber: string, isFavourite: boolean) =>
  changeProfile(
    shop,
    (account) => (isFavourite ? account.addFavourite(itemNumber) : account.removeFavourite(itemNumber)),
    ({ favourites }) => favourites.includes(itemNumber) === isFavourite,
  )

/** Adds the parts of the known profile that the answer to a change leaves out, or that cannot be read. */
function completed(changed: ChangedProfile, user: User | undefined): UserProfile {
  const isTheirs = user?.userProfile.userId === changed.userId
  return { ...(isTheirs ? user.userProfile : anonymousProfile(changed.userId)), ...changed }
}

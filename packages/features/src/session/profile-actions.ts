import { anonymousProfile } from '@shop/domain/account/session.ts'
import { isSameEmail } from '@shop/domain/fields/same-email.ts'
import type { ChangedProfile, User, UserProfile } from '@shop/domain/account/user.ts'
import { confirmLostChange } from '../runtime/failures/confirm-lost-change.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import type { SessionState } from './session-state.ts'

interface Dependencies {
  loadGateway: LoadGateway
  get: () => SessionState
  /** Writes the user, unless another tab has logged in or out since. */
  writeIfCurrent: (user: User) => void
}

type ProfileActions = Pick<
  SessionState,
  'subscribeToNewsletter' | 'rememberSubscription' | 'replaceProfile' | 'changeProfile' | 'setFavourite'
>

/** The actions of the session that change the visitor's profile or subscription, and not who the visitor is. */
export const createProfileActions = ({ loadGateway, get, writeIfCurrent }: Dependencies): ProfileActions => ({
  subscribeToNewsletter: async (email) => {
    const { newsletter } = await loadGateway()
    const { id } = await newsletter.subscribe(email)
    const { user } = get()
    // A customer may subscribe another address.
    const isOwn = !isCustomer(user) || isSameEmail(email, user?.userProfile.email ?? '')
    if (isOwn) get().rememberSubscription(id || null, true)
  },
  rememberSubscription: (Newsletter, isWanted = Newsletter !== null) => {
    const { user } = get()
    if (!user) return
    const { userProfile } = user
    const receiveMarketingMaterials = isCustomer(user) && isWanted
    writeIfCurrent({
      ...user,
      userProfile: { ...userProfile, receiveMarketingMaterials },
      subscriptions: { Newsletter },
    })
  },
  replaceProfile: (userProfile) => {
    const { user } = get()
    // Ignores an answer for a login that has ended.
    const isTheirs = user?.userProfile.userId === userProfile.userId && isCustomer(user)
    // Some gateways leave out `isAuthenticated`. Only a refusal ends a login.
    if (isTheirs) writeIfCurrent({ ...user, userProfile: { ...userProfile, isAuthenticated: true } })
  },
  changeProfile: async (change, isDone) => {
    const { account } = await loadGateway()
    const isMade = (profile: UserProfile) => {
      get().replaceProfile(profile)
      return isDone(profile)
    }
    const profile = await confirmLostChange(
      async () => completed(await change(account), get().user),
      async () => completed(await account.profile(), get().user),
      isMade,
    )
    get().replaceProfile(profile)
    return profile
  },
  setFavourite: async (itemNumber, isFavourite) => {
    await get().changeProfile(
      (account) => (isFavourite ? account.addFavourite(itemNumber) : account.removeFavourite(itemNumber)),
      ({ favourites }) => favourites.includes(itemNumber) === isFavourite,
    )
  },
})

/** Adds the parts of the known profile that the answer to a change leaves out, or that cannot be read. */
function completed(changed: ChangedProfile, user: User | undefined): UserProfile {
  const isTheirs = user?.userProfile.userId === changed.userId
  return { ...(isTheirs ? user.userProfile : anonymousProfile(changed.userId)), ...changed }
}

/** Whether the user has logged in. */
export const isCustomer = (user: User | undefined) => user?.userProfile.isAuthenticated === true

import { isLoggedIn } from '@shop/domain/account/session.ts'
import type { User } from '@shop/domain/account/user.ts'
import { checkoutBasket } from './basket-owner.ts'
import type { Shop } from '../../runtime/state/shop-context.ts'
import { expiredLogin } from './user-storage.ts'

type VisitOfShop = Pick<Shop, 'visit' | 'tell' | 'platform'>

/** Matches the paths of the checkout and payment pages. */
const CHECKOUT_PAGES = /^\/(?:checkout|payments)(?:\/|$)/

/** Opens the visit of the stored user in a document that starts at a path. */
export function openVisit(
  { tell, platform, madeByHead }: VisitOfShop & Pick<Shop, 'madeByHead'>,
  stored: User | undefined,
  path: string,
) {
  tell({
    type: 'opened',
    stored,
    madeByHead,
    newId: platform.newId(),
    now: platform.now(),
    atCheckout: CHECKOUT_PAGES.test(path),
    basketOf: checkoutBasket.read(platform)?.customerId,
    followsExpiry: stored !== undefined && followsExpiry(platform, stored),
  })
}

/** Ends the login. The next visitor gets a new id, for shared computers. */
export const logOut = ({ tell, platform }: Pick<Shop, 'tell' | 'platform'>) =>
  tell({ type: 'logged-out', newId: platform.newId() })

/** Ends the login because the gateway has refused the token. */
export const refuse = ({ tell, platform }: Pick<Shop, 'tell' | 'platform'>) =>
  tell({ type: 'refused', newId: platform.newId() })

/** Ends the login if its token has expired. */
export function endIfExpired({ visit, tell, platform }: VisitOfShop) {
  const { user } = visit.getState()
  if (user && !isLoggedIn(user, platform.now())) tell({ type: 'ran-out' })
}

/** Adopts the visitor that another tab has stored. */
export function followOtherTab({ tell, platform }: Pick<Shop, 'tell' | 'platform'>, stored: User | undefined) {
  if (!stored) return
  tell({ type: 'seen-in-other-tab', stored, now: platform.now(), followsExpiry: followsExpiry(platform, stored) })
}

const followsExpiry = (platform: Shop['platform'], { userProfile }: User) =>
  expiredLogin.read(platform) === userProfile.userId
